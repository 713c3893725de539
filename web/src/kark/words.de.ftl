# Der Tisch des Spiels der Nationen: eigene Beschriftungen. Länder und Karten nennt der Kartensatz.

kark-map = Landkarte von Kark
kark-sheet = Das Spiel der Nationen · 1973
kark-status-reconstruction = Rekonstruktion
kark-status-printed = gedruckt
kark-status-own = eigenes Spielmaterial
kark-canal = Kanal
kark-sea-north = Nordmeer
kark-sea-south = Südmeer
kark-numbers = Nummern der Felder
kark-zoom-in = Vergrößern
kark-zoom-out = Verkleinern
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
kark-fleet-short = Hafen { $port } · See { $sea }{ $hand ->
    [0] {""}
   *[other] {" "}· Hand { $hand }
}
kark-thing = { $price ->
    [0] { $name }, noch { $count }
   *[other] { $name }, noch { $count }, Preis { $price } Mio.
}
kark-country = { $ruler ->
    [none] { $name }: frei, { $derricks ->
        [one] 1 Bohrturm
       *[other] { $derricks } Bohrtürme
    }
   *[other] { $name }: { $ruler }, { $leader }. { $derricks ->
        [one] 1 Bohrturm
       *[other] { $derricks } Bohrtürme
    }, mit Tanker je { $rate } Mio.; bringt { $earns } Mio. ein
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

kark-effect-cash-won = Die Bank zahlt { $millions } Mio. aus.
kark-effect-cash-lost = { $millions } Mio. an die Bank.
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
kark-ask-placing = Wähle einen Staatschef aus der Reserve, dann eine der leuchtenden Hauptstädte.
kark-ask-free-tanker = Wohin kommt dein erster Tanker?
kark-ask-agent = Schicke deinen Agenten vier Schritte weit auf ein leuchtendes Feld.
kark-ask-in-hand = In der Hand: { $name }. { $thing ->
    [leader] Wohin geht dieser Staatschef?
    [reserve] Wohin kommt dieser Staatschef?
    [agent] Wohin geht der Agent?
    [pipes] Wo wird die Pipeline gelegt?
    [fleet] Wohin fährt der Tanker, oder wird er verkauft?
   *[other] Wohin kommt der Tanker?
} Tippe an, was leuchtet.
kark-ask-ways = Du kannst { $ways }.
kark-ask-due = Du kannst { $ways }. Ein Staatschef muss vorrücken oder eingesetzt werden.
kark-may-move = mit einem Staatschef vorrücken
kark-may-place = einen aus der Reserve einsetzen
kark-may-skip = auf die Staatschef-Aktion verzichten
kark-may-tanker = eine Tankeraktion ausführen
kark-may-pipeline = eine Pipeline legen
kark-may-end = den Zug beenden
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
kark-why-wait = Du bist nicht am Zug.
kark-why-take = Tippe zuerst die Figur an, die dorthin soll.
kark-why-not = Das lässt sich in diesem Augenblick des Zuges nicht einsetzen.
kark-deck-look = Was die Karten bewirken
kark-look-pieces = Alle Figuren, Preise und Länder

kark-card-leader-word = { $leader ->
    [king] König
    [president] Präsidenten
    [dictator] Diktator
   *[guerrilla] Guerillaführer
}
kark-card-title-leader = { $own ->
    [yes] Du verlierst einen Staatschef{ $lost ->
        [yes] {" "}und ein Land
       *[no] {""}
    }
   *[no] Ein Staatschef fällt
}
kark-card-leader = { $by } besiegt den { kark-card-leader-word } von { $power } in { $country }{ $lost ->
    [yes] {" "}und beherrscht das Land nun
   *[no] {""}
}.
kark-card-title-coup = Ein Putsch
kark-card-coup = { $power } reißt { $country } an sich.
kark-card-title-withdrawn = { $own ->
    [yes] Du verlierst einen Staatschef
   *[no] Ein Staatschef geht
}
kark-card-withdrawn = { $power } verliert den { kark-card-leader-word }.
kark-card-title-tanker = Tanker genommen
kark-card-tanker = { $power } nimmt { $count ->
    [one] einen Tanker
   *[other] { $count } Tanker
} in { $country }.
kark-card-title-out = { $own ->
    [yes] Du bist ausgeschieden
   *[no] Eine Macht scheidet aus
}
kark-out-why = { $rule ->
    [K-E1h] Du hast aufgegeben.
    [K-E1g] Du hattest keinen Staatschef mehr.
    [K-E1i] Drei Züge hintereinander fehlte dir das Geld für eine Staatschef-Aktion.
   *[other] Du konntest keinen Staatschef mehr bewegen oder einsetzen.
}
kark-card-out = { $power } ist nicht mehr im Spiel.
kark-card-title-card = Eine Ereigniskarte
kark-card-card = { $power } zieht „{ $name }“. { $effect }
