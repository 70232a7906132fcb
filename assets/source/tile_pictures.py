"""Draws the 24 kinds of Shires tiles, up to three copies each, from their plan."""
import math
import random

from common import write_svg
from tile_art import Art, C, ROOF, SH, SHO, church, house, mix, shield, spire, tower, tree, well
from tile_geometry import (ABBEY_HALF, CORNERS, N, PENNANT, RING, ROAD, S, TABLE, VERGE, WALL, Curve, check, copies, geometry,
                             inside, label_grid, lerp, overlap, quad)


class Ground:
    """Where a tile's field is, and how much room there is."""
    def __init__(self, plan):
        self.plan = plan
        self.labels, self.pieces, comps = self.grid = label_grid(plan)
        self.area = sum(len(cells) for cells, _ in comps) * (S/N)**2
    def is_field(self, p):
        return self.labels[min(N-1, max(0, int(p[1]*N/S)))][min(N-1, max(0, int(p[0]*N/S)))] == 'f'
    def clear(self, p):
        """How far p is from everything that is not field, walls and verges counted; below 0 for none."""
        g = self.plan
        d = min(p[0], p[1], S-p[0], S-p[1]) - 4
        if d < 5 or not self.is_field(p): return -1
        for w, _ in g['walls']: d = min(d, w.dist(p) - WALL/2)
        for r in g['roads']: d = min(d, r.dist(p) - VERGE/2)
        if g['hub']: d = min(d, math.dist(p, g['hub']) - RING)
        if g['abbey']: d = min(d, max(abs(v - c) - half for v, c, half in zip(p, g['abbey'], ABBEY_HALF)))
        return d


def led_out(road):
    """A road's line, straight at the border and on beyond it: edges meet exactly, however strokes are cut and bent."""
    def moved(p, by): return tuple(v - by if v == 0 else v + by if v == S else v for v in p)
    first, last = road.pts[0], road.pts[-1]
    bent = [('L', moved(first, -4)), *road.cmds()[1:]]
    bent[-1] = (*bent[-1][:-1], moved(last, -4))
    return [('M', moved(first, 4)), *bent, ('L', moved(last, 4))]


def draw(kind, copy):
    """The picture, after its plan was compared with the table."""
    plan = geometry(kind)
    ground = Ground(plan)
    check(kind, plan, ground.grid)
    a = Art()
    rng = random.Random('%s/%d' % (kind, copy))
    for r in plan['roads']:                           # verge, surface, two ruts
        for layer, colour, width in ((2, 'verge', VERGE), (2.1, 'road', ROAD), (2.2, 'rut', 13), (2.3, 'road', 8)):
            a.add(layer, led_out(r), None, stroke=C[colour], sw=width, cap='butt')
    shield_at = PENNANT.get(kind)
    town(a, plan, rng, [(shield_at, 31)] if shield_at else [])
    for w, _ in plan['walls']: wall(a, plan, w)
    if plan['hub']: hamlet(a, plan, rng)
    if plan['abbey']: abbey(a, plan['abbey'], rng, bool(plan['roads']))
    fields(a, plan, rng, ground)
    if shield_at: shield(a, shield_at)
    return a


def wall(a, g, w):
    L = w.len; gate = g['gate']
    first = last = 18
    if g['kind'] == 'I':                              # the two walls share a corner: longer tapers, towers apart
        if math.dist(w.poly[0], (S, 0)) < 1: first = 50
        if math.dist(w.poly[-1], (S, 0)) < 1: last = 50
    def half(s): return WALL/2 * min(1, s/first, (L-s)/last)**1.3
    ss = [0, first*.5, first] + [first + (L-first-last)*i/18 for i in range(1, 18)] + [L-last, L-last*.5, L]
    left, right = [], []
    for s in ss:
        p, t = w.at(s); h = half(s)
        left.append((p[0]+t[1]*h, p[1]-t[0]*h)); right.append((p[0]-t[1]*h, p[1]+t[0]*h))
    band = left + right[::-1]
    mid = [w.at(first+(L-first-last)*i/18)[0] for i in range(19)]
    a.line(4, mid, SHO, WALL, cap='butt', **SH)
    a.poly(6, band, C['wall'], stroke=C['wall_in'], sw=1.6)
    a.line(6.2, mid, C['wall_top'], 3.6, dash='6 3.4', cap='butt')
    spots = [first, L-last]
    m = 3 if L > 300 else 2
    inner = [first + (L-first-last)*i/(m+1) for i in range(1, m+1)] if not gate else []
    for s in spots + inner:
        tower(a, w.at(s)[0], *((7.4, 5) if s in spots else (8.4,)))
    if gate:
        x, y = gate
        for s in (L*.25, L*.75): tower(a, w.at(s)[0], 8.4)
        a.poly(4, [(x-22, y-10), (x+22, y-10), (x+22, y+9), (x-22, y+9)], SHO, **SH)
        a.poly(7, [(x-13, y-9), (x+13, y-9), (x+13, y-1), (x-13, y-1)], 'r', face=6)
        a.poly(7, [(x-13, y-1), (x+13, y-1), (x+13, y+8), (x-13, y+8)], 'r', face=2)
        a.poly(7.05, [(x-13, y-9), (x+13, y-9), (x+13, y+8), (x-13, y+8)], None, stroke=C['ink'], sw=1.4)
        a.line(7.06, [(x-13, y-1), (x+13, y-1)], C['ink'], 1)
        for dx in (-19, 19):
            a.circle(7.2, (x+dx, y), 9.5, C['stone'], stroke=C['wall_in'], sw=1.5)
            a.circle(7.3, (x+dx, y), 5, C['stone_top'])

# Market place with a church in the larger towns.
MARKET = dict(C=(128, 140), F=(150, 128), G=(128, 128), M=(170, 86), N=(170, 86), O=(86, 86), P=(86, 86),
              Q=(128, 96), R=(128, 96), S=(128, 96), T=(128, 96))


def town(a, g, rng, circles):
    """Ground, market, houses in rows along walls and edges, sheds and trees; `circles` (centre, radius) stay free."""
    placed = []
    for ci, poly in enumerate(g['cities']):
        a.poly(3, poly, C['town'])
        mine = [w for w, i in g['walls'] if i == ci]
        big = len(TABLE[g['kind']][2][ci])
        cols = ['r', 'r', 't', 't', 't', 'b', 'o', 'o', 'r', 'b']
        def ok(q, gap=2.2):
            for p in q + [lerp(q[i-1], q[i], .5) for i in range(4)]:
                if not (5.5 <= p[0] <= S-5.5 and 5.5 <= p[1] <= S-5.5) or not inside(p, poly): return False
                if any(w.dist(p) < WALL/2 + 3.5 for w in mine): return False
                if any(math.dist(p, c) < r for c, r in circles): return False
            cx = sum(p[0] for p in q)/4; cy = sum(p[1] for p in q)/4
            grown = [(cx+(p[0]-cx)*(1+gap*2/22), cy+(p[1]-cy)*(1+gap*2/18)) for p in q]
            return not any(overlap(grown, o) for o in placed)
        def put(cx, cy, w, d, ang, col=None, hip=None):
            q = quad(cx, cy, w, d, ang)
            if not ok(q): return False
            placed.append(q)
            house(a, cx, cy, w, d, ang, col or rng.choice(cols), rng.random() < .3 if hip is None else hip)
            return True
        sq = MARKET.get(g['kind'])
        if sq and big > 1:
            R = 35 if big > 2 else 30
            a.circle(3.1, sq, R, C['yard'])
            circles.append((sq, R+1))
            church(a, sq, rng, .95 if big > 2 else .82, placed)
            if g['gate']:
                a.add(3.05, [('M', g['gate']), ('L', sq)], None, stroke=C['yard'], sw=20)
                for i in range(8): circles.append((lerp(g['gate'], sq, i/8), 11))
        # rows along the walls, then along the tile's town edges
        rows = []
        for w in mine:
            sgn = 1
            p, t = w.at(w.len/2)
            if not inside((p[0]-t[1]*12, p[1]+t[0]*12), poly): sgn = -1
            for d in (19, 51, 82): rows.append((w, sgn, d + rng.uniform(-1, 1)))
        for i, (p, q) in enumerate(zip(CORNERS, CORNERS[1:]+CORNERS[:1])):
            side = 'URDL'[i]
            if side in TABLE[g['kind']][2][ci]:
                e = Curve(p, lerp(p, q, 1/3), lerp(p, q, 2/3), q)
                for d in (18, 50, 81): rows.append((e, 1, d + rng.uniform(-1.5, 2)))
        rows.sort(key=lambda r: r[2])
        for w, sgn, d in rows:
            s = rng.uniform(6, 12)
            while s < w.len - 6:
                wd = rng.uniform(20, 38); dp = rng.uniform(17.5, 22.5)
                if big > 1 and rng.random() < .12: s += rng.uniform(14, 26); continue
                p, t = w.at(s + wd/2)
                c = (p[0]-t[1]*d*sgn, p[1]+t[0]*d*sgn)
                if put(c[0], c[1], wd, dp, math.atan2(t[1], t[0])): s += wd + rng.choice((3, 3.5, 4, 9))
                else: s += 3.5
        for _ in range(60):                                     # small sheds and garden trees in what is left
            c = (rng.uniform(8, S-8), rng.uniform(8, S-8))
            if inside(c, poly): put(c[0], c[1], rng.uniform(14, 20), rng.uniform(12, 16), rng.choice((0, math.pi/2)) + rng.uniform(-.2, .2), hip=False)
        m = 0
        for _ in range(300):
            c = (rng.uniform(8, S-8), rng.uniform(8, S-8)); r = rng.choice((4.4, 5.6, 6.6))
            if m < 3 + 4*big and inside(c, poly) and min(c[0], c[1], S-c[0], S-c[1]) > 13 and all(w.dist(c) > 11 for w in mine) \
               and not any(overlap(quad(c[0], c[1], 2*r+1, 2*r+1, 0), o) for o in placed) and all(math.dist(c, o) > q+r for o, q in circles):
                tree(a, c, r, False, 5.5); m += 1
                placed.append(quad(c[0], c[1], 2*r, 2*r, 0))


def hamlet(a, g, rng):
    x, y = g['hub']
    a.circle(4, (x, y), RING, SHO, **SH)
    a.circle(6, (x, y), RING, C['bush'])
    a.circle(6.1, (x, y), RING-5, C['yard'])
    for r in g['roads']:                                        # a gate bar across each road end
        p, t = r.at(r.len); e, _ = r.at(r.len-4)
        u = (-t[1], t[0])
        a.line(6.2, [(e[0]+u[0]*13, e[1]+u[1]*13), (e[0]-u[0]*13, e[1]-u[1]*13)], C['ink'], 2.6)
        for s in (-1, 1): a.circle(6.3, (e[0]+u[0]*14*s, e[1]+u[1]*14*s), 3.4, '#6B5138')
    v = rng.randrange(3)
    cols = rng.sample('rtbo', 3)
    if v == 0:
        house(a, x-8, y-9, 23, 15, 0.1, cols[0], layer=6.4); house(a, x+9, y+7, 15, 21, -.1, cols[1], layer=6.4); well(a, (x-9, y+10), 6)
    elif v == 1:
        house(a, x+8, y-8, 17, 22, .12, cols[0], layer=6.4); house(a, x-9, y+8, 22, 15, .1, cols[1], layer=6.4); tree(a, (x-9, y-10), 7)
    else:
        house(a, x, y-10, 28, 15, -.06, cols[0], layer=6.4); house(a, x-11, y+9, 15, 15, .1, cols[1], layer=6.4); tree(a, (x+10, y+10), 7)


def abbey(a, c, rng, road):
    x, y = c
    yard = [(x-58, y-52), (x+58, y-52), (x+58, y+54), (x-58, y+54)]
    a.poly(4, yard, SHO, **SH)
    a.poly(5, yard, C['yard'], stroke=C['wall_in'], sw=7)
    a.poly(5.01, yard, None, stroke=C['wall_top'], sw=3.6)
    for p in yard: tower(a, p, 6.6)
    # church above, cloister court below left
    house(a, x+4, y-24, 92, 30, 0, 'a', layer=5.2)
    house(a, x+22, y-24, 46, 24, math.pi/2, 'a', layer=5.2)
    house(a, x+4, y-24, 92, 24, 0, 'a', layer=5.35)
    m = spire(a, (x-38, y-24), 25, 0, 1.4)
    a.line(5.75, [(m[0], m[1]-6), (m[0], m[1]+6)], '#F6E7C4', 2.4); a.line(5.75, [(m[0]-5, m[1]-1), (m[0]+5, m[1]-1)], '#F6E7C4', 2.4)
    gx, gy = x-19, y+22
    a.poly(5.1, quad(gx, gy, 50, 40, 0), '#8FB552')
    for hx, hy, w, d in ((gx, gy+20, 64, 13), (gx-27, gy, 13, 40), (gx+27, gy, 13, 40)):
        house(a, hx, hy, max(w, d), min(w, d), 0 if w > d else math.pi/2, 't', layer=5.2)
    a.line(5.15, [(gx-20, gy-1), (gx+20, gy-1)], C['yard'], 4); a.line(5.15, [(gx, gy-16), (gx, gy+13)], C['yard'], 4)
    well(a, (gx, gy-1), 5.5)
    for dx, dy, r in ((26, 12, 8), (42, 24, 6), (30, 38, 7), (44, 6, 5)):
        if rng.random() < .85: tree(a, (x+dx+rng.uniform(-2, 2), y+dy+rng.uniform(-2, 2)), r)
    if road:
        a.poly(5.9, [(x-12, y+48), (x+12, y+48), (x+12, y+60), (x-12, y+60)], C['road'])
        for dx in (-15, 15): tower(a, (x+dx, y+54), 7)


def fields(a, g, rng, ground):
    """Meadow, strips with hedges, trees, sheep or haystacks, tufts: whatever has room."""
    taken, clear, area = [], ground.clear, ground.area
    def free(q, m): return not any(overlap(q, o) for o in taken)
    # lighter meadow blobs
    for _ in range(30):
        if area < 9000: break
        c = (rng.uniform(30, S-30), rng.uniform(30, S-30)); R = rng.uniform(22, 40)
        pts = [(c[0]+R*rng.uniform(.75, 1.1)*math.cos(t*math.pi/4), c[1]+R*.8*rng.uniform(.75, 1.1)*math.sin(t*math.pi/4)) for t in range(8)]
        if all(clear(p) > 6 for p in pts):
            a.blob(1, pts, C['meadow']); break
    # strip fields: blocks of two to four bent strips, a hedge along one side
    want = 1 + int(area / 25000) if area > 7000 else 0
    made = 0
    for k in range(300):
        if made >= want: break
        ns = rng.choice((2, 3, 3, 4)) if k < 150 else 2; w = rng.uniform(46, 88) if k < 150 else rng.uniform(36, 52)
        hs = [rng.uniform(12, 19) for _ in range(ns)]; h = sum(hs)
        c = (rng.uniform(26, S-26), rng.uniform(26, S-26)); bend = rng.uniform(-7, 7)
        near = min(g['roads'] + [w for w, _ in g['walls']], key=lambda r: r.dist(c), default=None)
        if near:
            i = min(range(len(near.poly)-1), key=lambda i: math.dist(near.poly[i], c)); p, q = near.poly[i], near.poly[i+1]
            ang = math.atan2(q[1]-p[1], q[0]-p[0]) + rng.choice((0, 0, math.pi/2)) + rng.uniform(-.1, .1)
        else: ang = rng.choice((0, math.pi/2)) + rng.uniform(-.3, .3)
        ca, sa = math.cos(ang), math.sin(ang)
        def P(u, v):
            v += bend * (1 - (2*u/w)**2)
            return c[0]+u*ca-v*sa, c[1]+u*sa+v*ca
        rim = [P(u*w/2, v*h/2) for u in (-1, -.5, 0, .5, 1) for v in (-1, -.5, 0, .5, 1)]
        box = quad(c[0], c[1], w+16, h+abs(bend)+16, ang)
        if any(clear(p) < 10 for p in rim) or not free(box, 0): continue
        taken.append(box); v0 = -h/2; last = None
        for hh in hs:
            col = rng.choice([x for x in ('crop1', 'crop1', 'crop2', 'crop3', 'plough') if x != last]); last = col
            def arc(v, e=0):
                m = P(0, v); p, q = P(-w/2+e, v), P(w/2-e, v)
                m = (2*m[0]-(p[0]+q[0])/2, 2*m[1]-(p[1]+q[1])/2)
                return p, ('C', lerp(p, m, 2/3), lerp(q, m, 2/3), q)
            p, up = arc(v0+.8); q, lo = arc(v0+hh-.8)
            a.add(1.2, [('M', p), up, ('L', lo[3]), ('C', lo[2], lo[1], q), ('Z',)], C[col])
            m = round(hh/5)
            for i in range(m):
                p, cu = arc(v0 + hh*(i+.5)/m, 3)
                a.add(1.3, [('M', p), cu], None, stroke=mix(C[col], '#54601F', .15), sw=1.7)
            v0 += hh
        for side in (rng.choice((-1, 1)),):
            u = -w/2 + 2
            while u < w/2:
                b = P(u, side*(h/2+6)); r = rng.choice((5, 6, 6))
                if clear(b) > r+3: tree(a, b, r, rng.random() < .5)
                u += rng.choice((8, 9, 10, 26))
        made += 1
    # trees in twos and threes
    for _ in range(int(area/9500) + 1):
        for _ in range(40):
            c = (rng.uniform(16, S-16), rng.uniform(16, S-16))
            if clear(c) < 15 or not free(quad(*c, 24, 24, 0), 0): continue
            pine = rng.random() < .4; taken.append(quad(*c, 30, 28, 0))
            wood = clear(c) > 24 and rng.random() < .35
            for i in range(7 if wood else rng.choice((1, 2, 3, 3))):
                p = (c[0]+(0, 12, -9, -15, 19, 4, -4)[i]+rng.uniform(-2, 2), c[1]+(0, 5, 8, -6, -7, 14, -12)[i]+rng.uniform(-2, 2)); r = (10.5, 8.5, 7, 8, 9, 8, 7)[i]
                if clear(p) > r+2 and free(quad(p[0], p[1], r, r, 0), 0) or i < 3 and clear(p) > r+2: tree(a, p, r, pine if not wood else i % 3 != 0)
            if wood: taken.append(quad(c[0], c[1], 50, 44, 0))
            break
    # sheep or a haystack pair
    if area > 20000 and rng.random() < .75:
        for _ in range(60):
            c = (rng.uniform(24, S-24), rng.uniform(24, S-24))
            if clear(c) < 22 or not free(quad(*c, 34, 26, 0), 0): continue
            taken.append(quad(*c, 38, 30, 0))
            if rng.random() < .7:
                for i in range(3):
                    p = (c[0]+(-9, 8, 2)[i]+rng.uniform(-2, 2), c[1]+(-3, -6, 8)[i]); f = rng.choice((-1, 1))
                    a.circle(4, p, 4.6, SHO, **SH)
                    a.circle(8.2, p, 4.6, C['wool'], stroke='#8A8068', sw=.9); a.circle(8.2, (p[0]+f*2.5, p[1]+.5), 4, C['wool'])
                    a.circle(8.3, (p[0]+f*6.2, p[1]+.3), 2.3, C['ink'])
            else:
                for i in range(3):
                    p = (c[0]+(-9, 7, 0)[i], c[1]+(-4, -2, 8)[i])
                    a.circle(4, p, 5, SHO, **SH); a.circle(8.2, p, 5, '#D6B14F', stroke='#9A7A32', sw=1.1); a.circle(8.3, p, 2, '#E8CC78')
            break
    # tufts
    for _ in range(int(area/2600)):
        c = (rng.uniform(10, S-10), rng.uniform(10, S-10))
        if clear(c) > 7 and free(quad(*c, 8, 8, 0), 0):
            x, y = c
            a.add(1.5, [('M', (x-3.4, y-2.6)), ('L', (x-1.2, y+1.6)), ('M', (x+3, y-3)), ('L', (x+1, y+1.6))], None, stroke='#7C9F45', sw=1.7)


def write():
    for kind in TABLE:
        for copy in range(copies(kind)):
            write_svg('tiles', 'tile-%s-%d' % (kind.lower(), copy + 1), S, S, draw(kind, copy).svg())
