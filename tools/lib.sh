# Shared by the commands in tools/: messages, packages, third-party sources, builds. Sourced, never run.
# shellcheck shell=bash

set -euo pipefail

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
CACHE="${LANDWRIGHT_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/landwright}"
export LANDWRIGHT_CACHE="$CACHE"
JOBS="${LANDWRIGHT_JOBS:-$(nproc)}"

say() { printf '%s\n' "-- $*"; }
fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# --- packages ----------------------------------------------------------------------------------------------

PACKAGES=(
    cmake ninja-build ccache g++ clang lld libclang-rt-14-dev dpkg-dev ca-certificates xz-utils
    emscripten libsdl2-dev libgles-dev libegl-dev libcereal-dev rapidjson-dev nlohmann-json3-dev libcli11-dev libstb-dev
    protobuf-compiler libprotobuf-dev python3-protobuf libgtest-dev libgmock-dev libbenchmark-dev googletest clang-format
    python3 python3-fonttools fonts-lato fonts-averia-serif-gwf chromium xvfb libgl1-mesa-dri
)

# The other engines of the browser tests.
ENGINE_PACKAGES=(firefox-esr webkit2gtk-driver)

# Those of the packages named that are not installed, one a line; one question to dpkg for all of them.
missing_packages() {
    local present
    present="$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p')" || true
    printf '%s\n' "$@" | grep -vxF -e "$present" || true
}

node_is_recent() {
    local major
    major="$(node --version 2>/dev/null | sed -n 's/^v\([0-9]*\).*/\1/p')"
    [ "${major:-0}" -ge 18 ] && command -v npm >/dev/null
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        fail "Packages must be installed (${MISSING[*]}), which needs root or sudo."
    fi
}

# install_packages [PACKAGE...]: what is missing of the list and of those named; nothing when nothing is: a second run needs no network.
install_packages() {
    MISSING=()
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        local tool
        for tool in cmake ninja g++ clang++ em++ node npm python3; do
            command -v "$tool" >/dev/null || fail "This is not a Debian system and $tool is missing; install it first."
        done
        return
    fi
    mapfile -t MISSING < <(missing_packages "${PACKAGES[@]}" "$@")
    if ! node_is_recent; then
        MISSING+=(nodejs)
        command -v npm >/dev/null || MISSING+=(npm)
    fi
    [ "${#MISSING[@]}" = 0 ] && return
    say "Installing ${#MISSING[@]} packages: ${MISSING[*]}"
    local log
    log="$(mktemp)"
    as_root apt-get update >"$log" 2>&1 || true
    if ! as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get -o DPkg::Lock::Timeout=600 install -y --no-install-recommends "${MISSING[@]}" >>"$log" 2>&1; then
        tail -n 5 "$log" >&2
        fail "The packages could not be installed (${MISSING[*]}); the whole log is in $log."
    fi
    rm -f "$log"
    node_is_recent || fail "Node.js 18 or later with npm is needed; the package system has an older one."
}

# --- third-party sources -----------------------------------------------------------------------------------

# folder in the cache | source package | Debian suite that has it | upstream tarball | its SHA-256
# The versions are also in cmake/third_party_versions.cmake.
SOURCES=(
    "SDL2-2.26.5|libsdl2|bookworm|libsdl2_2.26.5+dfsg.orig.tar.gz|b3f2c822151804125d08db94c65852f711c2e5df2145a59da120748dc32eb9c3"
    "imgui-1.90.1|imgui|trixie|imgui_1.90.1+ds.orig.tar.xz|ecce377df0f90b292f15dcbd83d438bddc162b2388c881132bde18c787572a1c"
    "nanosvg-20241219|nanosvg|trixie|nanosvg_0.0~git20241219.ea6a6ac.orig.tar.xz|05f1af7299500dd918165edf639cdab9b25cb7f243158056a72149b47f33b9c9"
    "protobuf-3.21.12|protobuf|bookworm|protobuf_3.21.12.orig.tar.gz|930c2c3b5ecc6c9c12615cf5ad93f1cd6e12d0aba862b572e076259970ac3a53"
)

# The system's own Debian mirror as a list of source packages of one suite, in a folder of ours; the system's
# lists stay as they are. Prints apt's options for it.
source_list_options() {
    local suite="$1" dir="$CACHE/apt/$1" codename
    codename="$(. /etc/os-release && echo "${VERSION_CODENAME:-bookworm}")"
    mkdir -p "$dir/lists/partial"
    local list
    if [ -f /etc/apt/sources.list.d/debian.sources ]; then
        list="$dir/debian.sources"
        sed -e 's/^Types:.*/Types: deb-src/' -e "/^Suites:/s/\b$codename\b/$suite/g" \
            /etc/apt/sources.list.d/debian.sources >"$list"
    elif [ -f /etc/apt/sources.list ]; then
        list="$dir/debian.list"
        sed -n -e "s/\b$codename\b/$suite/g" -e 's/^deb\(-src\)\? /deb-src /p' /etc/apt/sources.list | sort -u >"$list"
    else
        return 1
    fi
    printf '%s\n' -o Dir::Etc::SourceParts=/dev/null -o "Dir::Etc::SourceList=$list" -o "Dir::State::Lists=$dir/lists"
}

# download_source PACKAGE SUITE: the upstream tarball, into the downloads folder.
download_source() {
    local package="$1" suite="$2" log="$CACHE/apt/$2.log" options text
    command -v apt-get >/dev/null || return 1
    text="$(source_list_options "$suite")" || return 1
    mapfile -t options <<<"$text"
    apt-get "${options[@]}" update >"$log" 2>&1 || return 1
    # apt drops to another user for downloads, who may not write here: it then says so and goes on as root.
    (cd "$CACHE/downloads" && apt-get "${options[@]}" source --download-only --tar-only "$package" >>"$log" 2>&1)
}

checksum_ok() { [ -f "$1" ] && [ "$(sha256sum <"$1" | cut -d' ' -f1)" = "$2" ]; }

fetch_sources() {
    local entry folder package suite tarball sha
    mkdir -p "$CACHE/sources" "$CACHE/downloads" "$CACHE/apt"
    for entry in "${SOURCES[@]}"; do
        IFS='|' read -r folder package suite tarball sha <<<"$entry"
        [ -f "$CACHE/sources/$folder/.complete" ] && continue
        if ! checksum_ok "$CACHE/downloads/$tarball" "$sha"; then
            say "Fetching the source of $folder"
            rm -f "$CACHE/downloads/$tarball"
            download_source "$package" "$suite" || true
            [ -f "$CACHE/downloads/$tarball" ] ||
                fail "The source of $folder ($tarball, Debian's source package $package) could not be fetched; put it into $CACHE/downloads and try again."
            checksum_ok "$CACHE/downloads/$tarball" "$sha" ||
                fail "$CACHE/downloads/$tarball is not the file that was pinned: its SHA-256 differs."
        fi
        rm -rf "$CACHE/sources/$folder.new" "$CACHE/sources/$folder"
        mkdir -p "$CACHE/sources/$folder.new"
        tar -xf "$CACHE/downloads/$tarball" -C "$CACHE/sources/$folder.new" --strip-components=1 ||
            fail "$CACHE/downloads/$tarball could not be unpacked."
        touch "$CACHE/sources/$folder.new/.complete"
        mv "$CACHE/sources/$folder.new" "$CACHE/sources/$folder"
    done
}

# --- the browser's driver ------------------------------------------------------------------------------------

# Installs the packages of tests/browser. What was installed from this very list is still good: no network then.
install_browser_driver() {
    local folder="$ROOT/tests/browser" stamp
    stamp="$(cd "$folder" && sha256sum package.json package-lock.json)"
    [ "$(cat "$folder/node_modules/.landwright-stamp" 2>/dev/null)" = "$stamp" ] && return
    (cd "$folder" && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund --loglevel=error) || return 1
    echo "$stamp" >"$folder/node_modules/.landwright-stamp"
}

# --- builds ------------------------------------------------------------------------------------------------

# build PRESET [TARGET...]: configures, with CONFIGURE_OPTIONS, and builds; prints the output only when it fails.
CONFIGURE_OPTIONS=()
build() {
    local preset="$1" log="$ROOT/build/$1.log"
    shift
    mkdir -p "$ROOT/build"
    say "Building $preset${*:+ ($*)}"
    local targets=()
    [ $# -gt 0 ] && targets=(--target "$@")
    if ! (cd "$ROOT" && cmake --preset "$preset" "${CONFIGURE_OPTIONS[@]}" && cmake --build --preset "$preset" -j "$JOBS" "${targets[@]}") >"$log" 2>&1; then
        grep -E -m 20 'error|Error|FAILED' "$log" >&2 || tail -n 20 "$log" >&2
        printf '%s\n' "The $preset build failed; the whole log is in build/$preset.log." >&2
        return 1
    fi
}
