# Danach: Wiedergabe, Punktestand, Würfel, Prüfung, Hall of Fame. Deutsch; words.en.ftl hat dieselben Schlüssel.

after-title = Wiedergabe
after-open = Wiedergabe und Analyse
after-to-match = Zur Partie
after-tab-table = Tisch
after-tab-story = Verlauf
after-tab-score = Stand
after-tab-draws = { $game ->
    [kark] Karten
   *[dice] Würfel
}
after-running = Die Partie läuft noch; das ist bisher geschehen.
after-nothing-yet = Es ist noch nichts geschehen.
after-beginning = Der Anfang
after-step = { $at } / { $of }
after-scrub = Stelle in der Partie
after-steps = Schritt für Schritt
after-first = An den Anfang
after-previous = Einen Zug zurück
after-next = Einen Zug weiter
after-last = Ans Ende
after-play = Abspielen
after-pause = Anhalten
after-speed = Tempo
after-jump = Springen zu { $game ->
    [dice] einem Zeitalter
   *[other] einer Runde
}
after-mark = { $game ->
    [dice] Zeitalter { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
   *[other] Runde { $number }
}
after-mark-short = { $game ->
    [dice] { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
   *[other] { $number }
}
after-mark-head = { $game ->
    [dice] Zeitalter
   *[other] Runde
}
after-seen-from = Tableau von
after-take = Ab hier spielen
after-take-title = Eine neue Partie ab hier: Du spielst für { $name }, Bots für die anderen
after-no-take = Hier ist niemand am Zug
after-score = Wie es dazu kam
after-show = Was gezeigt wird
after-metric = { $metric ->
    [vp] Siegpunkte
    [books] Bücher
    [strength] Stärke
    [cash] Geld
   *[income] Einkünfte
}
after-metric-end = { after-metric } am Ende { $game ->
    [dice] jedes Zeitalters
   *[other] jeder Runde
}
after-millions = In Millionen Kark-Dollar, am Ende jeder Runde.
after-as-table = Dasselbe als Tabelle
after-dice = { $game ->
    [kark] Was die Karten brachten
   *[dice] Was die Würfel taten
}
after-stream = { $stream ->
    [white] Weiße Würfel
    [orange] Orange Würfel
    [blue] Blaue Würfel
    [red] Rote Würfel
    [Laid] Gezogene Plättchen
    [FourRolled] Vierseitiger Würfel
   *[CardDrawn] Ereigniskarten
}
after-draws = { $count ->
    [one] einmal
   *[other] { $count }-mal
}
after-part = Zahlen im Teil { $part } von { $parts }
after-quarter = { $part }.
after-bar = { $face }: { $count }-mal; erwartet { $mean }, bei 95 von 100 fairen Partien { $low } bis { $high }
after-key-band = hier liegen 95 % aller fairen Partien
after-key-mean = erwartet
after-histogram = { $strange ->
    [0] Alle { $bars } Balken liegen in ihrem Bereich.
    [one] { $strange } von { $bars } Balken liegt außerhalb seines Bereichs.
   *[other] { $strange } von { $bars } Balken liegen außerhalb ihres Bereichs.
} Durch bloßen Zufall wäre das bei etwa { $luck } von { $bars } so. Plättchen und Karten werden aus dem gezogen, was noch da ist; ihre Balken zeigen, wo in der Liste die Wahl hinfiel, von vorn (1.) bis hinten. Das ist zum Anschauen und kein Beweis: Wer die Würfel vorher kennt, hinterlässt hier keine Spur. Ein Beweis ist die Prüfung darunter.
after-no-draws = Es wurde noch nicht gewürfelt.
after-verify = { $game ->
    [kark] Die Ziehungen nachprüfen
   *[dice] Die Würfel nachprüfen
}
after-variation = Möglich gewesen wäre:
after-verify-lead = Bevor jemand Platz nahm, legte sich der Server auf ein Geheimnis fest, und wer hier mitspielt, gab einen Anteil dazu, den niemand kennen konnte. Daraus folgt jeder einzelne Wurf. Dein Browser kann sie alle nachrechnen.
after-check = Jeden Wurf prüfen
after-checking = Es wird gerechnet …
after-check-file = Eine Datei prüfen
after-check-later = Sein Geheimnis zeigt der Server, wenn die Partie vorbei ist. Dann lässt sich jeder Wurf prüfen.
after-no-proof = { $why ->
    [format] Dieser Nachweis ist neuer als diese Seite.
   *[other] Diese Datei ist kein Nachweis einer Partie.
}
after-right = richtig:
after-wrong = falsch:
after-verified = { $count ->
    [one] Bestätigt: Der eine Wurf ist, wie er sein muss
   *[other] Bestätigt: Alle { $count } Würfe sind, wie sie sein müssen
}
after-not-verified = Nicht bestätigt
after-point-chain = Die Aufzeichnung ist vollständig und in Ordnung: Ihre Kette endet, wie es in der Datei steht.
after-point-chain-wrong = Die Aufzeichnung ist nicht die ursprüngliche: Ihre Kette endet nicht, wie es in der Datei steht.
after-point-secret-wrong = Das Geheimnis des Servers fehlt oder ist nicht das, auf das er sich festgelegt hatte ({ $hash }…).
after-point-secret = Das Geheimnis des Servers ist das, auf das er sich festgelegt hatte ({ $hash }…).
after-promise-kept = Die Festlegung ist die, die dieser Browser sah, bevor er seinen Anteil hergab.
after-promise-broken = Die Festlegung ist nicht die, die dieser Browser sah, bevor er seinen Anteil hergab.
after-share = { $name } gab einen Anteil, und zwar den festgelegten.
after-share-kept = Dein Anteil ({ $name }) steckt darin, unverändert: Diese Würfel konnte sich niemand aussuchen.
after-share-lost = Dein Anteil ({ $name }) steckt nicht darin, oder nicht so, wie du ihn gegeben hast.
after-share-none = { $name } gab keinen Anteil.
after-share-missing = { $name } hatte sich auf einen Anteil festgelegt und ihn nicht gezeigt; er zählt nicht.
after-point-draws = { $wrong ->
    [0] { $count } Würfe nachgerechnet: Zahl und Ergebnis stimmen bei jedem.
    [one] { $wrong } von { $count } Würfen ist falsch.
   *[other] { $wrong } von { $count } Würfen sind falsch.
}
after-imported = { $count ->
    [one] Ein Zug stammt aus einer Spieldatei; seine Würfel kommen
   *[other] { $count } Züge stammen aus einer Spieldatei; ihre Würfel kommen
} von anderswo und lassen sich nicht prüfen.
after-repeated-leave = { $draws ->
    [one] Für { $name } wurde ein Zufallszug zurückgenommen, mit Zustimmung von { $leave } (Eintrag { $record }).
   *[other] Für { $name } wurden { $draws } Zufallszüge zurückgenommen, mit Zustimmung von { $leave } (Eintrag { $record }).
}
after-repeated-alone = { $draws ->
    [one] Für { $name } wurde ein Zufallszug zurückgenommen; sonst war niemand zu fragen (Eintrag { $record }).
   *[other] Für { $name } wurden { $draws } Zufallszüge zurückgenommen; sonst war niemand zu fragen (Eintrag { $record }).
}
after-repeated-without = { $draws ->
    [one] Für { $name } wurde ein Zufallszug ohne Zustimmung von { $lacking } zurückgenommen (Eintrag { $record }).
   *[other] Für { $name } wurden { $draws } Zufallszüge ohne Zustimmung von { $lacking } zurückgenommen (Eintrag { $record }).
}
after-annulled = Vor dem Beginn kam ein Anteil nicht, so dass der Platz frei wurde und alle anderen neue Anteile gaben: { $names }.
after-fault-annulled = Anteile wurden für ungültig erklärt, obwohl kein Platz einen schuldig war, oder zu spät.
after-fault-taken = { $name } nahm { $draws ->
    [one] einen Zufallszug
   *[other] { $draws } Zufallszüge
} und { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} anderer ohne Zustimmung der Plätze { $lacking } zurück.
after-fault-stopped = Die Partie wurde ohne Zustimmung der Plätze { $lacking } abgebrochen.
after-faults = Was nicht stimmt
after-more-faults = Und { $count } weitere.
after-in-record = Eintrag { $record }:
after-fault-chain = Ein Eintrag wurde geändert, eingefügt, entfernt oder verschoben: Die Kette aller Einträge endet nicht, wie es in der Datei steht.
after-fault-header = Der Kopf dieser Partie muss am Anfang stehen, und nur dort.
after-fault-twice = { $type } darf nur einmal vorkommen.
after-fault-record = ist nicht lesbar.
after-fault-secret = Das gezeigte Geheimnis ist nicht das, auf das sich der Server festgelegt hatte.
after-fault-seat = Einen Platz { $seat } gibt es nicht.
after-fault-commit-late = { $name } legte sich fest, als schon Anteile zu sehen waren.
after-fault-reveal-late = { $name } zeigte einen Anteil, als die Partie schon begonnen hatte.
after-fault-reveal-twice = { $name } zeigte zweimal einen Anteil.
after-fault-reveal-bare = { $name } zeigte einen Anteil, ohne sich auf einen festgelegt zu haben.
after-fault-share = Der Anteil von { $name } ist nicht der festgelegte.
after-fault-missing = Ohne Anteil seien die Plätze { $told }; tatsächlich sind es { $found }.
after-fault-outside = Wurf { $nth } von { $stream } kam vor dem Anfang oder nach dem Ende.
after-fault-counter = Wurf { $nth } von { $stream } kam, wo Wurf { $due } fällig war.
after-fault-ways-none = Für Wurf { $nth } von { $stream } steht nicht in der Datei, was hätte kommen können.
after-fault-ways-extra = Die Datei nennt Ergebnisse für Eintrag { $name }, der kein Wurf ist.
after-fault-total = Wurf { $nth } von { $stream } soll einer von { $total } sein, es gibt aber { $sum } Möglichkeiten.
after-fault-number = Wurf { $nth } von { $stream } soll { $number } sein; es muss { $found } sein.
after-fault-outcome = Wurf { $nth } von { $stream }: Die Zahl { $number } bedeutet { $found }, nicht { $move }.
after-fault-unfinished = Das Geheimnis wurde noch nicht gezeigt, die Zahlen lassen sich also nicht prüfen.
after-every-draw = Jeder einzelne Wurf
after-record = Eintrag
after-draw = Wurf
after-number = Zahl
after-outcome = Ergebnis
after-of = { $number } von { $total }
after-honest = Was damit nicht gezeigt ist: dass die Liste der möglichen Ergebnisse bei jedem Wurf die der Regeln ist („nations verify DATEI“ spielt die ganze Partie nach und prüft auch das), dass niemand, der den Server betreibt, vorausgeschaut hat, und dass an den anderen Plätzen Menschen saßen.

fame-title = Hall of Fame
fame-lead = Allein gegen den imaginären Gegner im Würfelspiel: deine besten Ergebnisse, aufbewahrt in diesem Browser.
fame-empty = Noch steht hier niemand. Spiel das Würfelspiel allein; wer genug Punkte holt, zieht unter einem großen Namen ein.
fame-name = { $who ->
    [trajan] Trajan
    [ashoka] Ashoka
    [wu-zetian] Wu Zetian
    [saladin] Saladin
    [victoria] Victoria
    [charles-v] Karl V.
    [cleopatra] Kleopatra
    [dan-quayle] Dan Quayle
   *[none] noch ohne Namen
}
fame-reached = { fame-points }: Du ziehst als { $title } in die Hall of Fame ein.
fame-helped = { fame-points }. Einen Teil hat ein Bot für dich gespielt; in die Hall of Fame kommt das nicht.
fame-missed = { fame-points }: Für die Hall of Fame reicht es diesmal nicht.
fame-place = { $best ->
    [yes] Dein bisher bestes Ergebnis.
   *[no] Dein Platz { $place } von { $of } in diesem Browser.
}
fame-points = { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
}
fame-over = über { $vp } Siegpunkte
fame-tougher = schwereres Spiel
fame-vacant = noch frei
fame-below = Ohne Namen
fame-play = Allein spielen
fame-see = Zur Hall of Fame
fame-forget = Liste leeren
fame-forget-sure = Wirklich leeren?
fame-rule = Wie man sich die Namen verdient

after-breakdown = Woher die Punkte kamen
after-total = Summe
after-out = raus
after-source = { $source ->
    [books] Bücher
    [famine] Hungersnot
    [war] Krieg
    [building] Bauwerke
    [military] Militär
    [advisor] Berater
    [colony] Kolonien
    [wonder] Wunder
    [start] Startgeld, Rest
    [income] Einkünfte
    [cards] Ereigniskarten
    [moves] Staatschefs, eingesetzt und gezogen
    [trade] Tanker und Pipelines, gekauft oder verkauft
    [tankers] Tanker am Ende
    [earning] Einkünfte am Ende
   *[rest] Vor dieser Partie
}
after-decided = Was den Ausschlag gab
after-decided-margin = { $name } liegt vor { $other } mit { $game ->
    [dice] { $margin } SP
   *[kark] { $margin }
} Vorsprung.
after-decided-source = Der größte Unterschied: { $what }, { $one } gegen { $other }.
after-decided-last = { $name } ist als Einziger übrig.
after-decided-best = Am meisten brachten: { $what }, { $count } von { $of }.
after-decided-ahead = { $name } lag endgültig vorn ab hier: { $mark }
after-tap-curve = Tippe auf die Kurve, um den Augenblick wiederzusehen.
after-link = Ein Link zu dieser Partie
after-copy-moment = Link zu diesem Augenblick kopieren
after-copy-failed = Der Link ließ sich nicht kopieren: Nimm ihn aus der Adresszeile.
after-position = Als Stellung
