"""The plan of the 24 Shires tiles: the rules' table, where walls, roads and places lie, and the proof that both agree.

Standard library only, and nothing drawn by chance: the build makes its outlines from this file too (tile_plan.py).
"""
import math

S = 256                      # side of a tile in drawing units, y down
ROAD, VERGE = 26, 37         # road width, road with verges
WALL = 9                     # wall thickness; it tapers to a point at the tile's corners
RING = 30                    # radius of a hamlet where roads end
ABBEY = (128, 122)
ABBEY_HALF = (62, 58)        # half width and height of its yard, walls included

# kind: (count, edges U L D R, cities, roads, fields [(half-slots, cities touched)], pennant, cloister)
TABLE = {
 'A': (2, 'FFRF', [], ['D'], [('UL UR LU LD DL DR RU RD', [])], 0, 1),
 'B': (4, 'FFFF', [], [], [('UL UR LU LD DL DR RU RD', [])], 0, 1),
 'C': (1, 'CCCC', ['ULDR'], [], [], 1, 0),
 'D': (4, 'CRFR', ['U'], ['LR'], [('LU RU', [0]), ('LD DL DR RD', [])], 0, 0),
 'E': (5, 'CFFF', ['U'], [], [('LU LD DL DR RU RD', [0])], 0, 0),
 'F': (2, 'FCFC', ['LR'], [], [('UL UR', [0]), ('DL DR', [0])], 1, 0),
 'G': (1, 'FCFC', ['LR'], [], [('UL UR', [0]), ('DL DR', [0])], 0, 0),
 'H': (3, 'FCFC', ['L', 'R'], [], [('UL UR DL DR', [0, 1])], 0, 0),
 'I': (2, 'CFFC', ['U', 'R'], [], [('LU LD DL DR', [0, 1])], 0, 0),
 'J': (3, 'CFRR', ['U'], ['DR'], [('LU LD DL RU', [0]), ('DR RD', [])], 0, 0),
 'K': (3, 'CRRF', ['U'], ['LD'], [('LU RU RD DR', [0]), ('LD DL', [])], 0, 0),
 'L': (3, 'CRRR', ['U'], ['L', 'D', 'R'], [('LU RU', [0]), ('LD DL', []), ('DR RD', [])], 0, 0),
 'M': (2, 'CFFC', ['UR'], [], [('LU LD DL DR', [0])], 1, 0),
 'N': (3, 'CFFC', ['UR'], [], [('LU LD DL DR', [0])], 0, 0),
 'O': (2, 'CCRR', ['UL'], ['DR'], [('DL RU', [0]), ('DR RD', [])], 1, 0),
 'P': (3, 'CCRR', ['UL'], ['DR'], [('DL RU', [0]), ('DR RD', [])], 0, 0),
 'Q': (1, 'CCFC', ['ULR'], [], [('DL DR', [0])], 1, 0),
 'R': (3, 'CCFC', ['ULR'], [], [('DL DR', [0])], 0, 0),
 'S': (2, 'CCRC', ['ULR'], ['D'], [('DL', [0]), ('DR', [0])], 1, 0),
 'T': (1, 'CCRC', ['ULR'], ['D'], [('DL', [0]), ('DR', [0])], 0, 0),
 'U': (8, 'RFRF', [], ['UD'], [('UL LU LD DL', []), ('UR RU RD DR', [])], 0, 0),
 'V': (9, 'FRRF', [], ['LD'], [('LD DL', []), ('UL UR LU RU RD DR', [])], 0, 0),
 'W': (4, 'FRRR', [], ['L', 'D', 'R'], [('UL UR LU RU', []), ('LD DL', []), ('DR RD', [])], 0, 0),
 'X': (1, 'RRRR', [], ['U', 'L', 'D', 'R'], [('UL LU', []), ('LD DL', []), ('DR RD', []), ('UR RU', [])], 0, 0),
}
SLOT = dict(UL=(64, 1), UR=(192, 1), LU=(1, 64), LD=(1, 192), DL=(64, 255), DR=(192, 255), RU=(255, 64), RD=(255, 192))
# Where the shield is, for the kinds that have one.
PENNANT = dict(C=(128, 62), F=(64, 128), M=(213, 43), O=(43, 43), Q=(52, 48), S=(52, 48))


def copies(kind):
    """How many pictures a kind has: as many as the set has tiles, up to three."""
    return min(3, TABLE[kind][0])


# --- points and lines ---


def rot_pt(p, r):
    x, y = p
    for _ in range(r % 4):
        x, y = S - y, x
    return x, y


def bez(p0, p1, p2, p3, n=20):
    out = []
    for i in range(n + 1):
        t = i / n; u = 1 - t
        out.append(tuple(u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d for a, b, c, d in zip(p0, p1, p2, p3)))
    return out


class Curve:
    """Chain of cubics: p0, (c, c, p), (c, c, p) ..."""
    def __init__(self, *pts):
        self.pts = [tuple(map(float, p)) for p in pts]
        self.poly = [self.pts[0]]
        for i in range(0, len(self.pts) - 1, 3):
            self.poly += bez(*self.pts[i:i+4])[1:]
        self.s = [0]
        for a, b in zip(self.poly, self.poly[1:]):
            self.s.append(self.s[-1] + math.dist(a, b))
        self.len = self.s[-1]
        self.coarse = self.poly[::4] + self.poly[-1:]
    def rot(self, r):
        return Curve(*[rot_pt(p, r) for p in self.pts])
    def at(self, s):
        s = max(0, min(self.len, s))
        for i in range(len(self.poly) - 1):
            if s <= self.s[i+1] or i == len(self.poly) - 2:
                a, b = self.poly[i], self.poly[i+1]
                l = math.dist(a, b) or 1
                t = (s - self.s[i]) / l
                tx, ty = (b[0]-a[0])/l, (b[1]-a[1])/l
                return (a[0]+(b[0]-a[0])*t, a[1]+(b[1]-a[1])*t), (tx, ty)
    def cmds(self):
        return [('M', self.pts[0])] + [('C',) + tuple(self.pts[i:i+3]) for i in range(1, len(self.pts), 3)]
    def dist(self, p):
        return dist_poly(p, self.coarse)


def dist_seg(p, a, b):
    dx, dy = b[0]-a[0], b[1]-a[1]
    l = dx*dx + dy*dy
    t = 0 if l == 0 else max(0, min(1, ((p[0]-a[0])*dx + (p[1]-a[1])*dy) / l))
    return math.hypot(p[0]-a[0]-dx*t, p[1]-a[1]-dy*t)


def dist_poly(p, poly):
    return min(dist_seg(p, a, b) for a, b in zip(poly, poly[1:]))


def inside(p, poly):
    x, y = p; c = False; j = len(poly) - 1
    for i in range(len(poly)):
        (xi, yi), (xj, yj) = poly[i], poly[j]
        if (yi > y) != (yj > y) and x < (xj-xi)*(y-yi)/(yj-yi) + xi:
            c = not c
        j = i
    return c


def quad(cx, cy, w, h, a):
    ca, sa = math.cos(a), math.sin(a)
    return [(cx + x*ca - y*sa, cy + x*sa + y*ca) for x, y in ((-w/2, -h/2), (w/2, -h/2), (w/2, h/2), (-w/2, h/2))]


def overlap(a, b):
    for q in (a, b):
        for i in range(len(q)):
            n = (q[i][1]-q[i-1][1], q[i-1][0]-q[i][0])
            pa = [p[0]*n[0]+p[1]*n[1] for p in a]; pb = [p[0]*n[0]+p[1]*n[1] for p in b]
            if max(pa) <= min(pb) or max(pb) <= min(pa):
                return False
    return True


def lerp(a, b, t):
    return (a[0]+(b[0]-a[0])*t, a[1]+(b[1]-a[1])*t)

# --- edge profiles: walls run from tile corner to tile corner ---


def cap(r, depth=63, th=(38, 29), th2=None, skew=0):
    (a, b), (c, d) = th, th2 or th; m = 128 + skew
    return Curve((0, 0), (a, b), (m-56, depth), (m, depth), (m+56, depth), (S-c, d), (S, 0)).rot(r)


def diag(r, b):              # town on U and R, from corner (0,0) to corner (256,256); b bulges it to the field
    mx, my = 128-b, 128+b
    return Curve((0, 0), (33, 41), (mx-40, my-40), (mx, my), (mx+40, my+40), (S-41, S-33), (S, S)).rot(r)

SIDE_ROT = dict(U=0, R=1, D=2, L=3)
CORNERS = [(0, 0), (S, 0), (S, S), (0, S)]           # corner i comes before side i going clockwise U R D L(rot order)


def geometry(kind):
    """Town outlines with their walls, road centre lines, hamlet, abbey, gate."""
    cities, walls, roads, hub, abbey, gate = [], [], [], None, None, None
    _, edges, cs, rs, _, pennant, cloister = TABLE[kind]
    assert bool(pennant) == (kind in PENNANT), kind
    for c in cs:
        if len(c) == 1:
            r = SIDE_ROT[c]
            two = len(cs) == 2 and kind == 'I'
            w = cap(r, 56, *(((38, 29), (47, 25)) if c == 'U' else ((47, 25), (38, 29)))) if two else cap(r, 60 if kind in 'DJKL' else 64)
            cities.append(w.poly); walls.append((w, len(cities)-1))
        elif c == 'LR':
            a, b = cap(0, 58, (38, 30), skew=4), cap(2, 58, (38, 30), skew=4)
            cities.append(a.poly + b.poly); walls += [(a, 0), (b, 0)]
        elif c in ('UR', 'UL'):
            w = diag(0 if c == 'UR' else 3, 8 if c == 'UR' else -5)
            cities.append(w.poly + [(S, 0) if c == 'UR' else (0, 0)]); walls.append((w, 0))
        elif c == 'ULR':
            w = cap(2, 70, (38, 30))
            cities.append(w.poly + [(0, 0), (S, 0)]); walls.append((w, 0))
            if rs: gate = (128, S-70)
        else:
            cities.append(CORNERS[:])
    if cloister: abbey = ABBEY
    if len(rs) >= 3: hub = (128, 150) if kind == 'L' else (128, 132)
    for q in rs:
        if hub:
            r = SIDE_ROT[q]; e = [(128, 0), (S, 128), (128, S), (0, 128)][r]
            d = math.dist(e, hub); u = ((hub[0]-e[0])/d, (hub[1]-e[1])/d)
            n = [(0, 1), (-1, 0), (0, -1), (1, 0)][r]
            end = (hub[0]-n[0]*(RING-4), hub[1]-n[1]*(RING-4))
            k = 46
            roads.append(Curve(e, (e[0]+n[0]*k, e[1]+n[1]*k), (end[0]-n[0]*28, end[1]-n[1]*28), end))
        elif q == 'D':
            y = gate[1] if gate else 176
            roads.append(Curve((128, S), (128, S-20), (128, y+20), (128, y)))
        elif q == 'LR':
            roads.append(Curve((0, 128), (44, 128), (76, 141), (124, 141), (176, 141), (208, 128), (S, 128)))
        elif q == 'UD':
            roads.append(Curve((128, 0), (128, 40), (119, 66), (122, 104), (125, 142), (139, 158), (136, 196), (134, 218), (128, 232), (128, S)))
        elif q == 'DR':
            roads.append(Curve((128, S), (128, 196), (196, 128), (S, 128)))
        elif q == 'LD':
            roads.append(Curve((0, 128), (60, 128), (128, 196), (128, S)))
    return dict(kind=kind, edges=edges, cities=cities, walls=walls, roads=roads, hub=hub, abbey=abbey, gate=gate)
# --- the segments as a grid of cells, compared with the table ---

N = 128


def label_grid(g):
    k = S / N
    lab = [[None]*N for _ in range(N)]
    for j in range(N):
        for i in range(N):
            p = ((i+.5)*k, (j+.5)*k); v = 'f'
            for n, c in enumerate(g['cities']):
                if inside(p, c): v = 'c%d' % n
            if v == 'f':
                if g['hub'] and math.dist(p, g['hub']) < RING: v = 'j'
                elif g['abbey'] and abs(p[0]-g['abbey'][0]) < ABBEY_HALF[0] and abs(p[1]-g['abbey'][1]) < ABBEY_HALF[1]: v = 'm'
                else:
                    for n, c in enumerate(g['roads']):
                        if c.dist(p) < VERGE/2: v = 'r%d' % n
            lab[j][i] = v
    comps = []
    seen = [[-1]*N for _ in range(N)]
    for j in range(N):
        for i in range(N):
            if lab[j][i] == 'f' and seen[j][i] < 0:
                q = [(i, j)]; seen[j][i] = len(comps); cells = []; touch = set()
                while q:
                    x, y = q.pop(); cells.append((x, y))
                    for u, v in ((x+1, y), (x-1, y), (x, y+1), (x, y-1)):
                        if 0 <= u < N and 0 <= v < N:
                            if lab[v][u] == 'f':
                                if seen[v][u] < 0: seen[v][u] = len(comps); q.append((u, v))
                            elif lab[v][u][0] == 'c': touch.add(int(lab[v][u][1]))
                comps.append((cells, touch))
    return lab, seen, comps


def check(kind, g, grid):
    """The picture's field pieces, their half-slots and the towns they touch must be those of the table."""
    lab, seen, comps = grid
    k = N / S
    got = {}
    for s, (x, y) in SLOT.items():
        i, j = min(N-1, int(x*k)), min(N-1, int(y*k))
        n = seen[j][i]
        assert (n < 0) == (g['edges']['ULDR'.index(s[0])] == 'C'), (kind, s)
        if n >= 0: got.setdefault(n, set()).add(s)
    have = sorted((sorted(v), sorted(comps[n][1])) for n, v in got.items())
    want = sorted((sorted(f.split()), sorted(t)) for f, t in TABLE[kind][4])
    assert have == want, (kind, have, want)
    assert len([c for c in comps if len(c[0]) > 12]) == len(want), (kind, 'stray field piece')
    for n, e in enumerate(g['edges']):
        x, y = [(128, 1), (1, 128), (128, 255), (255, 128)][n]
        v = lab[min(N-1, int(y*k))][min(N-1, int(x*k))][0].upper()
        assert v == e, (kind, n, v, e)
