# Die Besprechung einer Partie: Glück, Können, und was besser gewesen wäre. Deutsch.

review-title = Glück und Können
review-making = Die Partie wird besprochen: { $percent } %
review-failed = Diese Partie kann nicht besprochen werden.
review-accounts = Wie es dazu kam
review-unit = In Prozent der Gewinnchance. Anfang, Glück, Können und Neubewertung ergeben zusammen das Ergebnis.
review-unit-alone = In Punkten. Anfang, Glück, Können und Neubewertung ergeben zusammen das Ergebnis.
review-start = Anfang
review-luck = Glück
review-own = Eigenes Können
review-others = Können anderer
review-reassessed = Neu bewertet
review-result = Ergebnis
review-what = Glück ist, was Würfel und Karten änderten. Können ist, was Entscheidungen änderten, verglichen damit, wie der regelfeste Spieler fortgefahren wäre. Neu bewertet ist, was beide nicht kommen sahen.
review-curve = Chancen
review-curve-of = Chance, Glück und Können von { $name }
review-whose = Wessen Verlauf
review-line-chance = Gewinnchance
review-line-points = Punkte
review-line-luck = Glück bis hier
review-line-skill = Können aller bis hier
review-marks = Was besser gewesen wäre
review-no-marks = Nichts zu sagen: Niemand hat durch eine Entscheidung viel verloren.
review-mark = { $mark ->
    [close] Zu knapp für ein Urteil
    [inaccuracy] Ungenau
    [mistake] Fehler
   *[blunder] Grober Fehler
 }
review-loss = { $loss } % verloren ({ $low } bis { $high })
review-loss-alone = { $loss } Punkte verloren ({ $low } bis { $high })
review-done = Getan: { $what }
review-better = Besser: { $what }
review-draw = Den besseren Tisch zeigen
review-drawn = Der Tisch nach: { $what }
review-moment = Zu diesem Augenblick
review-position = Als Stellung
review-again = Von hier noch einmal
review-own-account = Dein Konto auf diesem Gerät
review-own-none = Hier werden deine besprochenen Partien zusammengezählt.
review-own-sum = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 }: Glück { $luck } %, { $loss } % verloren je Entscheidung (Anfang { $first } %, Mitte { $second } %, Ende { $third } %).
