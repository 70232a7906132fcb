#include "cli/external/process.hpp"

namespace lw::cli {

struct Process::Handles {};

bool can_run_programs() { return false; }

std::unique_ptr<Process> Process::start(const std::string& /*command*/, std::string& why) {
    why = "other programs cannot be run from here";
    return nullptr;
}

Process::Process(std::unique_ptr<Handles> handles) : handles_(std::move(handles)) {}
Process::~Process() = default;

Reply Process::ask(std::string_view /*line*/, Seconds /*limit*/) { return {}; }

void Process::say_goodbye(std::string_view /*line*/, Seconds /*grace*/) {}

}  // namespace lw::cli
