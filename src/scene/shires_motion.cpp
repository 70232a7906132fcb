#include "scene/shires_motion.hpp"

#include "scene/detail/easing.hpp"
#include "scene/shires_places.hpp"

#include <algorithm>

namespace lw::scene {

namespace {

constexpr double kDropTime = 0.22;    // seconds
constexpr double kScorePause = 0.35;  // before the next thing happens
constexpr double kScoreTime = 2.2;    // how long points stay in sight
constexpr double kFullUntil = 0.7;    // part of it at full strength
constexpr double kLeaveTime = 0.5;

template <class Item>
void drop_old(std::vector<Item>& items, double now) {
    std::erase_if(items, [now](const Item& item) { return item.end <= now; });
}

}  // namespace

void ShiresAnimator::set_pace(float pace, bool still) {
    pace_ = std::clamp(pace, 0.1F, 10.0F);
    still_ = still;
}

void ShiresAnimator::know(const shires::State& state) {
    for (std::size_t i = 0; i < state.tiles.size(); ++i) stands_on_[i] = state.tiles[i].stands_on;
}

void ShiresAnimator::feed(std::span<const shires::Event> events, const shires::State& state, double now) {
    drop_old(drops_, now);
    drop_old(scores_, now);
    drop_old(leaving_, now);
    cursor_ = std::max(cursor_, now);
    for (const shires::Event& event : events) take(event, state, now);
    if (still_) cursor_ = now;
    know(state);
}

void ShiresAnimator::take(const shires::Event& event, const shires::State& state, double now) {
    if (const auto* laid = std::get_if<shires::TileLaid>(&event); laid != nullptr && !still_) {
        drops_.push_back({laid->tile, cursor_, cursor_ + seconds(kDropTime)});
        cursor_ += seconds(kDropTime);
    } else if (const auto* placed = std::get_if<shires::FollowerPlaced>(&event); placed != nullptr) {
        const auto& shape = shires::shape_of(state.tiles[placed->tile.index()]);
        stands_on_[placed->tile.index()] = shires::segment_at(shape, placed->spot);
    } else if (const auto* scored = std::get_if<shires::Scored>(&event); scored != nullptr) {
        if (scored->winners.empty()) return;
        const double start = still_ ? now : cursor_;
        scores_.push_back({{scored->root, scored->kind, label_at(state, scored->root), scored->given, 1}, start, start + kScoreTime});
        cursor_ += seconds(kScorePause);
    } else if (const auto* home = std::get_if<shires::FollowerReturned>(&event); home != nullptr && !still_) {
        const shires::Laid& tile = state.tiles[home->tile.index()];
        const std::uint8_t on = stands_on_[home->tile.index()];
        if (on == shires::kNoSegment) return;
        leaving_.push_back(
            {{home->seat, shires::shape_of(tile).segments[on].kind, spot_at(tile, on), 1}, cursor_, cursor_ + seconds(kLeaveTime)});
    }
}

ShiresMotion ShiresAnimator::frame(double now) const {
    ShiresMotion out;
    for (const Drop& drop : drops_) {
        if (now >= drop.end) continue;
        out.tile = drop.tile;
        out.lift = 1 - ease_out(part_of(now, drop.start, drop.end));
        break;
    }
    for (const Score& score : scores_) {
        if (now < score.start || now >= score.end) continue;
        out.scores.push_back(score.mark);
        const double fade = score.start + (score.end - score.start) * kFullUntil;
        out.scores.back().strength = 1 - part_of(now, fade, score.end);
    }
    for (const Leaving& one : leaving_) {
        if (now >= one.end) continue;
        out.leaving.push_back(one.follower);
        out.leaving.back().alpha = 1 - part_of(now, one.start, one.end);
    }
    return out;
}

bool ShiresAnimator::active(double now) const {
    const auto running = [now](const auto& item) { return now < item.end; };
    return std::any_of(drops_.begin(), drops_.end(), running) || std::any_of(scores_.begin(), scores_.end(), running) ||
           std::any_of(leaving_.begin(), leaving_.end(), running);
}

void ShiresAnimator::skip() {
    drops_.clear();
    scores_.clear();
    leaving_.clear();
    cursor_ = 0;
}

}  // namespace lw::scene
