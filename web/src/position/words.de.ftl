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
