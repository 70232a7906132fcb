// Runs a fuzz target once over every file of the given folders: what CI does with the committed inputs, with any
// compiler. A finding ends the program, so the last line is only reached when there is none.
#include "fuzz/target.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> inputs(int count, char** folders) {
    std::vector<fs::path> found;
    for (int i = 1; i < count; ++i) {
        for (const auto& entry : fs::directory_iterator(folders[i])) {
            if (entry.is_regular_file()) found.push_back(entry.path());
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace

int main(int count, char** folders) {
    const std::vector<fs::path> files = inputs(count, folders);
    for (const fs::path& path : files) {
        std::ifstream file(path, std::ios::binary);
        const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
        // Named beforehand: a finding ends the program.
        std::fprintf(stderr, "%s\n", path.filename().string().c_str());
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    }
    std::printf("%zu passed, %d failed\n", files.size(), files.empty() ? 1 : 0);
    return files.empty() ? 1 : 0;
}
