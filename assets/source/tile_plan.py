"""Writes the C++ source of src/draw/tile_plan.hpp: where the parts of each kind of tile lie. The build runs this.

usage: tile_plan.py OUTPUT.cpp
"""
import math
import sys

from tile_geometry import (ABBEY, ABBEY_HALF, N, PENNANT, S, SLOT, TABLE, check, dist_seg, geometry, label_grid)

CELL = S / N


def thinned(line, error):
    """Douglas and Peucker: fewer points, none further than `error` from the line."""
    if len(line) < 3: return line
    far, at = max((dist_seg(line[i], line[0], line[-1]), i) for i in range(1, len(line) - 1))
    return [line[0], line[-1]] if far < error else thinned(line[:at + 1], error)[:-1] + thinned(line[at:], error)


def thinned_loop(loop, error):
    """The same for a closed line; it is cut where no corner can be lost: at the two points furthest from each other."""
    start = max(range(len(loop)), key=lambda i: math.dist(loop[i], (S / 2, S / 2)))
    loop = loop[start:] + loop[:start]
    half = max(range(len(loop)), key=lambda i: math.dist(loop[i], loop[0]))
    return thinned(loop[:half + 1], error)[:-1] + thinned(loop[half:] + loop[:1], error)[:-1]


def steps(cells):
    """From each corner of the cells' rim to the next, inside on the right."""
    cells = set(cells)
    to = {}
    for x, y in sorted(cells):
        for beside, a, b in (((x, y - 1), (x, y), (x + 1, y)), ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
                             ((x, y + 1), (x + 1, y + 1), (x, y + 1)), ((x - 1, y), (x, y + 1), (x, y))):
            if beside not in cells: to.setdefault(a, []).append(b)
    return to


def smooth(loop):
    """The middles of a rim's steps, so that slopes have no stairs; steps on the tile's border keep their ends."""
    out = []
    for (ax, ay), (bx, by) in zip(loop, loop[1:] + loop[:1]):
        border = (ax == bx and ax in (0, N)) or (ay == by and ay in (0, N))
        out += [(ax * CELL, ay * CELL), (bx * CELL, by * CELL)] if border else [((ax + bx) * CELL / 2, (ay + by) * CELL / 2)]
    return [p for p, q in zip(out, out[1:] + out[:1]) if p != q]


def outline(cells):
    """The loops round a set of cells, the outer one first."""
    to, loops = steps(cells), []
    while to:
        first = point = min(to)
        loop = []
        while not loop or point != first:
            loop.append(point)
            ends = to[point]
            point = ends.pop()
            if not ends: del to[loop[-1]]
        if len(loop) >= 12: loops.append(thinned_loop(smooth(loop), 1.2))
    return sorted(loops, key=len_round, reverse=True)


def len_round(loop): return sum(math.dist(p, q) for p, q in zip(loop, loop[1:] + loop[:1]))


SHIELD = 28                  # what a follower keeps clear of, round the shield's place


def place(cells, shield):
    """The point with the most room round it: the follower's place. Every third cell each way is near enough."""
    rim = [(x, y) for x, y in cells if not {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} <= cells]
    def room(cell):
        x, y = cell
        free = min((x - u)**2 + (y - v)**2 for u, v in rim)**.5
        return min(free, math.dist(cell, (shield[0] / CELL, shield[1] / CELL)) - SHIELD / CELL) if shield else free
    x, y = max(sorted((x, y) for x, y in cells if x % 3 == y % 3 == 1), key=room)
    return (x + .5) * CELL, (y + .5) * CELL


def parts(kind):
    """(follower's place, loops, line) of the segments in the rules' order: cities, roads, cloister, fields."""
    _, _, cities, roads, fields, _, cloister = TABLE[kind]
    plan = geometry(kind)
    labels, pieces, comps = grid = label_grid(plan)
    check(kind, plan, grid)
    out = []
    for i in range(len(cities)):
        cells = {(x, y) for y in range(N) for x in range(N) if labels[y][x] == 'c%d' % i}
        loop = [p for p, q in zip(plan['cities'][i], plan['cities'][i][1:] + plan['cities'][i][:1]) if math.dist(p, q) > .01]
        out.append((place(cells, PENNANT.get(kind)), [thinned_loop(loop, .4)], []))
    for road, sides in zip(plan['roads'], roads):
        at, _ = road.at(road.len * (.5 if len(sides) == 2 else .55))
        out.append((at, [], thinned(road.poly, .4)))
    if cloister:
        (x, y), (w, h) = ABBEY, ABBEY_HALF
        out.append((ABBEY, [[(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]], []))
    for slots, _ in fields:
        x, y = SLOT[slots.split()[0]]
        cells, _ = comps[pieces[min(N - 1, y * N // S)][min(N - 1, x * N // S)]]
        out.append((place(set(cells), None), outline(cells), []))
    return out


def number(value):
    text = f'{value:.1f}'.rstrip('0').rstrip('.')
    return text + 'F' if '.' in text else text


def point(p): return '{%s, %s}' % (number(p[0]), number(p[1]))


def source():
    data, rows = [], []
    def array(type_name, items):
        """A constant of its own; its name, or {} for nothing, as a span takes it."""
        if not items: return '{}'
        data.append('constexpr %s k%d[] = {%s};' % (type_name, len(data), ', '.join(items)))
        return 'k%d' % (len(data) - 1)
    for kind in TABLE:
        row = []
        for at, loops, line in parts(kind):
            outlines = array('Path', [array('Vec2', [point(p) for p in loop]) for loop in loops])
            row.append('{%s, %s, %s}' % (point(at), outlines, array('Vec2', [point(p) for p in line])))
        shield = PENNANT.get(kind)
        rows.append('    {%s, %s},  // %s' % (array('TilePart', row), point(shield) if shield else '{}', kind))
    return '\n'.join(['// Made by assets/source/tile_plan.py.', '#include "draw/tile_plan.hpp"', '', 'namespace lw::draw {',
                      '', 'namespace {', '', *data, '', 'constexpr TilePlan kPlans[] = {', *rows, '};', '',
                      '}  // namespace', '',
                      'const TilePlan& tile_plan(int kind) { return kPlans[kind]; }', '', '}  // namespace lw::draw', ''])


if __name__ == '__main__':
    with open(sys.argv[1], 'w', encoding='ascii') as out:
        out.write(source())
