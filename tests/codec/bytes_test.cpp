#include "base/bytes.hpp"
#include "codec/text.hpp"
#include "codec/utf8.hpp"

#include <gtest/gtest.h>

#include <string>

namespace lw::test {
namespace {

using base::Bytes;

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

TEST(Bytes, PublishedChecksum) {
    EXPECT_EQ(base::crc32(bytes_of("123456789")), 0xCBF43926U);
    EXPECT_EQ(base::crc32(bytes_of("6789"), base::crc32(bytes_of("12345"))), 0xCBF43926U);
    EXPECT_EQ(base::crc32({}), 0U);
}

TEST(Bytes, WrittenIsRead) {
    base::ByteWriter out;
    out.u8(0xAB);
    out.u16(0x1234);
    out.u32(0xDEADBEEF);
    out.u64(0x0123456789ABCDEFULL);
    const Bytes bytes = out.take();
    EXPECT_EQ(bytes.size(), 15U);
    EXPECT_EQ(bytes[1], 0x34);
    base::ByteReader in(bytes);
    EXPECT_EQ(in.u8(), 0xAB);
    EXPECT_EQ(in.u16(), 0x1234);
    EXPECT_EQ(in.u32(), 0xDEADBEEFU);
    EXPECT_EQ(in.u64(), 0x0123456789ABCDEFULL);
    EXPECT_TRUE(in.ok());
    EXPECT_EQ(in.u8(), 0);
    EXPECT_FALSE(in.ok());
}

TEST(Bytes, ReadingPastTheEndStaysWrong) {
    const Bytes bytes{1, 2, 3};
    base::ByteReader in(bytes);
    EXPECT_EQ(in.u32(), 0U);
    EXPECT_EQ(in.u8(), 0);
    EXPECT_TRUE(in.raw(1).empty());
    EXPECT_FALSE(in.ok());
}

TEST(Bytes, PublishedBase64) {  // RFC 4648, section 10
    const std::vector<std::pair<std::string, std::string>> vectors{
        {"", ""}, {"f", "Zg=="}, {"fo", "Zm8="}, {"foo", "Zm9v"}, {"foob", "Zm9vYg=="}, {"fooba", "Zm9vYmE="}, {"foobar", "Zm9vYmFy"}};
    for (const auto& [plain, coded] : vectors) {
        EXPECT_EQ(base::to_base64(bytes_of(plain)), coded);
        Bytes back;
        EXPECT_TRUE(base::from_base64(coded, back));
        EXPECT_EQ(back, bytes_of(plain));
    }
}

TEST(Bytes, Base64TakesNothingElse) {
    Bytes out;
    for (const char* bad : {"Zg=", "Zg", "Zg=a", "Z===", "====", "Zh==", "Zm9=", "Zg==Zg==", "Zm9v!", "Zm-v"}) {
        EXPECT_FALSE(base::from_base64(bad, out)) << bad;
    }
    EXPECT_TRUE(base::from_base64(" Zm\n9v\r\nYg =\t=\n", out));
    EXPECT_EQ(out, bytes_of("foob"));
}

TEST(Bytes, SavesAsTextWrapAndReturn) {
    Bytes save(200);
    for (std::size_t i = 0; i < save.size(); ++i) save[i] = static_cast<std::uint8_t>(i * 7);
    for (const bool wrapped : {false, true}) {
        Bytes back;
        EXPECT_TRUE(codec::from_text(codec::to_text(save, wrapped), back).ok());
        EXPECT_EQ(back, save);
    }
    Bytes back;
    EXPECT_EQ(codec::from_text("not a save.", back).error, codec::Error::not_a_save);
    EXPECT_EQ(codec::from_text("", back).error, codec::Error::not_a_save);
}

TEST(Bytes, SavesAsTextAreReadAsEditorsAndMailLeaveThem) {
    const Bytes save = bytes_of("a saved game, or what stands for one");
    const std::string text = codec::to_text(save, true);
    std::string lines;  // as another system ends them
    std::string little = "\xFF\xFE";
    std::string big = "\xFE\xFF";
    for (const char c : text) {
        if (c == '\n') lines += '\r';
        lines += c;
        little += {c, '\0'};
        big += {'\0', c};
    }
    for (const std::string& left : {"\xEF\xBB\xBF" + text, "\xEF\xBB\xBF\r\n  " + lines + " \t\r\n", lines, little, big}) {
        Bytes back;
        EXPECT_TRUE(codec::from_text(left, back).ok()) << left;
        EXPECT_EQ(back, save);
    }
    Bytes back;
    for (const std::string& wrong : {std::string("\xEF\xBB\xBF"), std::string("\xFF\xFE"), "\xFE\xFF" + text, text + "\xEF\xBB\xBF"}) {
        EXPECT_EQ(codec::from_text(wrong, back).error, codec::Error::not_a_save) << wrong;
    }
}

TEST(Utf8, KeepsTextAndDropsTheRest) {
    const std::string fine = "Ada \xC3\xA9 \xE6\xBC\xA2 \xF0\x9F\x8E\xB2";
    EXPECT_EQ(codec::clean_utf8(fine, 100), fine);
    EXPECT_EQ(codec::clean_utf8("a\nb\x7F\tc", 100), "abc");
    EXPECT_EQ(codec::clean_utf8("a\xC0\xAF"
                                "b\xED\xA0\x80"
                                "c\xFF",
                                100),
              "abc");
    EXPECT_EQ(codec::clean_utf8("a\xE2\x80\xAE"
                                "b",
                                100),
              "ab");                                      // right-to-left override
    EXPECT_EQ(codec::clean_utf8("ab\xC3\xA9", 3), "ab");  // never half a character
}

}  // namespace
}  // namespace lw::test
