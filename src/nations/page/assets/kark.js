import{$ as e,A as t,B as n,D as r,F as i,G as a,H as o,J as s,K as c,M as l,N as u,P as d,Q as f,R as p,U as m,V as h,X as g,Y as _,Z as v,at as y,ct as b,g as x,i as S,it as C,l as w,lt as T,nt as E,q as D,rt as O,st as k,tt as A,ut as j,w as M,z as N}from"./disclose-version.js";import"./types.js";import{C as P,S as ee,_ as te,a as ne,b as re,c as ie,d as F,f as ae,g as oe,h as se,i as ce,l as le,m as ue,n as de,o as I,p as fe,r as L,s as pe,t as me,u as he,v as R,x as z,y as ge}from"./walks.js";var B=d(`<li><span aria-hidden="true"> </span> <span class="sr"> </span></li>`),V=d(`<h3> </h3> <ol></ol>`,1),H=d(`<!> <!>`,1),U=d(`<button type="button" class="svelte-1adv7k0"> </button>`),W=d(`<details class="deck svelte-1adv7k0"><summary class="svelte-1adv7k0"><svg viewBox="0 0 26 22" aria-hidden="true" class="svelte-1adv7k0"><rect x="1" y="4" width="17" height="17" rx="2" class="svelte-1adv7k0"></rect><rect x="4" y="2.5" width="17" height="17" rx="2" class="svelte-1adv7k0"></rect><rect x="7.5" y="1" width="17" height="17" rx="2" class="svelte-1adv7k0"></rect><text x="16" y="14.4" class="svelte-1adv7k0">?</text></svg> </summary> <div class="svelte-1adv7k0"><!> <!> <!></div></details>`);function _e(n,i){y(i,!0);let o=(n,o=T,s=T,c=T)=>{var d=u(),p=v(d),m=n=>{var r=V(),u=v(r),d=f(u,!0),p=e(u,2);let m;M(p,21,s,e=>e.id,(n,r)=>{var o=B();let s;var c=g(o),u=f(c,!0),d=e(c),p=e(d),m=f(p);b(o),a(e=>{s=x(o,1,`svelte-1adv7k0`,null,s,{bad:!h(r).good}),t(u,h(r).good?`▲`:`▼`),t(d,` ${h(r).name??``}`),t(m,`, ${e??``}`)},[()=>i.say(h(r).good?`kark-good`:`kark-bad`)]),l(n,o)}),b(p),a(()=>{t(d,o()),m=x(p,1,`svelte-1adv7k0`,null,m,{ordered:c()})}),l(n,r)};r(p,e=>{s().length&&e(m)}),l(n,d)},s=O(()=>new Map(i.content.cards.map(e=>[e.id,e]))),c=O(()=>p(i.view.unseen)),d=O(()=>h(c).filter(e=>e.good).length);function p(e){return e.flatMap(e=>h(s).get(e)??[])}var m=W(),_=g(m),S=e(g(_));b(_);var w=e(_,2),E=g(w);{let e=O(()=>i.say(`kark-deck-next`)),t=O(()=>p(i.view.next_cards));o(E,()=>h(e),()=>h(t),()=>!0)}var D=e(E,2),k=t=>{var n=H(),r=v(n);{let e=O(()=>i.say(`kark-deck-unseen`));o(r,()=>h(e),()=>h(c),()=>!1)}var a=e(r,2);{let e=O(()=>i.say(`kark-deck-seen`)),t=O(()=>p(i.view.seen));o(a,()=>h(e),()=>h(t),()=>!0)}l(t,n)};r(D,e=>{i.view.next_cards.length||e(k)});var A=e(D,2),j=e=>{var n=U(),r=f(n,!0);a(e=>t(r,e),[()=>i.say(`kark-deck-look`)]),N(`click`,n,()=>i.look(`cards`)),l(e,n)};r(A,e=>{i.look&&e(j)}),b(w),b(m),a(e=>t(S,` ${e??``}`),[()=>i.view.next_cards.length?i.say(`kark-deck-known`):i.say(`kark-deck`,{count:h(c).length,good:h(d),bad:h(c).length-h(d)})]),l(n,m),C()}p([`click`]);var G=i(`<circle r="4.4" class="paper svelte-6iyspo"></circle><circle r="3.2" class="red svelte-6iyspo"></circle>`,1),ve=i(`<rect x="-3.6" y="-4.2" width="7.2" height="8.4" rx="1" class="stamp svelte-6iyspo"></rect><text y="3" class="svelte-6iyspo">?</text>`,1),ye=i(`<circle r="3" class="paper svelte-6iyspo"></circle>`),K=i(`<path d="M-6 0H6M-8 0l3.5-2v4ZM8 0l-3.5-2v4Z" class="solid svelte-6iyspo"></path>`),be=i(`<g transform="translate(0 1)"><circle r="5.4" class="paper svelte-6iyspo"></circle><path class="line svelte-6iyspo"></path></g>`),xe=i(`<path d="M-8 0H8" class="pipe svelte-6iyspo"></path><path d="M-8 0H8" class="oil svelte-6iyspo"></path>`,1),Se=i(`<path d="M-8 0H8" class="link svelte-6iyspo"></path>`),Ce=i(`<circle r="5" class="lamp svelte-6iyspo"></circle>`),we=i(`<!><g transform="translate(0 1.4)"><path class="line svelte-6iyspo"></path><path class="solid svelte-6iyspo"></path></g>`,1),q=d(`<li class="svelte-6iyspo"><svg viewBox="-9 -7 18 14" aria-hidden="true" class="svelte-6iyspo"><!></svg> </li>`),Te=d(`<button type="button" class="svelte-6iyspo"> </button>`),J=d(`<details class="svelte-6iyspo"><summary class="svelte-6iyspo"> </summary> <ul class="svelte-6iyspo"></ul> <!></details>`);function Ee(n,i){y(i,!0);let o=[`capital`,`question`,`point`,`arrow`,`derrick`,`lit`,`port`,`pipeline`,`link`];var s=J(),c=g(s),u=f(c,!0),d=e(c,2);M(d,20,()=>o,e=>e,(n,o)=>{var s=q(),c=g(s),u=g(c),d=e=>{var t=G();k(),l(e,t)},f=e=>{var t=ve();k(),l(e,t)},p=e=>{var t=ye();l(e,t)},m=e=>{var t=K();l(e,t)},h=t=>{var n=be(),r=e(g(n));b(n),a(()=>w(r,`d`,z)),l(t,n)},_=e=>{var t=xe();k(),l(e,t)},y=e=>{var t=Se();l(e,t)},x=t=>{var n=we(),i=v(n),s=e=>{var t=Ce();l(e,t)};r(i,e=>{o===`lit`&&e(s)});var c=e(i),u=g(c),d=e(u);b(c),a(()=>{w(u,`d`,P),w(d,`d`,ee)}),l(t,n)};r(u,e=>{o===`capital`?e(d):o===`question`?e(f,1):o===`point`?e(p,2):o===`arrow`?e(m,3):o===`port`?e(h,4):o===`pipeline`?e(_,5):o===`link`?e(y,6):e(x,-1)}),b(c);var S=e(c);b(s),a(e=>t(S,` ${e??``}`),[()=>i.say(`kark-sign-${o}`)]),l(n,s)}),b(d);var p=e(d,2),m=e=>{var n=Te(),r=f(n,!0);a(e=>t(r,e),[()=>i.say(`kark-look-pieces`)]),N(`click`,n,()=>i.look(`pieces`)),l(e,n)};r(p,e=>{i.look&&e(m)}),b(s),a(e=>t(u,e),[()=>i.say(`kark-legend`)]),l(n,s),C()}p([`click`]);var Y=d(`<button type="button" class="svelte-1pnfscx"> </button>`),X=d(`<div class="chips svelte-1pnfscx"></div>`);function De(e,n){y(n,!0);var i=u(),o=v(i),s=e=>{var r=X();M(r,21,()=>n.chips,e=>e.text,(e,r)=>{var i=Y(),o=f(i,!0);a(()=>{w(i,`aria-pressed`,n.picked?.text===h(r).text),w(i,`data-offer`,h(r).text),t(o,h(r).words??h(r).text)}),N(`click`,i,()=>n.pick(h(r))),l(e,i)}),b(r),l(e,r)};r(o,e=>{n.chips.length&&e(s)}),l(e,i),C()}p([`click`]);function Oe(e,t,n){if(!n)return[];let{start:r,end:i,point:a}=n.move,o=t.at_turn===null?null:t.powers[t.at_turn]?.agent;switch(n.move.type){case`MoveLeader`:case`Advance`:case`Retreat`:return Z(e,L(e,r??``,i??``,null));case`MoveAgent`:return o?Z(e,L(e,o,a??``,4)):[];case`Sail`:return[R(e,r??``,0,1),R(e,i??``,0,1)];default:return[]}}function Z(e,t){return t.flatMap(t=>e.points[t]?[e.points[t]]:[])}var ke=d(`<p><small class="svelte-1jsr1sq"> </small> <b class="svelte-1jsr1sq"> </b> <span> </span></p>`);function Ae(n,r){y(r,!0);let i=O(()=>r.card.effect===`cash`?r.card.millions<0?`cash-lost`:`cash-won`:r.card.effect),o=O(()=>r.say(`kark-effect-${h(i)}`,{millions:Math.abs(r.card.millions),leader:r.card.leader?r.say(`kark-${r.card.leader}`):``,steps:r.card.steps?.[1]??0}));var s=ke();let c;var u=g(s),d=f(u,!0),p=e(u,2),m=f(p,!0),_=e(p,2),v=f(_,!0);b(s),a(e=>{c=x(s,1,`telegram svelte-1jsr1sq`,null,c,{bad:!r.card.good}),t(d,e),t(m,r.card.name),t(v,h(o))},[()=>r.say(`kark-drawn`,{name:r.by})]),l(n,s),C()}var je=d(`<div><div class="chart svelte-16mjebj"><!> <!></div> <div class="sheet svelte-16mjebj"><!> <!> <!> <!> <!> <!> <!></div></div>`);function Q(t,i){y(i,!0);let u=O(()=>i.view),d=O(()=>i.content),f=O(()=>te(h(d))),p=O(()=>fe(i.offers,h(f).capitals)),v=E(void 0),w=E(null),T=E([]),k=E(!1),M=O(()=>h(v)===void 0?se(h(p)):h(v)),N=O(()=>({atlas:h(f),content:h(d),view:h(u),seat:i.seat})),P=O(()=>ae(h(N),h(p),h(M))),ee=O(()=>[...ue(h(p),h(M)).values()]),ne=O(()=>new Set(h(P).flatMap(({offer:e})=>e?[e.text]:[]))),oe=O(()=>h(w)?he(h(p),h(w)):h(ee).filter(({text:e})=>!h(ne).has(e))),I=O(()=>re(h(u))),L=O(()=>h(w)?F(h(N),h(w))[0]??null:h(M)===null?null:F(h(N),h(M))[0]??null),R=O(()=>Oe(h(f),h(u),i.picked));D(()=>{h(u).position,m(()=>{(e=>{var t=j(e,3);A(v,t[0],!0),A(w,t[1],!0),A(T,t[2])})([void 0,null,[]])})});let z=E(me),B=null,V=-1;D(()=>{let[e,t]=[h(u),i.news];m(()=>{let n=t.filter(({seq:e})=>e>V);A(z,i.still?me:de(h(f),B,n)),V=t.at(-1)?.seq??V,B=e})});let H=O(()=>h(u).card?{card:h(u).card,seat:h(u).at_turn}:i.news.flatMap(({events:e})=>e.filter(({type:e})=>e===`CardTurned`)).pop()),U=O(()=>h(d).cards.find(({id:e})=>e===h(H)?.card)??null),W=O(()=>Number(h(H)?.seat??0));function G(e){i.pick(null),A(w,null),A(v,h(M)===e?null:e,!0),A(k,!1),A(T,h(v)?[...F(h(N),h(v)),...h(P).flatMap(e=>e.role===`goal`?e.spots:[])]:[])}function ve(e){let t=i.objections.find(t=>t.thing===e);i.explain(t?.words??i.say(`kark-why-not`),t?.rule)}function ye(e){e.role===`source`?G(e.id):e.role===`ask`?A(w,e.id,!0):e.offer&&i.pick(e.offer)}async function K(){await o(),(h(w)?[`[data-offer]`]:[`[data-role=goal]`,`[data-offer]`,`[data-target]`,`[data-hand]`]).map(e=>h(q)?.querySelector(e)).find(Boolean)?.focus()}let be=!1;function xe({target:e}){be=e instanceof Element&&(h(q)?.contains(e)??!1)&&e.matches(`:focus-visible`)}c(()=>{i.offers.length&&h(P)&&be&&document.activeElement===document.body&&K()});function Se(e){A(k,!0),A(T,[...h(f).layout.points[e]??[],...F(h(N),`place:${e}`).filter(()=>e in h(f).places)])}function Ce({id:e,role:t,offer:n}){if(n)return n.words??n.text;let[r=``,a=``]=e.split(/:(.*)/s),[o=``,s=``]=a.split(`.`),c=h(f).countries[o]?.name??(a?i.say(`kark-sea-${a}`):``),l=t===`ask`?he(h(p),e).length:h(p).hands.get(e)?.size??0,d=i.seat===null?void 0:h(u).powers[i.seat]?.board[a];return i.say(`kark-target-${t===`ask`?`ask`:r}`,{place:c,number:s,count:l,leader:d?i.say(`kark-${d}`):``})}function we(e){e.key!==`Escape`||e.defaultPrevented||(i.picked||h(w)||h(v))&&(e.preventDefault(),i.picked?i.pick(null):h(w)?A(w,null):(e=>{var t=j(e,2);A(v,t[0],!0),A(T,t[1])})([void 0,[]]))}let q=E(void 0);function Te(){for(let e of h(q)?.getAnimations({subtree:!0})??[])e.effect?.getComputedTiming().iterations===1&&e.finish()}var J=je();n(`focusin`,s,xe),n(`keydown`,_,we,!0),n(`pointerdown`,_,Te);let Y;var X=g(J),Z=g(X);le(Z,{get atlas(){return h(f)},get content(){return h(d)},get view(){return h(u)},get targets(){return h(P)},get picked(){return i.picked},get route(){return h(R)},get motion(){return h(z)},get lamps(){return h(I)},get still(){return i.still},get held(){return h(L)},get focus(){return h(T)},get closely(){return h(k)},get say(){return i.say},label:Ce,choose:ye,onward:K});var ke=e(Z,2);ce(ke,{get view(){return h(u)},get say(){return i.say}}),b(X);var Q=e(X,2),$=g(Q),Me=e=>{{let t=O(()=>i.names[h(W)]??i.say(`kark-power-${h(W)}`));Ae(e,{get card(){return h(U)},get by(){return h(t)},get say(){return i.say}})}};r($,e=>{h(U)&&e(Me)});var Ne=e($,2),Pe=e=>{pe(e,{get content(){return h(d)},get view(){return h(u)},get seat(){return i.seat},get choice(){return h(p)},get hand(){return h(M)},get still(){return i.still},get say(){return i.say},take:G,why:ve,onward:K})};r(Ne,e=>{i.seat!==null&&e(Pe)});var Fe=e(Ne,2);De(Fe,{get chips(){return h(oe)},get picked(){return i.picked},get pick(){return i.pick}});var Ie=e(Fe,2);ge(Ie,{get content(){return h(d)},get view(){return h(u)},get lamps(){return h(I)},get say(){return i.say},show:Se});var Le=e(Ie,2);ie(Le,{get view(){return h(u)},get names(){return i.names},get seat(){return i.seat},get still(){return i.still},get say(){return i.say}});var Re=e(Le,2);_e(Re,{get content(){return h(d)},get view(){return h(u)},get look(){return i.look},get say(){return i.say}}),Ee(e(Re,2),{get look(){return i.look},get say(){return i.say}}),b(Q),b(J),S(J,e=>A(q,e),()=>h(q)),a(()=>Y=x(J,1,`kark svelte-16mjebj`,null,Y,{still:i.still})),l(t,J),C()}var $=`# Der Tisch des Spiels der Nationen: eigene Beschriftungen. Länder und Karten nennt der Kartensatz.

kark-map = Landkarte von Kark
kark-sheet = Das Spiel der Nationen · 1973
kark-status-reconstruction = Rekonstruktion
kark-status-printed = gedruckt
kark-status-own = eigenes Spielmaterial
kark-canal = Kanal
kark-sea-north = Nordmeer
kark-sea-south = Südmeer
kark-zoom-in = Näher heran
kark-zoom-out = Weiter weg
kark-zoom-reset = Ganze Landkarte zeigen

kark-king = König
kark-any = Staatschef
kark-president = Präsident
kark-dictator = Diktator
kark-guerrilla = Guerillaführer
kark-tanker = Tanker
kark-tanker-hand = Tanker in der Hand
kark-pipeline = Pipeline
kark-power-0 = Rot
kark-power-1 = Weiß
kark-power-2 = Blau
kark-power-3 = Grün
kark-you = du
kark-million = { $count ->
    [one] { $count } Million
   *[other] { $count } Millionen
}
kark-million-short = Mio.
kark-income = +{ $count } je Zug
kark-bank = Bank: { $count }
kark-none = keine
kark-free = frei
kark-good = gut
kark-bad = schlecht

kark-own = Deine Seite des Tisches
kark-reserve = In Reserve
kark-board = Auf dem Spielbrett
kark-gone = Verloren
kark-powers = Die Mächte
kark-countries = Die Länder
kark-out = ausgeschieden
kark-fleet = Tanker: { $port } im Hafen, { $sea } auf See, { $hand } in der Hand
kark-thing = { $price ->
    [0] { $name }, noch { $count }
   *[other] { $name }, noch { $count }, Preis { $price }\xA0Mio.
}
kark-country = { $ruler ->
    [none] { $name }: frei, { $derricks ->
        [one] 1 Bohrturm
       *[other] { $derricks } Bohrtürme
    }
   *[other] { $name }: { $ruler }, { $leader }. { $derricks ->
        [one] 1 Bohrturm
       *[other] { $derricks } Bohrtürme
    }, mit Tanker je { $rate }\xA0Mio.; bringt { $earns }\xA0Mio. ein
}

kark-round = Runde { $count }
kark-stages = Abschnitte des Zuges
kark-stage-income = Einkünfte
kark-stage-agent = Agent
kark-stage-card = Karte
kark-stage-leader = Staatschef
kark-stage-tanker = Tanker
kark-stage-pipeline = Pipeline
kark-stage-place = Erster Staatschef
kark-stage-free-tanker = Erster Tanker
kark-mark-done = erledigt
kark-mark-due = jetzt dran
kark-mark-open = offen

kark-target-agent = Deinen Agenten nehmen: { $count } Ziele
kark-target-leader = { $leader } auf { $place } { $number } nehmen: { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
}
kark-target-fleet = Einen Tanker nehmen ({ $place }): { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
kark-target-ask = { $place }, Hauptstadt: { $count ->
    [one] ein Weg
   *[other] { $count } Wege
}, sie einzunehmen

kark-effect-cash-won = Die Bank zahlt { $millions }\xA0Mio. aus.
kark-effect-cash-lost = { $millions }\xA0Mio. an die Bank.
kark-effect-advance = { $leader }: rückt bis zu { $steps } Schritte kostenlos vor.
kark-effect-retreat = { $leader }: weicht bis zu { $steps } Schritte kostenlos zurück, über keine Hauptstadt.
kark-effect-withdraw = { $leader }: verlässt das Spielbrett.
kark-effect-lose-tanker = Ein Tanker geht verloren.
kark-effect-coup = Ein Staatschef aus der Reserve besetzt ein Land.
kark-deck = Ereigniskarten: { $count } noch nicht gesehen ({ $good } gute, { $bad } schlechte)
kark-deck-known = Ereigniskarten: die Reihenfolge ist bekannt
kark-deck-next = Als Nächstes
kark-deck-unseen = Noch nicht gesehen
kark-deck-seen = Gesehen, in dieser Folge

kark-ask-over = Das Spiel ist zu Ende.
kark-ask-other = { $name } ist am Zug.
kark-ask-first = Es wird ausgelost, wer anfängt.
kark-ask-card = Eine Ereigniskarte wird gezogen.
kark-ask-placing = Wähle einen Staatschef aus der Reserve, dann eine freie Hauptstadt (rotes Feld).
kark-ask-free-tanker = Wohin kommt dein erster Tanker?
kark-ask-agent = Schicke deinen Agenten vier Schritte weit auf ein leuchtendes Feld.
kark-ask-leader = Tippe einen Staatschef an und rücke mit ihm vor, oder setze einen aus der Reserve ein.
kark-ask-last = Tankeraktion, Pipeline oder Zug beenden?
kark-ask-advancing = Die Ereigniskarte lässt einen Staatschef kostenlos vorrücken: auf welches Feld?
kark-ask-retreating = Die Ereigniskarte lässt einen Staatschef zurückweichen: auf welches Feld?
kark-ask-withdrawing = Die Ereigniskarte nimmt einen Staatschef vom Spielbrett: welchen?
kark-ask-losing = Die Ereigniskarte kostet dich einen Tanker: welchen?
kark-ask-coup = Staatsstreich: Wähle einen Staatschef aus der Reserve, dann die Hauptstadt, die er besetzt.
kark-ask-agreeing = Das Spiel hier beenden und werten?

kark-drawn = { $name } zieht
kark-map-help = Pfeiltasten gehen zum nächsten wählbaren Ort, die Eingabetaste wählt, Esc geht zurück.
kark-here-leader = { $power }: { $leader } auf { $number }
kark-here-agent = { $power }: Agent auf { $number }
kark-here-tankers = { $power }: { $count ->
    [one] 1 Tanker
   *[other] { $count } Tanker
} im Hafen
kark-legend = Zeichen auf der Landkarte
kark-sign-capital = Hauptstadt: Wer hier einen Staatschef hat, beherrscht das Land
kark-sign-question = Wer hier anhält, zieht eine Ereigniskarte
kark-sign-point = Feld eines Kreises: ein Schritt zum nächsten
kark-sign-arrow = Ein Schritt über die Grenze, in beide Richtungen
kark-sign-derrick = Bohrturm
kark-sign-lit = Bohrturm, der mit einem Tanker im Hafen Einkünfte bringt
kark-sign-port = Hafen
kark-sign-pipeline = Pipeline: bringt Öl aus dem Binnenland zum Hafen
kark-sign-link = Hier lässt sich eine Pipeline legen
kark-why-not = Das lässt sich in diesem Augenblick des Zuges nicht einsetzen.
kark-deck-look = Was die Karten bewirken
kark-look-pieces = Alle Figuren, Preise und Länder
`,Me=`# The table of The Game of Nations: its own labels. Names of countries and cards come with the content.

kark-map = Map of Kark
kark-sheet = The Game of Nations · 1973
kark-status-reconstruction = reconstruction
kark-status-printed = printed
kark-status-own = own set
kark-canal = Canal
kark-sea-north = North sea
kark-sea-south = South sea
kark-zoom-in = Zoom in
kark-zoom-out = Zoom out
kark-zoom-reset = Show the whole map

kark-king = king
kark-any = leader
kark-president = president
kark-dictator = dictator
kark-guerrilla = guerrilla leader
kark-tanker = tanker
kark-tanker-hand = tanker in hand
kark-pipeline = pipeline
kark-power-0 = Red
kark-power-1 = White
kark-power-2 = Blue
kark-power-3 = Green
kark-you = you
kark-million = { $count } million
kark-million-short = M
kark-income = +{ $count } a turn
kark-bank = Bank: { $count }
kark-none = none
kark-free = free
kark-good = good
kark-bad = bad

kark-own = Your side of the table
kark-reserve = In reserve
kark-board = On the board
kark-gone = Lost
kark-powers = The powers
kark-countries = The countries
kark-out = out of the game
kark-fleet = Tankers: { $port } in port, { $sea } at sea, { $hand } in hand
kark-thing = { $price ->
    [0] { $name }, { $count } left
   *[other] { $name }, { $count } left, price { $price } million
}
kark-country = { $ruler ->
    [none] { $name }: free, { $derricks ->
        [one] 1 derrick
       *[other] { $derricks } derricks
    }
   *[other] { $name }: { $ruler }, { $leader }. { $derricks ->
        [one] 1 derrick
       *[other] { $derricks } derricks
    }, { $rate } million each with a tanker; earns { $earns } million
}

kark-round = Round { $count }
kark-stages = Stages of the turn
kark-stage-income = Income
kark-stage-agent = Agent
kark-stage-card = Card
kark-stage-leader = Leader
kark-stage-tanker = Tanker
kark-stage-pipeline = Pipeline
kark-stage-place = First leader
kark-stage-free-tanker = First tanker
kark-mark-done = done
kark-mark-due = due now
kark-mark-open = open

kark-target-agent = Take your agent: { $count } places to go
kark-target-leader = Take your { $leader } at { $place } { $number }: { $count ->
    [one] one place to go
   *[other] { $count } places to go
}
kark-target-fleet = Take a tanker at { $place }: { $count ->
    [one] one move
   *[other] { $count } moves
}
kark-target-ask = Capital of { $place }: { $count ->
    [one] one way
   *[other] { $count } ways
} to take it

kark-effect-cash-won = Receive { $millions } million from the bank.
kark-effect-cash-lost = Pay { $millions } million to the bank.
kark-effect-advance = A { $leader } goes up to { $steps } steps without paying.
kark-effect-retreat = A { $leader } falls back up to { $steps } steps without paying, by no capital.
kark-effect-withdraw = A { $leader } leaves the board.
kark-effect-lose-tanker = A tanker is lost.
kark-effect-coup = A leader from the reserve seizes a country.
kark-deck = Incident cards: { $count } unseen ({ $good } good, { $bad } bad)
kark-deck-known = Incident cards: the order is known
kark-deck-next = Next
kark-deck-unseen = Still unseen
kark-deck-seen = Seen, in this order

kark-ask-over = The game is over.
kark-ask-other = It is { $name }’s turn.
kark-ask-first = The first player is drawn at random.
kark-ask-card = An incident card is drawn.
kark-ask-placing = Choose a leader from your reserve, then a free capital (red dot).
kark-ask-free-tanker = Where does your first tanker go?
kark-ask-agent = Send your agent four steps, to one of the lit points.
kark-ask-leader = Tap a leader and move it, or place one from your reserve.
kark-ask-last = Take your tanker action, lay a pipeline, or end your turn.
kark-ask-advancing = The card lets a leader advance for free: to which lit point?
kark-ask-retreating = The card makes a leader fall back: to which lit point?
kark-ask-withdrawing = The card takes a leader off the board: which one?
kark-ask-losing = The card costs you a tanker: which one?
kark-ask-coup = A coup: choose a leader from your reserve, then the capital it seizes.
kark-ask-agreeing = End the game here and rank the players still in?

kark-drawn = { $name } draws
kark-map-help = Arrow keys go to the nearest place that can be chosen, Enter chooses, Escape goes back.
kark-here-leader = { $power }: { $leader } on { $number }
kark-here-agent = { $power }: agent on { $number }
kark-here-tankers = { $power }: { $count ->
    [one] 1 tanker
   *[other] { $count } tankers
} in port
kark-legend = Signs on the map
kark-sign-capital = Capital: a leader there rules the country
kark-sign-question = A figure that stops here draws a card
kark-sign-point = Point of a ring: one step to the next
kark-sign-arrow = One step across the border, both ways
kark-sign-derrick = Derrick
kark-sign-lit = Derrick that earns, with a tanker in port
kark-sign-port = Port
kark-sign-pipeline = Pipeline: brings inland oil to a port
kark-sign-link = A pipeline can be laid here
kark-why-not = This cannot be used at this moment of the turn.
kark-deck-look = What the cards do
kark-look-pieces = All pieces, prices and countries
`;function Ne({view:e,seat:t,names:n,say:r}){let i=ne(e);return i===null||!`RWBG`[i]?r(`kark-ask-over`):i===t?r(`kark-ask-${e.phase===`agreeing`?`agreeing`:I(e).replace(`_`,`-`)}`):r(`kark-ask-other`,{name:n[i]??r(`kark-power-${i}`)})}function Pe(e){return e.filter(e=>oe(e,{}).to===null).map(e=>({offer:e,label:e.words??e.text}))}var Fe=e=>[`#c8352b`,`#e9dfc4`,`#2f66cc`,`#2a8a49`][e]??``,Ie=[`LeaderCaptured`,`TankersTaken`,`PowerOut`,`CardTurned`,`CoupMade`,`LeaderWithdrawn`],Le={AgentMoved:570,LeaderAdvanced:700,TankerSailed:690,LeaderPlaced:500,IncomeCollected:400,CardTurned:1600,PipelineLaid:500,PowerOut:1500};function Re(e){return e.type===`LeaderMoved`?Math.min(120*Number(e.millions)+200,1600):Le[e.type]??60}function ze(e){return e.flatMap(({events:e})=>e).reduce((e,t)=>e+Re(t),0)}var Be={table:Q,words:{en:Me,de:$},prompt:Ne,buttons:Pe,pace:ze,tint:Fe,grave:Ie};export{Be as default,Be as module};