# Was die Seite sagt, deutsch. Format: Fluent. en.ftl hat dieselben Schlüssel.

title = Nations
lead = Zwei Brettspiele um Nationen, an einem Bildschirm oder an mehreren.
about-game = { $game ->
    [dice] Würfel, Plättchen und vier Zeitalter. Kaufe klug, sorge für Nahrung und Bücher – und sei bereit, wenn der Krieg kommt.
    [kark] Staatschefs, Agenten, Tanker und Pipelines auf dem Ölkontinent Kark.
   *[other] Ein Spiel aus einem anderen Paket.
}
long-title = { $game ->
    [dice] Nations – Das Würfelspiel
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
    [dice] Nations – Das Würfelspiel
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
   *[other] Warnen ab { $least } %
 }
set-quick = Antippen spielt sofort, ohne Nachfrage
set-odds = Genaue Chancen zeigen, wo die Partie es erlaubt
set-handover = Am gemeinsamen Bildschirm fragen, wer dran ist
notify-me = Benachrichtige mich, wenn ich am Zug bin

hint = Tipp
hint-worth = etwa { NUMBER($worth, maximumFractionDigits: 1) } { $unit } wert
hint-chance = { NUMBER($worth, maximumFractionDigits: 1) } % Gewinnchance
hint-range-chance = zwischen { $low } % und { $high } %
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
    [dice] Solo: { $score } SP
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
