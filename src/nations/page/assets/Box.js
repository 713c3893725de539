import{$ as e,A as t,D as n,G as r,L as i,M as a,N as o,P as s,Q as c,R as l,V as u,X as d,Z as f,_ as p,at as m,ct as h,et as g,g as _,it as v,l as y,lt as b,nt as x,rt as S,st as C,t as w,tt as T,w as E,z as D}from"./disclose-version.js";import{a as O,r as k}from"./words.svelte.js";import{a as A,i as j,n as M,r as N,t as P}from"./Face.js";import{a as F,i as I,l as L,n as R,r as z,s as B}from"./round.js";import{t as V}from"./types.js";var H={en:`# The box and what can be looked up at the table, English.

box-title = The box: { $game ->
    [dice] Nations: The Dice Game
   *[kark] The Game of Nations
}
box-sections = Parts of the box
box-section-round = A round
box-section-signs = Signs
box-section-dice = Dice
box-section-tiles = Tiles
box-section-events = Events
box-section-pieces = Pieces
box-section-countries = Countries
box-section-cards = Cards
box-set-choice = Content set
box-how-known = Under each thing stands how its values are known.

origin-status = { $status ->
    [stated] in the rulebook
    [known] known
    [disputed] disputed
    [reconstructed] reconstructed
    [printed] as printed
   *[own] own value
}
origin-of = { $status ->
    [stated] in the rulebook: { $fields }
    [known] known: { $fields }
    [disputed] disputed: { $fields }
    [reconstructed] reconstructed: { $fields }
    [printed] as printed: { $fields }
   *[own] own: { $fields }
}
origin-field = { $field ->
    [name] name
    [kind] kind
    [type] type
    [vp] points
    [dice] dice
    [rerolls] rerolls
    [stone] stone
    [chit] chit
    [food] famine
    [strength] war
    [derricks] derricks
    [seas] sea
    [capital] capital
    [question] “?”
    [effect] effect
    [millions] amount
    [leader] leader
   *[steps] steps
}

box-in-box = { $count } in the box
box-in-supply = { $count } in the supply
box-face-chance = { $count } of 6 faces, { $percent }%
box-average = On average a roll brings { $list }.
box-chits = Chits
box-printed = Printed on every board
box-printed-about = One white die each.
box-age = Age { $numeral }
box-at-board = on the board, { $space }
box-held = { $nation }
box-to-come = may still come
box-out = out of this game
box-now = this round
box-event-about = Famine { $food } food, war { $war } strength; { $vp }\xA0VP each
box-tiles-laid = Of the 15 tiles of an age, { $count } are laid out in its round. The others stay in the box.
box-events-drawn = Of the three events of an age one is drawn.

round-1-title = New tiles and event
round-1 = The progress board gets new tiles of the next age, and an event is turned up. Used dice and chits can be used again.
round-2-title = Actions
round-2 = In player order, everyone takes one action or passes, until all have passed: buy a tile, build your wonder, or roll dice again with a reroll chit. Dice are rolled before the first action.
round-3-title = Books
round-3 = In reverse order, everyone may use books. Then each nation scores for every one that has fewer: { $solo ->
    [yes] 2 VP
   *[no] 1 VP, with one or two players 2 VP
}.
round-4-title = Famine
round-4 = Whoever has the food that the event asks for may use it and scores as many points as the age has strokes.
round-5-title = Player order
round-5 = The strongest goes first in the next round, and so on. Ties keep their order.
round-6-title = War
round-6 = Whoever has the strength that the event asks for scores the same number of points.
round-end = After age IV the points of the tiles are added. The most points win.
round-now = We are here.

sign-gold = Gold: buys tiles
sign-stone = Stone: builds wonders
sign-food = Food: for the famine
sign-book = Book: scores at the end of a round
sign-strength = Strength: buys colonies, sets the order, for the war
sign-reroll = Reroll: roll any of your dice again
sign-vp = Victory points
sign-price = Price of a tile: its row, in gold or, for a colony, in strength
sign-die = A die of this colour is gained
sign-chit = A chit is gained
sign-stone-cost = Stone that a wonder still needs
sign-flat = Used in this round
sign-hope = Chance to pay for it after the best reroll

box-leader = { $count } for each player. A step costs { $step } million; a derrick that earns brings { $income }.
box-agent = agent
box-agent-about = { $count } for each player. Four steps a turn; stops leaders, meets cards.
box-tanker = tankers
box-tanker-about = { $count } in the box. Bought for { $buy }, sold for { $sell } million.
box-pipeline = pipelines
box-pipeline-about = { $count } in the box, { $price } million each.
box-money = money
box-money-about = { $count } million in the box.
box-left = { $count } left
box-country-type = { $type ->
    [canal] at the canal, port on both seas
    [inland] inland
   *[coastal] { $sea ->
        [north] port on the north sea
       *[south] port on the south sea
    }
}
box-derricks = { $count ->
    [one] 1 derrick
   *[other] { $count } derricks
}
box-ruled = ruled by { $power }
box-card-seen = seen
box-card-unseen = still unseen
box-card-place = number { $place } to come
box-links = Where pipelines can be laid
box-laid = laid
box-laid-first = lies from the start
`,de:`# Die Schachtel und was sich am Tisch nachschlagen lässt, deutsch.

box-title = Die Schachtel: { $game ->
    [dice] Nations – Das Würfelspiel
   *[kark] Das Spiel der Nationen
}
box-sections = Teile der Schachtel
box-section-round = Eine Runde
box-section-signs = Zeichen
box-section-dice = Würfel
box-section-tiles = Plättchen
box-section-events = Ereignisse
box-section-pieces = Figuren
box-section-countries = Länder
box-section-cards = Karten
box-set-choice = Spielmaterial
box-how-known = Unter jedem Teil steht, woher seine Werte bekannt sind.

origin-status = { $status ->
    [stated] laut Spielregel
    [known] bekannt
    [disputed] umstritten
    [reconstructed] rekonstruiert
    [printed] wie gedruckt
   *[own] eigener Wert
}
origin-of = { $status ->
    [stated] laut Spielregel: { $fields }
    [known] bekannt: { $fields }
    [disputed] umstritten: { $fields }
    [reconstructed] rekonstruiert: { $fields }
    [printed] wie gedruckt: { $fields }
   *[own] eigen: { $fields }
}
origin-field = { $field ->
    [name] Name
    [kind] Art
    [type] Art
    [vp] Punkte
    [dice] Würfel
    [rerolls] Wurfwiederholungen
    [stone] Stein
    [chit] Marker
    [food] Hungersnot
    [strength] Krieg
    [derricks] Bohrtürme
    [seas] Meer
    [capital] Hauptstadt
    [question] „?“
    [effect] Wirkung
    [millions] Betrag
    [leader] Figur
   *[steps] Schritte
}

box-in-box = { $count } in der Schachtel
box-in-supply = { $count } im Vorrat
box-face-chance = { $count } von 6 Seiten, { $percent }\xA0%
box-average = Ein Wurf bringt im Schnitt { $list }.
box-chits = Marker
box-printed = Auf jedem Tableau aufgedruckt
box-printed-about = Je ein weißer Würfel.
box-age = Zeitalter { $numeral }
box-at-board = auf dem Plan, { $space }
box-held = { $nation }
box-to-come = kann noch kommen
box-out = aus dem Spiel
box-now = diese Runde
box-event-about = Hungersnot { $food } Nahrung, Krieg { $war } Stärke; je\xA0{ $vp }\xA0SP
box-tiles-laid = Von den 15 Plättchen eines Zeitalters werden { $count } ausgelegt. Die anderen bleiben in der Schachtel.
box-events-drawn = Von den drei Ereignissen eines Zeitalters wird eines gezogen.

round-1-title = Neue Plättchen und Ereignis
round-1 = Auf den Fortschrittsplan kommen neue Plättchen des nächsten Zeitalters, und ein Ereignis wird aufgedeckt. Verbrauchte Würfel und Marker sind wieder frei.
round-2-title = Aktionen
round-2 = Reihum macht jeder eine Aktion oder passt, bis alle gepasst haben: ein Plättchen kaufen, das eigene Wunder bauen oder mit einem Marker Würfel neu werfen. Vor der ersten Aktion wird gewürfelt.
round-3-title = Bücher
round-3 = In umgekehrter Reihenfolge darf jeder Bücher einsetzen. Dann bekommt jede Nation für jede, die weniger hat: { $solo ->
    [yes] 2\xA0SP
   *[no] 1\xA0SP, bei ein oder zwei Spielern 2\xA0SP
}.
round-4-title = Hungersnot
round-4 = Wer so viel Nahrung hat, wie das Ereignis verlangt, darf sie einsetzen und bekommt so viele Punkte, wie das Zeitalter Striche hat.
round-5-title = Reihenfolge
round-5 = Die stärkste Nation ist in der nächsten Runde zuerst dran, und so fort. Bei Gleichstand bleibt die Reihenfolge.
round-6-title = Krieg
round-6 = Wer so viel Stärke hat, wie das Ereignis verlangt, bekommt ebenso viele Punkte.
round-end = Nach Zeitalter IV kommen die Punkte der Plättchen dazu. Die meisten Punkte gewinnen.
round-now = Hier sind wir.

sign-gold = Gold: kauft Plättchen
sign-stone = Stein: baut Wunder
sign-food = Nahrung: für die Hungersnot
sign-book = Buch: zählt am Ende der Runde
sign-strength = Stärke: kauft Kolonien, bestimmt die Reihenfolge, für den Krieg
sign-reroll = Wurfwiederholung: beliebige eigene Würfel neu werfen
sign-vp = Siegpunkte
sign-price = Preis eines Plättchens: seine Reihe, in Gold, bei Kolonien in Stärke
sign-die = Ein Würfel dieser Farbe kommt dazu
sign-chit = Ein Marker kommt dazu
sign-stone-cost = Stein, den ein Wunder noch braucht
sign-flat = In dieser Runde verbraucht
sign-hope = Aussicht, es nach der besten Wurfwiederholung bezahlen zu können

box-leader = Je Spieler { $count }. Ein Schritt kostet { $step }\xA0Mio., ein fördernder Bohrturm bringt { $income }.
box-agent = Agent
box-agent-about = Je Spieler { $count }. Vier Schritte je Zug; hält Figuren auf, trifft auf Karten.
box-tanker = Tanker
box-tanker-about = { $count } in der Schachtel. Kauf { $buy }, Verkauf { $sell }\xA0Mio.
box-pipeline = Pipelines
box-pipeline-about = { $count } in der Schachtel, je { $price }\xA0Mio.
box-money = Geld
box-money-about = { $count }\xA0Mio. in der Schachtel.
box-left = noch { $count }
box-country-type = { $type ->
    [canal] am Kanal, Hafen an beiden Meeren
    [inland] Binnenland
   *[coastal] { $sea ->
        [north] Hafen am Nordmeer
       *[south] Hafen am Südmeer
    }
}
box-derricks = { $count ->
    [one] 1 Bohrturm
   *[other] { $count } Bohrtürme
}
box-ruled = regiert von { $power }
box-card-seen = gesehen
box-card-unseen = noch ungesehen
box-card-place = kommt als { $place }.
box-links = Wo Pipelines gelegt werden können
box-laid = liegt
box-laid-first = liegt von Anfang an
`},U=[`stated`,`known`,`disputed`,`printed`,`own`,`reconstructed`];function W(e,t,n,r){let i=e[t]??{},a=i[``]??`own`,o=e=>i[e]??a,s=new Set(n.map(o));if(s.size===1)return r(`origin-status`,{status:[...s][0]});let c=U.filter(e=>e!==a&&s.has(e)).map(e=>r(`origin-of`,{status:e,fields:n.filter(t=>o(t)===e).map(e=>r(`origin-field`,{field:e})).join(`, `)}));return[r(`origin-status`,{status:a}),...c].join(`; `)}var G=s(`<span class="here svelte-1wwxzbr"> </span>`),K=s(`<li><h3 class="svelte-1wwxzbr"> <!></h3> <p class="svelte-1wwxzbr"> </p></li>`),q=s(`<ol class="svelte-1wwxzbr"></ol> <p class="soft svelte-1wwxzbr"> </p>`,1);function J(i,o){m(o,!0);let s=[1,2,3,4,5,6],l=S(()=>o.view?R(o.view.phase):0),g=S(()=>o.view&&o.view.nations.length<3?`yes`:`no`);var b=q(),x=f(b);E(x,20,()=>s,e=>e,(i,s)=>{var f=K(),m=d(f),v=d(m,!0),b=e(v),x=e=>{var n=G(),i=c(n,!0);r(e=>t(i,e),[()=>o.say(`round-now`)]),a(e,n)};n(b,e=>{s===u(l)&&e(x)}),h(m);var S=e(m,2),C=c(S,!0);h(f),r((e,n)=>{_(f,1,p({now:s===u(l)}),`svelte-1wwxzbr`),y(f,`aria-current`,s===u(l)?`step`:void 0),t(v,e),t(C,n)},[()=>o.say(`round-${s}-title`),()=>o.say(`round-${s}`,{solo:u(g)})]),a(i,f)}),h(x);var C=e(x,2),w=c(C,!0);r(e=>t(w,e),[()=>o.say(`round-end`)]),a(i,b),v()}var ee=s(`<li class="svelte-obvqer"><span class="sign svelte-obvqer"><!><b> </b></span> </li>`),te=s(`<ul class="svelte-obvqer"><!> <li class="svelte-obvqer"><span class="sign svelte-obvqer"><!></span> </li> <li class="svelte-obvqer"><span class="sign svelte-obvqer"><span class="price svelte-obvqer">2<!></span></span> </li> <li class="svelte-obvqer"><span class="sign svelte-obvqer"><span class="die svelte-obvqer"><!></span></span> </li> <li class="svelte-obvqer"><span class="sign svelte-obvqer"><span class="die svelte-obvqer"><!></span></span> </li> <li class="svelte-obvqer"><span class="sign svelte-obvqer"><b>3</b><!></span> </li> <li class="svelte-obvqer"><span class="sign svelte-obvqer"><span class="die svelte-obvqer"><!></span></span> </li> <li class="svelte-obvqer"><span class="sign svelte-obvqer"><span class="hope svelte-obvqer"><!>40 %</span></span> </li></ul>`);function Y(n,i){m(i,!0);var o=te(),s=d(o);E(s,16,()=>M,e=>e,(n,o)=>{var s=ee(),l=d(s),u=d(l);I(u,{get name(){return o},size:24});var f=e(u),p=c(f,!0);h(l);var m=e(l,1,!0);h(s),r(e=>{t(p,j[o]),t(m,e)},[()=>i.say(`sign-${o}`)]),a(n,s)});var l=e(s,2),u=d(l),f=d(u);F(f,{vp:2,size:34}),h(u);var p=e(u,1,!0);h(l);var g=e(l,2),_=d(g),y=d(_),b=e(d(y));I(b,{name:`gold`,size:14}),h(y),h(_);var x=e(_,1,!0);h(g);var S=e(g,2),w=d(S),T=d(w),D=d(T);P(D,{colour:`orange`}),h(T),h(w);var O=e(w,1,!0);h(S);var k=e(S,2),A=d(k),N=d(A),R=d(N);L(R,{chit:`gold`}),h(N),h(A);var z=e(A,1,!0);h(k);var B=e(k,2),V=d(B),H=e(d(V));I(H,{name:`stone`,size:20}),h(V);var U=e(V,1,!0);h(B);var W=e(B,2),G=d(W),K=d(G),q=d(K);P(q,{colour:`white`,flat:!0}),h(K),h(G);var J=e(G,1,!0);h(W);var Y=e(W,2),X=d(Y),Z=d(X),Q=d(Z);I(Q,{name:`reroll`,size:12}),C(),h(Z),h(X);var $=e(X,1,!0);h(Y),h(o),r((e,n,r,i,a,o,s)=>{t(p,e),t(x,n),t(O,r),t(z,i),t(U,a),t(J,o),t($,s)},[()=>i.say(`sign-vp`),()=>i.say(`sign-price`),()=>i.say(`sign-die`),()=>i.say(`sign-chit`),()=>i.say(`sign-stone-cost`),()=>i.say(`sign-flat`),()=>i.say(`sign-hope`)]),a(n,o),v()}var X=[`paying`,`replacing`,`returning`],Z=[`seating`,`laying`];function Q(e,t){let n=Object.keys(t.board).find(n=>t.board[n]===e.id);if(n)return{key:`box-at-board`,values:{space:n}};let r=t.nations.findIndex(({developments:t,advisor:n,wonder:r,colonies:i,wonders:a})=>[...t,n,r,...i,...a].includes(e.id));return r>=0?{key:`box-held`,seat:r}:e.age>t.age||e.age===t.age&&Z.includes(t.phase)?{key:`box-to-come`}:e.age===t.age&&X.includes(t.phase)?null:{key:`box-out`}}function $(e,t){if(e.id===t.event)return{key:`box-now`};let n=e.age===t.age&&t.event===null;return{key:e.age>t.age||n?`box-to-come`:`box-out`}}var ne=s(`<p class="soft svelte-17chsr5"> </p>`),re=s(`<li class="svelte-17chsr5"><span class="die svelte-17chsr5"><!></span> <span class="words svelte-17chsr5"><b> </b> <span> </span> <span class="origin svelte-17chsr5"> </span></span></li>`),ie=s(`<section><h3 class="svelte-17chsr5"> </h3> <!> <ul class="faces svelte-17chsr5"></ul> <p class="soft svelte-17chsr5"> </p></section>`),ae=s(`<!> <section aria-labelledby="box-chits"><h3 id="box-chits" class="svelte-17chsr5"> </h3> <ul class="faces svelte-17chsr5"></ul></section>`,1),oe=s(`<b class="where svelte-17chsr5"> </b>`),se=s(`<li><span class="plate svelte-17chsr5" aria-hidden="true"><!></span> <span class="hidden"> </span> <span class="about"> </span> <!> <span class="origin svelte-17chsr5"> </span></li>`),ce=s(`<section><h3 class="svelte-17chsr5"> </h3> <ul class="tiles svelte-17chsr5"></ul></section>`),le=s(`<p class="soft svelte-17chsr5"> </p> <section aria-labelledby="box-printed"><h3 id="box-printed" class="svelte-17chsr5"> </h3> <p class="svelte-17chsr5"> <span class="origin svelte-17chsr5"> </span></p></section> <!>`,1),ue=s(`<li><b> </b> <span class="asks svelte-17chsr5" aria-hidden="true"> <!> <!></span> <span class="about"> </span> <!> <span class="origin svelte-17chsr5"> </span></li>`),de=s(`<section><h3 class="svelte-17chsr5"> </h3> <ul class="events svelte-17chsr5"></ul></section>`),fe=s(`<p class="soft svelte-17chsr5"> </p> <!>`,1);function pe(i,s){m(s,!0);let l=[1,2,3,4],g=[`building`,`military`,`advisor`,`colony`,`wonder`],b={building:[`dice`],military:[`dice`],advisor:[`rerolls`],colony:[`chit`],wonder:[`stone`,`chit`]};function x(e){let t=new Map;return s.content.faces[e].forEach((e,n)=>{let r=`${e.resource}${e.count}`,i=t.get(r)??{...e,sides:[]};i.sides.push(n+1),t.set(r,i)}),[...t.values()]}function C(e,t){let n=s.content.origins[`faces.${e}`]??{};return[...new Set(t.map(e=>n[`face${e}`]??n[``]??`own`))].map(e=>s.say(`origin-status`,{status:e})).join(`, `)}function w(e){let t=new Map;for(let{resource:n,count:r}of s.content.faces[e])t.set(n,(t.get(n)??0)+r/6);return[...t].map(([e,t])=>`${s.say(`dice-resource`,{resource:e})} ${Math.round(t*100)/100}`).join(` · `)}function T(e){return g.flatMap(t=>s.content.tiles.filter(n=>n.age===e&&n.kind===t))}let D=e=>W(s.content.origins,`tile.${e.id}`,[`name`,`kind`,`vp`,...b[e.kind]],s.say),O=e=>e?s.say(e.key,{...e.values,nation:e.seat===void 0?``:s.say(`dice-nation-${e.seat}`)}):``,k=S(()=>(s.view?s.content.layout.columns[String(s.view.nations.length)]??3:3)*s.content.layout.prices.length);var j=o(),F=f(j),R=e=>{J(e,{get view(){return s.view},get say(){return s.say}})},V=e=>{Y(e,{get say(){return s.say}})},H=i=>{var o=ae(),l=f(o);E(l,16,()=>N,e=>e,(i,o)=>{var l=ie(),f=d(l),p=c(f,!0),m=e(f,2),g=e=>{var n=ne(),i=c(n,!0);r(e=>t(i,e),[()=>s.say(`box-in-supply`,{count:s.view.supply[o]})]),a(e,n)};n(m,e=>{s.view?.supply&&e(g)});var _=e(m,2);E(_,21,()=>x(o),({resource:e,count:t,sides:n})=>`${e}${t}`,(n,i)=>{let l=()=>u(i).resource,f=()=>u(i).count,p=()=>u(i).sides;var m=re(),g=d(m),_=d(g);P(_,{get colour(){return o},get resource(){return l()},get count(){return f()}}),h(g);var v=e(g,2),y=d(v),b=c(y,!0),x=e(y,2),S=c(x,!0),w=e(x,2),T=c(w,!0);h(v),h(m),r((e,n,r)=>{t(b,e),t(S,n),t(T,r)},[()=>s.say(`dice-amount`,{count:f(),resource:l()}),()=>s.say(`box-face-chance`,{count:p().length,percent:Math.round(100*p().length/6)}),()=>C(o,p())]),a(n,m)}),h(_);var v=e(_,2),b=c(v,!0);h(l),r((e,n)=>{y(l,`aria-labelledby`,`box-${o}`),y(f,`id`,`box-${o}`),t(p,e),t(b,n)},[()=>s.say(`dice-gives-dice`,{count:s.content.layout.box.dice[o],colour:o}),()=>s.say(`box-average`,{list:w(o)})]),a(i,l)});var p=e(l,2),m=d(p),g=c(m,!0),_=e(m,2);E(_,20,()=>M,e=>e,(n,i)=>{var o=re(),l=d(o),u=d(l);L(u,{get chit(){return i}}),h(l);var f=e(l,2),p=d(f),m=c(p,!0),g=e(p,2),_=c(g),v=e(g,2),y=c(v,!0);h(f),h(o),r((e,n,r,i)=>{t(m,e),t(_,`${n??``}${r??``}`),t(y,i)},[()=>s.say(`dice-chit`,{chit:i}),()=>s.say(`box-in-box`,{count:s.content.layout.box.chits[i]}),()=>s.view?.supply_chits?` · ${s.say(`box-in-supply`,{count:s.view.supply_chits[i]})}`:``,()=>s.say(`origin-status`,{status:`stated`})]),a(n,o)}),h(_),h(p),r(e=>t(g,e),[()=>s.say(`box-chits`)]),a(i,o)},U=i=>{var o=le(),m=f(o),g=c(m,!0),v=e(m,2),b=d(v),x=c(b,!0),C=e(b,2),w=d(C),j=e(w),M=c(j,!0);h(C),h(v);var N=e(v,2);E(N,16,()=>l,e=>e,(i,o)=>{var l=ce(),f=d(l),m=c(f,!0),g=e(f,2);E(g,21,()=>T(o),e=>e.id,(i,o)=>{let l=S(()=>s.view?Q(u(o),s.view):null);var f=se(),m=d(f),g=d(m);z(g,{get tile(){return u(o)}}),h(m);var v=e(m,2),y=c(v),b=e(v,2),x=c(b,!0),C=e(b,2),w=e=>{var n=oe(),i=c(n,!0);r(e=>t(i,e),[()=>O(u(l))]),a(e,n)};n(C,e=>{u(l)&&e(w)});var T=e(C,2),E=c(T,!0);h(f),r((e,n)=>{_(f,1,p({out:u(l)?.key===`box-out`}),`svelte-17chsr5`),t(y,`${u(o).name??``}:`),t(x,e),t(E,n)},[()=>B(u(o),s.say),()=>D(u(o))]),a(i,f)}),h(g),h(l),r(e=>{y(l,`aria-labelledby`,`box-age-${o}`),y(f,`id`,`box-age-${o}`),t(m,e)},[()=>s.say(`box-age`,{numeral:A[o]??``})]),a(i,l)}),r((e,n,r,i,a)=>{t(g,e),t(x,n),t(w,`${r??``}. ${i??``} `),t(M,a)},[()=>s.say(`box-tiles-laid`,{count:u(k)}),()=>s.say(`box-printed`),()=>[0,1,2,3,4].map(e=>s.say(`dice-printed-${e}`)).join(`, `),()=>s.say(`box-printed-about`),()=>s.say(`origin-status`,{status:`stated`})]),a(i,o)},G=i=>{var o=fe(),m=f(o),g=c(m,!0),v=e(m,2);E(v,16,()=>l,e=>e,(i,o)=>{var l=de(),f=d(l),m=c(f,!0),g=e(f,2);E(g,21,()=>s.content.events.filter(e=>e.age===o),e=>e.id,(i,l)=>{let f=S(()=>s.view?$(u(l),s.view):null);var m=ue(),g=d(m),v=c(g,!0),y=e(g,2),b=d(y,!0),x=e(b);I(x,{name:`food`,size:15});var C=e(x,1,!0),w=e(C);I(w,{name:`strength`,size:15}),h(y);var T=e(y,2),E=c(T,!0),D=e(T,2),k=e=>{var n=oe(),i=c(n,!0);r(e=>t(i,e),[()=>O(u(f))]),a(e,n)};n(D,e=>{u(f)&&e(k)});var A=e(D,2),j=c(A,!0);h(m),r((e,n)=>{_(m,1,p({out:u(f)?.key===`box-out`,now:u(f)?.key===`box-now`}),`svelte-17chsr5`),t(v,u(l).name),t(b,u(l).food),t(C,u(l).strength),t(E,e),t(j,n)},[()=>s.say(`box-event-about`,{food:u(l).food,war:u(l).strength,vp:s.content.layout.event_points[String(o)]??o}),()=>W(s.content.origins,`event.${u(l).id}`,[`name`,`food`,`strength`],s.say)]),a(i,m)}),h(g),h(l),r(e=>{y(l,`aria-labelledby`,`box-events-${o}`),y(f,`id`,`box-events-${o}`),t(m,e)},[()=>s.say(`box-age`,{numeral:A[o]??``})]),a(i,l)}),r(e=>t(g,e),[()=>s.say(`box-events-drawn`)]),a(i,o)};n(F,e=>{s.part===`round`?e(R):s.part===`signs`?e(V,1):s.part===`dice`?e(H,2):s.part===`tiles`?e(U,3):e(G,-1)}),a(i,j),v()}var me=s(`<span class="sign svelte-1b51oph" aria-hidden="true"> </span>`),he=s(`<span class="hidden"> </span>`),ge=s(`<span> </span>`),_e=s(`<span class="place svelte-1b51oph"> </span>`),ve=s(`<li><b class="svelte-1b51oph"><!> <!></b> <!> <!> <span class="origin svelte-1b51oph"> </span></li>`),ye=s(`<ul class="svelte-1b51oph"></ul>`),be=s(`<!> <h3 class="svelte-1b51oph"> </h3> <!>`,1);function xe(i,s){m(s,!0);let l=(i,o=b)=>{var l=ye();E(l,21,o,e=>e.name,(i,o)=>{var l=ve(),f=d(l),m=d(f),g=e=>{var n=me(),i=c(n,!0);r(()=>t(i,u(o).mark===`good`?`▲`:`▼`)),a(e,n)};n(m,e=>{u(o).mark&&e(g)});var v=e(m,1,!0),y=e(v),b=e=>{var n=he(),i=c(n);r(e=>t(i,`, ${e??``}`),[()=>s.say(`kark-${u(o).mark}`)]),a(e,n)};n(y,e=>{u(o).mark&&e(b)}),h(f);var x=e(f,2),S=e=>{var n=ge(),i=c(n,!0);r(()=>t(i,u(o).about)),a(e,n)};n(x,e=>{u(o).about&&e(S)});var C=e(x,2),w=e=>{var n=_e(),i=c(n,!0);r(()=>t(i,u(o).place)),a(e,n)};n(C,e=>{u(o).place&&e(w)});var T=e(C,2),E=c(T,!0);h(l),r(()=>{_(l,1,p(u(o).mark),`svelte-1b51oph`),t(v,u(o).name),t(E,u(o).status)}),a(i,l)}),h(l),a(i,l)},g=S(()=>s.content.prices),y=S(()=>s.content.pieces),x=S(()=>new Map(s.content.countries.map(e=>[e.id,e.name]))),C={cash:[`millions`],advance:[`leader`,`steps`],withdraw:[`leader`],retreat:[`leader`,`steps`]},w=(e,...t)=>W(s.content.origins,e,t,s.say),T=e=>e===void 0?``:s.say(`box-left`,{count:e}),D=S(()=>[...V.map(e=>({name:s.say(`kark-${e}`),about:s.say(`box-leader`,{count:u(y).leaders[e],step:u(g).step[e],income:u(g).income[e]}),place:``,status:w(`prices`,`step`)})),{name:s.say(`box-agent`),about:s.say(`box-agent-about`,{count:u(y).agents}),place:``,status:w(`pieces`,`agents`)},{name:s.say(`box-tanker`),about:s.say(`box-tanker-about`,{count:u(y).tankers,buy:u(g).tanker_buy,sell:u(g).tanker_sell}),place:T(s.view?.stock),status:w(`pieces`,`tankers`)},{name:s.say(`box-pipeline`),about:s.say(`box-pipeline-about`,{count:u(y).pipelines,price:u(g).pipeline}),place:T(s.view?.pipes),status:w(`pieces`,`pipelines`)},{name:s.say(`box-money`),about:s.say(`box-money-about`,{count:u(y).money}),place:``,status:w(`pieces`,`money`)}]);function O(e){let t=s.view?.rulers[e.id],n=s.say(`box-country-type`,{type:e.type,sea:e.seas[0]??``});return{name:e.name,about:`${n}, ${s.say(`box-derricks`,{count:e.derricks})}`,place:typeof t==`number`?s.say(`box-ruled`,{power:s.say(`kark-power-${t}`)}):``,status:w(`country.${e.id}`,`name`,`type`,`derricks`,`seas`,`capital`,`question`)}}function k({inland:e,port:t,laid:n}){let r=s.view?s.view.pipelines.includes(`${e}>${t}`):n;return{name:`${u(x).get(e)} – ${u(x).get(t)}`,about:``,place:r?s.say(s.view?`box-laid`:`box-laid-first`):``,status:s.say(`origin-status`,{status:s.content.origins[`link.${e}.${t}`]?.inland??s.content.origins[`link.${e}.${t}`]?.[``]??`own`})}}function A(e){let t=e.effect===`cash`?e.millions<0?`-lost`:`-won`:``,n=s.say(`kark-${e.leader??`any`}`);return{name:e.name,mark:e.good?`good`:`bad`,about:s.say(`kark-effect-${e.effect}${t}`,{millions:Math.abs(e.millions),leader:n,steps:e.steps?.[1]??0}),place:j(e.id),status:w(`card.${e.id}`,`name`,`effect`,...C[e.effect]??[])}}function j(e){if(!s.view)return``;let t=s.view.next_cards.indexOf(e);return t>=0?s.say(`box-card-place`,{place:t+1}):s.say(s.view.seen.includes(e)?`box-card-seen`:`box-card-unseen`)}var M=o(),N=f(M),P=e=>{l(e,()=>u(D))},F=n=>{var i=be(),o=f(i);{let e=S(()=>s.content.countries.map(O));l(o,()=>u(e))}var d=e(o,2),p=c(d,!0),m=e(d,2);{let e=S(()=>s.content.links.map(k));l(m,()=>u(e))}r(e=>t(p,e),[()=>s.say(`box-links`)]),a(n,i)},I=e=>{{let t=S(()=>s.content.cards.map(A));l(e,()=>u(t))}};n(N,e=>{s.part===`pieces`?e(P):s.part===`countries`?e(F,1):e(I,-1)}),a(i,M),v()}k(H);var Se=s(`<button> </button>`),Ce=s(`<div class="parts svelte-1uctm4g" role="group"></div> <p class="set svelte-1uctm4g"> <!></p> <!>`,1);function we(o,s){m(s,!0);let l=w(s,`view`,3,null),b=w(s,`at`,3,``),C={dice:[`round`,`signs`,`dice`,`tiles`,`events`],kark:[`pieces`,`countries`,`cards`]},k=S(()=>C[s.game]??[]),A=x(g(b())),j=S(()=>u(k).includes(u(A))?u(A):u(k)[s.game===`dice`&&!l()?2:0]??``);var M=Ce(),N=f(M);E(N,20,()=>u(k),e=>e,(e,n)=>{var i=Se(),o=c(i,!0);r(e=>{_(i,1,p({main:n===u(j)}),`svelte-1uctm4g`),y(i,`aria-pressed`,n===u(j)),t(o,e)},[()=>O(`box-section-${n}`)]),D(`click`,i,()=>T(A,n,!0)),a(e,i)}),h(N);var P=e(N,2),F=d(P),I=e(F),L=e=>{var n=i();r(e=>t(n,e),[()=>O(`box-how-known`)]),a(e,n)};n(I,e=>{u(j)!==`round`&&u(j)!==`signs`&&e(L)}),h(P);var R=e(P,2),z=e=>{pe(e,{get content(){return s.content},get view(){return l()},get part(){return u(j)},get say(){return O}})},B=e=>{xe(e,{get content(){return s.content},get view(){return l()},get part(){return u(j)},get say(){return O}})};n(R,e=>{s.game===`dice`?e(z):s.game===`kark`&&e(B,1)}),r((e,n)=>{y(N,`aria-label`,e),t(F,`${n??``} `)},[()=>O(`box-sections`),()=>O(`content-set`,{name:s.content.name,status:s.content.status})]),a(o,M),v()}l([`click`]);export{we as default};