import{$ as e,A as t,D as n,G as r,K as i,M as a,N as o,P as s,Q as c,R as l,U as u,V as d,X as f,Z as p,at as m,ct as h,i as g,it as _,l as v,n as y,nt as b,q as x,rt as S,tt as C,w,z as T}from"./disclose-version.js";import{a as E}from"./words.svelte.js";import{d as D,g as O,m as k}from"./index.js";import{n as A,r as j,t as M}from"./Face.js";import{i as N,n as P,r as F,t as I}from"./dice.js";import{c as L,o as ee,r as te,s as R}from"./round.js";import{a as ne,c as re,i as z,l as ie,n as ae,o as B,r as V,s as oe,t as se}from"./Tray.js";import{n as ce}from"./odds.svelte.js";import{t as le}from"./Chance.js";function H({lead:e},t){return e?e.move.type:{paying:`Pay`,picking:`Reroll`,returning:`Return`}[t.phase]??`Study`}function U(e,t,n){let r=H(e,t);if(r===`Feed`)return{tile:``,resource:`food`};if(r===`Build`)return{tile:R(n,t.nations[t.at_turn??0]?.wonder??``)?.name??``,resource:`stone`};if(r!==`Buy`)return{tile:``,resource:t.payment?.resource??`gold`};let i=R(n,t.board[String(e.lead?.move.space)]??``);return{tile:i?.name??``,resource:i?n.layout.paid_with[i.kind]:`gold`}}var ue=(e,t,n)=>U(e,t,n).resource;function W(e,{view:t,content:n,say:r}){let{selection:i,picked:a}=e,o=i.whole??1,s=D(i,a),c=H(e,t),l={...U(e,t,n),count:c===`Study`?s:a.length,have:Math.floor(s/o),need:Math.ceil(i.least/o),half:s%o?`yes`:`no`,lost:Math.max(0,Math.floor((s-i.least)/o))},u=a.filter(e=>i.items.some(t=>t.name===k(e)&&t.worth<o)).length;return{words:r(`dice-account-${c}`,{...l,traded:u}),act:r(`dice-act-${c}`,l)}}function G(e){return e.flatMap(e=>e.events)}function de(e,t){let n={};for(let r of G(e)){if(r.type!==`DieRolled`||r.seat!==t)continue;let e=String(r.die);n[e]=(n[e]??0)+1}return n}function fe(e){return G(e).flatMap(e=>e.type===`TileTaken`?[{tile:String(e.tile),seat:Number(e.seat)}]:e.type===`TileRemoved`?[{tile:String(e.tile),seat:null}]:[])}var pe={DieRolled:800,TileTaken:650,TileRemoved:500,WonderBuilt:600,RoundStarted:1100,EventDrawn:900,Passed:450};function me(e){return Math.max(0,...G(e).map(e=>pe[e.type]??260))}function he(e,t){let n=t.flatMap(t=>{let n=[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`);return n?[{flight:t,from:n.getBoundingClientRect(),ghost:n.cloneNode(!0)}]:[]});return()=>n.forEach(({flight:t,from:n,ghost:r})=>K(e,t,n,r))}function K(e,t,n,r){let i=q(e,t),a=i?.getBoundingClientRect();r.removeAttribute(`data-fly`),r.setAttribute(`aria-hidden`,`true`),r.tabIndex=-1,Object.assign(r.style,{position:`fixed`,left:`${n.left}px`,top:`${n.top}px`,width:`${n.width}px`,height:`${n.height}px`,zIndex:`50`,pointerEvents:`none`,transformOrigin:`0 0`}),e.append(r);let o=[{transform:`none`,opacity:1,offset:0},{transform:`translateY(-10px) scale(1.06)`,opacity:1,offset:.18},{transform:a?`translate(${a.left-n.left}px, ${a.top-n.top}px) scale(${a.width/n.width}, ${a.height/n.height})`:`translateY(-40px) scale(.6) rotate(8deg)`,opacity:a&&i?.dataset.fly?1:.1,offset:1}],s=r.animate(o,{duration:560,easing:`cubic-bezier(.4,0,.2,1)`});s.onfinish=s.oncancel=()=>r.remove()}function q(e,t){return t.seat===null?null:[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`&&e.offsetParent!==null)??e.querySelector(`[data-seat="${t.seat}"]`)}var J=s(`<span class="svelte-1a951j3"><!></span>`),Y=s(`<span class="dim svelte-1a951j3"><!></span>`),X=s(`<span class="low svelte-1a951j3"><!></span>`),Z=s(`<article class="svelte-1a951j3"><h2 class="svelte-1a951j3"> </h2> <div class="dice svelte-1a951j3" role="img"><!> <!> <!> <!> <!></div> <!></article>`);function ge(n,i){m(i,!0);let o=S(()=>i.view.nations[i.seat]),s=S(()=>new ne([],i.view)),l=S(()=>`${i.say(`dice-nation-${i.seat}`)} · ${i.name}`);var u=Z(),p=f(u),g=c(p,!0),y=e(p,2),b=f(y);w(b,17,()=>N(d(o)),e=>e.key,(e,t)=>{var n=J(),r=f(n);M(r,{get colour(){return d(t).colour},get resource(){return d(t).resource},get count(){return d(t).count}}),h(n),a(e,n)});var x=e(b,2);w(x,17,()=>F(d(o).unrolled),e=>e.key,(e,t)=>{var n=Y(),r=f(n);M(r,{get colour(){return d(t).name}}),h(n),a(e,n)});var C=e(x,2);w(C,17,()=>P(d(o).chits),e=>e.key,(e,t)=>{var n=J(),r=f(n);L(r,{get chit(){return d(t).name}}),h(n),a(e,n)});var T=e(C,2);w(T,17,()=>F(d(o).used),e=>e.key,(e,t)=>{var n=X(),r=f(n);M(r,{get colour(){return d(t).name},flat:!0}),h(n),a(e,n)});var E=e(T,2);w(E,17,()=>P(d(o).used_chits),e=>e.key,(e,t)=>{var n=X(),r=f(n);L(r,{get chit(){return d(t).name},flat:!0}),h(n),a(e,n)}),h(y);var D=e(y,2);ie(D,{get nation(){return d(o)},get content(){return i.content},get pointer(){return d(s)},picked:null,point:()=>{},get show(){return i.show},get say(){return i.say},get label(){return d(l)},dense:!0}),h(u),r(e=>{t(g,d(l)),v(y,`aria-label`,e)},[()=>i.say(`dice-has`,{dice:N(d(o)).length,chits:P(d(o).chits).length})]),a(n,u),_()}var Q=s(`<li class="svelte-1omrlxu"><button class="svelte-1omrlxu"><span class="thing svelte-1omrlxu"><!></span><span aria-hidden="true"> </span></button></li>`),$=s(`<ul class="svelte-1omrlxu"><!> <!></ul>`),_e=s(`<p class="svelte-1omrlxu"> </p>`),ve=s(`<button class="svelte-1omrlxu"> </button>`),ye=s(`<section class="supply"><h2 class="svelte-1omrlxu"> </h2> <!> <!></section>`);function be(i,o){m(o,!0);var s=ye(),l=f(s),u=c(l,!0),d=e(l,2),p=n=>{var i=$(),s=f(i);w(s,16,()=>j,e=>e,(n,i)=>{var s=Q(),l=f(s),u=f(l),d=f(u);M(d,{get colour(){return i}}),h(u);var p=e(u),m=c(p,!0);h(l),h(s),r(e=>{l.disabled=!o.look,v(l,`aria-label`,e),t(m,o.view.supply[i])},[()=>o.say(`dice-gives-dice`,{count:o.view.supply[i],colour:i})]),T(`click`,l,()=>o.look?.(`dice:${i}`)),a(n,s)});var l=e(s,2);w(l,16,()=>A,e=>e,(n,i)=>{var s=Q(),l=f(s),u=f(l),d=f(u);L(d,{get chit(){return i}}),h(u);var p=e(u),m=c(p,!0);h(l),h(s),r(e=>{l.disabled=!o.look,v(l,`aria-label`,e),t(m,o.view.supply_chits[i])},[()=>o.say(`dice-chits`,{count:o.view.supply_chits[i],chit:i})]),T(`click`,l,()=>o.look?.(`dice:chits`)),a(n,s)}),h(i),a(n,i)},g=e=>{var n=_e(),i=c(n,!0);r(e=>t(i,e),[()=>o.say(`dice-supply-endless`)]),a(e,n)};n(d,e=>{o.view.supply&&o.view.supply_chits?e(p):e(g,-1)});var y=e(d,2),b=e=>{var n=ve(),i=c(n,!0);r(e=>t(i,e),[()=>o.say(`dice-look`)]),T(`click`,n,()=>o.look(`dice`)),a(e,n)};n(y,e=>{o.look&&e(b)}),h(s),r((e,n)=>{v(s,`aria-label`,e),t(u,n)},[()=>o.say(`dice-supply`),()=>o.say(`dice-supply`)]),a(i,s),_()}l([`click`]);var xe=new Set([`$$slots`,`$$events`,`$$legacy`]),Se=s(`<!> <!>`,1),Ce=s(`<p><button> </button></p>`),we=s(`<p class="not svelte-1vutu7f"> </p>`),Te=s(`<p><!></p>`),Ee=s(`<div class="large svelte-1vutu7f"><!></div> <p> </p> <p class="soft"> </p> <!> <!> <!>`,1),De=s(`<div class="cabinet svelte-1vutu7f"><aside class="rivals svelte-1vutu7f"><!> <!></aside> <div class="centre svelte-1vutu7f"><!> <!> <!> <!> <!></div></div> <!> <!>`,1);function Oe(o,s){m(s,!0);let l=y(s,xe),E=S(()=>s.view),D=S(()=>s.content),k=S(()=>s.say),A=S(()=>s.seat??d(E).order[0]??0),j=S(()=>new ne(s.offers,d(E))),M=S(()=>d(E).nations.map((e,t)=>t).filter(e=>e!==d(A))),N,P=b(null),F=b(null),I=b({}),L=b(0),R=b(null),z=null;i(()=>(document.documentElement.dataset.age=String(d(E).age),()=>delete document.documentElement.dataset.age)),x(()=>{let e=s.news.flatMap(e=>e.events).findLast(e=>e.type===`TileChosen`);d(E).phase===`paying`?e&&C(R,String(e.tile),!0):C(R,null)}),x(()=>{let e=s.news;if(s.still||!e.length){C(I,{});return}let t=de(e,u(()=>d(A)));C(I,t),Object.keys(t).length&&u(()=>C(L,d(L)+1)),N&&(z=he(N,fe(e)))}),i(()=>{s.view,z?.(),z=null});let B=0,V=S(()=>s.choice?.lead??s.picked);function U(e){B=performance.now(),s.pick(e)}function W(e){let t=Object.keys(d(E).board).find(t=>d(E).board[t]===e.id),n=t?`buy:${t}`:d(E).nations[d(A)]?.wonder===e.id?`build`:null,r=s.objections.find(e=>e.thing===n);return r?`${r.words} (${r.rule})`:``}let G={w:`white`,o:`orange`,b:`blue`,r:`red`},pe=e=>e===`used`?`dice`:`dice:${/^[wobr][A-Z]/.test(e)?G[e[0]]:`chits`}`;function me(e,t){let{choice:n,atTurn:r,seat:i,explain:a,look:o}=l;if(n||o?.(pe(t)),r===null||i===null||r!==i)return a(d(k)(`dice-why-wait`));if(!n)return a(d(k)(`dice-why-first`));a(d(k)(`dice-why-${H(n,d(E))}`,{thing:e,resource:ue(n,d(E),d(D))}),n.selection.rule)}function K(e){performance.now()-B>700&&C(F,e,!0)}var q=De(),J=p(q),Y=f(J),X=f(Y);w(X,16,()=>d(M),e=>e,(e,t)=>{{let n=S(()=>s.names[t]??``);ge(e,{get view(){return d(E)},get content(){return d(D)},get seat(){return t},get name(){return d(n)},show:K,get say(){return d(k)}})}}),be(e(X,2),{get view(){return d(E)},get look(){return s.look},get say(){return d(k)}}),h(Y);var Z=e(Y,2),Q=f(Z);oe(Q,{get view(){return d(E)},get content(){return d(D)},get look(){return s.look},get say(){return d(k)}});var $=e(Q,2);ae($,{get view(){return d(E)},get names(){return s.names},get seat(){return s.seat},get atTurn(){return s.atTurn},open:e=>C(P,e,!0),get still(){return s.still},get say(){return d(k)}});var _e=e($,2);re(_e,{get view(){return d(E)},get content(){return d(D)},get pointer(){return d(j)},get buying(){return d(R)},why:W,get picked(){return d(V)},point:U,show:K,get say(){return d(k)}});var ve=e(_e,2);{let e=S(()=>d(k)(`dice-board`,{nation:d(k)(`dice-nation-${d(A)}`)}));ie(ve,{get nation(){return d(E).nations[d(A)]},get content(){return d(D)},get pointer(){return d(j)},get picked(){return d(V)},point:U,show:K,get say(){return d(k)},get label(){return d(e)}})}var ye=e(ve,2);se(ye,{get nation(){return d(E).nations[d(A)]},get content(){return d(D)},get pointer(){return d(j)},get picked(){return s.picked},point:U,get rolled(){return d(I)},get roll(){return d(L)},get say(){return d(k)},get choice(){return s.choice},get toggle(){return s.toggle},why:me}),h(Z),h(J),g(J,e=>N=e,()=>N);var Oe=e(J,2),ke=t=>{{let n=S(()=>d(k)(`dice-nation-${d(P)}`));O(t,{get title(){return d(n)},close:()=>C(P,null),children:(t,n)=>{var r=Se(),i=p(r);{let e=S(()=>s.names[d(P)]??``);ge(i,{get view(){return d(E)},get content(){return d(D)},get seat(){return d(P)},get name(){return d(e)},show:K,get say(){return d(k)}})}be(e(i,2),{get view(){return d(E)},get look(){return s.look},get say(){return d(k)}}),a(t,r)},$$slots:{default:!0}})}};n(Oe,e=>{d(P)!==null&&e(ke)});var Ae=e(Oe,2),je=i=>{let o=S(()=>d(F)),l=S(()=>ce(Object.keys(d(E).board).find(e=>d(E).board[e]===d(o).id)??``));O(i,{get title(){return d(o).name},close:()=>C(F,null),children:(i,u)=>{var m=Ee(),g=p(m),_=f(g);te(_,{get tile(){return d(o)}}),h(g);var v=e(g,2),y=c(v,!0),b=e(v,2),x=c(b,!0),w=e(b,2),E=e=>{var n=Ce(),i=f(n),l=c(i,!0);h(n),r(e=>t(l,e),[()=>d(k)(`dice-look`)]),T(`click`,i,()=>(C(F,null),s.look?.(`tiles:${d(o).id}`))),a(e,n)};n(w,e=>{s.look&&e(E)});var D=e(w,2),O=e=>{var n=we(),i=c(n,!0);r(e=>t(i,e),[()=>W(d(o))]),a(e,n)},A=S(()=>W(d(o)));n(D,e=>{d(A)&&e(O)});var j=e(D,2),M=e=>{var t=Te(),n=f(t);le(n,{get prospect(){return d(l)}}),h(t),a(e,t)};n(j,e=>{d(l)&&d(l).now<1&&e(M)}),r((e,n)=>{t(y,e),t(x,n)},[()=>ee(d(o),d(k)),()=>d(k)(`dice-about-${d(o).kind}`)]),a(i,m)},$$slots:{default:!0}})};n(Ae,e=>{d(F)&&e(je)}),r(e=>v(Y,`aria-label`,e),[()=>d(k)(`dice-others`)]),a(o,q),_()}l([`click`]);var ke=s(`<span class="die svelte-15ttwx4" aria-hidden="true"><!></span><span class="hidden"> </span>`,1),Ae=s(`<em class="svelte-15ttwx4"> </em>`);function je(i,s){m(s,!0);let l=S(()=>s.part.kind===`die`?I(s.part.id??``):null);var u=o(),g=p(u),v=n=>{var i=ke(),o=p(i),s=f(o);M(s,{get colour(){return d(l).colour},get resource(){return d(l).resource},get count(){return d(l).count}}),h(o);var u=e(o),m=c(u,!0);r(e=>t(m,e),[()=>E(`dice-die`,{colour:d(l).colour,resource:d(l).resource,count:d(l).count})]),a(n,i)},y=e=>{var n=Ae(),i=c(n,!0);r(()=>t(i,s.part.text)),a(e,n)};n(g,e=>{d(l)?e(v):e(y,-1)}),a(i,u),_()}var Me={table:Oe,words:{en:`# The table of the dice game, English. keys used with a part that varies stand together.

dice-nation-0 = Rome
dice-nation-1 = Greece
dice-nation-2 = Persia
dice-nation-3 = Egypt
dice-shadow = Shadow
dice-age = Age { $numeral }
dice-famine-word = Famine
dice-war-word = War
dice-famine = Famine: { $count } food
dice-war = War: { $count } strength
dice-passed = passed
dice-players = Players in order
dice-player = { $nation }, { $name }: { $vp } VP, { $books ->
    [one] { $books } book
   *[other] { $books } books
}, strength { $strength }{ $passed ->
    [yes] , has passed
   *[no] {""}
}{ $turn ->
    [yes] , to move
   *[no] {""}
}. Show the board
dice-others = Other nations
dice-board = Your board: { $nation }
dice-market = Progress tiles to buy
dice-tray = Your dice and chits
dice-supply = In the supply
dice-supply-endless = Always enough of everything.
dice-none-left = Nothing left to use this round.
dice-used-short = used
dice-used = { $count ->
    [one] { $count } used die or chit
   *[other] { $count } used dice and chits
}
dice-has = { $dice ->
    [one] { $dice } unused die
   *[other] { $dice } unused dice
} and { $chits ->
    [one] { $chits } chit
   *[other] { $chits } chits
}
dice-no-advisor = no advisor
dice-no-wonder = no wonder under construction
dice-nothing-beside = colonies and wonders come here
dice-site = Under construction
dice-price = Price: { $price }.
dice-not-now = Cannot be bought now.

dice-resource = { $resource ->
    [gold] gold
    [stone] stone
    [food] food
    [book] book
   *[strength] strength
}
dice-amount = { $resource ->
    [book] { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
   *[other] { $count } { dice-resource }
}
dice-colour = { $colour ->
    [white] white
    [orange] orange
    [blue] blue
   *[red] red
}
dice-chit-name = { $chit ->
    [gold] gold
    [stone] stone
    [food] food
    [book] book
    [strength] strength
   *[reroll] reroll
}
dice-die = { dice-colour } die: { dice-amount }
dice-unrolled = { dice-colour } die, not rolled yet
dice-chit = { dice-chit-name } chit
dice-chits = { $count ->
    [one] { $count } { dice-chit-name } chit
   *[other] { $count } { dice-chit-name } chits
}
dice-kind = { $kind ->
    [building] building
    [military] military
    [advisor] advisor
    [colony] colony
   *[wonder] wonder
}
dice-gives-dice = { $count ->
    [one] { $count } { dice-colour } die
   *[other] { $count } { dice-colour } dice
}
dice-gives-rerolls = { $count ->
    [one] { $count } reroll chit
   *[other] { $count } reroll chits
}
dice-needs-stone = { $count } stone to build
dice-gives-chit = 1 { dice-chit-name } chit
dice-vp = { $count ->
    [0] no points
   *[other] { $count } VP
}

dice-about-building = Takes the place of one of your five developments; its dice are yours.
dice-about-military = Takes the place of one of your five developments; its red dice bring strength.
dice-about-advisor = Gives rerolls, points or both while it stays.
dice-about-colony = Paid for with strength, and beside your board for good.
dice-about-wonder = Bought first, then built with stone by a separate, later action.

dice-ask-acting = Choose a tile, reroll, or pass.
dice-ask-picking = Tap the dice to roll again.
dice-ask-paying = { $count ->
    [0] The price is met. Add more, or press Done.
   *[other] { dice-amount } to pay: tap dice or chits.
}
dice-ask-replacing = Which development is replaced?
dice-ask-returning = What goes back to the supply?
dice-ask-studying = Which books do you use?
dice-ask-feeding = Do you survive the famine?
dice-ask-rolling = The dice are rolling.
dice-ask-seating = The order is being drawn.
dice-ask-laying = New tiles are being laid.
dice-ask-event = The event is being drawn.
dice-ask-shadow = The shadow is rolling.
dice-ask-removing = The four-sided die is rolling.
dice-ask-over = The game is over.

dice-do-Pass = Pass
dice-do-Reroll = Reroll
dice-do-Build = Build
dice-do-Roll = Roll
dice-do-Done = Done
dice-do-Feed = Survive the famine
dice-do-Starve = Go hungry
dice-do-ReturnUsed = Return a used one

dice-chance = Now { $now }%, after the best reroll { $after }%.
dice-chance-same = Now { $now }%; no reroll helps.
dice-account-Buy = { $tile }: { $have } of { $need } { dice-resource }{ dice-account-half }{ dice-account-lost }
dice-account-Build = { $tile }: { $have } of { $need } { dice-resource }{ dice-account-half }{ dice-account-lost }
dice-account-Feed = Famine: { $have } of { $need } { dice-resource }{ dice-account-half }{ dice-account-lost }
dice-account-Pay = { $have } of { $need } { dice-resource } still to pay{ dice-account-half }{ dice-account-lost }
dice-account-half = { $half ->
    [yes] , and half a trade: one more die
   *[no] {""}
}
dice-account-lost = { $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
dice-account-Reroll = { $count ->
    [0] Tap the dice to roll again.
    [one] { $count } die to roll again. Tap more, or one again to keep it.
   *[other] { $count } dice to roll again. Tap more, or one again to keep it.
}
dice-account-Return = { $have } of { $need } to give back.
dice-account-Study = { $count ->
    [0] No books are used. Tap those that are.
    [one] { $count } book is used. Tap to keep or add.
   *[other] { $count } books are used. Tap to keep or add.
}
dice-act-Buy = Pay and take { $tile }
dice-act-Build = Pay and build { $tile }
dice-act-Feed = Pay and survive the famine
dice-act-Pay = Pay
dice-act-Reroll = { $count ->
    [0] Roll
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
dice-act-Return = Give back
dice-act-Study = { $count ->
    [0] Use no books
    [one] Use { $count } book
   *[other] Use { $count } books
}
dice-used-back = used: { $count } of { $of } go back

dice-why-wait = Dice and chits can be picked when it is your turn.
dice-why-first = First say what for: tap a tile, or press Reroll.
dice-why-Buy = { $thing }: this does not pay here. { dice-why-payment }
dice-why-Build = { $thing }: this does not pay here. { dice-why-payment }
dice-why-Feed = { $thing }: this does not pay here. { dice-why-payment }
dice-why-Pay = { $thing }: this does not pay here. { dice-why-payment }
dice-why-payment = { $resource ->
    [strength] Strength is paid with strength only: nothing is traded for it.
    [book] Books are never traded for.
   *[other] What counts for { dice-resource }: dice and chits that show it, or any two other dice.
}
dice-why-Reroll = { $thing }: only unused dice are rolled again.
dice-why-Return = { $thing }: what goes back is what the replaced tile once gave.
dice-why-Study = { $thing }: only what shows books counts here.
dice-printed-0 = Axeman
dice-printed-1 = Farm
dice-printed-2 = Caravan
dice-printed-3 = Quarry
dice-printed-4 = Temple
dice-printed-about = { $name }, printed on the board: 1 white die
dice-each-word = each
dice-vp-word = VP
dice-each = Each is worth { $vp } VP
dice-step-tiles = Tiles
dice-step-actions = Actions
dice-step-books = Books
dice-step-famine = Famine
dice-step-order = Order
dice-step-war = War
dice-step-now = We are at: { $step }
dice-look-round = Show a round at a glance
dice-look = Look into the box
`,de:`# Der Tisch des Würfelspiels, deutsch.

dice-nation-0 = Rom
dice-nation-1 = Griechenland
dice-nation-2 = Persien
dice-nation-3 = Ägypten
dice-shadow = Gegner
dice-age = Zeitalter { $numeral }
dice-famine-word = Hunger
dice-war-word = Krieg
dice-famine = Hungersnot: { $count } Nahrung
dice-war = Krieg: { $count } Stärke
dice-passed = gepasst
dice-players = Spieler in ihrer Reihenfolge
dice-player = { $nation }, { $name }: { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
}, { $books ->
    [one] { $books } Buch
   *[other] { $books } Bücher
}, Stärke { $strength }{ $passed ->
    [yes] , hat gepasst
   *[no] {""}
}{ $turn ->
    [yes] , am Zug
   *[no] {""}
}. Tableau zeigen
dice-others = Die anderen Nationen
dice-board = Dein Tableau: { $nation }
dice-market = Plättchen zum Kaufen
dice-tray = Deine Würfel und Marker
dice-supply = Im Vorrat
dice-supply-endless = Von allem immer genug.
dice-none-left = Für diese Runde ist alles verbraucht.
dice-used-short = verbraucht
dice-used = { $count ->
    [one] { $count } verbrauchter Würfel oder Marker
   *[other] { $count } verbrauchte Würfel und Marker
}
dice-has = { $dice ->
    [one] { $dice } verfügbarer Würfel
   *[other] { $dice } verfügbare Würfel
} und { $chits } Marker
dice-no-advisor = kein Berater
dice-no-wonder = kein Wunder im Bau
dice-nothing-beside = Platz für Kolonien und Wunder
dice-site = Im Bau
dice-price = Preis: { $price }.
dice-not-now = Gerade nicht zu kaufen.

dice-resource = { $resource ->
    [gold] Gold
    [stone] Stein
    [food] Nahrung
    [book] Buch
   *[strength] Stärke
}
dice-amount = { $resource ->
    [book] { $count ->
        [one] { $count } Buch
       *[other] { $count } Bücher
    }
   *[other] { $count } { dice-resource }
}
dice-colour = { $colour ->
    [white] weiß
    [orange] orange
    [blue] blau
   *[red] rot
}
dice-colour-er = { $colour ->
    [white] weißer
    [orange] orangefarbener
    [blue] blauer
   *[red] roter
}
dice-colour-e = { $colour ->
    [white] weiße
    [orange] orangefarbene
    [blue] blaue
   *[red] rote
}
dice-chit-name = { $chit ->
    [gold] Goldmarker
    [stone] Steinmarker
    [food] Nahrungsmarker
    [book] Buchmarker
    [strength] Stärkemarker
   *[reroll] Wurfwiederholung
}
dice-die = { dice-colour-er } Würfel: { dice-amount }
dice-unrolled = { dice-colour-er } Würfel, noch nicht geworfen
dice-chit = { dice-chit-name }
dice-chits = { $count } × { dice-chit-name }
dice-kind = { $kind ->
    [building] Bauwerk
    [military] Militär
    [advisor] Berater
    [colony] Kolonie
   *[wonder] Wunder
}
dice-gives-dice = { $count ->
    [one] { $count } { dice-colour-er } Würfel
   *[other] { $count } { dice-colour-e } Würfel
}
dice-gives-rerolls = { $count }× neu werfen
dice-needs-stone = { $count } Stein Baukosten
dice-gives-chit = 1 { dice-chit-name }
dice-vp = { $count ->
    [0] keine Punkte
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}

dice-about-building = Nimmt den Platz einer deiner fünf Entwicklungen ein; seine Würfel gehören dir.
dice-about-military = Nimmt den Platz einer deiner fünf Entwicklungen ein; rote Würfel bringen Stärke.
dice-about-advisor = Bringt Wurfwiederholungen, Siegpunkte oder beides, solange er bleibt.
dice-about-colony = Wird mit Stärke bezahlt und liegt für immer neben deinem Tableau.
dice-about-wonder = Erst kaufen, dann mit einer eigenen, späteren Aktion aus Stein bauen.

dice-ask-acting = Wähle ein Plättchen, wirf neu oder passe.
dice-ask-picking = Welche Würfel wirfst du neu?
dice-ask-paying = { $count ->
    [0] Der Preis ist bezahlt. Lege mehr dazu oder drücke „Fertig“.
   *[other] Noch { dice-amount } zu zahlen: mit Würfeln oder Markern.
}
dice-ask-replacing = Welche Entwicklung muss weichen?
dice-ask-returning = Was geht zurück in den Vorrat?
dice-ask-studying = Welche Bücher verbrauchst du?
dice-ask-feeding = Überstehst du die Hungersnot?
dice-ask-rolling = Die Würfel rollen.
dice-ask-seating = Die Reihenfolge wird ausgelost.
dice-ask-laying = Neue Plättchen kommen.
dice-ask-event = Das Ereignis wird gezogen.
dice-ask-shadow = Der imaginäre Gegner würfelt.
dice-ask-removing = Der vierseitige Würfel rollt.
dice-ask-over = Das Spiel ist zu Ende.

dice-do-Pass = Passen
dice-do-Reroll = Neu werfen
dice-do-Build = Bauen
dice-do-Roll = Werfen
dice-do-Done = Fertig
dice-do-Feed = Hungersnot überstehen
dice-do-Starve = Hunger hinnehmen
dice-do-ReturnUsed = Verbrauchtes abgeben

dice-chance = Jetzt { $now }\xA0%, nach der besten Wurfwiederholung { $after }\xA0%.
dice-chance-same = Jetzt { $now }\xA0%; neu zu werfen hilft nicht.
dice-account-Buy = { $tile }: { $have } von { $need } { dice-resource }{ dice-account-half }{ dice-account-lost }
dice-account-Build = { $tile }: { $have } von { $need } { dice-resource }{ dice-account-half }{ dice-account-lost }
dice-account-Feed = Hungersnot: { $have } von { $need } { dice-resource }{ dice-account-half }{ dice-account-lost }
dice-account-Pay = { $have } von { $need } { dice-resource } noch zu zahlen{ dice-account-half }{ dice-account-lost }
dice-account-half = { $half ->
    [yes] , dazu ein halber Tausch: noch ein Würfel
   *[no] {""}
}
dice-account-lost = { $lost ->
    [0] {""}
   *[other] , { $lost } verfällt
}
dice-account-Reroll = { $count ->
    [0] Tippe die Würfel an, die du neu werfen willst.
    [one] { $count } Würfel wird neu geworfen. Nochmals antippen legt ihn zurück.
   *[other] { $count } Würfel werden neu geworfen. Nochmals antippen legt sie zurück.
}
dice-account-Return = { $have } von { $need } zum Zurückgeben.
dice-account-Study = { $count ->
    [0] Keine Bücher werden genutzt. Tippe an, was zählen soll.
    [one] { $count } Buch wird genutzt. Antippen ändert es.
   *[other] { $count } Bücher werden genutzt. Antippen ändert es.
}
dice-act-Buy = Zahlen und nehmen: { $tile }
dice-act-Build = Zahlen und bauen: { $tile }
dice-act-Feed = Zahlen und überstehen
dice-act-Pay = Zahlen
dice-act-Reroll = { $count ->
    [0] Werfen
    [one] { $count } Würfel werfen
   *[other] { $count } Würfel werfen
}
dice-act-Return = Zurückgeben
dice-act-Study = { $count ->
    [0] Keine Bücher nutzen
    [one] { $count } Buch nutzen
   *[other] { $count } Bücher nutzen
}
dice-used-back = verbraucht: { $count } von { $of } gehen zurück

dice-why-wait = Würfel und Marker lassen sich auswählen, wenn du am Zug bist.
dice-why-first = Sag zuerst, wofür: Tippe ein Plättchen an oder drücke „Neu werfen“.
dice-why-Buy = { $thing }: zahlt hier nicht. { dice-why-payment }
dice-why-Build = { $thing }: zahlt hier nicht. { dice-why-payment }
dice-why-Feed = { $thing }: zahlt hier nicht. { dice-why-payment }
dice-why-Pay = { $thing }: zahlt hier nicht. { dice-why-payment }
dice-why-payment = { $resource ->
    [strength] Stärke zahlt man nur mit Stärke: Getauscht wird dafür nicht.
    [book] Für Bücher wird nie getauscht.
   *[other] Für { dice-resource } zählen Würfel und Marker, die das zeigen, oder je zwei beliebige andere Würfel.
}
dice-why-Reroll = { $thing }: Nur verfügbare Würfel werden neu geworfen.
dice-why-Return = { $thing }: Zurück geht, was das ersetzte Plättchen einst gab.
dice-why-Study = { $thing }: Hier zählt nur, was Bücher zeigt.
dice-printed-0 = Axt­kämpfer
dice-printed-1 = Farm
dice-printed-2 = Karawane
dice-printed-3 = Stein­bruch
dice-printed-4 = Tempel
dice-printed-about = { $name }, auf dem Tableau aufgedruckt: 1 weißer Würfel
dice-each-word = je
dice-vp-word = SP
dice-each = Jedes ist { $vp }\xA0SP wert
dice-step-tiles = Plättchen
dice-step-actions = Aktionen
dice-step-books = Bücher
dice-step-famine = Hunger
dice-step-order = Folge
dice-step-war = Krieg
dice-step-now = Wir sind bei: { $step }
dice-look-round = Eine Runde im Überblick zeigen
dice-look = In die Schachtel schauen
`},pace:me,told:je,spoken:(e,t)=>{let n=e.kind===`die`?I(e.id??``):null;return n?` ${t(`dice-die`,{colour:n.colour,resource:n.resource,count:n.count})}`:e.text},tint:e=>V[e]??``,grave:[`BooksScored`,`FamineSuffered`,`WarLost`,`WonderBuilt`],account:W,item:B,called:(e,t)=>t(`dice-nation-${e}`),prompt:({view:e,say:t})=>{let{phase:n,payment:r}=e;return n===`paying`&&r?t(`dice-ask-paying`,{count:r.due,resource:r.resource}):t(`dice-ask-${n}`)},buttons:(e,t)=>z.flatMap(n=>{let r=e.find(e=>e.move.type===n);return r?[{offer:r,label:t(`dice-do-${n}`)}]:[]})};export{Me as module};