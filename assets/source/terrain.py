"""The six hexes: view box 174x200, radius 100, centre (87,100). Nothing crosses the outline."""
import math
from common import write_svg
def f2(v): return ('%.1f'%v).rstrip('0').rstrip('.') or '0'
H=[(100*math.cos(math.radians(a)),100*math.sin(math.radians(a))) for a in (-90,-30,30,90,150,210)]
def hexp(r): return [(x*r/100,y*r/100) for x,y in H]
def clip(pts,r=100):
    hx=hexp(r)
    for i in range(6):
        a,b=hx[i],hx[(i+1)%6]; out=[]
        def ins(p): return (b[0]-a[0])*(p[1]-a[1])-(b[1]-a[1])*(p[0]-a[0])>=-1e-9
        for j in range(len(pts)):
            p,q=pts[j],pts[(j+1)%len(pts)]
            if ins(p): out.append(p)
            if ins(p)!=ins(q):
                d1=(b[0]-a[0])*(p[1]-a[1])-(b[1]-a[1])*(p[0]-a[0]); d2=(b[0]-a[0])*(q[1]-a[1])-(b[1]-a[1])*(q[0]-a[0])
                t=d1/(d1-d2); out.append((p[0]+t*(q[0]-p[0]),p[1]+t*(q[1]-p[1])))
        pts=out
        if not pts: return []
    return pts
def pd(pts): return 'M'+' L'.join(f'{f2(x)} {f2(y)}' for x,y in pts)+' Z'
def F(d,fill,op=None): return f'<path d="{d}" fill="{fill}"'+(f' fill-opacity="{op}"' if op else '')+'/>'
def L(d,stroke,sw,op=None): return f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{sw}" stroke-linecap="round" stroke-linejoin="round"'+(f' stroke-opacity="{op}"' if op else '')+'/>'
def band(f_top,f_bot,fill,op=None,r=100,n=40):
    xs=[-90+180*i/n for i in range(n+1)]
    p=clip([(x,f_top(x)) for x in xs]+[(x,f_bot(x)) for x in reversed(xs)],r)
    return F(pd(p),fill,op) if p else ''
def cpoly(pts,fill,op=None,r=100):
    p=clip(pts,r); return F(pd(p),fill,op) if p else ''
def curve(p0,p1,p2,p3,n=14):
    return [((1-t)**3*p0[0]+3*(1-t)**2*t*p1[0]+3*(1-t)*t*t*p2[0]+t**3*p3[0],(1-t)**3*p0[1]+3*(1-t)**2*t*p1[1]+3*(1-t)*t*t*p2[1]+t**3*p3[1]) for t in [i/n for i in range(n+1)]]
def ell(cx,cy,rx,ry,fill,op=None): return f'<ellipse cx="{f2(cx)}" cy="{f2(cy)}" rx="{f2(rx)}" ry="{f2(ry)}" fill="{fill}"'+(f' fill-opacity="{op}"' if op else '')+'/>'
def base(fill,rim): return [F(pd(H),fill)], [f'<path d="{pd(hexp(95.6))}" fill="none" stroke="{rim}" stroke-width="3" stroke-linejoin="round" stroke-opacity="0.55"/>']
T={}
# ---------------- forest
def fir(x,y,h,dark,lit,trunk='#54402C'):
    w=h*.66
    s=[(0,-1),(.30,-.60),(.17,-.62),(.42,-.32),(.24,-.34),(.52,-.04)]
    right=[(x+a*w,y+b*h) for a,b in s]; left=[(x-a*w,y+b*h) for a,b in reversed(s)]
    o=[ell(x+w*.16,y+h*.03,w*.5,h*.09,'#1F3A22','.35'),F(pd([(x-h*.055,y-h*.06),(x+h*.055,y-h*.06),(x+h*.055,y+h*.07),(x-h*.055,y+h*.07)]),trunk),
       F(pd(right+left),dark)]
    # lit left facets, one per tier
    for (a,b,c,e) in ((0,-1,.30,-.60),(0,-.74,.42,-.32),(0,-.48,.52,-.04)):
        o.append(F(pd([(x,y+b*h),(x-c*w,y+e*h),(x-c*w*.30,y+(e-.035)*h),(x-w*.03,y+(e-.14)*h)]),lit))
    return o
b,r=base('#558250','#A9C98A'); o=b
o.append(band(lambda x:-14+8*math.sin(x/30+.6),lambda x:120,'#4C7848'))
o.append(band(lambda x:52+6*math.sin(x/24+2),lambda x:120,'#447044'))
DK=('#27512F','#41743F'); LT=('#39693A','#6C9A4E')
trees=[(-24,-46,34,LT),(22,-48,34,DK),(0,-40,42,DK),(-46,-22,40,DK),(46,-22,40,LT),(-16,-14,44,LT),(20,-13,42,DK),(-64,8,36,LT),(65,8,36,DK),(-43,16,38,DK),(44,17,36,LT),
  (-66,42,30,DK),(66,43,30,LT),(-46,58,32,LT),(47,59,32,DK),(-24,74,26,DK),(25,75,26,LT)]
for x,y,h,c in sorted(trees,key=lambda t:t[1]): o+=fir(x,y,h,*c)
T['forest']=o+r
# ---------------- pasture
b,r=base('#AECB70','#E4F0B4'); o=b
o.append(band(lambda x:-120,lambda x:-34+13*math.sin(x/34+1.2),'#BCD683'))
o.append(L('M-66 -23 C-50 -33 -34 -39 -12 -30','#8FB050',2.4))
o.append(band(lambda x:10+12*math.sin(x/38-1.0),lambda x:120,'#9DBE5E'))
o.append(band(lambda x:56+8*math.sin(x/30+1.5),lambda x:120,'#8DB050'))
def tuft(x,y,s=1,c='#6F9440'):
    return L(f'M{f2(x-5*s)} {f2(y-5*s)} Q{f2(x-2*s)} {f2(y-4*s)} {f2(x-1*s)} {f2(y)} M{f2(x)} {f2(y-8*s)} V{f2(y)} M{f2(x+5*s)} {f2(y-5*s)} Q{f2(x+2*s)} {f2(y-4*s)} {f2(x+1*s)} {f2(y)}',c,2.1)
def sheep(x,y,s,flip=1):
    k=s*flip
    def X(v): return f2(x+v*k)
    def Y(v): return f2(y+v*s)
    body=f'M{X(-13)} {Y(4)} C{X(-19)} {Y(2)} {X(-19)} {Y(-6)} {X(-14)} {Y(-8)} C{X(-14)} {Y(-14)} {X(-6)} {Y(-16)} {X(-3)} {Y(-13)} C{X(1)} {Y(-17)} {X(8)} {Y(-15)} {X(9)} {Y(-11)} C{X(15)} {Y(-11)} {X(17)} {Y(-3)} {X(13)} {Y(0)} C{X(13)} {Y(6)} {X(6)} {Y(8)} {X(2)} {Y(5)} C{X(-2)} {Y(9)} {X(-11)} {Y(9)} {X(-13)} {Y(4)} Z'
    shade=f'M{X(-13)} {Y(4)} C{X(-11)} {Y(9)} {X(-2)} {Y(9)} {X(2)} {Y(5)} C{X(6)} {Y(8)} {X(13)} {Y(6)} {X(13)} {Y(0)} C{X(8)} {Y(4)} {X(-6)} {Y(4)} {X(-16)} {Y(-1)} C{X(-16.5)} {Y(1)} {X(-15)} {Y(3)} {X(-13)} {Y(4)} Z'
    head=f'M{X(10)} {Y(-11)} C{X(12)} {Y(-14)} {X(17)} {Y(-13)} {X(21)} {Y(-9)} C{X(23)} {Y(-6)} {X(21)} {Y(-3)} {X(17)} {Y(-3)} C{X(12)} {Y(-2)} {X(8)} {Y(-7)} {X(10)} {Y(-11)} Z'
    return [ell(x+2*s,y+13*s,17*s,3.2*s,'#5F8334','.45'),
      L(f'M{X(-8)} {Y(5)} V{Y(12.5)} M{X(-4)} {Y(6)} V{Y(12.5)} M{X(5)} {Y(6)} V{Y(12.5)} M{X(9)} {Y(4)} V{Y(12.5)}','#453F3B',2.6*s),
      F(body,'#FBF7EC'),F(shade,'#DDD6C2'),F(head,'#453F3B'),L(f'M{X(10)} {Y(-11)} L{X(7)} {Y(-8)}','#453F3B',3*s)]
for x,y,s in ((-58,-6,1),(4,-62,.8),(60,-20,1),(-70,30,1),(72,24,.9),(-36,70,1),(30,76,.9),(2,68,.8),(-14,-20,.8),(-48,46,.7)): o.append(tuft(x,y,s))
o+=sheep(26,-40,1.12,-1)+sheep(-30,-40,1.3,1)+sheep(46,50,1.08,-1)
T['pasture']=o+r
# ---------------- fields
b,r=base('#E8C35B','#FBEBB0'); o=b
# rows fan out from a far point, bent
def row(u): # bent ray from the top; u = position at the bottom
    return curve((u*.34-20,-105),(u*.40-34,-40),(u*.9-8,10),(u*1.35+12,105))
us=[-104+16*i for i in range(14)]
for i in range(0,len(us)-1,2):
    p=row(us[i])+list(reversed(row(us[i+1])))
    o.append(cpoly(p,'#D9AB3E'))
for i in range(1,len(us)-1,2):
    p=row(us[i]+5.6)+list(reversed(row(us[i]+10.4)))
    o.append(cpoly(p,'#F2D684'))
def sheaf(x,y,s):
    def X(v): return f2(x+v*s)
    def Y(v): return f2(y+v*s)
    o=[ell(x+3*s,y+1*s,13*s,3.4*s,'#8A6414','.45'),
     F(f'M{X(-10)} {Y(0)} C{X(-4)} {Y(-10)} {X(-5)} {Y(-14)} {X(-13)} {Y(-27)} C{X(-8)} {Y(-33)} {X(8)} {Y(-33)} {X(13)} {Y(-27)} C{X(5)} {Y(-14)} {X(4)} {Y(-10)} {X(10)} {Y(0)} C{X(4)} {Y(2.4)} {X(-4)} {Y(2.4)} {X(-10)} {Y(0)} Z','#B98020'),
     F(f'M{X(-10)} {Y(0)} C{X(-4)} {Y(-10)} {X(-5)} {Y(-14)} {X(-13)} {Y(-27)} C{X(-9)} {Y(-32)} {X(-2)} {Y(-32.6)} {X(2)} {Y(-31.4)} C{X(-1)} {Y(-20)} {X(-1)} {Y(-10)} {X(0)} {Y(1.7)} C{X(-4)} {Y(1.8)} {X(-7)} {Y(1.2)} {X(-10)} {Y(0)} Z','#F0CB62')]
    for a in (-11,-5.6,0,5.6,11): o.append(ell(x+a*s,y+(-29+abs(a)*.18)*s,2.7*s,5.2*s,'#F7DD86' if a<3 else '#DDAE3E'))
    o.append(L(f'M{X(-5)} {Y(-13)} Q{X(0)} {Y(-10.6)} {X(5)} {Y(-13)}','#8A5A1C',3*s))
    return o
o+=sheaf(2,-44,1.0)+sheaf(-40,-12,1.3)+sheaf(42,-12,1.3)
o+=sheaf(-50,62,1.08)+sheaf(52,62,1.08)
T['fields']=o+r
# ---------------- hills
b,r=base('#CE8656','#F2C59C'); o=b
def mound(cx,by,w,h,body,lit,dk):
    top=curve((cx-w,by),(cx-w*.62,by-h*.25),(cx-w*.5,by-h),(cx-w*.04,by-h))[:-1]+curve((cx-w*.04,by-h),(cx+w*.46,by-h),(cx+w*.62,by-h*.3),(cx+w,by))
    out=[cpoly(top+[(cx+w,by+6),(cx-w,by+6)],body)]
    sh=curve((cx+w*.1,by-h*.985),(cx+w*.5,by-h*.96),(cx+w*.62,by-h*.3),(cx+w,by))+curve((cx+w,by),(cx+w*.5,by-h*.1),(cx+w*.36,by-h*.55),(cx+w*.1,by-h*.985))
    out.append(cpoly(sh,dk))
    li=curve((cx-w*.86,by-h*.12),(cx-w*.6,by-h*.36),(cx-w*.46,by-h*.98),(cx-w*.06,by-h*.985))+curve((cx-w*.06,by-h*.985),(cx-w*.36,by-h*.82),(cx-w*.46,by-h*.4),(cx-w*.86,by-h*.12))
    out.append(cpoly(li,lit))
    return out
o+=mound(28,-28,46,44,'#BC6C40','#DD9B6C','#9E5330')
o+=mound(-30,-22,48,48,'#C37446','#E3A678','#A65A35')
o.append(band(lambda x:-27+5*math.sin(x/30+1.9),lambda x:120,'#CE8656'))
o+=mound(62,12,40,34,'#C87A4C','#E7AE82','#AA5D38')
o+=mound(-66,14,38,32,'#BC6C40','#DD9B6C','#9E5330')
o.append(band(lambda x:8+7*math.sin(x/32+1.4),lambda x:120,'#D18B5B'))
# terraced clay bank at the bottom
def bank(y0,y1,c): return band(lambda x:y0+5*math.sin(x/19+y0*.2),lambda x:y1+120,c)
o.append(bank(54,0,'#B5683D')); o.append(bank(60,0,'#C57A4B')); o.append(bank(72,0,'#A65A35')); o.append(bank(77,0,'#B86B40'))
def bricks(x,y,s):
    o=[F(pd([(x-17*s,y+9*s),(x+20*s,y+9*s),(x+22*s,y+12*s),(x-15*s,y+12*s)]),'#6E3418','.45')]
    for (dx,dy) in ((-8.6,4),(8.6,4),(0,-5)):
        o.append(f'<rect x="{f2(x+dx*s-8*s)}" y="{f2(y+dy*s-4.2*s)}" width="{f2(16*s)}" height="{f2(8.4*s)}" rx="{f2(1.4*s)}" fill="#8E3F22"/>')
        o.append(f'<rect x="{f2(x+dx*s-8*s)}" y="{f2(y+dy*s-4.2*s)}" width="{f2(16*s)}" height="{f2(3.2*s)}" rx="{f2(1.2*s)}" fill="#E29A70"/>')
    return o
o+=bricks(-52,44,1.0)+bricks(54,42,1.0)
for x,y in ((-24,-6),(24,-8),(0,-80),(-10,70),(26,68)): o.append(L(f'M{x-7} {y} q3.5 -3 7 0 q3.5 3 7 0','#A65A35',2.2))
T['hills']=o+r
# ---------------- mountains
b,r=base('#A7A5AA','#DEDDE0'); o=b
o.append(band(lambda x:22+6*math.sin(x/26),lambda x:120,'#9A989F'))
o.append(band(lambda x:62+5*math.sin(x/20+1),lambda x:120,'#8E8C95'))
def peak(x,y,w,h,skew=.08,snow=.34):
    ax=x+skew*w; ay=y-h
    Lf=[(ax,ay),(x-w*.30,y-h*.52),(x-w*.40,y-h*.46),(x-w,y),(x+w*.10,y),(x-w*.02,y-h*.30),(x+w*.14,y-h*.55)]
    Rt=[(ax,ay),(x+w*.42,y-h*.56),(x+w*.52,y-h*.46),(x+w,y),(x+w*.10,y),(x-w*.02,y-h*.30),(x+w*.14,y-h*.55)]
    o=[ell(x+w*.12,y+.5,w*.98,h*.055+1,'#4F4D59','.45'),F(pd(Lf),'#8B8994'),F(pd(Rt),'#5E5C69')]
    t=snow
    def on(a,b,u): return (a[0]+(b[0]-a[0])*u,a[1]+(b[1]-a[1])*u)
    l=on((ax,ay),(x-w*.30,y-h*.52),t/.48); rr=on((ax,ay),(x+w*.42,y-h*.56),t/.44)
    m=on((ax,ay),(x+w*.14,y-h*.55),t/.45*1.0)
    o.append(F(pd([(ax,ay),l,(l[0]+w*.10,l[1]-h*.03),(l[0]+w*.17,l[1]+h*.08),(m[0]-w*.07,m[1]-h*.05),m]),'#FBFAF6'))
    o.append(F(pd([(ax,ay),m,(m[0]+w*.08,m[1]-h*.07),(m[0]+w*.14,m[1]+h*.06),(rr[0]-w*.05,rr[1]-h*.06),rr]),'#D5D5DE'))
    o.append(L(f'M{f2(x-w*.62)} {f2(y-h*.08)} L{f2(x-w*.36)} {f2(y-h*.34)} M{f2(x-w*.28)} {f2(y-h*.06)} L{f2(x-w*.14)} {f2(y-h*.26)}','#6F6D79',2))
    return o
o+=peak(36,-14,42,54)+peak(-40,-12,44,58)+peak(-2,-6,42,76)
def rock(x,y,s): return [F(pd([(x-12*s,y),(x-8*s,y-8*s),(x,y-12*s),(x+8*s,y-7*s),(x+13*s,y)]),'#63616D'),F(pd([(x-12*s,y),(x-8*s,y-8*s),(x,y-12*s),(x-2*s,y-4*s),(x-5*s,y)]),'#B4B2BA')]
o+=peak(-52,58,25,42,.06)+peak(52,58,25,42,.06)+rock(-26,78,.9)+rock(28,78,.8)+rock(4,84,.6)+rock(-70,16,.7)+rock(70,16,.7)
T['mountains']=o+r
# ---------------- desert
b,r=base('#E7D6A8','#FAF2D6'); o=b
def dune(y,amp,ph,wl,c,dk):
    f=lambda x:y+amp*math.sin(x/wl+ph)
    o=[band(f,lambda x:120,c)]
    return o
def dune2(cx,by,w,h):
    crest=curve((cx-w,by),(cx-w*.5,by-h*.1),(cx-w*.2,by-h),(cx+w*.12,by-h))
    lit=crest+curve((cx+w*.12,by-h),(cx-w*.06,by-h*.55),(cx+w*.22,by-h*.2),(cx+w*.1,by))
    shd=curve((cx+w*.12,by-h),(cx+w*.4,by-h*.8),(cx+w*.6,by-h*.12),(cx+w,by))+curve((cx+w*.1,by),(cx+w*.22,by-h*.2),(cx-w*.06,by-h*.55),(cx+w*.12,by-h))
    return [cpoly(lit,'#F3E7C4'),cpoly(shd,'#CDB67F')]
o.append(band(lambda x:-40+6*math.sin(x/30+.4),lambda x:120,'#E1CE9B'))
o+=dune2(30,-36,46,26)+dune2(-30,-24,52,34)
o.append(band(lambda x:-20+7*math.sin(x/36+2.6),lambda x:120,'#E7D6A8'))
o+=dune2(56,6,44,30)+dune2(-62,28,36,24)
o.append(band(lambda x:12+8*math.sin(x/34+.8),lambda x:120,'#E3D19F'))
o+=dune2(48,62,46,28)+dune2(-34,66,50,30)
o.append(band(lambda x:64+5*math.sin(x/24+1.6),lambda x:120,'#DCC78F'))
for x,y in ((-4,-62),(-44,0),(8,6),(0,84),(-40,48),(66,30)): o.append(L(f'M{x-9} {y} q4.5 -3.6 9 0 q4.5 3.6 9 0','#BBA265',2.2))
def shrub(x,y,s): return L(f'M{f2(x)} {f2(y)} V{f2(y-9*s)} M{f2(x)} {f2(y-3*s)} L{f2(x-6*s)} {f2(y-10*s)} M{f2(x)} {f2(y-4*s)} L{f2(x+6*s)} {f2(y-11*s)} M{f2(x-3.4*s)} {f2(y-7*s)} L{f2(x-8*s)} {f2(y-7*s)}','#7D6B3C',2.3)
o+=[shrub(14,-20,1.1),shrub(-2,60,.9),shrub(-56,34,.9)]
T['desert']=o+r
def write():
    for name, elements in T.items():
        group = ['<g transform="translate(87 100)">'] + elements + ["</g>"]
        write_svg("terrain", name, 174, 200, group)
