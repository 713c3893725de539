import{F as e,G as t,M as n,Q as r,et as i,l as a,t as o}from"./disclose-version.js";var s=class{constructor(e){this.value=e}valueOf(){return this.value}},c=class extends s{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},l=class extends s{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},u=class e extends s{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof s)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof s&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},d=100,f=`⁨`,p=`⁩`;function m(e,t,n){return n===t||n instanceof l&&t instanceof l&&n.value===t.value||t instanceof l&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function h(e,t,n){return t[n]?w(e,t[n].value):(e.reportError(RangeError(`No default`)),new c)}function g(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=_(e,i.value):n.push(_(e,i));return{positional:n,named:r}}function _(e,t){switch(t.type){case`str`:return t.value;case`num`:return new l(t.value,{minimumFractionDigits:t.precision});case`var`:return v(e,t);case`mesg`:return y(e,t);case`term`:return b(e,t);case`func`:return x(e,t);case`select`:return S(e,t);default:return new c}}function v(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new c(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new c(`$${t}`);if(n instanceof s)return n;switch(typeof n){case`string`:return n;case`number`:return new l(n);case`object`:if(u.supportsValue(n))return new u(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new c(`$${t}`)}}function y(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new c(t);if(n){let i=r.attributes[n];return i?w(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new c(`${t}.${n}`))}return r.value?w(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new c(t))}function b(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new c(i);if(n){let t=a.attributes[n];if(t){e.params=g(e,r).named;let n=w(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new c(`${i}.${n}`)}e.params=g(e,r).named;let o=w(e,a.value);return e.params=null,o}function x(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new c(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new c(`${t}()`);try{let t=g(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new c(`${t}()`)}}function S(e,{selector:t,variants:n,star:r}){let i=_(e,t);if(i instanceof c)return h(e,n,r);for(let t of n)if(m(e,i,_(e,t.key)))return w(e,t.value);return h(e,n,r)}function C(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new c;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>d)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${d}`);r&&n.push(f),n.push(_(e,i).toString(e)),r&&n.push(p)}return e.dirty.delete(t),n.join(``)}function w(e,t){return typeof t==`string`?e.bundle._transform(t):C(e,t)}var ee=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function T(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var E=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function te(e,t){let n=e[0];if(n instanceof c)return new c(`NUMBER(${n.valueOf()})`);if(n instanceof l)return new l(n.valueOf(),{...n.opts,...T(t,E)});if(n instanceof u)return new l(n.toNumber(),{...T(t,E)});throw TypeError(`Invalid argument to NUMBER`)}var D=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function ne(e,t){let n=e[0];if(n instanceof c)return new c(`DATETIME(${n.valueOf()})`);if(n instanceof u||n instanceof l)return new u(n,T(t,D));throw TypeError(`Invalid argument to DATETIME`)}var O=new Map;function re(e){let t=Array.isArray(e)?e.join(` `):e,n=O.get(t);return n===void 0&&(n=new Map,O.set(t,n)),n}var ie=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:te,DATETIME:ne,...t},this._useIsolating=n,this._transform=r,this._intls=re(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new ee(this,n,t);try{return C(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new c().toString(r);throw e}}},k=/^(-?[a-zA-Z][\w-]*) *= */gm,A=/\.([a-zA-Z][\w-]*) *= */y,ae=/\*?\[/y,j=/(-?[0-9]+(?:\.([0-9]+))?)/y,oe=/([a-zA-Z][\w-]*)/y,M=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,se=/^[A-Z][A-Z0-9_-]*$/,N=/([^{}\n\r]+)/y,ce=/([^\\"\n\r]*)/y,P=/\\([\\"])/y,F=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,le=/^\n+/,I=/ +$/,ue=/ *\r?\n/g,de=/( *)$/,fe=/{\s*/y,L=/\s*}/y,pe=/\[\s*/y,R=/\s*] */y,z=/\s*\(\s*/y,B=/\s*->\s*/y,me=/\s*:\s*/y,he=/\s*,?\s*/y,ge=/\s+/y,V=class{constructor(e){this.body=[],k.lastIndex=0;let t=0;for(;;){let n=k.exec(e);if(n===null)break;t=k.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(A);){let t=o(A),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(N)&&(r=o(N)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,le),u([i],i.length)):r?S(r,I):null}function u(r=[],i){for(;;){if(n(N)){r.push(o(N));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,I));let c=[];for(let e of r)e instanceof H&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(fe,SyntaxError);let e=f();if(i(L))return e;if(i(B)){let t=h();return i(L,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(M)){let[,e,t,n=null]=a(M);if(e===`$`)return{type:`var`,name:t};if(i(z)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(se.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(he)}}function m(){let e=f();return e.type===`mesg`&&i(me)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ae);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(pe,SyntaxError);let e;return e=n(j)?v():{type:`str`,value:o(oe)},i(R,SyntaxError),e}function _(){if(n(j))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(j),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(ce),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(P))return o(P);if(n(F)){let[,e,t]=a(F),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(ge),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(ue,`
`),n=de.exec(e)[1].length;return new H(t,n)}}},H=class{constructor(e,t){this.value=e,this.length=t}},U=`nations.matches`,_e=100;function W(e,t){try{let n=localStorage.getItem(e);return n===null?t:JSON.parse(n)}catch{return t}}function G(e,t){try{localStorage.setItem(e,JSON.stringify(t))}catch{}}function K(){let e=W(U,[]);return Array.isArray(e)?e:[]}function q(e){return K().find(t=>t.match===e)??null}function J(e){G(U,[e,...K().filter(t=>t.match!==e.match)].slice(0,_e))}function ve(e){G(U,K().filter(t=>t.match!==e))}function ye(e,t,n){let r=q(e)??{match:e,game:t,host:null,places:[],claims:[],at:Date.now()},i=r.places.filter(e=>e.seat!==n.seat);J({...r,places:[...i,n].sort((e,t)=>e.seat-t.seat)})}var be=`# Was die Seite sagt, deutsch. Format: Fluent. en.ftl hat dieselben Schlüssel.

title = Nations
lead = Zwei Brettspiele der Nationen, an einem Bildschirm oder an vielen.
about-game = { $game ->
    [dice] Würfel, Plättchen und vier Zeitalter. Kauf klug, hab zu essen, lies – und sei bereit, wenn Krieg kommt.
    [kark] Staatschefs, Agenten, Tanker und Pipelines auf dem Ölkontinent Kark.
   *[other] Ein Spiel der Nationen.
}
short-title = { $game ->
    [dice] Das Würfelspiel
    [kark] The Game of Nations
   *[other] { $game }
}
seats-range = { $low } bis { $high } Spieler
how-many = Wie viele spielen mit?
seat-who = Wer sitzt auf Platz { $number }?
seat-me = Ich
seat-here = Jemand an diesem Bildschirm
seat-bot = Bot: { $bot ->
    [greedy] spielt ordentlich
    [random] spielt irgendwas
   *[other] { $bot }
}
seat-open = Frei, mit Einladung
name-of = Name auf Platz { $number }
player = Spieler { $number }
guest = Gast
name-bot = { $bot ->
    [greedy] Bot
    [random] Zufallsbot
   *[other] Bot { $bot }
}
name-open = Platz { $number } ist frei
name-away = { $name } (ein Bot spielt)
options = Varianten
option-supply = Würfelvorrat
option-hall_of_fame = Ruhmeshalle
option-tougher = Solospiel schwerer
option-bidding = Gebote
option-duration = Dauer
option-rounds = Höchstens so viele Runden
option-value = { $value ->
    [limited] begrenzt, wie in der Schachtel
    [unlimited] unbegrenzt
    [off] aus
    [on] an
   *[other] { $value }
}
content-set = Spielmaterial: { $name } ({ $status ->
    [reconstruction] rekonstruiert, nicht die gedruckten Werte
    [printed] die gedruckten Werte
   *[own] eine eigene Zusammenstellung
}).
content-title = Womit ihr spielt
own-set = Hast du das Spiel im Schrank? Trag seine Werte in eine Datei ein, prüfe sie mit „nations check-set“ und starte den Server damit.
reconstruction = rekonstruiert
read-rules = Regeln lesen
play = Spielen
open-table = Tisch eröffnen
independent = Ein unabhängiges Projekt, ohne Verbindung zu Autoren oder Verlagen der Spiele.
own-matches = Deine Partien
match-over = Die Partie ist aus
match-running = läuft
match-damaged = lässt sich nicht öffnen
forget-match = Von der Liste nehmen
your-turn = Du bist am Zug
no-server = Der Server antwortet nicht. Läuft er?
try-again = Noch einmal versuchen
reload = Neu laden
failed-title = Da ist etwas zerbrochen
failed-text = Deine Partie liegt sicher auf dem Server. Lade die Seite neu, dann geht es weiter.
cannot-open = Diese Partie lässt sich nicht öffnen
loading = Einen Moment …
to-start = Zum Anfang
close = Schließen
menu = Menü
watching = Zuschauer

invited = Du bist eingeladen
your-name = Dein Name
sit-down = Platz nehmen
only-watch = Nur zuschauen

lobby = Vor dem Spiel
lobby-text = Es geht los, sobald alle Plätze besetzt sind.
about-to-begin = Gleich geht es los
shares-shown = Alle tragen etwas zu den Würfeln bei, damit niemand sie bestimmen kann.
is-here = ist da
is-away = nicht verbunden
make-link = Einladung erstellen
watch-link = Link zum Zuschauen
link = Link
copy = Kopieren
copied = Kopiert
show-qr = QR-Code
qr = Der Link als QR-Code

panel-log = Verlauf
panel-rules = Regeln
panel-chat = Gespräch
log-empty = Noch ist nichts geschehen.
show-rule = Regel { $rule } zeigen
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
chat-watching = Nur wer mitspielt, kann schreiben.
send = Senden
rules-search = In den Regeln suchen
rules-none = Davon steht nichts in den Regeln.
rules-of = Regeln: { $game ->
    [dice] Nations: Das Würfelspiel
    [kark] The Game of Nations
   *[other] { $game }
}
rule-status = { $status ->
    [stated] Steht in der Anleitung
    [restored] Steht in der Anleitung, Symbol ergänzt
    [interpreted] Unsere Auslegung
    [reconstructed] Rekonstruiert
   *[other] Ein Beispiel der Anleitung
}

moves-all = Alle Züge
moves-beside = Immer möglich
confirm = So machen
back = Zurück
undo = Zurücknehmen
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-chance = Nach deinem letzten Zug wurde gewürfelt oder gezogen.
undo-other-seat = Inzwischen hat jemand anders gezogen.
waiting-for = { $name } ist am Zug.
dice-rolling = Die Würfel rollen.
catching-up = Das ist geschehen …
skip = Überspringen
connection-lost = Die Verbindung ist weg, sonst nichts: Sie kommt von selbst wieder.

question = Eine Frage
asks = { $what ->
    [undo] { $name } möchte den letzten Zug zurücknehmen.
   *[stop] { $name } möchte ohne Ergebnis aufhören.
}
agree = Einverstanden
disagree = Ablehnen
awaited = Es fehlt noch: { $names }
ask-undo = Um Rücknahme bitten
ask-stop = Aufhören vorschlagen
leave-to-bot = Einen Bot für mich spielen lassen
come-back = Wieder selbst spielen
give-up = Meinen Platz aufgeben
give-up-sure = Wirklich aufgeben?
stand-in = Einen Bot für { $name } spielen lassen
commitment = Darauf hat sich der Server für die Würfel festgelegt, bevor jemand saß: { $hash }

hand-over = Weiter an { $name }
hand-over-to = Bitte gib den Bildschirm an
i-am = Ich bin { $name }

winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
why-won = Entschieden nach { $rule }
stopped = Ihr habt euch geeinigt aufzuhören. Es gibt kein Ergebnis.
rematch = Noch einmal
to-rematch = Zur nächsten Partie
look-at-table = Den Tisch ansehen
download-file = Spieldatei
download-proof = Würfelbeweis
proof-how = Der Beweis enthält alles, um jeden Wurf nachzuprüfen: „nations verify DATEI“.
show-result = Ergebnis zeigen

settings = Einstellungen
language = Sprache
theme = Licht
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
set-motion = Die Dinge bewegen sich
set-sound = Ton, wenn ich am Zug bin
set-quick = Ein Tipp zieht sofort, ohne Nachfrage
set-handover = An einem Bildschirm fragen, wer dran ist
notify-me = Benachrichtige mich, wenn ich am Zug bin

hint = Tipp
hint-worth = etwa { NUMBER($worth, maximumFractionDigits: 1) } { $unit } wert
hint-none = Hier gibt es keinen Tipp.
replay = Noch einmal ansehen
learn = Spielend lernen
advice = Tipps und Chancen sind erlaubt
how-title = So geht’s
how-1-title = Zeig darauf
how-1 = Tippe ein Plättchen, einen Würfel, eine Figur an. Was geht, leuchtet auf; unten steht in Worten, was es kostet.
how-2-title = Frag nach der Regel
how-2 = Jede Zeile im Verlauf und jede Ablehnung nennt ihre Regel. Antippen, nachlesen.
how-3-title = Trau den Würfeln
how-3 = Niemand kann sie bestimmen, auch der Server nicht. Nach der Partie lässt sich jeder Wurf nachprüfen.
`,xe=`# The page's own words, English. Format: Fluent. de.ftl has the same keys.

title = Nations
lead = Two board games of nations, for one screen or many.
about-game = { $game ->
    [dice] Dice, tiles and four ages. Buy well, keep fed, read, and be ready for war.
    [kark] Leaders, agents, tankers and pipelines on the oil continent of Kark.
   *[other] A game of nations.
}
short-title = { $game ->
    [dice] The Dice Game
    [kark] The Game of Nations
   *[other] { $game }
}
seats-range = { $low } to { $high } players
how-many = How many play?
seat-who = Who sits at seat { $number }?
seat-me = Me
seat-here = Somebody at this screen
seat-bot = Bot: { $bot ->
    [greedy] plays well
    [random] plays anything
   *[other] { $bot }
}
seat-open = Open, by invitation
name-of = Name at seat { $number }
player = Player { $number }
guest = Guest
name-bot = { $bot ->
    [greedy] Bot
    [random] Random bot
   *[other] Bot { $bot }
}
name-open = Seat { $number } is open
name-away = { $name } (a bot plays)
options = Options
option-supply = Supply of dice
option-hall_of_fame = Hall of Fame
option-tougher = Tougher solo game
option-bidding = Bidding
option-duration = Length
option-rounds = Limit of rounds
option-value = { $value ->
    [limited] limited, as in the box
    [unlimited] unlimited
    [off] off
    [on] on
   *[other] { $value }
}
content-set = Content set: { $name } ({ $status ->
    [reconstruction] a reconstruction, not the printed values
    [printed] the printed values
   *[own] a set of its own
}).
content-title = What you play with
own-set = If you own the box, enter its values in a file, check it with “nations check-set”, and start the server with it.
reconstruction = reconstruction
read-rules = Read the rules
play = Play
open-table = Open the table
independent = An independent project, not affiliated with the authors or publishers of the games.
own-matches = Your matches
match-over = The match is over
match-running = goes on
match-damaged = cannot be opened
forget-match = Take it off the list
your-turn = Your turn
no-server = The server does not answer. Is it running?
try-again = Try again
reload = Load again
failed-title = Something broke
failed-text = Your match is safe on the server. Load the page again to go on.
cannot-open = This match cannot be opened
loading = One moment …
to-start = To the start
close = Close
menu = Menu
watching = watching

invited = You are invited
your-name = Your name
sit-down = Sit down
only-watch = Only watch

lobby = Before the game
lobby-text = The game begins as soon as every seat is taken.
about-to-begin = About to begin
shares-shown = Everybody adds to the dice, so that nobody can choose them.
is-here = here
is-away = not connected
make-link = Make an invitation
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
show-rule = Show rule { $rule }
chat-empty = Nobody has said anything.
chat-write = Say something
chat-watching = Only players can write.
send = Send
rules-search = Search the rules
rules-none = No rule says that.
rules-of = Rules: { $game ->
    [dice] Nations: The Dice Game
    [kark] The Game of Nations
   *[other] { $game }
}
rule-status = { $status ->
    [stated] In the rulebook
    [restored] In the rulebook, its icon restored
    [interpreted] Our ruling
    [reconstructed] Reconstructed
   *[other] An example of the rulebook
}

moves-all = All moves
moves-beside = Always possible
confirm = Do it
back = Back
undo = Undo
undo-nothing = There is nothing to take back yet.
undo-chance = Dice or a draw came after your last move.
undo-other-seat = Somebody else has moved since.
waiting-for = { $name } is at turn.
dice-rolling = The dice are rolling.
catching-up = See what happened …
skip = Skip
connection-lost = The connection is lost. Nothing else is: it comes back by itself.

question = A question
asks = { $what ->
    [undo] { $name } asks to take the last move back.
   *[stop] { $name } asks to stop without a result.
}
agree = Agree
disagree = Refuse
awaited = Waiting for { $names }
ask-undo = Ask to take back a move
ask-stop = Ask to stop
leave-to-bot = Let a bot play for me
come-back = Play myself again
give-up = Give up my seat
give-up-sure = Really give it up?
stand-in = Let a bot play for { $name }
commitment = The server committed to its dice before anybody sat down: { $hash }

hand-over = Hand over to { $name }
hand-over-to = Please hand the screen to
i-am = I am { $name }

winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
why-won = Decided by { $rule }
stopped = All agreed to stop. There is no result.
rematch = Play again
to-rematch = To the next match
look-at-table = Look at the table
download-file = Game file
download-proof = Proof of the dice
proof-how = The proof holds everything needed to check every die: “nations verify FILE”.
show-result = Show the result

settings = Settings
language = Language
theme = Light
theme-auto = As the device
theme-light = Light
theme-dark = Dark
set-motion = Things move
set-sound = Sound at my turn
set-quick = A tap plays at once, without asking
set-handover = Ask who plays next at one screen
notify-me = Notify me when it is my turn

hint = Hint
hint-worth = worth about { NUMBER($worth, maximumFractionDigits: 1) } { $unit }
hint-none = There is no hint here.
replay = Watch it again
learn = Learn by playing
advice = Hints and odds are allowed
how-title = How it works
how-1-title = Point at it
how-1 = Tap a tile, a die, a piece. What you can do lights up, and the bar below says in words what it costs.
how-2-title = Ask the rule
how-2 = Every line of the log and every refusal names its rule. Tap it to read it.
how-3-title = Trust the dice
how-3 = Nobody can choose them, the server neither. After the game everybody can check each roll.
`,Y=[`en`,`de`],Se={en:xe,de:be},X=i({lang:Ce(),games:0}),Z={en:$(`en`),de:$(`de`)},Q=new Set;function Ce(){return[W(`nations.lang`,``),...typeof navigator>`u`?[]:navigator.languages].map(e=>e.slice(0,2)).find(e=>e===`en`||e===`de`)??`en`}function $(e){let t=new ie(e,{useIsolating:!1});return t.addResource(new V(Se[e])),t}function we(){return X.lang}function Te(e){X.lang=e,G(`nations.lang`,e)}function Ee(e){if(!Q.has(e)){Q.add(e);for(let t of Y)Z[t].addResource(new V(e[t]),{allowOverrides:!0});X.games+=1}}function De(e,t){X.games;let n=Z[X.lang],r=n.getMessage(e);return r?.value?n.formatPattern(r.value,t):e}var Oe={cross:`M6 6l12 12M18 6L6 18`,menu:`M4 7h16M4 12h16M4 17h16`,back:`M14 6l-6 6 6 6M8 12h12`,undo:`M9 4L4 9l5 5M4 9h10a5.5 5.5 0 0 1 0 11h-3`,check:`M5 13l5 5L20 7`,log:`M5 4h14v16H5zM8 8h8M8 12h8M8 16h5`,chat:`M4 5h16v11H10l-5 4v-4H4z`,rules:`M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14`,gear:`M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2`,person:`M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c1-5 4-7 8-7s7 2 8 7`,bot:`M5 9h14v10H5zM12 9V5M10 5h4M9 13v2M15 13v2M2 13v3M22 13v3`,open:`M4 20V4h10v16M4 20h16M11 12h.01M14 7h3v13`,copy:`M8 8h11v12H8zM5 16V4h11`,link:`M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1`,eye:`M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z`,down:`M12 4v12M6 11l6 6 6-6M5 21h14`,again:`M5 12a7 7 0 1 1 2 5M5 20v-4h4`,search:`M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l6 6`,list:`M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01`,skip:`M5 5l7 7-7 7M12 5l7 7-7 7`,crown:`M4 18h16M4 18L3 7l5 4 4-6 4 6 5-4-1 11`,shield:`M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5`,send:`M4 12l16-8-6 16-3-7z`,hint:`M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.5 1.6-.5 2.1h-6c0-.5.1-1.6-.5-2.1A6 6 0 0 1 12 3z`,replay:`M4 5v14M8 12l12-7v14z`,learn:`M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5M22 9v6`,home:`M4 11l8-7 8 7M6 10v10h12V10`},ke=e(`<svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-6hpiq"><path></path></svg>`);function Ae(e,i){let s=o(i,`size`,3,22);var c=ke(),l=r(c);t(()=>{a(c,`width`,s()),a(c,`height`,s()),a(l,`d`,Oe[i.name])}),n(e,c)}export{De as a,q as c,K as d,W as f,Ee as i,ve as l,Y as n,Te as o,G as p,we as r,ye as s,Ae as t,J as u};