"""How the Shires tiles are drawn: colours, a surface of layers that writes SVG, and the things that stand on a tile.

Ids tell the renderer how a turned tile keeps its light (src/gfx/tile_turn.cpp):
    off_X_Y          a shadow or a highlight that is moved by (X, Y)
    face_RRGGBB_O    a roof of that colour that faces octant O: 0 right, then clockwise by 45 degrees
    pennant_X_Y      a part of the shield whose place is (X, Y); it stays upright
"""
import math

from tile_geometry import lerp, quad

C = dict(field='#A6C167', meadow='#B2CB75', crop1='#95B659', crop2='#BCC86F', crop3='#D3C97A', plough='#B7A56E',
         verge='#B9A77C', road='#EFE3C4', rut='#E6D8B4',
         town='#D6B27C', yard='#E3CB9B', wall='#8C7B66', wall_in='#5E5040', wall_top='#B9AA92', stone='#A5957E', stone_top='#CBBEA7',
         leaf='#5F8B41', leaf_hi='#7BA753', pine='#4A7443', pine_hi='#63914F', bush='#73994A', ink='#3E3328',
         wool='#F6F0E2', shade='#3A2E1E')
ROOF = dict(r='#B5482E', t='#C76A43', b='#8F5B3D', o='#BC8646', a='#B5482E', s='#7C7468')
LIGHT = (-0.6, -0.8)


def mix(a, b, t):
    pa, pb = [[int(h[i:i+2], 16) for i in (1, 3, 5)] for h in (a, b)]
    return '#%02X%02X%02X' % tuple(round(x + (y - x) * t) for x, y in zip(pa, pb))


def face_colour(roof, octant):
    """The tone of a roof that faces that octant; gfx has the same two lines for turned tiles."""
    a = math.radians(octant * 45)
    d = math.cos(a) * LIGHT[0] + math.sin(a) * LIGHT[1]
    return mix(roof, '#FFF0D0', .18 * d) if d > 0 else mix(roof, '#3A2418', -.30 * d)


def n(v):
    t = ('%.1f' % v).rstrip('0').rstrip('.')
    return '0' if t in ('-0', '') else t


def grid(v, parts=2):
    """Coordinates lie on halves of a unit: nothing that is seen, and a fifth less to load."""
    return round(v*parts) / parts


def near_border(p): return min(*p, 256-p[0], 256-p[1]) < 6


def sp(t): return t if t[0] == '-' else ' ' + t


class Art:
    def __init__(self): self.items = []
    def add(self, layer, cmds, fill=None, stroke=None, sw=0, op=1, dash=None, off=None, face=None, tag=None, cap='round'):
        self.items.append((layer, cmds, fill, stroke, sw, op, dash, off, face, tag, cap))
    def poly(self, layer, pts, fill=None, **k):
        self.add(layer, [('M', pts[0])] + [('L', p) for p in pts[1:]] + [('Z',)], fill, **k)
    def line(self, layer, pts, stroke, sw, **k):
        self.add(layer, [('M', pts[0])] + [('L', p) for p in pts[1:]], None, stroke=stroke, sw=sw, **k)
    def circle(self, layer, c, r, fill=None, **k):
        self.add(layer, [('O', c, r)], fill, **k)
    def blob(self, layer, pts, fill, **k):                       # closed smooth curve through points
        m = len(pts); cm = [('M', pts[0])]
        for i in range(m):
            p0, p1, p2, p3 = pts[i-1], pts[i], pts[(i+1) % m], pts[(i+2) % m]
            cm.append(('C', (p1[0]+(p2[0]-p0[0])/6, p1[1]+(p2[1]-p0[1])/6), (p2[0]-(p3[0]-p1[0])/6, p2[1]-(p3[1]-p1[1])/6), p2))
        self.add(layer, cm + [('Z',)], fill, **k)
    def svg(self):
        """One path for all things of a layer that look alike; the elements from the bottom to the top."""
        groups = {}
        for layer, cmds, *look in sorted(self.items, key=lambda item: item[0]):
            groups.setdefault((layer, *look), []).append(cmds)
        ids = {}
        out = ['<path fill="%s" d="M0 0H256V256H0z"/>' % C['field']]
        for (layer, *look), shapes in groups.items():
            out.append(element(ids, path_data(shapes, look[OFF]), *look))
        return out


OFF = 5                      # of the look of an item: fill, stroke, width, opacity, dash, off, ...


def points(c): return [p for p in c[1:] if isinstance(p, tuple)]


def path_data(shapes, off):
    """Absolute at each start, relative from there on: equal things become equal text, which packs well."""
    dx, dy = off or (0, 0)
    d = []
    for cmds in shapes:
        cur = None
        # Where tiles meet the grid is finer, or there would be a step.
        parts = 5 if any(near_border(p) for c in cmds for p in points(c)) else 2
        for c in cmds:
            if c[0] == 'Z': d.append('z'); continue
            pts = [(grid(p[0]+dx, parts), grid(p[1]+dy, parts)) for p in points(c)]
            if c[0] == 'O':
                (x, y), r = pts[0], grid(c[2])
                d.append('M%s %sa%s %s 0 1 0 %s 0a%s %s 0 1 0 %s 0z' % (n(x-r), n(y), n(r), n(r), n(2*r), n(r), n(r), n(-2*r)))
            elif c[0] == 'M':
                d.append('M%s %s' % (n(pts[0][0]), n(pts[0][1])))
            else:
                d.append(c[0].lower() + ''.join(sp(n(v - o)) for q in pts for v, o in zip(q, cur)).lstrip())
            cur = pts[-1]
    return ''.join(d)


def element(ids, d, fill, stroke, width, opacity, dash, off, face, tag, cap):
    ident = tag
    if face is not None: ident = 'face_%s_%d' % (ROOF[fill][1:], face); fill = face_colour(ROOF[fill], face)
    elif off: ident = 'off_%s_%s' % (n(off[0]), n(off[1]))
    a = ''
    if ident:
        ids[ident] = ids.get(ident, 0) + 1
        a += ' id="%s%s"' % (ident, '' if ids[ident] == 1 else '_n%d' % ids[ident])
    a += ' fill="%s"' % (fill or 'none')
    if stroke: a += ' stroke="%s" stroke-width="%s" stroke-linejoin="round" stroke-linecap="%s"' % (stroke, n(width), cap)
    if dash: a += ' stroke-dasharray="%s"' % dash
    if opacity != 1: a += ' opacity="%s"' % ('%.2f' % opacity).lstrip('0')
    return '<path%s d="%s"/>' % (a, d)


# layers: 1 field patches, 2 road, 3 town ground, 4 shadows on the ground, 5 roofs, 6 wall, 7 towers, 8 trees and details, 9 pennant
SH, SHO = dict(op=.20, off=(2.6, 3)), C['shade']


def house(a, cx, cy, w, d, ang, col, hip=False, layer=5):
    q = quad(cx, cy, w, d, ang)
    a.poly(4, q, SHO, **SH)
    def octa(dx, dy): return round(math.degrees(math.atan2(dy, dx)) / 45) % 8
    ca, sa = math.cos(ang), math.sin(ang)
    inset = d/2 if hip else 0
    r0 = ((q[0][0]+q[3][0])/2 + ca*inset, (q[0][1]+q[3][1])/2 + sa*inset)
    r1 = ((q[1][0]+q[2][0])/2 - ca*inset, (q[1][1]+q[2][1])/2 - sa*inset)
    a.poly(layer, [q[0], q[1], r1, r0], col, face=octa(sa, -ca))
    a.poly(layer, [q[3], q[2], r1, r0], col, face=octa(-sa, ca))
    if hip:
        a.poly(layer, [q[1], q[2], r1], col, face=octa(ca, sa))
        a.poly(layer, [q[0], q[3], r0], col, face=octa(-ca, -sa))
    a.poly(layer+.1, q, None, stroke=mix(ROOF[col], '#2B1C12', .5), sw=1.2)
    a.line(layer+.1, [r0, r1], mix(ROOF[col], '#2B1C12', .38), 1.1)


def tower(a, p, r=7.6, sh=None):
    a.circle(4, p, sh or r, SHO, **SH)
    a.circle(7, p, r, C['stone'], stroke=C['wall_in'], sw=1.5)
    a.circle(7.1, p, r*.52, C['stone_top'])


def tree(a, p, r, pine=False, layer=8):
    a.circle(4, p, r, SHO, **SH)
    a.circle(layer, p, r, C['pine' if pine else 'leaf'])
    a.circle(layer+.1, p, round(r*.58, 1), C['pine_hi' if pine else 'leaf_hi'], off=(grid(-r*.24), grid(-r*.28)))


def well(a, p, r=7):
    a.circle(4, p, r, SHO, **SH)
    a.circle(7, p, r, C['stone_top'], stroke=C['wall_in'], sw=1.4)
    a.circle(7.1, p, r*.55, '#5E8A92')


def shield(a, p):
    x, y = p; tag = 'pennant_%d_%d' % p
    def sh(s, dy=0):
        return [('M', (x-17*s, y-19*s+dy)), ('L', (x+17*s, y-19*s+dy)), ('L', (x+17*s, y-1*s+dy)),
                ('C', (x+17*s, y+12*s+dy), (x+8*s, y+18*s+dy), (x, y+22*s+dy)),
                ('C', (x-8*s, y+18*s+dy), (x-17*s, y+12*s+dy), (x-17*s, y-1*s+dy)), ('Z',)]
    def q(u, v): return (x+u*1.22, y+v*1.22)
    a.add(8.8, sh(1.36, 3), SHO, op=.25, tag=tag)
    a.add(9, sh(1.28), '#FBF3DF', stroke='#2B2A28', sw=2.2, tag=tag)
    a.add(9.1, sh(1.02), '#2F6B6E', tag=tag)
    a.add(9.2, [('M', q(-14.3, -3)), ('L', q(0, -12)), ('L', q(14.3, -3)), ('L', q(14.3, 4.5)), ('L', q(0, -4.5)), ('L', q(-14.3, 4.5)), ('Z',)], '#F3D98B', tag=tag)
    a.circle(9.2, q(0, 8), 4.2, '#F3D98B', tag=tag)


def spire(a, c, w, ang, sw):
    q = quad(*c, w, w, ang)
    a.poly(4, q, SHO, **SH)
    for i in range(4):
        p, r = q[i], q[(i+1) % 4]; e = lerp(p, r, .5)
        a.poly(5.6, [p, r, c], 's', face=round(math.degrees(math.atan2(e[1]-c[1], e[0]-c[0]))/45) % 8)
    a.poly(5.7, q, None, stroke=C['ink'], sw=sw)
    return c


def church(a, c, rng, s, placed):
    x, y = c; ang = rng.choice((0, math.pi/2, 0, math.pi))
    ca, sa = math.cos(ang), math.sin(ang)
    def P(u, v): return (x+(u*ca-v*sa)*s, y+(u*sa+v*ca)*s)
    house(a, *P(3, 0), 40*s, 17*s, ang, 'a')
    house(a, *P(8, 0), 30*s, 12*s, ang+math.pi/2, 'a')
    house(a, *P(3, 0), 40*s, 12*s, ang, 'a', layer=5.3)
    spire(a, P(-18, 0), 15*s, ang, 1.3)
    placed.append(quad(x, y, 56*s, 34*s, ang))
