var e={en:`# Afterwards: replay, score, dice, verification, Hall of Fame. English; words.de.ftl has the same keys.

after-title = Replay
after-open = Replay and analysis
after-to-match = To the match
after-tab-table = Table
after-tab-story = Log
after-tab-score = Score
after-tab-draws = { $game ->
    [kark] Cards
   *[dice] Dice
}
after-running = The match is still in progress; this is what has happened so far.
after-nothing-yet = Nothing has happened yet.
after-beginning = The beginning
after-step = { $at } / { $of }
after-scrub = Place in the match
after-steps = Step by step
after-first = To the beginning
after-previous = One move back
after-next = One move on
after-last = To the end
after-play = Play
after-pause = Pause
after-speed = Speed
after-jump = Jump to { $game ->
    [dice] an age
   *[other] a round
}
after-mark = { $game ->
    [dice] Age { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
   *[other] Round { $number }
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
    [dice] Age
   *[other] Round
}
after-seen-from = Board of
after-take = Play from here
after-take-title = A new match from here: you play for { $name }, bots for the others
after-no-take = It is nobody’s turn here
after-score = How it developed
after-show = What is shown
after-metric = { $metric ->
    [vp] Victory points
    [books] Books
    [strength] Strength
    [cash] Money
   *[income] Income
}
after-metric-end = { after-metric } at the end of each { $game ->
    [dice] age
   *[other] round
}
after-millions = In millions of Kark dollars, at the end of each round.
after-as-table = The same as a table
after-dice = { $game ->
    [kark] What the cards brought
   *[dice] What the dice did
}
after-stream = { $stream ->
    [white] White dice
    [orange] Orange dice
    [blue] Blue dice
    [red] Red dice
    [Laid] Tiles drawn
    [FourRolled] Four-sided die
   *[CardDrawn] Incident cards
}
after-draws = { $count ->
    [one] drawn once
   *[other] drawn { $count } times
}
after-part = numbers in part { $part } of { $parts }
after-quarter = { $part }
after-bar = { $face }: { $count } times; expected { $mean }, and { $low } to { $high } in 95 of 100 fair matches
after-key-band = where 95% of fair matches lie
after-key-mean = expected
after-histogram = { $strange ->
    [0] All { $bars } bars lie in their bands.
    [one] { $strange } of { $bars } bars lies outside its band.
   *[other] { $strange } of { $bars } bars lie outside their bands.
} About { $luck } of { $bars } would lie outside by luck alone. Tiles and cards are drawn from what is left, so their bars show where the draw fell in the list, from front (1) to back. This is for looking at, and no proof: anyone who knows the dice beforehand leaves no trace here. The check below is a proof.
after-no-draws = No die has been rolled yet.
after-verify = { $game ->
    [kark] Check the draws
   *[dice] Check the dice
}
after-variation = Might have followed:
after-verify-lead = Before anybody sat down, the server committed to a secret, and everybody who plays here added a share that nobody could know. Every draw follows from these. Your browser can compute all of them again.
after-check = Check every draw
after-checking = Checking…
after-check-file = Check a file
after-check-later = The server shows its secret when the match is over. Then every draw can be checked.
after-no-proof = { $why ->
    [format] This proof is of a newer kind than this page knows.
   *[other] This file is not a proof of a match.
}
after-right = right:
after-wrong = wrong:
after-verified = { $count ->
    [one] Verified: the one draw is as it must be
   *[other] Verified: all { $count } draws are as they must be
}
after-not-verified = Not verified
after-point-chain = The records are complete and in order: their chain ends as the file says.
after-point-chain-wrong = The records are not as they were written: their chain does not end as the file says.
after-point-secret-wrong = The server’s secret is missing, or not the one it committed to ({ $hash }…).
after-point-secret = The server’s secret is the one it committed to ({ $hash }…).
after-promise-kept = The commitment is the one this browser saw before it gave its share.
after-promise-broken = The commitment is not the one this browser saw before it gave its share.
after-share = { $name } gave a share, and it is the one committed to.
after-share-kept = Your share ({ $name }) is in it, unchanged: nobody could choose these dice.
after-share-lost = Your share ({ $name }) is not in it, or not as you gave it.
after-share-none = { $name } gave no share.
after-share-missing = { $name } committed to a share and did not show it, so it does not count.
after-point-draws = { $wrong ->
    [0] { $count } draws computed again: number and outcome of each are right.
    [one] { $wrong } of { $count } draws is wrong.
   *[other] { $wrong } of { $count } draws are wrong.
}
after-imported = { $count ->
    [one] One move came with a game file; its dice are
   *[other] { $count } moves came with a game file; their dice are
} from elsewhere and cannot be checked.
after-repeated-leave = { $draws ->
    [one] One draw was taken back for { $name }, by leave of { $leave } (record { $record }).
   *[other] { $draws } draws were taken back for { $name }, by leave of { $leave } (record { $record }).
}
after-repeated-alone = { $draws ->
    [one] One draw was taken back for { $name }; nobody else was there to be asked (record { $record }).
   *[other] { $draws } draws were taken back for { $name }; nobody else was there to be asked (record { $record }).
}
after-repeated-without = { $draws ->
    [one] One draw was taken back for { $name } without the leave of { $lacking } (record { $record }).
   *[other] { $draws } draws were taken back for { $name } without the leave of { $lacking } (record { $record }).
}
after-annulled = Before the beginning a share did not come, so that the seat was put out and all others gave new shares: { $names }.
after-fault-annulled = Shares were annulled although no seat owed one, or too late.
after-fault-taken = { $name } took back { $draws ->
    [one] one draw
   *[other] { $draws } draws
} and { $moves ->
    [one] one move
   *[other] { $moves } moves
} of others without the leave of seats { $lacking }.
after-fault-stopped = The match was stopped without the leave of seats { $lacking }.
after-faults = What is wrong
after-more-faults = And { $count } more.
after-in-record = Record { $record }:
after-fault-chain = A record was changed, added, removed or moved: the chain of all records does not end as the file says.
after-fault-header = The header of this match must come first, and only there.
after-fault-twice = { $type } may come only once.
after-fault-record = cannot be read.
after-fault-secret = The secret shown is not the one the server committed to.
after-fault-seat = There is no seat { $seat }.
after-fault-commit-late = { $name } committed when shares had been shown already.
after-fault-reveal-late = { $name } showed a share after the match had begun.
after-fault-reveal-twice = { $name } showed a share twice.
after-fault-reveal-bare = { $name } showed a share without having committed to one.
after-fault-share = The share of { $name } is not the one committed to.
after-fault-missing = The seats without a share are said to be { $told }; they are { $found }.
after-fault-outside = Draw { $nth } of { $stream } came before the beginning or after the end.
after-fault-counter = Draw { $nth } of { $stream } came where draw { $due } was due.
after-fault-ways-none = For draw { $nth } of { $stream } the file does not say what could have come.
after-fault-ways-extra = The file names outcomes for record { $name }, which is no draw.
after-fault-total = Draw { $nth } of { $stream } is said to be one of { $total }, but there are { $sum } ways.
after-fault-number = Draw { $nth } of { $stream } is said to be { $number }; it must be { $found }.
after-fault-outcome = Draw { $nth } of { $stream }: the number { $number } means { $found }, not { $move }.
after-fault-unfinished = The secret has not been shown, so the numbers cannot be checked.
after-every-draw = Every draw
after-record = Record
after-draw = Draw
after-number = Number
after-outcome = Outcome
after-of = { $number } of { $total }
after-honest = What this does not show: that the list of possible outcomes of each draw is the one of the rules (“nations verify FILE” plays the whole match again and does), that nobody who runs the server looked ahead, and that the people at other seats were people.

fame-title = Hall of Fame
fame-lead = Alone against the shadow opponent in The Dice Game: your best results, kept in this browser.
fame-empty = Nobody has entered yet. Play The Dice Game alone; whoever scores high enough enters under a great name.
fame-name = { $who ->
    [trajan] Trajan
    [ashoka] Ashoka
    [wu-zetian] Wu Zetian
    [saladin] Saladin
    [victoria] Victoria
    [charles-v] Charles V
    [cleopatra] Cleopatra
    [dan-quayle] Dan Quayle
   *[none] no name yet
}
fame-reached = { $vp } VP: you enter the Hall of Fame as { $title }.
fame-helped = { $vp } VP. A bot played some of it for you, so it does not enter the Hall of Fame.
fame-missed = { $vp } VP: not enough for the Hall of Fame this time.
fame-place = { $best ->
    [yes] Your best result so far.
   *[no] Number { $place } of { $of } in this browser.
}
fame-points = { $vp } VP
fame-over = over { $vp } VP
fame-tougher = tougher game
fame-vacant = vacant
fame-below = Without a name
fame-play = Play alone
fame-see = To the Hall of Fame
fame-forget = Clear the list
fame-forget-sure = Really clear it?
fame-rule = How the names are earned

after-breakdown = Where the points came from
after-total = Total
after-out = out
after-source = { $source ->
    [books] Books
    [famine] Famine
    [war] War
    [building] Buildings
    [military] Military
    [advisor] Advisors
    [colony] Colonies
    [wonder] Wonders
    [start] Starting money, rest
    [income] Income
    [cards] Incident cards
    [moves] Leaders, placed and moved
    [trade] Tankers and pipelines bought or sold
    [tankers] Tankers at the end
    [earning] Income at the end
   *[rest] Before this match
}
after-decided = What decided
after-decided-margin = { $name } leads { $other } by { $game ->
    [dice] { $margin } VP
   *[kark] { $margin }
}.
after-decided-source = The largest difference: { $what }, { $one } against { $other }.
after-decided-last = { $name } is the only one left.
after-decided-best = Most came from: { $what }, { $count } of { $of }.
after-decided-ahead = { $name } was ahead for good from here: { $mark }
after-tap-curve = Tap the curve to see that moment again.
after-link = A link to this match
after-copy-moment = Copy a link to this moment
after-copy-failed = The link could not be copied: take it from the address bar.
after-position = As a position
`,de:`# Danach: Wiedergabe, Punktestand, Würfel, Prüfung, Hall of Fame. Deutsch; words.en.ftl hat dieselben Schlüssel.

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
after-key-band = hier liegen 95\xA0% aller fairen Partien
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
    [charles-v] Karl\xA0V.
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
    [dice] { $margin }\xA0SP
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
`};export{e as t};