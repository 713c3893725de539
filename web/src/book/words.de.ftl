# Die Schachtel und was sich am Tisch nachschlagen lässt, deutsch.

box-title = Die Schachtel: { $game ->
    [dice] Nations – Das Würfelspiel
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
box-face-chance = { $count } von 6 Seiten, { $percent } %
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
box-event-about = Hungersnot { $food } Nahrung, Krieg { $war } Stärke; je { $vp } SP
box-tiles-laid = Von den 15 Plättchen eines Zeitalters werden { $count } ausgelegt. Die anderen bleiben in der Schachtel.
box-events-drawn = Von den drei Ereignissen eines Zeitalters wird eines gezogen.

round-1-title = Neue Plättchen und Ereignis
round-1 = Auf den Fortschrittsplan kommen neue Plättchen des nächsten Zeitalters, und ein Ereignis wird aufgedeckt. Verbrauchte Würfel und Marker sind wieder frei.
round-2-title = Aktionen
round-2 = Reihum macht jeder eine Aktion oder passt, bis alle gepasst haben: ein Plättchen kaufen, das eigene Wunder bauen oder mit einem Marker Würfel neu werfen. Vor der ersten Aktion wird gewürfelt.
round-3-title = Bücher
round-3 = In umgekehrter Reihenfolge darf jeder Bücher einsetzen. Dann bekommt jede Nation für jede, die weniger hat: { $solo ->
    [yes] 2 SP
   *[no] 1 SP, bei ein oder zwei Spielern 2 SP
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

box-leader = Je Spieler { $count }. Ein Schritt kostet { $step } Mio., ein fördernder Bohrturm bringt { $income }.
box-agent = Agent
box-agent-about = Je Spieler { $count }. Vier Schritte je Zug; hält Figuren auf, trifft auf Karten.
box-tanker = Tanker
box-tanker-about = { $count } in der Schachtel. Kauf { $buy }, Verkauf { $sell } Mio.
box-pipeline = Pipelines
box-pipeline-about = { $count } in der Schachtel, je { $price } Mio.
box-money = Geld
box-money-about = { $count } Mio. in der Schachtel.
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

book-overview = Das Spiel auf einen Blick
book-contents = Inhalt
book-pictures = Die zwei Bilder der Spielregel
book-play = Öffnen und von hier spielen
book-to-invitation = Zurück zur Einladung
