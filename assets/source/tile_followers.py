"""The figures of Shires, 64 x 64: standing in a town, walking a road, praying, lying in a field, and the plain one of a supply.

One key colour is enough: the shade is ink laid over it. Everything has a cream halo and an outline.
"""
from common import FILL, INK, write_svg

CREAM, SKIN = '#FBF6EC', '#F4DFC1'
SHADE_ALPHA = '0.2'


def path(d, fill='none', stroke=None, width=0.0, opacity=None):
    line = f' stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"' if stroke else ''
    fade = f' opacity="{opacity}"' if opacity else ''
    return f'<path fill="{fill}"{line}{fade} d="{d}"/>'


def disc(x, y, r):
    return f'M{x-r:g} {y:g}a{r:g} {r:g} 0 1 0 {2*r:g} 0a{r:g} {r:g} 0 1 0 {-2*r:g} 0z'


def halo(*shapes): return [path(d, CREAM, CREAM, 7.5) for d in shapes]
def coloured(d, width=2.4): return path(d, FILL, INK, width)
def shade(d): return path(d, INK, opacity=SHADE_ALPHA)
def skin(d, width=2.2): return path(d, SKIN, INK, width)
def rod(d, width, outline, colour): return [path(d, stroke=INK, width=outline), path(d, stroke=colour, width=width)]


ROBE = 'M32 23C41 23 46 29 48 38L52 56C40 61 24 61 12 56L16 38C18 29 23 23 32 23z'
HEAD = disc(32, 17, 9)


def stand_town():
    hat, feather = 'M21 15.5C20 3 44 3 43 15.5C36 11.5 28 11.5 21 15.5z', 'M40 9C43 4.5 47 3.5 50 3.5'
    return [*halo(ROBE, HEAD, hat, feather), coloured(ROBE),
            shade('M36 23.5C42 25 46 30 48 38L52 56C48 58 44 59 40 59.3C43 48 42 33 36 23.5z'),
            skin(HEAD), coloured(hat, 2.2), *rod(feather, 2.4, 4.6, CREAM)]


def stand_road():
    coat = 'M30 23C38 23 43 29 45 38L48 56C37 61 22 61 11 56L14 38C16 29 21 23 30 23z'
    crown, brim = 'M23 12.5C23 3 41 3 41 12.5C36 14 28 14 23 12.5z', 'M15 14.5C20 9.5 44 9.5 49 14.5C44 18.5 20 18.5 15 14.5z'
    staff = 'M54 14L54 59'
    return [*halo(coat, disc(31, 17.5, 8.6), brim, crown, staff), *rod(staff, 2.6, 5.4, '#B98A55'), coloured(coat),
            shade('M34 23.5C39 25 43 30 45 38L48 56C44.5 58 41 59 37 59.3C40 48 39.5 33 34 23.5z'),
            skin(disc(31, 18.5, 8.2)), coloured(crown, 2.2), coloured(brim, 2.2),
            path('M24 11.2C29 12.8 34 12.8 39 11.2', stroke=CREAM, width=2)]


def pray():
    habit = 'M30 23C38 23 41 28 41 35L42 44C48 46 54 50 55 58C42 61 24 61 12 58C10 46 16 24 30 23z'
    hood, arm = 'M24 24C16 8 30 1 39 7C35 9 33 14 35 24C32 26 27 26 24 24z', 'M29 36C35 39 41 37 47 30'
    return [*halo(habit, disc(33, 16, 8.6), hood, arm), coloured(habit),
            shade('M42 44C48 46 54 50 55 58C49 59.5 43 60 37 60.2C40 55 42 50 42 44z'),
            skin(disc(34, 16, 8.2)), coloured(hood, 2.2), *rod(arm, 4, 8, FILL),
            skin('M45 31C45 27 49 22 51 22.5C53 24 51 31 48.5 33.5C47 34.5 45 33 45 31z', 2)]


def lie():
    body = 'M21 29C30 23 44 25 54 29C57 31 57 44 54 46C44 50 30 51 21 46C17 43 17 32 21 29z'
    feet = ('M55 29.5C59 29 62.5 31 62.5 33.8C62.5 36.5 59 37.5 55 37z', 'M55 38C59 37.6 62.5 39 62.5 41.8C62.5 44.5 59 46 55 45.6z')
    return [*halo(body, disc(14, 37, 11.5), disc(59, 34, 3), disc(59, 42, 3)), *(path(d, '#6B5138', INK, 2) for d in feet),
            coloured(body), shade('M19 42C30 47 44 46.5 56 41C55.8 43.6 55.2 45.2 54 46C44 50 30 51 21 46C20 45 19.3 43.6 19 42z'),
            path(disc(14, 37, 11), '#E7C970', INK, 2.2), path(disc(14, 37, 5.6), '#D2AC4B', INK, 1.4)]


def supply():
    return [*halo(ROBE, HEAD), coloured(ROBE, 3), coloured(HEAD, 3)]


def write():
    for figure in (stand_town, stand_road, pray, lie, supply):
        write_svg('tiles', 'follower-' + figure.__name__.replace('_', '-'), 64, 64, figure())
