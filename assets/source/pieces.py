"""Pieces, tokens, jetty and harbour badges, in board units (hex radius 100)."""
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

import icons
from common import FILL, HALO, LIGHT as LT, OUTLINE as INK, SHADE as SH, write_svg
def pth(d,fill='none',stroke=None,sw=0,op=None,so=None):
    s=f'<path d="{d}" fill="{fill}"'
    if op: s+=f' fill-opacity="{op}"'
    if stroke: s+=f' stroke="{stroke}" stroke-width="{sw}" stroke-linejoin="round" stroke-linecap="round"'
    if so: s+=f' stroke-opacity="{so}"'
    return s+'/>'
def rect(x,y,w,h,r,fill,op=None): return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" ry="{r}" fill="{fill}"'+(f' fill-opacity="{op}"' if op else '')+'/>'
def circ(x,y,r,fill,stroke=None,sw=0,op=None): return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"'+(f' stroke="{stroke}" stroke-width="{sw}"' if stroke else '')+(f' fill-opacity="{op}"' if op else '')+'/>'
P={}
# settlement: 48x48, anchor (24,28) = the corner it stands on
out='M8 40 V21.4 L24 7.2 L40 21.4 V40 Z'
P['settlement']=(48,48,[pth('M11 43.5 H44 V25 L40 21.4 Z','#000000',op='0.22'),pth(out,HALO,HALO,7.6),pth(out,INK,INK,4.8),
 pth('M8 40 V23 L24 8.8 V40 Z',FILL),pth('M24 8.8 L40 23 V40 H24 Z',FILL),
 pth('M8 40 V36.4 H40 V40 Z',SH),
 pth('M24 7.2 L40.8 22 L38 25.2 L24 12.9 L10 25.2 L7.2 22 Z',SH),pth('M24 7.2 L7.2 22 L10 25.2 L24 12.9 Z',LT)])
# city: 64x56, anchor (32,33)
out='M6 48 V27.4 L17.6 17.8 L24 23 V12.6 L34.6 4.4 L45.2 12.6 V22 H58 V48 Z'
P['city']=(64,56,[pth('M10 51.5 H62 V26 H58 Z','#000000',op='0.22'),pth(out,HALO,HALO,7.6),pth(out,INK,INK,4.8),
 pth('M6 48 V27.4 L17.6 17.8 L29.2 27.4 V48 Z',FILL),
 pth('M24 48 V12.6 L34.6 4.4 L45.2 12.6 V48 Z',FILL),pth('M45.2 24 H58 V48 H45.2 Z',FILL),
 pth('M6 48 V44.4 H58 V48 Z',SH),
 pth('M45.2 22 H58 V26.4 H54.6 V28.8 H51.2 V26.4 H48.6 V28.8 H45.2 Z',SH),
 pth('M34.6 4.4 L46.4 13.6 L43.8 16.9 L34.6 9.8 L25.4 16.9 L22.8 13.6 Z',SH),pth('M34.6 4.4 L22.8 13.6 L25.4 16.9 L34.6 9.8 Z',LT),
 pth('M17.6 17.8 L24 23.1 V28.8 L17.6 23.3 L8.4 30.9 L5.6 27.8 Z',SH),pth('M17.6 17.8 L5.6 27.8 L8.4 30.9 L17.6 23.3 Z',LT),
 pth('M24 28.8 V44.4','none',INK,1.6)])
# road: 72x24, centre (36,12), lies along +x
P['road']=(72,24,[rect(4,5.6,66,16,7,'#000000','0.22'),rect(2,2.6,68,18.8,7.4,HALO,'0.85'),rect(3.4,4,65.2,16,6.4,INK),rect(5.8,6.4,60.4,11.2,4.2,FILL),rect(5.8,13.6,60.4,4,2,SH)])
# robber: 56x72, anchor (28,64)
P['robber']=(56,72,[f'<ellipse cx="31" cy="64" rx="23" ry="5.6" fill="#000000" fill-opacity="0.30"/>',
 pth('M28 6 C38 8.6 42.4 18 41 27 C47.6 34 50.6 48 50 63 C42 68.4 14 68.4 6 63 C5.4 48 8.4 34 15 27 C13.6 18 18 8.6 28 6 Z',HALO,HALO,6.4),
 pth('M28 6 C38 8.6 42.4 18 41 27 C47.6 34 50.6 48 50 63 C42 68.4 14 68.4 6 63 C5.4 48 8.4 34 15 27 C13.6 18 18 8.6 28 6 Z','#37343A','#17151A',3.2),
 pth('M28 6 C18 8.6 13.6 18 15 27 C8.4 34 5.4 48 6 63 C8 64.4 10.4 65.3 13.4 66 C12.6 50 15.4 38 20.4 30 C17 22 19 11.6 28 6 Z','#57535C'),
 pth('M28 13 C34.4 15.4 36.6 22 35 28 C32.8 33 23.2 33 21 28 C19.4 22 21.6 15.4 28 13 Z','#0E0D10'),
 circ(24.7,23.6,2,'#F4E2A0'),circ(31.3,23.6,2,'#F4E2A0'),
 pth('M28 36 V62 M38.6 38 C41 46 42 54 42 61','none','#17151A',2.2),
 pth('M17 33.4 C23 37.6 33 37.6 39 33.4','none','#17151A',2.6)])
# jetty: 64x16, centre line y=8, from the shore (left) to the badge (right)
j=[rect(3,5,60,11,2,'#000000','0.18'),rect(1,2.4,62,10.4,2,'#4A3524')]
for k in range(8): j.append(rect(2.2+k*7.6,3.6,6.4,8,1,'#C79F6B' if k%2==0 else '#B58B57'))
for k in (0,1,2): j+=[circ(9+k*23,2.8,2.1,'#6B4E33'),circ(9+k*23,12.6,2.1,'#6B4E33')]
P['harbour-jetty']=(64,16,j)
# badge: 64x72; disc centre (32,30) r 24; plate for the rate (32,58) 44x20
P['harbour-badge']=(64,72,[circ(34,33,27,'#000000',op='0.22'),rect(11,50,46,21,7,'#000000','0.22'),circ(32,30,27,'#3A2C20'),circ(32,30,24.6,'#F8EFDC'),f'<circle cx="32" cy="30" r="21.6" fill="none" stroke="#C9B48C" stroke-width="1.8"/>',
 rect(8,47.4,48,22,7.4,'#3A2C20'),rect(10.4,49.8,43.2,17.2,5.4,'#F8EFDC')])
# tokens: 64x64, centre (32,31); disc r 27
font=TTFont('/usr/share/fonts/truetype/lato/Lato-Black.ttf'); gs=font.getGlyphSet(); cmap=font.getBestCmap(); upm=font['head'].unitsPerEm
capH=font['OS/2'].sCapHeight or 1443
def digits(txt,cx,cy,size,tight=-.02):
    adv=[gs[cmap[ord(c)]].width for c in txt]; tot=sum(adv)+tight*upm*(len(txt)-1); s=size/upm; x=cx-tot*s/2; y=cy+capH*s/2; d=''
    for c,w in zip(txt,adv):
        pen=SVGPathPen(gs,ntos=lambda v:('%.2f'%v).rstrip('0').rstrip('.')); gs[cmap[ord(c)]].draw(TransformPen(pen,(s,0,0,-s,x,y))); d+=pen.getCommands()+' '; x+=(w+tight*upm)*s
    return d.strip()
def disc(): return [circ(33.6,34.4,27.4,'#000000',op='0.24'),circ(32,31,27.6,'#5B4A36'),circ(32,31,25.8,'#F9F0DC'),'<circle cx="32" cy="31" r="22.8" fill="none" stroke="#DCCBA4" stroke-width="1.6"/>']
P['token']=(64,64,disc())
for n in (2,3,4,5,6,8,9,10,11,12):
    red=n in(6,8); col='#A81E1E' if red else '#332C26'; pips=6-abs(7-n)
    o=disc()+[pth(digits(str(n),32,26.6,31 if red else 27),col)]
    r=2.5 if red else 2.1; gap=6.6 if red else 6
    for k in range(pips): o.append(circ(round(32+(k-(pips-1)/2)*gap,2),44.6,r,col))
    P[f'token-{n}']=(64,64,o)
# Harbours: the badge with its icon and the rate in the plate.
BADGE = P.pop("harbour-badge")


def icon(name, cx, cy, size, ink=None):
    inner = "\n".join(icons.I[name])
    if ink:
        inner = inner.replace(icons.INK, ink)
    return f'<g transform="translate({cx - size / 2:.2f} {cy - size / 2:.2f}) scale({size / 24:.4f})">{inner}</g>'


def harbour(rate, picture):
    return (64, 72, BADGE[2] + [picture, pth(digits(rate, 32, 58.4, 19.5), INK)])


P["harbour-any"] = harbour("3:1", icon("harbour", 32, 28.6, 31.4, "#4A3A28"))
for resource in ("brick", "lumber", "wool", "grain", "ore"):
    P["harbour-" + resource] = harbour("2:1", icon(resource, 32, 30, 35.5))
for rate in ("3:1", "2:1"):
    P["rate-" + rate.replace(":", "-")] = (36, 18, [pth(digits(rate, 18, 9, 19.5), icons.INK)])


def write():
    for name, (width, height, elements) in P.items():
        write_svg("pieces", name, width, height, elements)
