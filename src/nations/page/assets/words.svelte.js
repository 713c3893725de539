import{nt as e}from"./disclose-version.js";var t=class{constructor(e){this.value=e}valueOf(){return this.value}},n=class extends t{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},r=class extends t{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},i=class e extends t{static supportsValue(n){if(typeof n==`number`||n instanceof Date)return!0;if(n instanceof t)return e.supportsValue(n.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(n instanceof e.Instant||n instanceof e.PlainDateTime||n instanceof e.PlainDate||n instanceof e.PlainMonthDay||n instanceof e.PlainTime||n instanceof e.PlainYearMonth)return!0}return!1}constructor(n,r={}){n instanceof e?(r={...n.opts,...r},n=n.value):n instanceof t&&(n=n.valueOf()),typeof n==`object`&&`calendarId`in n&&r.calendar===void 0&&(r={...r,calendar:n.calendarId}),super(n),this.opts=r}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},a=100,o=`⁨`,s=`⁩`;function c(e,t,n){return n===t||n instanceof r&&t instanceof r&&n.value===t.value||t instanceof r&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function l(e,t,r){return t[r]?v(e,t[r].value):(e.reportError(RangeError(`No default`)),new n)}function u(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=d(e,i.value):n.push(d(e,i));return{positional:n,named:r}}function d(e,t){switch(t.type){case`str`:return t.value;case`num`:return new r(t.value,{minimumFractionDigits:t.precision});case`var`:return f(e,t);case`mesg`:return p(e,t);case`term`:return m(e,t);case`func`:return h(e,t);case`select`:return g(e,t);default:return new n}}function f(e,{name:a}){let o;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,a))o=e.params[a];else return new n(`$${a}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,a))o=e.args[a];else return e.reportError(ReferenceError(`Unknown variable: $${a}`)),new n(`$${a}`);if(o instanceof t)return o;switch(typeof o){case`string`:return o;case`number`:return new r(o);case`object`:if(i.supportsValue(o))return new i(o);default:return e.reportError(TypeError(`Variable type not supported: $${a}, ${typeof o}`)),new n(`$${a}`)}}function p(e,{name:t,attr:r}){let i=e.bundle._messages.get(t);if(!i)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new n(t);if(r){let a=i.attributes[r];return a?v(e,a):(e.reportError(ReferenceError(`Unknown attribute: ${r}`)),new n(`${t}.${r}`))}return i.value?v(e,i.value):(e.reportError(ReferenceError(`No value: ${t}`)),new n(t))}function m(e,{name:t,attr:r,args:i}){let a=`-${t}`,o=e.bundle._terms.get(a);if(!o)return e.reportError(ReferenceError(`Unknown term: ${a}`)),new n(a);if(r){let t=o.attributes[r];if(t){e.params=u(e,i).named;let n=v(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${r}`)),new n(`${a}.${r}`)}e.params=u(e,i).named;let s=v(e,o.value);return e.params=null,s}function h(e,{name:t,args:r}){let i=e.bundle._functions[t];if(!i)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new n(`${t}()`);if(typeof i!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new n(`${t}()`);try{let t=u(e,r);return i(t.positional,t.named)}catch(r){return e.reportError(r),new n(`${t}()`)}}function g(e,{selector:t,variants:r,star:i}){let a=d(e,t);if(a instanceof n)return l(e,r,i);for(let t of r)if(c(e,a,d(e,t.key)))return v(e,t.value);return l(e,r,i)}function _(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new n;e.dirty.add(t);let r=[],i=e.bundle._useIsolating&&t.length>1;for(let n of t)if(typeof n==`string`)r.push(e.bundle._transform(n));else{if(e.placeables++,e.placeables>a)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${a}`);i&&r.push(o),r.push(d(e,n).toString(e)),i&&r.push(s)}return e.dirty.delete(t),r.join(``)}function v(e,t){return typeof t==`string`?e.bundle._transform(t):_(e,t)}var y=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function b(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var x=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function S(e,t){let a=e[0];if(a instanceof n)return new n(`NUMBER(${a.valueOf()})`);if(a instanceof r)return new r(a.valueOf(),{...a.opts,...b(t,x)});if(a instanceof i)return new r(a.toNumber(),{...b(t,x)});throw TypeError(`Invalid argument to NUMBER`)}var C=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function ee(e,t){let a=e[0];if(a instanceof n)return new n(`DATETIME(${a.valueOf()})`);if(a instanceof i||a instanceof r)return new i(a,b(t,C));throw TypeError(`Invalid argument to DATETIME`)}var w=new Map;function te(e){let t=Array.isArray(e)?e.join(` `):e,n=w.get(t);return n===void 0&&(n=new Map,w.set(t,n)),n}var ne=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:S,DATETIME:ee,...t},this._useIsolating=n,this._transform=r,this._intls=te(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,r=null){if(typeof e==`string`)return this._transform(e);let i=new y(this,r,t);try{return _(i,e).toString(i)}catch(e){if(i.errors&&e instanceof Error)return i.errors.push(e),new n().toString(i);throw e}}},T=/^(-?[a-zA-Z][\w-]*) *= */gm,E=/\.([a-zA-Z][\w-]*) *= */y,re=/\*?\[/y,D=/(-?[0-9]+(?:\.([0-9]+))?)/y,ie=/([a-zA-Z][\w-]*)/y,O=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,k=/^[A-Z][A-Z0-9_-]*$/,A=/([^{}\n\r]+)/y,ae=/([^\\"\n\r]*)/y,j=/\\([\\"])/y,M=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,N=/^\n+/,P=/ +$/,F=/ *\r?\n/g,oe=/( *)$/,se=/{\s*/y,I=/\s*}/y,ce=/\[\s*/y,le=/\s*] */y,ue=/\s*\(\s*/y,de=/\s*->\s*/y,fe=/\s*:\s*/y,L=/\s*,?\s*/y,R=/\s+/y,z=class{constructor(e){this.body=[],T.lastIndex=0;let t=0;for(;;){let n=T.exec(e);if(n===null)break;t=T.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(E);){let t=o(E),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(A)&&(r=o(A)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,N),u([i],i.length)):r?S(r,P):null}function u(r=[],i){for(;;){if(n(A)){r.push(o(A));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,P));let c=[];for(let e of r)e instanceof B&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(se,SyntaxError);let e=f();if(i(I))return e;if(i(de)){let t=h();return i(I,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(O)){let[,e,t,n=null]=a(O);if(e===`$`)return{type:`var`,name:t};if(i(ue)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(k.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(L)}}function m(){let e=f();return e.type===`mesg`&&i(fe)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(re);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(ce,SyntaxError);let e;return e=n(D)?v():{type:`str`,value:o(ie)},i(le,SyntaxError),e}function _(){if(n(D))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(D),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(ae),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(j))return o(j);if(n(M)){let[,e,t]=a(M),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(R),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(F,`
`),n=oe.exec(e)[1].length;return new B(t,n)}}},B=class{constructor(e,t){this.value=e,this.length=t}},V=`nations.matches`,pe=100;function H(e,t){try{let n=localStorage.getItem(e);return n===null?t:JSON.parse(n)}catch{return t}}function U(e,t){try{localStorage.setItem(e,JSON.stringify(t))}catch{}}function W(){let e=H(V,[]);return Array.isArray(e)?e:[]}function G(e){return W().find(t=>t.match===e)??null}function K(e){U(V,[e,...W().filter(t=>t.match!==e.match)].slice(0,pe))}function me(e){U(V,W().filter(t=>t.match!==e))}function he(e,t,n){let r=G(e)??{match:e,game:t,host:null,places:[],claims:[],at:Date.now()},i=r.places.filter(e=>e.seat!==n.seat);K({...r,places:[...i,n].sort((e,t)=>e.seat-t.seat)})}function ge(e,t,n){let r=G(e);r&&K({...r,places:r.places.map(e=>e.seat===t?{...e,share:n}:e)})}var _e=`# Was die Seite sagt, deutsch. Format: Fluent. en.ftl hat dieselben Schlüssel.

title = Nations
lead = Zwei Brettspiele um Nationen, an einem Bildschirm oder an mehreren.
about-game = { $game ->
    [dice] Würfel, Plättchen und vier Zeitalter. Kaufe klug, sorge für Nahrung und Bücher – und sei bereit, wenn der Krieg kommt.
    [kark] Staatschefs, Agenten, Tanker und Pipelines auf dem Ölkontinent Kark.
   *[other] Ein Spiel aus einem anderen Paket.
}
long-title = { $game ->
    [dice] Nations\xA0– Das Würfelspiel
    [kark] Das Spiel der Nationen
   *[other] { $game }
}
short-title = { $game ->
    [dice] Würfelspiel
    [kark] Kark
   *[other] { $game }
}
seats-range = { $low } bis { $high } Spieler
how-many = Wie viele spielen mit?
seat-who = Wer sitzt auf Platz { $number }?
seat-me = Ich
seat-here = Jemand an diesem Bildschirm
seat-bot = { $bot ->
    [easy] Bot, leicht
    [normal] Bot, mittel
    [hard] Bot, schwer
    [expert] Bot, Meister
    [rules] Bot, kennt die Kniffe
    [search] Bot, rechnet voraus
    [greedy] Bot, spielt solide
    [random] Bot, zieht zufällig
   *[other] Bot { $bot }
}
bots-levels = Bots, von leicht bis schwer
bots-others = Andere Bots, von schwach bis stark
seat-open = Frei, mit Einladung
name-of = Name auf Platz { $number }
player = Spieler { $number }
guest = Gast
name-bot = { $bot ->
    [easy] Bot (leicht)
    [normal] Bot
    [hard] Bot (schwer)
    [expert] Bot (Meister)
    [rules] Bot (kennt die Kniffe)
    [search] Bot (rechnet voraus)
    [greedy] Bot
    [random] Zufallsbot
   *[other] Bot { $bot }
}
name-open = Platz { $number } ist frei
called = { $power } · { $name }
name-away = Bot für { $name }
name-gone = (weg) { $name }
options = Optionen
option-supply = Vorrat an Würfeln und Markern
option-hall_of_fame = Hall of Fame
option-overpaying = Mehr zahlen als den Preis
option-tougher = Solospiel schwerer
option-start_cash = Startgeld in Millionen
option-ruin = Ohne Einkünfte scheidet aus,
option-stuck = Wer drei Züge lang keinen Schritt bezahlen kann
option-free_tanker = Ein erster Tanker ohne Hafen
option-bank = Geld der Bank
option-quiet_rounds = Ruhige Runden bis zum Schluss
option-first_player = Wer anfängt
option-first_turn_trade = Handel schon im ersten Zug
option-duty = Geld für die Staatschef-Aktion
option-trade_moment = Tanker und Pipelines
option-captured_leaders = Besiegte Staatschefs
option-abandoned_port = Tanker im verlassenen Hafen
option-pipeline_builder = Wer eine Pipeline legt, beherrscht
option-card_chain = Staatschef kommt durch eine Karte auf ein Fragezeichen
option-blocked = Wer mit keinem Staatschef vorrücken kann
option-round_limit = Höchstens so viele Runden
option-value = { $choice ->
    [supply-limited] begrenzt, wie in der Schachtel
    [supply-unlimited] unbegrenzt
    [hall_of_fame-more_than] wer mehr Punkte hat
    [hall_of_fame-at_least] wer mindestens so viele hat
    [overpaying-no] nein
    [overpaying-yes] ja
    [tougher-off] aus
    [tougher-on] an
    [duty-kept] muss übrig bleiben
    [duty-loose] darf ausgegeben werden
    [trade_moment-any] jederzeit nach den Einkünften
    [trade_moment-last] erst nach dem Staatschef
    [captured_leaders-out] kommen aus dem Spiel
    [captured_leaders-reserve] kommen zurück in die Reserve
    [abandoned_port-taker] bekommt, wer ihn einnimmt
    [abandoned_port-owner] behält ihr Besitzer
    [pipeline_builder-one_end] mindestens ein Ende
    [pipeline_builder-both_ends] beide Enden
    [card_chain-draw] zieht noch eine
    [card_chain-none] zieht keine weitere
    [blocked-out] scheidet aus
    [blocked-skip] setzt diese Aktion aus
    [round_limit-none] unbegrenzt
    [quiet_rounds-off] unbegrenzt
    [ruin-penniless] wer gar kein Geld hat
    [ruin-cannot_pay] wer keine Staatschef-Aktion bezahlen kann
    [stuck-out] scheidet aus
    [stuck-stays] bleibt im Spiel
    [free_tanker-hand] bleibt in der Hand
    [free_tanker-sea] wartet auf See
    [bank-endless] geht nie aus
    [bank-box] nur so viel wie in der Schachtel
    [first_turn_trade-no] nein
    [first_turn_trade-yes] ja
    [first_player-drawn] wird ausgelost
    [first_player-agreed] Platz 1
    [first_player-agreed2] Platz 2
    [first_player-agreed3] Platz 3
    [first_player-agreed4] Platz 4
   *[other] { $value }
}
open-file = Aus einer Spieldatei weiterspielen …
from-file = Geht nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} einer Spieldatei weiter.
new-instead = Stattdessen neu beginnen
no-game-file = { $name } ist keine Spieldatei dieses Programms.
content-set = Spielmaterial: { $name } ({ $status ->
    [reconstruction] rekonstruiert, nicht die gedruckten Werte
    [printed] die gedruckten Werte
   *[own] eigenes Spielmaterial
}).
content-title = Womit ihr spielt
own-set = Hast du das Spiel im Schrank? Trag seine Werte in eine Datei ein, prüfe sie mit „nations check-set DATEI“ und starte den Server mit „nations serve --set DATEI“.
reconstruction = rekonstruiert
puzzle = Rätsel des Tages
position = Stellung
hall-of-fame = Hall of Fame
read-rules = Regeln lesen
about-the-games = Über die Spiele
about-facts = { $players } Spieler · { $minutes } Minuten · Alter { $age }
about-publisher = Verlag
play = Spielen
open-table = Tisch eröffnen
independent = Ein unabhängiges Projekt, ohne Verbindung zu Autoren oder Verlagen der Spiele.
own-matches = Deine Partien
match-over = Die Partie ist zu Ende
match-running = läuft
match-damaged = lässt sich nicht öffnen
forget-match = Von der Liste nehmen
your-turn = Du bist am Zug
turn-short = Dein Zug.
no-server = Der Server antwortet nicht. Läuft er?
try-again = Noch einmal versuchen
reload = Neu laden
failed-title = Da ist etwas schiefgegangen
failed-text = Deine Partie liegt sicher auf dem Server. Lade die Seite neu, dann geht es weiter.
cannot-open = Diese Partie lässt sich nicht öffnen
loading = Einen Moment …
to-start = Zum Anfang
close = Schließen
menu = Menü
watching = Zuschauer

invited = Du bist eingeladen
invited-by = { $names } { $count ->
    [one] wartet
   *[other] warten
} auf dich.
your-seat = Dein Platz
your-name = Dein Name
sit-down = Platz nehmen
only-watch = Nur zuschauen

lobby = Vor dem Spiel
lobby-text = Es geht los, sobald alle Plätze besetzt sind.
lobby-full = Alle Plätze sind besetzt. Es geht los, sobald alle da sind.
about-to-begin = Gleich geht es los
shares-shown = Alle tragen etwas zu den Würfeln bei, damit niemand sie bestimmen kann.
is-here = ist da
is-away = nicht verbunden
make-link = Einladung erstellen
only-this-machine = Du hast die Seite als „localhost“ geöffnet: Diese Links gelten nur auf diesem Rechner. Damit andere im Netz mitspielen können, öffne die Seite unter der Netzadresse, die der Server beim Start nennt.
watch-link = Link zum Zuschauen
link = Link
copy = Kopieren
copied = Kopiert
show-qr = QR-Code
qr = Der Link als QR-Code

panel-log = Verlauf
panel-rules = Regeln
panel-chat = Chat
log-empty = Noch ist nichts geschehen.
line-taken-back = Zurückgenommen:
show-rule = Regel { $rule } zeigen
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
chat-watching = Nur wer mitspielt, kann schreiben.
send = Senden
rules-search = In den Regeln suchen
rules-none = Keine Regel gefunden.
rules-of = Regeln: { $game ->
    [dice] Nations\xA0– Das Würfelspiel
    [kark] Das Spiel der Nationen
   *[other] { $game }
}
rule-restored = { $game ->
    [kark] Aus anderen öffentlichen Quellen bekannt
   *[other] Steht in der Spielregel, Symbol ergänzt
}
rule-status = { $status ->
    [stated] Steht in der Spielregel
    [restored] { rule-restored }
    [interpreted] Unsere Regelung
    [reconstructed] Rekonstruiert
   *[other] Ein Beispiel der Spielregel
}

move-bar = Dein Zug
moves-all = Alle Züge
moves-beside = Immer möglich
confirm = Bestätigen
no-way-back = Das lässt sich nicht einfach zurücknehmen.
back = Zurück
share = Teilen
share-text = Spiel mit: { $title }
undo = Zurücknehmen
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-chance = Nach deinem letzten Zug kam der Zufall: Würfel, Plättchen oder Karten.
undo-other-seat = Inzwischen hat jemand anders gezogen.
watching-turn = Du schaust zu. { $name } ist am Zug.
you-are-out = Du bist ausgeschieden.
watch-on = Du kannst weiter zuschauen.
waiting-for = { $name } ist am Zug.
chance-comes = Die Würfel rollen.
catching-up = Das ist geschehen …
skip = Überspringen
connection-lost = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder, und nichts geht verloren.

question = Eine Frage
asks = { $what ->
    [undo] { $name } möchte den letzten Zug zurücknehmen.
   *[stop] { $name } schlägt vor, ohne Ergebnis abzubrechen.
}
answer-by = Wer bis { $time } nicht geantwortet hat, sagt nein.
agree = Einverstanden
disagree = Ablehnen
asked-here = { $name }, bist du einverstanden?
awaited = Es fehlt noch: { $names }
denied = { $by ->
    [nobody] { denied-what } Niemand hat rechtzeitig geantwortet.
   *[somebody] { denied-what } { $name } hat abgelehnt.
}
denied-what = { $what ->
    [undo] Der Zug wird nicht zurückgenommen.
   *[stop] Die Partie geht weiter.
}
ask-undo = Um Rücknahme bitten
menu-new = Neue Partie (diese bleibt offen)
ask-stop = Abbruch vorschlagen (ohne Ergebnis)
leave-to-bot = Einen Bot für mich spielen lassen
come-back = Wieder selbst spielen
give-up = Meinen Platz freigeben
give-up-sure = Wirklich freigeben?
stand-in = Einen Bot für { $name } spielen lassen
commitment = Darauf hat sich der Server für die Würfel festgelegt, bevor jemand saß: { $hash }

hand-over = Weiter an { $name }
hand-over-to = Bitte gib den Bildschirm an
i-am = Ich bin { $name }

winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
why-won = Nach der Regel: { $title } ({ $rule })
score = { $game ->
    [dice] { $score ->
        [one] { $score } Siegpunkt
       *[other] { $score } Siegpunkte
    }
    [kark] { $out ->
        [yes] ausgeschieden
       *[no] Wertung { $score }
    }
   *[other] { $score }
}
stopped = Ihr habt euch auf einen Abbruch geeinigt. Es gibt kein Ergebnis.
rematch = Noch einmal
to-rematch = Zur nächsten Partie
look-at-table = Den Tisch ansehen
download-file = Spieldatei
download-proof = Nachweis der Würfel
show-result = Ergebnis zeigen

settings = Einstellungen
language = Sprache
theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
set-motion = Animationen
set-sound = Ton
sound-off = Aus
sound-turn = Mein Zug, wenn ich woanders bin
sound-all = Alles
set-speed = Tempo der Bots und Animationen
speed = { NUMBER($speed, maximumFractionDigits: 1) }×
set-tutor = Lehrer
set-tutor-at = { $least ->
    [0] Keine Warnungen
   *[other] Warnen ab { $least }\xA0%
 }
set-quick = Antippen spielt sofort, ohne Nachfrage
set-odds = Genaue Chancen zeigen, wo die Partie es erlaubt
set-handover = Am gemeinsamen Bildschirm fragen, wer dran ist
notify-me = Benachrichtige mich, wenn ich am Zug bin

hint = Tipp
hint-worth = etwa { NUMBER($worth, maximumFractionDigits: 1) } { $unit } wert
hint-chance = { NUMBER($worth, maximumFractionDigits: 1) }\xA0% Gewinnchance
hint-range-chance = zwischen { $low }\xA0% und { $high }\xA0%
hint-range = zwischen { $low } und { $high }
hint-none = Hier gibt es keinen Tipp.
review = Glück und Können
replay = Noch einmal ansehen
replay-so-far = Ansehen, was bisher geschah
learn = In zehn Minuten lernen
learn-game = { $title } lernen
new-here = Neu hier? Lerne es in zehn Minuten
learn-first = Erst lernen (10 Minuten)
clock = Bedenkzeit je Zug
clock-choice = { $seconds ->
    [0] unbegrenzt
    [30] 30 Sekunden
    [60] 1 Minute
   *[other] { $minutes } Minuten
}
clock-left = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}
answer-time = Zeit, auf eine Frage zu antworten
answer-choice = { $seconds ->
    [0] { $clock ->
        [yes] so lange wie für einen Zug
       *[no] ein Tag
    }
    [60] 1 Minute
    [600] 10 Minuten
    [3600] 1 Stunde
   *[other] ein Tag
}
waiting-gone = { $name } ist am Zug, aber gerade nicht verbunden.
waiting-bot = Für { $name } spielt ein Bot.
advice = Tipps und Chancen sind erlaubt
how-title = So geht’s
how-1-title = Zeig darauf
how-1 = Tippe ein Plättchen, einen Würfel, eine Figur an. Was geht, leuchtet auf; unten steht in Worten, was es kostet.
how-2-title = Frag nach der Regel
how-2 = Jede Zeile im Verlauf und jede Ablehnung nennt ihre Regel. Antippen, nachlesen.
how-3-title = Trau den Würfeln
how-3 = Niemand kann sie bestimmen, auch der Server nicht. Nach der Partie lässt sich jeder Wurf nachprüfen.

recap = Seit deinem letzten Zug
recap-seen = Gesehen: schließen
bot-for-you = Ein Bot spielt für dich.
solo-over = { $name }: das Ende der vier Zeitalter
look-box = In die Schachtel schauen
choose-set = Spielmaterial
the-box = Die Schachtel
rules-as-book = Als Buch lesen
rules-print = Drucken
recap-next = { $at } von { $of }: weiter
rematch-changed = Noch einmal, mit getauschten Plätzen
match-with = mit { $names }
match-alone = { $count ->
    [one] allein
   *[other] { $count } Spieler an diesem Bildschirm
}
match-waiting = wartet auf Spieler
match-result = { $how ->
    [won] Gewonnen
    [shared] Gemeinsam gewonnen
   *[lost] Verloren
} { $points }
match-solo = { $game ->
    [dice] Solo: { $score }\xA0SP
   *[other] { $score }
}
match-won-by = Gewonnen von { $names }, { $points }
invitation-used = Diese Einladung ist verbraucht
invitation-used-text = Jemand hat den Platz schon eingenommen, oder es gibt eine neuere Einladung. Du kannst der Partie zuschauen oder um eine neue Einladung bitten.
watch-instead = Der Partie zuschauen
to-your-seat = An deinen Platz
chat-unread = { $count ->
    [one] Chat: eine neue Zeile
   *[other] Chat: { $count } neue Zeilen
}
set-keys = Einzelne Tasten drücken Knöpfe („?“ zeigt die Liste)
keys = Tastenkürzel
keys-match = Am Tisch
keys-replay = In der Wiederholung
key-u = U
key-u-does = Zurücknehmen
key-h = H
key-h-does = Tipp
key-a = A
key-a-does = Alle Züge
key-n = N
key-n-does = Weiter in dem, was inzwischen geschah (auf schmalem Bildschirm)
key-x = X
key-x-does = Was geschah, ist gesehen
key-l = L
key-l-does = Verlauf
key-r = R
key-r-does = Regeln
key-c = C
key-c-does = Chat
key-m = M
key-m-does = Menü
key-p = P
key-p-does = Nummern auf der Landkarte von Kark
key-1 = 1–9
key-1-does = Die Knöpfe unten von links nach rechts: neu werfen, passen und so weiter
key-enter = Enter
key-enter-does = Tun, was die Leiste sagt
key-escape = Esc
key-escape-does = Ein Schritt zurück; schließt, was über dem Tisch liegt
key-space = Leertaste
key-space-does = Überspringen, was sich noch bewegt
key-arrows = ← ↑ → ↓
key-arrows-does = Von Plättchen zu Plättchen, Zeile zu Zeile, Ort zu Ort; Tab geht zur nächsten Gruppe
key-step = ← →
key-step-does = Einen Zug zurück oder vor
key-round = Bild ↑ ↓
key-round-does = Zum Zeitalter oder zur Runde davor oder danach
key-ends = Pos1, Ende
key-ends-does = An den Anfang, ans Ende
key-play = Leertaste
key-play-does = Abspielen oder anhalten
`,ve=`# The page's own words, English. Format: Fluent. de.ftl has the same keys.

title = Nations
lead = Two board games of nations, for one screen or many.
about-game = { $game ->
    [dice] Dice, tiles and four ages. Buy wisely, feed your people, gather books, and be ready for war.
    [kark] Leaders, agents, tankers and pipelines on the oil continent of Kark.
   *[other] A game of another package.
}
long-title = { $game ->
    [dice] Nations: The Dice Game
    [kark] The Game of Nations
   *[other] { $game }
}
short-title = { $game ->
    [dice] The Dice Game
    [kark] Kark
   *[other] { $game }
}
seats-range = { $low } to { $high } players
how-many = How many players?
seat-who = Who sits at seat { $number }?
seat-me = Me
seat-here = Somebody at this screen
seat-bot = { $bot ->
    [easy] Bot, easy
    [normal] Bot, normal
    [hard] Bot, hard
    [expert] Bot, expert
    [rules] Bot, knows the ropes
    [search] Bot, looks ahead
    [greedy] Bot, plays solidly
    [random] Bot, moves at random
   *[other] Bot { $bot }
}
bots-levels = Bots, from easy to hard
bots-others = Other bots, from weak to strong
seat-open = Open, by invitation
name-of = Name at seat { $number }
player = Player { $number }
guest = Guest
name-bot = { $bot ->
    [easy] Easy bot
    [normal] Bot
    [hard] Hard bot
    [expert] Expert bot
    [rules] Bot (knows the ropes)
    [search] Bot (looks ahead)
    [greedy] Bot
    [random] Random bot
   *[other] Bot { $bot }
}
name-open = Seat { $number } is open
called = { $power } · { $name }
name-away = Bot for { $name }
name-gone = (away) { $name }
options = Options
option-supply = Supply of dice and chits
option-hall_of_fame = Hall of Fame
option-overpaying = Paying more than the price
option-tougher = Tougher solo game
option-start_cash = Starting money, in millions
option-ruin = Eliminated without income: whoever
option-stuck = A player who cannot pay for a step for three turns
option-free_tanker = A first tanker without a port
option-bank = Money of the bank
option-quiet_rounds = Quiet rounds that end the game
option-first_player = The first player
option-first_turn_trade = Trade in the first turn
option-duty = Money for the leader action
option-trade_moment = Tankers and pipelines
option-captured_leaders = Captured leaders
option-abandoned_port = Tankers in an abandoned port
option-pipeline_builder = To lay a pipeline, rule
option-card_chain = A leader that a card brings to a question mark
option-blocked = A player who cannot move a leader
option-round_limit = Limit of rounds
option-value = { $choice ->
    [supply-limited] limited, as in the box
    [supply-unlimited] unlimited
    [hall_of_fame-more_than] for more than its points
    [hall_of_fame-at_least] for at least its points
    [overpaying-no] no
    [overpaying-yes] yes
    [tougher-off] off
    [tougher-on] on
    [duty-kept] must be kept back
    [duty-loose] may be spent
    [trade_moment-any] at any moment after income
    [trade_moment-last] only after the leader
    [captured_leaders-out] leave the game
    [captured_leaders-reserve] return to the reserve
    [abandoned_port-taker] go to whoever takes it
    [abandoned_port-owner] stay their owner’s
    [pipeline_builder-one_end] at least one end
    [pipeline_builder-both_ends] both ends
    [card_chain-draw] draws another
    [card_chain-none] draws no other
    [blocked-out] is eliminated
    [blocked-skip] skips this action
    [round_limit-none] none
    [quiet_rounds-off] no limit
    [ruin-penniless] has no money at all
    [ruin-cannot_pay] cannot pay for a leader action
    [stuck-out] is eliminated
    [stuck-stays] stays in the game
    [free_tanker-hand] stays in hand
    [free_tanker-sea] waits at sea
    [bank-endless] never runs out
    [bank-box] only what the box holds
    [first_turn_trade-no] no
    [first_turn_trade-yes] yes
    [first_player-drawn] is drawn at random
    [first_player-agreed] sits at seat 1
    [first_player-agreed2] sits at seat 2
    [first_player-agreed3] sits at seat 3
    [first_player-agreed4] sits at seat 4
   *[other] { $value }
}
open-file = Continue from a game file…
from-file = Continues after { $moves ->
    [one] one move
   *[other] { $moves } moves
} from a game file.
new-instead = Start anew instead
no-game-file = { $name } is not a game file of this program.
content-set = Content set: { $name } ({ $status ->
    [reconstruction] a reconstruction, not the printed values
    [printed] the printed values
   *[own] a set of its own
}).
content-title = What you play with
own-set = If you own the box, enter its values in a file, check it with “nations check-set FILE”, and start the server with “nations serve --set FILE”.
reconstruction = reconstruction
puzzle = Puzzle of the day
position = Position
hall-of-fame = Hall of Fame
read-rules = Read the rules
about-the-games = About the games
about-facts = { $players } players · { $minutes } minutes · age { $age }
about-publisher = Publisher
play = Play
open-table = Open the table
independent = An independent project, not affiliated with the authors or publishers of the games.
own-matches = Your matches
match-over = The match is over
match-running = in progress
match-damaged = cannot be opened
forget-match = Take it off the list
your-turn = Your turn
turn-short = Your turn.
no-server = The server does not answer. Is it running?
try-again = Try again
reload = Reload
failed-title = Something went wrong
failed-text = Your match is safe on the server. Reload the page to continue.
cannot-open = This match cannot be opened
loading = One moment…
to-start = To the start
close = Close
menu = Menu
watching = watching

invited = You are invited
invited-by = { $names } { $count ->
    [one] is
   *[other] are
} waiting for you.
your-seat = Your seat
your-name = Your name
sit-down = Sit down
only-watch = Just watch

lobby = Before the game
lobby-text = The game begins as soon as every seat is taken.
lobby-full = Every seat is taken. The game begins as soon as everybody is here.
about-to-begin = About to begin
shares-shown = Everybody contributes to the dice, so that nobody can control them.
is-here = here
is-away = not connected
make-link = Make an invitation
only-this-machine = You opened the page as “localhost”: these links work on this machine only. For others in your network to join, open the page at the network address that the server names when it starts.
watch-link = A link to watch
link = Link
copy = Copy
copied = Copied
show-qr = QR code
qr = The link as a QR code

panel-log = Log
panel-rules = Rules
panel-chat = Chat
log-empty = Nothing has happened yet.
line-taken-back = Taken back:
show-rule = Show rule { $rule }
chat-empty = Nobody has said anything.
chat-write = Say something
chat-watching = Only players can write.
send = Send
rules-search = Search the rules
rules-none = No rule found.
rules-of = Rules: { $game ->
    [dice] Nations: The Dice Game
    [kark] The Game of Nations
   *[other] { $game }
}
rule-restored = { $game ->
    [kark] Known from other public sources
   *[other] In the rulebook, its icon restored
}
rule-status = { $status ->
    [stated] In the rulebook
    [restored] { rule-restored }
    [interpreted] Our ruling
    [reconstructed] Reconstructed
   *[other] An example of the rulebook
}

move-bar = Your move
moves-all = All moves
moves-beside = Always possible
confirm = Do it
no-way-back = This cannot simply be taken back.
back = Back
share = Share
share-text = Play with me: { $title }
undo = Undo
undo-nothing = There is nothing to take back yet.
undo-chance = Chance came after your last move: dice, tiles or cards.
undo-other-seat = Somebody else has moved since.
watching-turn = You are watching. It is { $name }’s turn.
you-are-out = You are out of the game.
watch-on = You may still watch.
waiting-for = It is { $name }’s turn.
chance-comes = The dice are rolling.
catching-up = See what happened…
skip = Skip
connection-lost = The connection is lost, but nothing else: it will come back by itself.

question = A question
asks = { $what ->
    [undo] { $name } asks to take the last move back.
   *[stop] { $name } proposes to abandon the game, without a result.
}
answer-by = Who has not answered by { $time } has said no.
agree = Agree
disagree = Refuse
asked-here = { $name }, do you agree?
awaited = Waiting for { $names }
denied = { $by ->
    [nobody] { denied-what } Nobody answered in time.
   *[somebody] { denied-what } { $name } said no.
}
denied-what = { $what ->
    [undo] The move is not taken back.
   *[stop] The game continues.
}
ask-undo = Ask to take back a move
menu-new = New game (this one stays open)
ask-stop = Propose to abandon the game (no result)
leave-to-bot = Let a bot play for me
come-back = Play myself again
give-up = Free my seat
give-up-sure = Really free your seat?
stand-in = Let a bot play for { $name }
commitment = The server committed to its dice before anybody sat down: { $hash }

hand-over = Hand over to { $name }
hand-over-to = Please hand the screen to
i-am = I am { $name }

winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
why-won = By the rule: { $title } ({ $rule })
score = { $game ->
    [dice] { $score } VP
    [kark] { $out ->
        [yes] out of the game
       *[no] Score { $score }
    }
   *[other] { $score }
}
stopped = All agreed to abandon the game. There is no result.
rematch = Play again
to-rematch = To the next match
look-at-table = Look at the table
download-file = Game file
download-proof = Proof of the dice
show-result = Show the result

settings = Settings
language = Language
theme = Appearance
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
set-motion = Animations
set-sound = Sound
sound-off = None
sound-turn = My turn, when I am elsewhere
sound-all = All
set-speed = Speed of bots and animations
speed = { NUMBER($speed, maximumFractionDigits: 1) }×
set-tutor = Tutor
set-tutor-at = { $least ->
    [0] No warnings
   *[other] Warn from { $least }% on
 }
set-quick = A tap plays at once, without asking
set-odds = Show exact odds, where the match allows it
set-handover = Ask who plays next at one screen
notify-me = Notify me when it is my turn

hint = Hint
hint-worth = worth about { NUMBER($worth, maximumFractionDigits: 1) } { $unit }
hint-chance = { NUMBER($worth, maximumFractionDigits: 1) }% chance of winning
hint-range-chance = between { $low }% and { $high }%
hint-range = between { $low } and { $high }
hint-none = There is no hint here.
review = Luck and skill
replay = Watch it again
replay-so-far = Watch what happened so far
learn = Learn in ten minutes
learn-game = Learn { $title }
new-here = New here? Learn in ten minutes
learn-first = Learn it first (10 minutes)
clock = Time per move
clock-choice = { $seconds ->
    [0] as long as you like
    [30] 30 seconds
    [60] 1 minute
   *[other] { $minutes } minutes
}
clock-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
answer-time = Time to answer a question
answer-choice = { $seconds ->
    [0] { $clock ->
        [yes] as long as for a move
       *[no] a day
    }
    [60] 1 minute
    [600] 10 minutes
    [3600] 1 hour
   *[other] a day
}
waiting-gone = It is { $name }’s turn, who is not connected now.
waiting-bot = A bot plays for { $name }.
advice = Hints and odds are allowed
how-title = How it works
how-1-title = Point at it
how-1 = Tap a tile, a die, a piece. What you can do lights up, and the bar below says in words what it costs.
how-2-title = Look up the rule
how-2 = Every line of the log and every refusal names its rule. Tap it to read it.
how-3-title = Trust the dice
how-3 = Nobody can choose them, not even the server. After the game everybody can check each roll.
recap = While you waited
recap-seen = Seen: close
bot-for-you = A bot plays for you.
solo-over = { $name }: the end of the four ages
look-box = Look into the box
choose-set = Content set
the-box = The box
rules-as-book = Read as a book
rules-print = Print
recap-next = { $at } of { $of }: next
rematch-changed = Play again, seats changed
match-with = with { $names }
match-alone = { $count ->
    [one] alone
   *[other] { $count } players at this screen
}
match-waiting = waiting for players
match-result = { $how ->
    [won] Won
    [shared] Shared victory
   *[lost] Lost
} { $points }
match-solo = { $game ->
    [dice] Solo: { $score } VP
   *[other] { $score }
}
match-won-by = Won by { $names }, { $points }
invitation-used = This invitation is used
invitation-used-text = Somebody has taken the seat, or a newer invitation was made. You can watch the match, or ask for a new invitation.
watch-instead = Watch the match
to-your-seat = To your seat
chat-unread = { $count ->
    [one] Chat: one new line
   *[other] Chat: { $count } new lines
}
set-keys = Single keys press buttons (“?” lists them)
keys = Keyboard shortcuts
keys-match = At the table
keys-replay = In a replay
key-u = U
key-u-does = Undo
key-h = H
key-h-does = Hint
key-a = A
key-a-does = All moves
key-n = N
key-n-does = Next of what happened while you waited (on a narrow screen)
key-x = X
key-x-does = What happened was seen
key-l = L
key-l-does = Log
key-r = R
key-r-does = Rules
key-c = C
key-c-does = Chat
key-m = M
key-m-does = Menu
key-p = P
key-p-does = Numbers on the map of Kark
key-1 = 1–9
key-1-does = The buttons below, from left to right: reroll, pass and so on
key-enter = Enter
key-enter-does = Do what the bar says
key-escape = Esc
key-escape-does = One step back; closes what lies over the table
key-space = Space
key-space-does = Skip what still moves
key-arrows = ← ↑ → ↓
key-arrows-does = From tile to tile, line to line, place to place; Tab goes to the next group
key-step = ← →
key-step-does = One move back or on
key-round = Page ↑ ↓
key-round-does = To the age or round before or after
key-ends = Home, End
key-ends-does = To the beginning, to the end
key-play = Space
key-play-does = Play or pause
`,q=[`en`,`de`],ye={en:ve,de:_e},J=e({lang:be(),games:0}),Y={en:Z(`en`),de:Z(`de`)},X=new Set;function be(){return[H(`nations.lang`,``),...typeof navigator>`u`?[]:navigator.languages].map(e=>e.slice(0,2)).find(e=>e===`en`||e===`de`)??`en`}function Z(e){let t=new ne(e,{useIsolating:!1});return t.addResource(new z(ye[e])),t}function Q(){return J.lang}function xe(e){J.lang=e,U(`nations.lang`,e)}function Se(e){if(!X.has(e)){X.add(e);for(let t of q)Y[t].addResource(new z(e[t]),{allowOverrides:!0});J.games+=1}}function Ce(e){return new Intl.ListFormat(J.lang).format(e)}function we(e){return new Intl.ListFormat(J.lang,{type:`disjunction`}).format(e)}function Te({worth:e,unit:t}){return(t.startsWith(`%`)?$(`hint-chance`,{worth:e}):$(`hint-worth`,{worth:e,unit:t})).replace(/-(?=\d)/,`−`)}var Ee=45;function De({low:e,high:t,exact:n,unit:r}){let i=r.startsWith(`%`);if(n||t<=e||i&&t-e>Ee)return``;let[a,o]=[Math.round(e),Math.round(t)];return a===o?``:$(i?`hint-range-chance`:`hint-range`,{low:a,high:o}).replace(/-(?=\d)/g,`−`)}function Oe({worth:e,unit:t},n){return Math.min(100,Math.max(2,t.startsWith(`%`)?e:100*Math.max(0,e)/n))}function $(e,t){J.games;let n=Y[J.lang],r=n.getMessage(e);return r?.value?n.formatPattern(r.value,t):e}function ke(e){return e instanceof Error&&e.message||$(`no-server`)}export{W as _,Se as a,$ as c,Te as d,he as f,ge as g,K as h,Q as i,xe as l,me as m,we as n,Ce as o,G as p,Oe as r,De as s,q as t,ke as u,H as v,U as y};