# Texte von Nations: The Dice Game, deutsch. Format: Fluent (https://projectfluent.org).
#
# Jeder Zug und jedes Ereignis hat die Nachricht mit dem Namen seiner Klasse. Variablen und Aufbau
# stehen in messages.en.ftl; beide Dateien haben dieselben Nachrichten mit denselben Variablen.

## Dinge

nation-0 = Rom
nation-1 = Griechenland
nation-2 = Persien
nation-3 = Ägypten
you = du
shadow = Der imaginäre Gegner hat { $books }.

resource = { $resource ->
    [gold] Gold
    [stone] Stein
    [food] Nahrung
    [book] Buch
   *[strength] Stärke
}
amount = { $resource ->
    [gold] { $count } Gold
    [stone] { $count } Stein
    [food] { $count } Nahrung
    [book] { $count ->
        [one] { $count } Buch
       *[other] { $count } Bücher
    }
   *[strength] { $count } Stärke
}
shown = { $count ->
    [1] { resource }
   *[other] { amount }
}
chit-name = { $chit ->
    [gold] Gold
    [stone] Stein
    [food] Nahrung
    [book] Buch
    [strength] Stärke
   *[reroll] Wurfwiederholung
}
chit-noun = { $chit ->
    [gold] Goldmarker
    [stone] Steinmarker
    [food] Nahrungsmarker
    [book] Buchmarker
    [strength] Stärkemarker
   *[reroll] Wurfwiederholungsmarker
}
chits = { $count } { chit-noun }
colour-name = { $colour ->
    [white] weiß
    [orange] orange
    [blue] blau
   *[red] rot
}
colour-nominative = { $colour ->
    [white] weißer
    [orange] orangefarbener
    [blue] blauer
   *[red] roter
}
colour-plural = { $colour ->
    [white] weiße
    [orange] orangefarbene
    [blue] blaue
   *[red] rote
}
colour-weak = { $colour ->
    [white] weißen
    [orange] orangefarbenen
    [blue] blauen
   *[red] roten
}
dice = { $count ->
    [one] { $count } { colour-nominative } Würfel
   *[other] { $count } { colour-plural } Würfel
}
die = { colour-weak } Würfel ({ shown })
kind = { $kind ->
    [building] Bauwerk
    [military] Militär
    [advisor] Berater
    [colony] Kolonie
   *[wonder] Wunder
}
kind-plain = { kind }
victory-points = { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
}
stone-to-build = { $count } Stein Baukosten
no-gain = kein Ertrag
fame = { $who ->
    [trajan] Trajan
    [ashoka] Ashoka
    [wu-zetian] Wu Zetian
    [saladin] Saladin
    [victoria] Victoria
    [charles-v] Karl V.
    [cleopatra] Kleopatra
   *[dan-quayle] Dan Quayle
}
printed-development = eine aufgedruckte Entwicklung

## Der Tisch

age = Zeitalter { $numeral }
famine = Hungersnot { amount }
war = Krieg { amount }
each-worth = je { $vp } SP
supply = Im Vorrat: Würfel { $dice } · Marker { $chits }
supply-endless = Im Vorrat: von allem immer genug
plate-dice = { $count } Würfel { colour-name }
plate-rerolls = { $count }× neu werfen
plate-chit = Marker: { chit-name }
label-dice = Würfel
label-chits = Marker
label-board = Tableau
label-advisor = Berater
label-building = Baufeld
label-beside = daneben
passed = gepasst
unrolled = noch zu werfen
used = verbraucht:
place = { $place }.
points = { $vp } SP
points-and-tiles = { $vp } SP + { $tiles } auf Plättchen
under-construction = braucht { amount }

phase-seating = Die Zugreihenfolge wird ausgelost.
phase-laying = Ein Plättchen für { $space } wird gezogen.
phase-event = Das Ereignis von Zeitalter { $numeral } wird gezogen.
phase-shadow = Der imaginäre Gegner wirft seine blauen Würfel.
phase-rolling = { $nation } würfelt: { $dice }
phase-removing = Der vierseitige Würfel wird geworfen.
phase-acting = { $nation }, wähle eine Aktion oder passe.
phase-picking = { $nation }, welche Würfel wirfst du neu?
phase-paying = { $count ->
    [0] { $nation }, der Preis ist bezahlt. Noch mehr, oder ist das alles?
   *[other] { $nation }, zahle: noch { amount }.
}
phase-replacing = { $nation }, welche Entwicklung wird ersetzt?
phase-returning = { $nation }, was gibst du in den Vorrat zurück?
phase-studying = { $nation }, welche Bücher verbrauchst du?
phase-feeding = { $nation }, überstehst du die Hungersnot?
phase-over = Das Spiel ist zu Ende.

## Züge

Pass = Passen: keine Aktionen mehr in dieser Runde
Reroll = Wurfwiederholung: einen Marker verbrauchen, dann Würfel aussuchen
Build = { $tile } für { amount } bauen: { $about }
Buy = { $tile } ({ $space }) für { amount } kaufen: { $about }
Pick = Den { die } aufnehmen
Roll = Die aufgenommenen Würfel werfen
Pay = { $lost ->
    [0] Mit dem { die } zahlen
   *[other] Mit dem { die } zahlen ({ $lost } zu viel)
}
PayChit = Mit einem { chit-noun } zahlen
Trade = Den { die } als halben Tausch hergeben
Replace = { $printed ->
    [yes] Eine aufgedruckte Entwicklung ersetzen ({ $about })
   *[no] { $tile } ersetzen ({ $about })
}
Return = Den verfügbaren { die } abgeben
ReturnUsed = Verbrauchtes abgeben, Verfügbares behalten
ReturnChit = Einen verfügbaren Wurfwiederholungsmarker abgeben
Use = Den { colour-weak } Würfel für { amount } verbrauchen
UseChit = Einen Buchmarker für 1 Buch verbrauchen
Done = { $phase ->
    [paying] Nicht mehr zahlen
   *[other] Keine weiteren Bücher verbrauchen
}
Feed = Die Hungersnot überstehen: { amount } für { victory-points }
Starve = Die Hungersnot hinnehmen: nichts verbrauchen, keine Siegpunkte

Placed = { $nation } kommt als Nächstes in der Zugreihenfolge
Laid = { $tile }: { $about }
Drawn = { $event }: Hungersnot { $food }, Krieg { $strength }
Rolled = { colour-nominative } Würfel: { amount }
FourRolled = Der vierseitige Würfel zeigt { $pips }

## Ereignisse

sentence = { $nation } { $clauses }
list-order = Zugreihenfolge: { $parts }
list-books-set = Bücher zu Beginn: { $parts }
list-tiles-laid = Neue Plättchen: { $parts }
list-books-scored = Bücherwertung: { $parts }
list-famine-suffered = Hungersnot nicht überstanden: { $parts }
list-new-order = Neue Zugreihenfolge nach Stärke: { $parts }
list-war = Krieg: { $parts }
list-tiles-scored = Plättchen: { $parts }

Settled = von selbst: { $rule }
PlaceDrawn = { $nation }
BooksSet = { $nation } { $books }
RoundStarted = Zeitalter { $numeral } beginnt.
TileLaid = { $space } { $tile }
EventDrawn = Ereignis: { $event }, Hungersnot { $food } Nahrung, Krieg { $strength } Stärke
ShadowRolled = Der imaginäre Gegner würfelt { $dice }: { $books ->
    [0] keine Bücher
    [one] { $books } Buch
   *[other] { $books } Bücher
}
DieRolled = würfelt { $dice }
RerollStarted = nutzt eine Wurfwiederholung
DiePicked = nimmt { $dice } auf
TileChosen = kauft { $tile } für { amount }
BuildingStarted = baut { $tile } für { amount }
DiePaid = zahlt mit { $dice }
ChitPaid = { $count ->
    [one] zahlt mit { chits }
   *[other] zahlt mit { chits }n
}
DieTraded = tauscht { $dice } ein
TileTaken = nimmt { $tile }
TileReplaced = ersetzt { $tile }
DieReturned = gibt { $dice } ab
UsedDieReturned = { $count ->
    [one] gibt einen verbrauchten { colour-weak } Würfel ab
   *[other] gibt { $count } verbrauchte { colour-plural } Würfel ab
}
ChitReturned = { $used ->
    [yes] { $count ->
        [one] gibt einen verbrauchten Wurfwiederholungsmarker ab
       *[other] gibt { $count } verbrauchte Wurfwiederholungsmarker ab
    }
   *[no] { $count ->
        [one] gibt einen verfügbaren Wurfwiederholungsmarker ab
       *[other] gibt { $count } verfügbare Wurfwiederholungsmarker ab
    }
}
DiceTaken = { $count ->
    [0] findet keine { colour-weak } Würfel im Vorrat
    [one] bekommt { $count } { colour-weak } Würfel
   *[other] bekommt { $count } { colour-plural } Würfel
}
ChitsTaken = { $count ->
    [0] bekommt keinen { chit-noun }
   *[other] bekommt { chits }
}
WonderBuilt = vollendet { $tile }
Passed = passt
PassedUnasked = passt, weil keine andere Aktion möglich ist
TileRemoved = Der vierseitige Würfel entfernt { $tile } ({ $space }).
NothingRemoved = Der vierseitige Würfel zeigt { $pips }: Kein Plättchen wird entfernt.
BookDieUsed = verbraucht { $dice } für { $count ->
    [one] { $count } Buch
   *[other] { $count } Bücher
}
BookChitUsed = verbraucht { $count } Buchmarker
BooksDone = hat jetzt { $books ->
    [one] { $books } Buch
   *[other] { $books } Bücher
}
BooksScored = { $nation } { $vp ->
    [0] 0 SP
   *[other] +{ $vp } SP
}
FeedingStarted = übersteht die Hungersnot mit { amount }
FamineMet = bekommt { victory-points }
FamineSuffered = { $nation }
PlaceTaken = { $nation } ({ $strength })
WarMet = { $nation } +{ $vp } SP
WarLost = { $nation } 0 SP
TilesScored = { $nation } { $vp ->
    [0] 0 SP
   *[other] +{ $vp } SP
}
GameWon = { $nation } gewinnt mit { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkten
}.
SoloEnded = { $name ->
    [none] { victory-points }: Für die Hall of Fame reicht es nicht.
   *[other] { victory-points }: In der Hall of Fame bist du { $name }.
}

score-BooksScored = Bücher
score-FamineMet = Hungersnot
score-WarMet = Krieg
score-TilesScored = Plättchen

## Gründe der Tipps

reason-vp = { $points ->
    [0] {""}
    [one] , { $points } Siegpunkt am Ende
   *[other] , { $points } Siegpunkte am Ende
}
reason-chit = { $chit ->
    [gold] , ein Goldmarker
    [stone] , ein Steinmarker
    [food] , ein Nahrungsmarker
    [book] , ein Buchmarker
    [strength] , ein Stärkemarker
    [reroll] , ein Wurfwiederholungsmarker
   *[none] {""}
}
reason-span = { $rounds ->
    [0] für diese Runde
    [one] für diese und eine weitere Runde
   *[other] für diese und { $rounds } weitere Runden
}
reason-new-dice = { $dice ->
    [0] keine neuen Würfel
    [one] { $dice } neuer { colour-nominative } Würfel
   *[other] { $dice } neue { colour-plural } Würfel
} { reason-span }{ reason-vp }
reason-points = { $points ->
    [0] keine Siegpunkte
    [one] { $points } Siegpunkt am Ende
   *[other] { $points } Siegpunkte am Ende
}, dazu { $dice ->
    [one] { $dice } { colour-nominative } Würfel
   *[other] { $dice } { colour-plural } Würfel
} für den Rest der Runde
reason-advisor = { $rerolls ->
    [0] keine Wurfwiederholungen
    [one] { $rerolls } Wurfwiederholung je Runde, { reason-span }
   *[other] { $rerolls } Wurfwiederholungen je Runde, { reason-span }
}{ reason-vp }
reason-colony = bleibt dir für immer{ reason-vp }{ reason-chit }
reason-wonder = für { $stone } Stein zu bauen{ reason-vp }{ reason-chit }
reason-build = vollendet das Wunder{ reason-vp }{ reason-chit }
reason-reroll = { $dice ->
    [0] bei keinem Würfel lohnt es sich
    [one] ein Würfel neu geworfen{ reason-hope }
   *[other] { $dice } Würfel neu geworfen{ reason-hope }
}
reason-hope = { $resource ->
    [none] {""}
   *[other] : mehr { resource-more } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Würfe
}
resource-more = { $resource ->
    [book] Bücher
   *[other] { resource }
}
reason-pass = behält den Rest für Bücher, Hungersnot, Zugreihenfolge und Krieg
reason-pick = wird wahrscheinlich besser
reason-keep = bleibt besser so liegen
reason-roll = { $dice ->
    [one] ein Würfel ist aufgenommen
   *[other] { $dice } Würfel sind aufgenommen
}
reason-pay = für das, was er zeigt
reason-pay-chit = schont die Würfel
reason-trade = was er zeigt, ist verloren
reason-replace = kostet { $dice ->
    [one] { $dice } { colour-weak } Würfel
   *[other] { $dice } { colour-plural } Würfel
}{ reason-vp }
reason-return-used = kostet in dieser Runde nichts
reason-return-chit = kostet in dieser Runde eine Wurfwiederholung
reason-return = was er zeigt, ist verloren
reason-books = { $books ->
    [one] { $books } Buch
   *[other] { $books } Bücher
} im Wettlauf um die Bücher
reason-done = behält den Rest für Hungersnot und Krieg
reason-enough = der Preis ist bezahlt, der Rest bleibt
reason-at-once = die Würfel zählen schon in dieser Runde
reason-denied = ein Gegner will es am meisten
reason-left-more = mit dem Rest geht etwa { $points } SP mehr
reason-left-less = der Rest bringt etwa { $points } SP weniger
reason-solved = alle Möglichkeiten der Runde sind durchgerechnet
reason-feed = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} für { $food } Nahrung
reason-starve = schont die Würfel, kostet { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}

# Examples and units for the terminal
example-line = b2 oG2 chit
example-rule = D-A7
heading-seat = Nation
why-too-dear = { $tile } kostet { amount }. Du hast { $have }{ $resource ->
    [strength] :
   *[other] , Tausch mitgezählt:
} Es { $missing ->
    [one] fehlt
   *[other] fehlen
} { $missing }.
why-no-reroll = { $count ->
    [0] Du hast keinen verfügbaren Marker zum Neuwerfen.
   *[other] Du hast keinen verfügbaren Würfel zum Neuwerfen.
}
why-no-tile = Auf { $space } liegt kein Plättchen.
why-not-there = { $count ->
    [0] { $thing } zählt hier nicht.
   *[other] Du hast { $thing } nur { $count ->
        [one] einmal
       *[other] { $count }-mal
    }.
}
why-other-number = Zu wählen: { $count }. Du hast { $picked } gewählt.
why-other-sum = Zu zahlen: { amount }. Du gibst { $given }, das macht { $worth }: { $fault ->
    [missing] es fehlt noch { $missing }. Zwei Würfel, die etwas anderes zeigen, machen 1.
    [half] ein Würfel, der etwas anderes zeigt, macht erst mit einem zweiten 1.
   *[more] weniger genügt.
}
round-step = { $step ->
    [tiles] Plättchen und Ereignis
    [actions] Aktionen
    [books] Bücher
    [famine] Hungersnot
    [order] Reihenfolge
   *[war] Krieg
}

box-dice = { $left ->
    [-1] { dice }
   *[other] { dice }, davon { $left } im Vorrat
}
box-chance = { $count ->
    [one] 1 von 6 Seiten ({ $percent } %)
   *[other] { $count } von 6 Seiten ({ $percent } %)
}
box-chits = Marker
box-printed = Auf jedem Tableau aufgedruckt
printed-name = { $at ->
    [0] Axtkämpfer
    [1] Farm
    [2] Karawane
    [3] Steinbruch
   *[4] Tempel
}
box-tiles = Zeitalter { $numeral }: { $count } Plättchen
box-events = Zeitalter { $numeral }: { $count } Ereignisse
box-on-board = auf dem Fortschrittsplan, { $space }
box-held = bei { $nation }
box-to-come = kann noch kommen
box-out = aus dem Spiel
box-event-now = das Ereignis dieser Runde
