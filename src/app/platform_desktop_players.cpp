// The computer players of the desktop: a thread that answers one question after another.
#include "app/platform.hpp"
#include "players/service.hpp"

#include <SDL.h>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>
#include <utility>

namespace lw::app::platform {
namespace {

class PlayersThread {
public:
    ~PlayersThread() {
        {
            const std::lock_guard lock(mutex_);
            ends_ = true;
            stop_ = true;
        }
        news_.notify_one();
        thread_.join();
    }

    void ask(base::ByteView question) {
        {
            const std::lock_guard lock(mutex_);
            questions_.emplace(question.begin(), question.end());
        }
        news_.notify_one();
    }
    std::optional<base::Bytes> answer() {
        const std::lock_guard lock(mutex_);
        if (answers_.empty()) return std::nullopt;
        base::Bytes first = std::move(answers_.front());
        answers_.pop();
        return first;
    }
    /// What is thought about ends soon; its answer is to a question that nobody asks any more.
    void dismiss() {
        const std::lock_guard lock(mutex_);
        questions_ = {};
        stop_ = true;
        ++life_;
    }
    std::uint32_t life() {
        const std::lock_guard lock(mutex_);
        return life_;
    }

private:
    void work() {
        auto service = std::make_unique<players::Service>();
        for (std::uint32_t life = 0;;) {
            std::unique_lock lock(mutex_);
            news_.wait(lock, [this] { return ends_ || !questions_.empty(); });
            if (ends_) return;
            if (std::exchange(life, life_) != life_) service = std::make_unique<players::Service>();
            const base::Bytes question = std::move(questions_.front());
            questions_.pop();
            stop_ = false;
            lock.unlock();
            base::Bytes answer = service->answer(question, &stop_);
            lock.lock();
            answers_.push(std::move(answer));
            SDL_Event wake{};
            wake.type = SDL_USEREVENT;
            SDL_PushEvent(&wake);
        }
    }

    std::mutex mutex_;
    std::condition_variable news_;
    std::queue<base::Bytes> questions_;
    std::queue<base::Bytes> answers_;
    std::uint32_t life_ = 0;
    bool ends_ = false;
    std::atomic<bool> stop_ = false;
    std::thread thread_{[this] { work(); }};  // last: it uses the others
};

PlayersThread& thread() {
    static PlayersThread one;
    return one;
}

}  // namespace

PlayersAre players() { return PlayersAre::beside; }
std::uint32_t players_life() { return thread().life(); }
void ask_players(base::ByteView question) { thread().ask(question); }
std::optional<base::Bytes> players_answer() { return thread().answer(); }
void dismiss_players() { thread().dismiss(); }

}  // namespace lw::app::platform
