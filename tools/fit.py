#!/usr/bin/env python3
"""Fits a net to who won: the samples that `landwright samples` wrote become a file of src/agent/detail/net_file.hpp.

usage: fit.py OUT SAMPLES:SEATS:SHARE[,...] --facts N [--start NET]

SHARE of a file's positions, others each time, are gone over in an epoch. Every ninth game is kept back to judge by: the losses
printed are the mean of -log(chance of the winner) over those, file by file. With --start the fit begins with that net, and half
of what it aims at is the chances that the same net sees eight turns later: they are less noisy than who won.
"""
import argparse
import math
import struct
import sys
import zlib
from pathlib import Path

import numpy
import torch

FIRST, SECOND = 64, 32  # as in src/agent/detail/value_net.hpp
TURNS_AHEAD = 8


class Net(torch.nn.Module):
    """As src/agent/detail/value_net.hpp."""

    def __init__(self, facts):
        super().__init__()
        self.first = torch.nn.Linear(facts, FIRST)
        self.second = torch.nn.Linear(2 * FIRST, SECOND)
        self.last = torch.nn.Linear(SECOND, 1, bias=False)

    def forward(self, facts):
        hidden = torch.relu(self.first(facts))
        others = (hidden.sum(1, keepdim=True) - hidden) / (facts.shape[1] - 1)
        second = torch.relu(self.second(torch.cat([hidden, others], 2)))
        return self.last(second).squeeze(2)

    def arrays(self):
        """In the order of the file; a row for each input."""
        own, others = self.second.weight.T.split(FIRST)
        return [self.first.weight.T, self.first.bias, own, others, self.second.bias, self.last.weight[0]]


def save(net, path):
    """As src/agent/detail/net_file.hpp."""
    body = b""
    for array in net.arrays():
        numbers = array.detach().numpy()
        scale = numpy.float32(abs(numbers).max() / 32767)
        body += struct.pack("<f", scale) + numpy.rint(numbers / scale).astype("<i2").tobytes()
    head = struct.pack("<4s3HI", b"LWN1", net.first.in_features, FIRST, SECOND, zlib.crc32(body))
    Path(path).write_bytes(head + body)


def load(path, facts):
    data = Path(path).read_bytes()
    magic, *shape, check = struct.unpack_from("<4s3HI", data)
    assert (magic, shape, check) == (b"LWN1", [facts, FIRST, SECOND], zlib.crc32(data[14:])), f"{path} is not such a net"
    net = Net(facts)
    at = 14
    with torch.no_grad():
        for array in net.arrays():
            (scale,) = struct.unpack_from("<f", data, at)
            numbers = numpy.frombuffer(data, "<i2", array.numel(), at + 4)
            array.copy_(torch.from_numpy(numbers * numpy.float32(scale)).reshape(array.shape))
            at += 4 + 2 * array.numel()
    return net


def read(path, seats, facts_of_a_seat):
    kind = numpy.dtype([("game", "<i4"), ("winner", "<i4"), ("facts", "<f4", (seats, facts_of_a_seat))])
    return numpy.fromfile(path, kind)


def later_chances(net, facts, games):
    with torch.no_grad():
        chances = torch.cat([torch.softmax(net(part), 1) for part in facts.split(65536)])
    index = torch.arange(len(games)) + TURNS_AHEAD
    inside = (index < len(games)) & (games[index.clamp(max=len(games) - 1)] == games)
    return chances[index.clamp(max=len(games) - 1)], inside


def prepared(sources, count, before):
    learn, judge = [], []
    for source in sources:
        path, seats, share = source.rsplit(":", 2)
        rows = read(path, int(seats), count)
        facts = torch.from_numpy(rows["facts"].copy())
        games = torch.from_numpy(rows["game"].astype("i8"))
        won = torch.nn.functional.one_hot(torch.from_numpy(rows["winner"].astype("i8")), int(seats)).float()
        target = won
        if before is not None:
            later, inside = later_chances(before, facts, games)
            target = torch.where(inside[:, None], (later + won) / 2, won)
        kept = games % 9 == 0
        learn.append((facts[~kept], target[~kept], float(share)))
        judge.append((facts[kept], won[kept]))
        print(f"{path}: {len(rows)} positions of {len(games.unique())} games", flush=True)
    return learn, judge


def loss_of(net, facts, target):
    return -(target * torch.log_softmax(net(facts), 1)).sum(1).mean()


def judged(net, judge):
    with torch.no_grad():
        return " ".join(f"{loss_of(net, facts, won).item():.4f}" for facts, won in judge)


def fit(net, learn, judge, epochs, rate, size=4096):
    steps = epochs * sum(int(share * len(facts)) // size for facts, _, share in learn)
    if steps == 0:
        sys.exit(f"There are fewer positions than the {size} that one step of the fit takes.")
    best = torch.optim.Adam(net.parameters(), lr=rate, weight_decay=1e-6)
    pace = torch.optim.lr_scheduler.LambdaLR(best, lambda step: 0.5 * (1 + math.cos(math.pi * min(1, step / steps))) + 1e-3)
    for epoch in range(epochs):
        batches = [(i, part) for i, (facts, _, share) in enumerate(learn) for part in torch.randperm(len(facts))[:int(share * len(facts))].split(size) if len(part) == size]
        for k in torch.randperm(len(batches)):
            i, part = batches[k]
            best.zero_grad()
            loss_of(net, learn[i][0][part], learn[i][1][part]).backward()
            best.step()
            pace.step()
        print(f"epoch {epoch + 1}: {judged(net, judge)}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("samples")
    parser.add_argument("--facts", type=int, required=True, help="of a seat: kIslesFacts or kShiresFacts")
    parser.add_argument("--start", dest="before")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(2)
    before = load(given.before, given.facts) if given.before else None
    learn, judge = prepared(given.samples.split(","), given.facts, before)
    net = load(given.before, given.facts) if given.before else Net(given.facts)
    print(f"before: {judged(net, judge)}", flush=True)
    fit(net, learn, judge, given.epochs, given.rate)
    save(net, given.out)


main()
