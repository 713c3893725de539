import{$ as e,B as t,E as n,F as r,I as i,M as a,P as o,Q as s,U as c,V as l,ct as u,d,dt as f,et as p,ft as m,it as h,k as g,nt as _,ot as v,pt as y,q as b,rt as x,st as S,t as C,tt as w,v as T,y as E,z as D}from"./disclose-version.js";import{a as O,r as k}from"./words.svelte.js";import{a as A,i as j,n as M,r as N,t as P}from"./Face.js";import{a as F,i as I,l as L,n as R,r as z,s as B}from"./round.js";import{t as V}from"./types.js";var H={en:`# The box and what can be looked up at the table, English.

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
`},U=[`stated`,`known`,`disputed`,`printed`,`own`,`reconstructed`];function W(e,t,n,r){let i=e[t]??{},a=i[``]??`own`,o=e=>i[e]??a,s=new Set(n.map(o));if(s.size===1)return r(`origin-status`,{status:[...s][0]});let c=U.filter(e=>e!==a&&s.has(e)).map(e=>r(`origin-of`,{status:e,fields:n.filter(t=>o(t)===e).map(e=>r(`origin-field`,{field:e})).join(`, `)}));return[r(`origin-status`,{status:a}),...c].join(`; `)}var G=i(`<span class="here svelte-1wwxzbr"> </span>`),K=i(`<li><h3 class="svelte-1wwxzbr"> <!></h3> <p class="svelte-1wwxzbr"> </p></li>`),q=i(`<ol class="svelte-1wwxzbr"></ol> <p class="soft svelte-1wwxzbr"> </p>`,1);function J(t,r){u(r,!0);let i=[1,2,3,4,5,6],l=v(()=>r.view?R(r.view.phase):0),f=v(()=>r.view&&r.view.nations.length<3?`yes`:`no`);var h=q(),_=e(h);n(_,20,()=>i,e=>e,(e,t)=>{var n=K(),i=s(n),u=s(i,!0),h=w(u),_=e=>{var t=G(),n=p(t,!0);b(e=>a(n,e),[()=>r.say(`round-now`)]),o(e,t)};g(h,e=>{t===c(l)&&e(_)}),m(i);var v=w(i,2),y=p(v,!0);m(n),b((e,r)=>{T(n,1,E({now:t===c(l)}),`svelte-1wwxzbr`),d(n,`aria-current`,t===c(l)?`step`:void 0),a(u,e),a(y,r)},[()=>r.say(`round-${t}-title`),()=>r.say(`round-${t}`,{solo:c(f)})]),o(e,n)}),m(_);var y=w(_,2),x=p(y,!0);b(e=>a(x,e),[()=>r.say(`round-end`)]),o(t,h),S()}var ee=i(`<li class="svelte-obvqer"><span class="sign svelte-obvqer"><!><b> </b></span> </li>`),te=i(`<ul class="svelte-obvqer"><!> <li class="svelte-obvqer"><span class="sign svelte-obvqer"><!></span> </li> <li class="svelte-obvqer"><span class="sign svelte-obvqer"><span class="price svelte-obvqer">2<!></span></span> </li> <li class="svelte-obvqer"><span class="sign svelte-obvqer"><span class="die svelte-obvqer"><!></span></span> </li> <li class="svelte-obvqer"><span class="sign svelte-obvqer"><span class="die svelte-obvqer"><!></span></span> </li> <li class="svelte-obvqer"><span class="sign svelte-obvqer"><b>3</b><!></span> </li> <li class="svelte-obvqer"><span class="sign svelte-obvqer"><span class="die svelte-obvqer"><!></span></span> </li> <li class="svelte-obvqer"><span class="sign svelte-obvqer"><span class="hope svelte-obvqer"><!>40 %</span></span> </li></ul>`);function Y(e,t){u(t,!0);var r=te(),i=s(r);n(i,16,()=>M,e=>e,(e,n)=>{var r=ee(),i=s(r),c=s(i);I(c,{get name(){return n},size:24});var l=w(c),u=p(l,!0);m(i);var d=w(i,1,!0);m(r),b(e=>{a(u,j[n]),a(d,e)},[()=>t.say(`sign-${n}`)]),o(e,r)});var c=w(i,2),l=s(c),d=s(l);F(d,{vp:2,size:34}),m(l);var h=w(l,1,!0);m(c);var g=w(c,2),_=s(g),v=s(_),y=w(s(v));I(y,{name:`gold`,size:14}),m(v),m(_);var x=w(_,1,!0);m(g);var C=w(g,2),T=s(C),E=s(T),D=s(E);P(D,{colour:`orange`}),m(E),m(T);var O=w(T,1,!0);m(C);var k=w(C,2),A=s(k),N=s(A),R=s(N);L(R,{chit:`gold`}),m(N),m(A);var z=w(A,1,!0);m(k);var B=w(k,2),V=s(B),H=w(s(V));I(H,{name:`stone`,size:20}),m(V);var U=w(V,1,!0);m(B);var W=w(B,2),G=s(W),K=s(G),q=s(K);P(q,{colour:`white`,flat:!0}),m(K),m(G);var J=w(G,1,!0);m(W);var Y=w(W,2),X=s(Y),Z=s(X),Q=s(Z);I(Q,{name:`reroll`,size:12}),f(),m(Z),m(X);var $=w(X,1,!0);m(Y),m(r),b((e,t,n,r,i,o,s)=>{a(h,e),a(x,t),a(O,n),a(z,r),a(U,i),a(J,o),a($,s)},[()=>t.say(`sign-vp`),()=>t.say(`sign-price`),()=>t.say(`sign-die`),()=>t.say(`sign-chit`),()=>t.say(`sign-stone-cost`),()=>t.say(`sign-flat`),()=>t.say(`sign-hope`)]),o(e,r),S()}var X=[`paying`,`replacing`,`returning`],Z=[`seating`,`laying`];function Q(e,t){let n=Object.keys(t.board).find(n=>t.board[n]===e.id);if(n)return{key:`box-at-board`,values:{space:n}};let r=t.nations.findIndex(({developments:t,advisor:n,wonder:r,colonies:i,wonders:a})=>[...t,n,r,...i,...a].includes(e.id));return r>=0?{key:`box-held`,seat:r}:e.age>t.age||e.age===t.age&&Z.includes(t.phase)?{key:`box-to-come`}:e.age===t.age&&X.includes(t.phase)?null:{key:`box-out`}}function $(e,t){if(e.id===t.event)return{key:`box-now`};let n=e.age===t.age&&t.event===null;return{key:e.age>t.age||n?`box-to-come`:`box-out`}}var ne=i(`<p class="soft svelte-17chsr5"> </p>`),re=i(`<li class="svelte-17chsr5"><span class="die svelte-17chsr5"><!></span> <span class="words svelte-17chsr5"><b> </b> <span> </span> <span class="origin svelte-17chsr5"> </span></span></li>`),ie=i(`<section><h3 class="svelte-17chsr5"> </h3> <!> <ul class="faces svelte-17chsr5"></ul> <p class="soft svelte-17chsr5"> </p></section>`),ae=i(`<!> <section aria-labelledby="box-chits"><h3 id="box-chits" class="svelte-17chsr5"> </h3> <ul class="faces svelte-17chsr5"></ul></section>`,1),oe=i(`<b class="where svelte-17chsr5"> </b>`),se=i(`<li><span class="plate svelte-17chsr5" aria-hidden="true"><!></span> <span class="hidden"> </span> <span class="about"> </span> <!> <span class="origin svelte-17chsr5"> </span></li>`),ce=i(`<section><h3 class="svelte-17chsr5"> </h3> <ul class="tiles svelte-17chsr5"></ul></section>`),le=i(`<p class="soft svelte-17chsr5"> </p> <section aria-labelledby="box-printed"><h3 id="box-printed" class="svelte-17chsr5"> </h3> <p class="svelte-17chsr5"> <span class="origin svelte-17chsr5"> </span></p></section> <!>`,1),ue=i(`<li><b> </b> <span class="asks svelte-17chsr5" aria-hidden="true"> <!> <!></span> <span class="about"> </span> <!> <span class="origin svelte-17chsr5"> </span></li>`),de=i(`<section><h3 class="svelte-17chsr5"> </h3> <ul class="events svelte-17chsr5"></ul></section>`),fe=i(`<p class="soft svelte-17chsr5"> </p> <!>`,1);function pe(t,i){u(i,!0);let l=[1,2,3,4],f=[`building`,`military`,`advisor`,`colony`,`wonder`],h={building:[`dice`],military:[`dice`],advisor:[`rerolls`],colony:[`chit`],wonder:[`stone`,`chit`]};function _(e){let t=new Map;return i.content.faces[e].forEach((e,n)=>{let r=`${e.resource}${e.count}`,i=t.get(r)??{...e,sides:[]};i.sides.push(n+1),t.set(r,i)}),[...t.values()]}function y(e,t){let n=i.content.origins[`faces.${e}`]??{};return[...new Set(t.map(e=>n[`face${e}`]??n[``]??`own`))].map(e=>i.say(`origin-status`,{status:e})).join(`, `)}function x(e){let t=new Map;for(let{resource:n,count:r}of i.content.faces[e])t.set(n,(t.get(n)??0)+r/6);return[...t].map(([e,t])=>`${i.say(`dice-resource`,{resource:e})} ${Math.round(t*100)/100}`).join(` · `)}function C(e){return f.flatMap(t=>i.content.tiles.filter(n=>n.age===e&&n.kind===t))}let D=e=>W(i.content.origins,`tile.${e.id}`,[`name`,`kind`,`vp`,...h[e.kind]],i.say),O=e=>e?i.say(e.key,{...e.values,nation:e.seat===void 0?``:i.say(`dice-nation-${e.seat}`)}):``,k=v(()=>(i.view?i.content.layout.columns[String(i.view.nations.length)]??3:3)*i.content.layout.prices.length);var j=r(),F=e(j),R=e=>{J(e,{get view(){return i.view},get say(){return i.say}})},V=e=>{Y(e,{get say(){return i.say}})},H=t=>{var r=ae(),l=e(r);n(l,16,()=>N,e=>e,(e,t)=>{var r=ie(),l=s(r),u=p(l,!0),f=w(l,2),h=e=>{var n=ne(),r=p(n,!0);b(e=>a(r,e),[()=>i.say(`box-in-supply`,{count:i.view.supply[t]})]),o(e,n)};g(f,e=>{i.view?.supply&&e(h)});var v=w(f,2);n(v,21,()=>_(t),({resource:e,count:t,sides:n})=>`${e}${t}`,(e,n)=>{let r=()=>c(n).resource,l=()=>c(n).count,u=()=>c(n).sides;var d=re(),f=s(d),h=s(f);P(h,{get colour(){return t},get resource(){return r()},get count(){return l()}}),m(f);var g=w(f,2),_=s(g),v=p(_,!0),x=w(_,2),S=p(x,!0),C=w(x,2),T=p(C,!0);m(g),m(d),b((e,t,n)=>{a(v,e),a(S,t),a(T,n)},[()=>i.say(`dice-amount`,{count:l(),resource:r()}),()=>i.say(`box-face-chance`,{count:u().length,percent:Math.round(100*u().length/6)}),()=>y(t,u())]),o(e,d)}),m(v);var S=w(v,2),C=p(S,!0);m(r),b((e,n)=>{d(r,`aria-labelledby`,`box-${t}`),d(l,`id`,`box-${t}`),a(u,e),a(C,n)},[()=>i.say(`dice-gives-dice`,{count:i.content.layout.box.dice[t],colour:t}),()=>i.say(`box-average`,{list:x(t)})]),o(e,r)});var u=w(l,2),f=s(u),h=p(f,!0),v=w(f,2);n(v,20,()=>M,e=>e,(e,t)=>{var n=re(),r=s(n),c=s(r);L(c,{get chit(){return t}}),m(r);var l=w(r,2),u=s(l),d=p(u,!0),f=w(u,2),h=p(f),g=w(f,2),_=p(g,!0);m(l),m(n),b((e,t,n,r)=>{a(d,e),a(h,`${t??``}${n??``}`),a(_,r)},[()=>i.say(`dice-chit`,{chit:t}),()=>i.say(`box-in-box`,{count:i.content.layout.box.chits[t]}),()=>i.view?.supply_chits?` · ${i.say(`box-in-supply`,{count:i.view.supply_chits[t]})}`:``,()=>i.say(`origin-status`,{status:`stated`})]),o(e,n)}),m(v),m(u),b(e=>a(h,e),[()=>i.say(`box-chits`)]),o(t,r)},U=t=>{var r=le(),u=e(r),f=p(u,!0),h=w(u,2),_=s(h),y=p(_,!0),x=w(_,2),S=s(x),j=w(S),M=p(j,!0);m(x),m(h);var N=w(h,2);n(N,16,()=>l,e=>e,(e,t)=>{var r=ce(),l=s(r),u=p(l,!0),f=w(l,2);n(f,21,()=>C(t),e=>e.id,(e,t)=>{let n=v(()=>i.view?Q(c(t),i.view):null);var r=se(),l=s(r),u=s(l);z(u,{get tile(){return c(t)}}),m(l);var d=w(l,2),f=p(d),h=w(d,2),_=p(h,!0),y=w(h,2),x=e=>{var t=oe(),r=p(t,!0);b(e=>a(r,e),[()=>O(c(n))]),o(e,t)};g(y,e=>{c(n)&&e(x)});var S=w(y,2),C=p(S,!0);m(r),b((e,i)=>{T(r,1,E({out:c(n)?.key===`box-out`}),`svelte-17chsr5`),a(f,`${c(t).name??``}:`),a(_,e),a(C,i)},[()=>B(c(t),i.say),()=>D(c(t))]),o(e,r)}),m(f),m(r),b(e=>{d(r,`aria-labelledby`,`box-age-${t}`),d(l,`id`,`box-age-${t}`),a(u,e)},[()=>i.say(`box-age`,{numeral:A[t]??``})]),o(e,r)}),b((e,t,n,r,i)=>{a(f,e),a(y,t),a(S,`${n??``}. ${r??``} `),a(M,i)},[()=>i.say(`box-tiles-laid`,{count:c(k)}),()=>i.say(`box-printed`),()=>[0,1,2,3,4].map(e=>i.say(`dice-printed-${e}`)).join(`, `),()=>i.say(`box-printed-about`),()=>i.say(`origin-status`,{status:`stated`})]),o(t,r)},G=t=>{var r=fe(),u=e(r),f=p(u,!0),h=w(u,2);n(h,16,()=>l,e=>e,(e,t)=>{var r=de(),l=s(r),u=p(l,!0),f=w(l,2);n(f,21,()=>i.content.events.filter(e=>e.age===t),e=>e.id,(e,n)=>{let r=v(()=>i.view?$(c(n),i.view):null);var l=ue(),u=s(l),d=p(u,!0),f=w(u,2),h=s(f,!0),_=w(h);I(_,{name:`food`,size:15});var y=w(_,1,!0),x=w(y);I(x,{name:`strength`,size:15}),m(f);var S=w(f,2),C=p(S,!0),D=w(S,2),k=e=>{var t=oe(),n=p(t,!0);b(e=>a(n,e),[()=>O(c(r))]),o(e,t)};g(D,e=>{c(r)&&e(k)});var A=w(D,2),j=p(A,!0);m(l),b((e,t)=>{T(l,1,E({out:c(r)?.key===`box-out`,now:c(r)?.key===`box-now`}),`svelte-17chsr5`),a(d,c(n).name),a(h,c(n).food),a(y,c(n).strength),a(C,e),a(j,t)},[()=>i.say(`box-event-about`,{food:c(n).food,war:c(n).strength,vp:i.content.layout.event_points[String(t)]??t}),()=>W(i.content.origins,`event.${c(n).id}`,[`name`,`food`,`strength`],i.say)]),o(e,l)}),m(f),m(r),b(e=>{d(r,`aria-labelledby`,`box-events-${t}`),d(l,`id`,`box-events-${t}`),a(u,e)},[()=>i.say(`box-age`,{numeral:A[t]??``})]),o(e,r)}),b(e=>a(f,e),[()=>i.say(`box-events-drawn`)]),o(t,r)};g(F,e=>{i.part===`round`?e(R):i.part===`signs`?e(V,1):i.part===`dice`?e(H,2):i.part===`tiles`?e(U,3):e(G,-1)}),o(t,j),S()}var me=i(`<span class="sign svelte-1b51oph" aria-hidden="true"> </span>`),he=i(`<span class="hidden"> </span>`),ge=i(`<span> </span>`),_e=i(`<span class="place svelte-1b51oph"> </span>`),ve=i(`<li><b class="svelte-1b51oph"><!> <!></b> <!> <!> <span class="origin svelte-1b51oph"> </span></li>`),ye=i(`<ul class="svelte-1b51oph"></ul>`),be=i(`<!> <h3 class="svelte-1b51oph"> </h3> <!>`,1);function xe(t,i){u(i,!0);let l=(e,t=y)=>{var r=ye();n(r,21,t,e=>e.name,(e,t)=>{var n=ve(),r=s(n),l=s(r),u=e=>{var n=me(),r=p(n,!0);b(()=>a(r,c(t).mark===`good`?`▲`:`▼`)),o(e,n)};g(l,e=>{c(t).mark&&e(u)});var d=w(l,1,!0),f=w(d),h=e=>{var n=he(),r=p(n);b(e=>a(r,`, ${e??``}`),[()=>i.say(`kark-${c(t).mark}`)]),o(e,n)};g(f,e=>{c(t).mark&&e(h)}),m(r);var _=w(r,2),v=e=>{var n=ge(),r=p(n,!0);b(()=>a(r,c(t).about)),o(e,n)};g(_,e=>{c(t).about&&e(v)});var y=w(_,2),x=e=>{var n=_e(),r=p(n,!0);b(()=>a(r,c(t).place)),o(e,n)};g(y,e=>{c(t).place&&e(x)});var S=w(y,2),C=p(S,!0);m(n),b(()=>{T(n,1,E(c(t).mark),`svelte-1b51oph`),a(d,c(t).name),a(C,c(t).status)}),o(e,n)}),m(r),o(e,r)},d=v(()=>i.content.prices),f=v(()=>i.content.pieces),h=v(()=>new Map(i.content.countries.map(e=>[e.id,e.name]))),_={cash:[`millions`],advance:[`leader`,`steps`],withdraw:[`leader`],retreat:[`leader`,`steps`]},x=(e,...t)=>W(i.content.origins,e,t,i.say),C=e=>e===void 0?``:i.say(`box-left`,{count:e}),D=v(()=>[...V.map(e=>({name:i.say(`kark-${e}`),about:i.say(`box-leader`,{count:c(f).leaders[e],step:c(d).step[e],income:c(d).income[e]}),place:``,status:x(`prices`,`step`)})),{name:i.say(`box-agent`),about:i.say(`box-agent-about`,{count:c(f).agents}),place:``,status:x(`pieces`,`agents`)},{name:i.say(`box-tanker`),about:i.say(`box-tanker-about`,{count:c(f).tankers,buy:c(d).tanker_buy,sell:c(d).tanker_sell}),place:C(i.view?.stock),status:x(`pieces`,`tankers`)},{name:i.say(`box-pipeline`),about:i.say(`box-pipeline-about`,{count:c(f).pipelines,price:c(d).pipeline}),place:C(i.view?.pipes),status:x(`pieces`,`pipelines`)},{name:i.say(`box-money`),about:i.say(`box-money-about`,{count:c(f).money}),place:``,status:x(`pieces`,`money`)}]);function O(e){let t=i.view?.rulers[e.id],n=i.say(`box-country-type`,{type:e.type,sea:e.seas[0]??``});return{name:e.name,about:`${n}, ${i.say(`box-derricks`,{count:e.derricks})}`,place:typeof t==`number`?i.say(`box-ruled`,{power:i.say(`kark-power-${t}`)}):``,status:x(`country.${e.id}`,`name`,`type`,`derricks`,`seas`,`capital`,`question`)}}function k({inland:e,port:t,laid:n}){let r=i.view?i.view.pipelines.includes(`${e}>${t}`):n;return{name:`${c(h).get(e)} – ${c(h).get(t)}`,about:``,place:r?i.say(i.view?`box-laid`:`box-laid-first`):``,status:i.say(`origin-status`,{status:i.content.origins[`link.${e}.${t}`]?.inland??i.content.origins[`link.${e}.${t}`]?.[``]??`own`})}}function A(e){let t=e.effect===`cash`?e.millions<0?`-lost`:`-won`:``,n=i.say(`kark-${e.leader??`any`}`);return{name:e.name,mark:e.good?`good`:`bad`,about:i.say(`kark-effect-${e.effect}${t}`,{millions:Math.abs(e.millions),leader:n,steps:e.steps?.[1]??0}),place:j(e.id),status:x(`card.${e.id}`,`name`,`effect`,..._[e.effect]??[])}}function j(e){if(!i.view)return``;let t=i.view.next_cards.indexOf(e);return t>=0?i.say(`box-card-place`,{place:t+1}):i.say(i.view.seen.includes(e)?`box-card-seen`:`box-card-unseen`)}var M=r(),N=e(M),P=e=>{l(e,()=>c(D))},F=t=>{var n=be(),r=e(n);{let e=v(()=>i.content.countries.map(O));l(r,()=>c(e))}var s=w(r,2),u=p(s,!0),d=w(s,2);{let e=v(()=>i.content.links.map(k));l(d,()=>c(e))}b(e=>a(u,e),[()=>i.say(`box-links`)]),o(t,n)},I=e=>{{let t=v(()=>i.content.cards.map(A));l(e,()=>c(t))}};g(N,e=>{i.part===`pieces`?e(P):i.part===`countries`?e(F,1):e(I,-1)}),o(t,M),S()}k(H);var Se=i(`<button> </button>`),Ce=i(`<div class="parts svelte-1uctm4g" role="group"></div> <p class="set svelte-1uctm4g"> <!></p> <!>`,1);function we(t,r){u(r,!0);let i=C(r,`view`,3,null),f=C(r,`at`,3,``),y={dice:[`round`,`signs`,`dice`,`tiles`,`events`],kark:[`pieces`,`countries`,`cards`]},k=v(()=>y[r.game]??[]),A=h(_(f())),j=v(()=>c(k).includes(c(A))?c(A):c(k)[r.game===`dice`&&!i()?2:0]??``);var M=Ce(),N=e(M);n(N,20,()=>c(k),e=>e,(e,t)=>{var n=Se(),r=p(n,!0);b(e=>{T(n,1,E({main:t===c(j)}),`svelte-1uctm4g`),d(n,`aria-pressed`,t===c(j)),a(r,e)},[()=>O(`box-section-${t}`)]),l(`click`,n,()=>x(A,t,!0)),o(e,n)}),m(N);var P=w(N,2),F=s(P),I=w(F),L=e=>{var t=D();b(e=>a(t,e),[()=>O(`box-how-known`)]),o(e,t)};g(I,e=>{c(j)!==`round`&&c(j)!==`signs`&&e(L)}),m(P);var R=w(P,2),z=e=>{pe(e,{get content(){return r.content},get view(){return i()},get part(){return c(j)},get say(){return O}})},B=e=>{xe(e,{get content(){return r.content},get view(){return i()},get part(){return c(j)},get say(){return O}})};g(R,e=>{r.game===`dice`?e(z):r.game===`kark`&&e(B,1)}),b((e,t)=>{d(N,`aria-label`,e),a(F,`${t??``} `)},[()=>O(`box-sections`),()=>O(`content-set`,{name:r.content.name,status:r.content.status})]),o(t,M),S()}t([`click`]);export{we as default};