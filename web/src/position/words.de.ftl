# Eine Stellung für sich. Deutsch.

position-title = Stellung
position-text = Die Stellung in Notation
position-seats = Spieler
position-show = Zeigen
position-best = Was ist hier am besten?
position-thinking = Einen Moment…
position-play = Von hier spielen
position-link = Link kopieren
position-chance = Hier kommt erst der Zufall: Würfel oder Karten.
position-worth = { $words }: { $worth } { $unit }
position-none = Niemand kann sagen, was hier am besten ist.
position-edit = Stellung ändern
position-back = Zurück
position-table = Der Tisch
position-nothing = nichts
position-nowhere = noch nirgends
position-order = Spielerreihenfolge
position-turn = Am Zug
position-event = Ereignis
position-space = Feld { $space }
position-vp = Punkte
position-books = Bücher
position-passed = Hat gepasst
position-yes = { $value ->
    [1] ja
   *[other] nein
}
position-printed = aufgedruckt
position-development = Entwicklung { $number }
position-beside = Neben dem Brett { $number }
position-die = Würfel { $number } ({ dice-colour })
position-used = verbraucht
position-unrolled = noch nicht geworfen
position-there = da
position-round = Runde
position-first = Begann die Runde
position-cash = Millionen
position-point = { $country } { $number }{ $capital ->
    [1] {" "}(Hauptstadt)
   *[other] {""}
}
position-hand = in der Hand
position-tankers = Tanker: { $place }
