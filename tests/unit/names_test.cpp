// What may be a name, and which two are the same.
#include "base/letters.hpp"
#include "game/name.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

using namespace lw;
using game::same_name;
using game::tidy_name;

const std::string kFamily = "👨‍👩‍👧";

TEST(Letters, AreWhatPeopleCount) {
    EXPECT_EQ(base::letter_count(""), 0U);
    EXPECT_EQ(base::letter_count("Ada"), 3U);
    EXPECT_EQ(base::letter_count("e\u0301le\u0300ve"), 5U) << "marks belong to their letter";
    EXPECT_EQ(base::letter_count("さくら"), 3U);
    EXPECT_EQ(base::letter_count(kFamily), 1U) << "joined";
    EXPECT_EQ(base::letter_count("👍🏽👍"), 2U) << "a skin tone";
    EXPECT_EQ(base::letter_count("🇫🇮🇯🇵🇩"), 3U) << "flags are pairs";
    EXPECT_EQ(base::letter_count("क्षि"), 1U) << "joined consonants with their vowel";
    EXPECT_EQ(base::letter_count("น้ำ"), 1U);
    EXPECT_EQ(base::letter_count("\u1112\u1161\u11AB\u1100"), 2U) << "a syllable in parts";
    EXPECT_EQ(base::letter_count("שָׁלוֹם"), 4U);
    EXPECT_EQ(base::first_letters("e\u0301te\u0301", 1), "e\u0301");
    EXPECT_EQ(base::first_letters(kFamily + "x", 1), kFamily);
    EXPECT_EQ(base::first_letters("ab", 9), "ab");
}

TEST(Letters, DamagedBytesCountOneEach) {
    const std::string text =
        "a\xF0\x9F"
        "b\xC0\xAF";
    std::string read;
    for (std::size_t at = 0; at < text.size();) read += base::next_code_point(text, at) == base::kDamaged ? '?' : text[at - 1];
    EXPECT_EQ(read, "a??b??");
    for (const std::string_view one : {"\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE0\x80\xAF"}) {
        std::size_t at = 0;
        EXPECT_EQ(base::next_code_point(one, at), base::kDamaged);
        EXPECT_EQ(at, 1U);
    }
    std::string again;
    for (const char32_t c : {U'a', U'é', U'漢', U'😀'}) base::append_utf8(again, c);
    EXPECT_EQ(again, "aé漢😀");
}

TEST(Names, AreTidiedButKeptAsTyped) {
    for (const std::string_view fine : {"Ada", "Éloïse de la Tour", "さくら", "محمد", "שָׁלוֹם", "กำแพง", "क्षितिज", "👩🏽‍🚀",
                                        "辻\U000E0100", "می‌خواهم", "B-52"}) {
        EXPECT_EQ(tidy_name(fine), fine);
    }
    EXPECT_EQ(tidy_name("  Ada \t\n Lovelace\u00A0 "), "Ada Lovelace");
    EXPECT_EQ(tidy_name("山田\u3000太郎"), "山田 太郎");
    EXPECT_EQ(tidy_name("A\u200Bd\u00ADa\uFEFF\u202E"), "Ada");
    EXPECT_EQ(tidy_name("\u0301\u0302Ada"), "Ada") << "a mark needs a letter";
    EXPECT_EQ(tidy_name("A\u0301\u0301\u0301\u0301\u0301\u0301\u0301da"), "A\u0301\u0301\u0301\u0301da") << "not a tower of them";
    EXPECT_EQ(tidy_name("A\xFF\xC0"
                        "da"),
              "Ada");
}

TEST(Names, BlankIsNone) {
    for (const std::string_view blank : {"", " ", "\t \n", "\u00A0", "\u3000", "\u200B\u200D", "\u2800", "\u3164\u115F", "\u202E\u2066",
                                         "\u0301", "\uFE0F", "\uFFFD", "\U000E0061"}) {
        EXPECT_EQ(tidy_name(blank), "");
    }
}

TEST(Names, HaveALengthInLettersAndInBytes) {
    EXPECT_EQ(tidy_name(std::string(30, 'W')), std::string(24, 'W'));
    EXPECT_EQ(tidy_name(std::string(23, 'W') + "  x"), std::string(23, 'W')) << "no blank at the end";
    std::string faces;
    for (int i = 0; i < 30; ++i) faces += "😀";
    EXPECT_EQ(tidy_name(faces), faces.substr(0, 24 * 4));
    std::string families;
    for (int i = 0; i < 24; ++i) families += kFamily;
    const std::string cut = tidy_name(families);
    EXPECT_LE(cut.size(), game::kMaxNameBytes);
    EXPECT_EQ(cut.size() % kFamily.size(), 0U) << "only whole ones";
    EXPECT_FALSE(cut.empty());
}

TEST(Names, AreTheSameToPeople) {
    EXPECT_TRUE(same_name("Ada", "ada"));
    EXPECT_TRUE(same_name("Ada", " A da\u200B"));
    EXPECT_TRUE(same_name("ÉLOÏSE", "éloïse"));
    EXPECT_TRUE(same_name("ŻÓŁĆ", "żółć"));
    EXPECT_TRUE(same_name("ΣΟΦΟΣ", "σοφος"));
    EXPECT_TRUE(same_name("ΣΟΦΟΣ", "σοφοσ"));
    EXPECT_TRUE(same_name("ЮРИЙ Ё", "юрийё"));
    EXPECT_TRUE(same_name("❤", "❤\uFE0F"));
    EXPECT_TRUE(same_name("Ada\u00A0L", "Ada L"));
    EXPECT_FALSE(same_name("Ada", "Adá"));
    EXPECT_FALSE(same_name("さくら", "さくや"));
    EXPECT_FALSE(same_name("👩🏽‍🚀", "👩🏽‍🔬"));
    EXPECT_FALSE(same_name("", "Ada"));
}

TEST(Names, FromOutsideAreToldApart) {
    std::vector<game::Player> table(4);
    table[0].name = " Ada";
    table[1].name = "ADA\u200B";
    table[2].name = "\u3000";
    table[3].name = "ada";
    game::tell_apart(table);
    EXPECT_EQ(table[0].name, "Ada");
    EXPECT_EQ(table[1].name, "ADA 2");
    EXPECT_EQ(table[2].name, "Bruno") << "a usual one that is free";
    EXPECT_EQ(table[3].name, "ada 3");
    const auto once = table;
    game::tell_apart(table);
    EXPECT_EQ(table, once) << "what is fit stays";
    std::vector<game::Player> wide(2);
    for (game::Player& one : wide) one.name = std::string(24, 'W');
    game::tell_apart(wide);
    EXPECT_EQ(wide[1].name, std::string(22, 'W') + " 2") << "within the length";
}

}  // namespace
