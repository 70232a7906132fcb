#!/usr/bin/env python3
"""A program for a seat of "landwright arena", by docs/engine.md: in Isles it builds what it
can, in Shires it puts followers where the feature is worth most; else it takes the first listed move.

usage: bot.py [MODE]

The modes besides "play" are the ways in which a program can misbehave; each shows at the first move, or as told.
"""
import json
import os
import signal
import sys

BEST_FIRST = ["city", "settle", "road", "buy", "roll", "robber", "rob", "knight", "end"]


def discard(view, seat):
    """Gives up the cards of which it holds most."""
    hand = dict(view["own"]["hand"])
    chosen = dict.fromkeys(hand, 0)
    for _ in range(view["players"][seat]["discard_due"]):
        most = max(hand, key=lambda resource: hand[resource])
        hand[most] -= 1
        chosen[most] += 1
    return {"kind": "discard", "cards": chosen}


def worth(view, action):
    """What the feature that a follower would stand on is worth when it is complete."""
    last = {"on": len(view["tiles"]) - 1, "spot": action["spot"]}
    return next(feature["worth_complete"] for feature in view["features"] if last in feature["extent"])


def choose_in_shires(view):
    followers = [action for action in view["legal"] if action["kind"] == "follower"]
    return max(followers, key=lambda action: worth(view, action), default=view["legal"][0])


def choose(view, seat):
    if view["phase"] in ("tile", "follower"):
        return choose_in_shires(view)
    if seat in view["owing"]:
        return discard(view, seat)
    rank = {kind: number for number, kind in enumerate(BEST_FIRST)}
    return min(view["legal"], key=lambda action: rank.get(action["kind"], len(rank)))


def check_that_nothing_is_told(request, seat):
    """Ends the program when a hand, a stolen card or a bought one of another seat is in the request."""
    for player in request["view"]["players"]:
        assert not {"hand", "cards", "fresh", "discarding"} & set(player), player
    for event in request["events"]:
        if event["kind"] == "stole":
            assert (event["resource"] is None) == (seat not in (event["thief"], event["victim"])), event
        if event["kind"] == "card-bought":
            assert (event["card"] is None) == (seat != event["seat"]), event


def say(reply):
    print(json.dumps(reply), flush=True)


def misbehave(mode, request):
    """Does what the mode is for; True when that was instead of a reply."""
    if mode == "illegal":
        say({"id": request["id"], "action": "first 0" if "tiles" in request["view"] else "end"})
    elif mode == "nonsense":
        say({"id": request["id"], "action": "fly to N(0,0)"})
    elif mode == "garbage":
        print("I would like to build a road, please.", flush=True)
    elif mode == "no-action":
        say({"id": request["id"], "ok": True})
    elif mode == "wrong-id":
        say({"id": request["id"] + 1, "action": "roll"})
    elif mode == "flood":
        print("x" * 1_000_000, flush=True)
    elif mode == "crash":
        sys.exit(3)
    elif mode == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    elif mode == "close-output":
        os.close(1)
    elif mode == "close-both":
        os.close(1)
        os.close(0)
        signal.pause()
    elif mode == "silent":
        pass
    else:
        return False
    return True


def main():
    mode = sys.argv[1] if len(sys.argv) > 1 else "play"
    seat = None
    for line in sys.stdin:
        request = json.loads(line)
        what = request["do"]
        if what == "quit":
            return
        if what == "game":
            seat = request["seat"]
            if request["config"]["game"] == "isles":
                assert len(request["config"]["board"]["hexes"]) >= 19
        if what in ("move", "over"):
            check_that_nothing_is_told(request, seat)
        if what == "move":
            if not misbehave(mode, request):
                say({"id": request["id"], "action": choose(request["view"], seat)})
        elif mode == "no-hello":
            return
        else:
            say({"id": request["id"], "ok": True})


if __name__ == "__main__":
    main()
