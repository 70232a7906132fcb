#!/usr/bin/env python3
"""Fits a net to who won: the samples that `landwright samples` wrote become a file of src/agent/detail/net_file.hpp.

usage: fit.py OUT [--start NET] SAMPLES...

Every ninth game is kept back to judge by: the losses printed are the mean of -log(chance of the winner) over those, file by
file. With --start the fit begins with that net, and half of what it aims at is the chances that the same net sees eight turns
later: they are less noisy than who won.
"""
import argparse
import math
import os
import struct
import sys
import zlib
from pathlib import Path

import numpy
import torch

FIRST, SECOND = 64, 32  # as in src/agent/detail/value_net.hpp
TURNS_AHEAD = 8
EPOCHS = 8
RATE = 4e-3  # of the first step; it falls to nothing as half a cosine
BATCH = 4096
KEPT_BACK = 9


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


def load(path):
    data = Path(path).read_bytes()
    magic, facts, first, second, check = struct.unpack_from("<4s3HI", data)
    if (magic, first, second, check) != (b"LWN1", FIRST, SECOND, zlib.crc32(data[14:])):
        sys.exit(f"{path} is damaged or a net of another shape.")
    net = Net(facts)
    at = 14
    with torch.no_grad():
        for array in net.arrays():
            (scale,) = struct.unpack_from("<f", data, at)
            numbers = numpy.frombuffer(data, "<i2", array.numel(), at + 4)
            array.copy_(torch.from_numpy(numbers * numpy.float32(scale)).reshape(array.shape))
            at += 4 + 2 * array.numel()
    return net


def read(path):
    """As src/cli/samples.hpp."""
    seats, facts = (int(count) for count in numpy.fromfile(path, "<i4", 2))
    kind = numpy.dtype([("game", "<i4"), ("winner", "<i4"), ("facts", "<f4", (seats, facts))])
    return numpy.fromfile(path, kind, offset=8)


def later_chances(net, facts, games):
    with torch.no_grad():
        chances = torch.cat([torch.softmax(net(part), 1) for part in facts.split(65536)])
    index = torch.arange(len(games)) + TURNS_AHEAD
    inside = (index < len(games)) & (games[index.clamp(max=len(games) - 1)] == games)
    return chances[index.clamp(max=len(games) - 1)], inside


def prepared(paths, before):
    learn, judge = [], []
    for path in paths:
        rows = read(path)
        facts = torch.from_numpy(rows["facts"].copy())
        games = torch.from_numpy(rows["game"].astype("i8"))
        won = torch.nn.functional.one_hot(torch.from_numpy(rows["winner"].astype("i8")), facts.shape[1]).float()
        target = won
        if before is not None:
            later, inside = later_chances(before, facts, games)
            target = torch.where(inside[:, None], (later + won) / 2, won)
        kept = games % KEPT_BACK == 0
        learn.append((facts[~kept], target[~kept]))
        judge.append((facts[kept], won[kept]))
        print(f"{path}: {len(rows)} positions of {len(games.unique())} games", flush=True)
    return learn, judge


def loss_of(net, facts, target):
    return -(target * torch.log_softmax(net(facts), 1)).sum(1).mean()


def judged(net, judge):
    with torch.no_grad():
        return " ".join(f"{loss_of(net, facts, won).item():.4f}" for facts, won in judge)


def batches_of(learn):
    """Full batches of one file each, in any order: (file, positions)."""
    all_of_them = [(i, part) for i, (facts, _) in enumerate(learn) for part in torch.randperm(len(facts)).split(BATCH)]
    full = [(i, part) for i, part in all_of_them if len(part) == BATCH]
    return [full[k] for k in torch.randperm(len(full))]


def fit(net, learn, judge):
    steps = EPOCHS * len(batches_of(learn))
    if steps == 0:
        sys.exit(f"There are fewer positions than the {BATCH} that one step of the fit takes.")
    adam = torch.optim.Adam(net.parameters(), lr=RATE, weight_decay=1e-6)
    pace = torch.optim.lr_scheduler.LambdaLR(adam, lambda step: (1 + math.cos(math.pi * step / steps)) / 2)
    for epoch in range(EPOCHS):
        for i, part in batches_of(learn):
            facts, target = learn[i]
            adam.zero_grad()
            loss_of(net, facts[part], target[part]).backward()
            adam.step()
            pace.step()
        print(f"epoch {epoch + 1}: {judged(net, judge)}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("samples", nargs="+")
    parser.add_argument("--start")
    given = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(os.cpu_count())
    before = load(given.start) if given.start else None
    learn, judge = prepared(given.samples, before)
    net = load(given.start) if given.start else Net(learn[0][0].shape[2])
    print(f"before: {judged(net, judge)}", flush=True)
    fit(net, learn, judge)
    save(net, given.out)


main()
