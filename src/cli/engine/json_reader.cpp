#include "cli/engine/json_reader.hpp"

#include <utility>
#include <vector>

namespace lw::cli {

namespace {

class Builder : public nlohmann::json_sax<Json> {
public:
    JsonRead read;

    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(number_integer_t value) override { return put(value); }
    bool number_unsigned(number_unsigned_t value) override { return put(value); }
    bool number_float(number_float_t value, const string_t& /*as_written*/) override { return put(value); }
    bool string(string_t& value) override { return put(std::move(value)); }
    bool binary(binary_t& /*value*/) override { return false; }  // text has none

    bool start_object(std::size_t /*unknown*/) override { return open(Json::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*unknown*/) override { return open(Json::array()); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        const Json& object = *open_.back();
        if (object.contains(name)) return stop(shown(name) + " is given twice in one object.");
        if (object.size() >= kMostFields) return stop("An object has more than " + std::to_string(kMostFields) + " fields.");
        name_ = std::move(name);
        return true;
    }

    bool parse_error(std::size_t /*at*/, const std::string& /*token*/, const Json::exception& /*error*/) override {
        read.is_json = false;
        return false;
    }

private:
    bool stop(std::string why) {
        read.wrong = std::move(why);
        return false;
    }

    Json& place(Json value) {
        if (open_.empty()) return read.value = std::move(value);
        Json& into = *open_.back();
        if (into.is_array()) return into.emplace_back(std::move(value));
        return into[name_] = std::move(value);
    }

    bool put(Json value) {
        place(std::move(value));
        return true;
    }

    bool open(Json value) {
        if (open_.size() >= kMostNested) return stop("The line is nested deeper than " + std::to_string(kMostNested) + ".");
        open_.push_back(&place(std::move(value)));
        return true;
    }

    bool close() {
        open_.pop_back();
        return true;
    }

    std::vector<Json*> open_;  ///< each inside the one before it, which does not grow meanwhile
    std::string name_;
};

}  // namespace

JsonRead read_json(std::string_view text) {
    Builder builder;
    static_cast<void>(Json::sax_parse(text, &builder));
    return std::move(builder.read);
}

}  // namespace lw::cli
