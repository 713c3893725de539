var e={en:`# The box and what can be looked up at the table, English.

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

book-overview = The game at a glance
book-contents = Contents
book-pictures = The two pictures of the rulebook
book-play = Open and play from here
book-to-invitation = Back to the invitation
`,de:`# Die Schachtel und was sich am Tisch nachschlagen lässt, deutsch.

box-title = Die Schachtel: { $game ->
    [dice] Nations\xA0– Das Würfelspiel
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

book-overview = Das Spiel auf einen Blick
book-contents = Inhalt
book-pictures = Die zwei Bilder der Spielregel
book-play = Öffnen und von hier spielen
book-to-invitation = Zurück zur Einladung
`};export{e as t};