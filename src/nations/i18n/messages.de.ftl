# Die eigenen Texte des Programms, deutsch: was das Terminal in jedem Spiel sagt.

title = { $title }
content-set = Spielmaterial: { $name } ({ $status ->
    [reconstruction] rekonstruiert, nicht die gedruckten Werte
    [printed] die gedruckten Werte
   *[own] eigenes Spielmaterial
})
person = { $people ->
    [one] du
   *[other] Mensch
}
seat = Platz { $number }
help-short = Züge per Nummer oder Kürzel; hilfe zeigt alle Befehle, ende sichert und beendet.
resumed = Das Spiel geht nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} weiter. Zuletzt:
your-turn = { $name }, du bist am Zug

help =
    Züge          eine Nummer der Liste, das Kürzel daneben oder sein Anfang, wenn
                  er eindeutig ist; mehrere in einer Zeile{ $line ->
        [none] { " " }folgen einander.
       *[other] : { $line }
    }
    regeln ID     was eine Regel sagt{ $rule ->
        [none] ;
       *[other] { " " }(regeln { $rule });
    } regeln WORT sucht; regeln: alle
    tipp          die Züge, die am besten aussehen, und warum
    zurück        den letzten Zug zurücknehmen, solange danach nichts geschehen ist
    verlauf       was geschehen ist, mit den Regeln (verlauf 50 zeigt mehr)
    brett         den Tisch noch einmal zeigen (eine leere Zeile: nur die Züge)
    stellung      die Stellung in einer Zeile, für nations play --from
    sichern DATEI das Spiel sichern (ohne DATEI: dort, wo es ohnehin liegt)
    kommentar TEXT  etwas zum Tisch sagen; es wird mit dem Spiel aufgehoben
    ende          aufhören; das Spiel wird gesichert und lässt sich fortsetzen

more = Enter zeigt den Rest des Tisches { "" }
folded = + steht für mehrere Züge. Ihr Anfang, eingetippt, zeigt sie alle: { $beginning }
fold = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
things-by-number = Hinter einem Zug, nach Nummern: { $things }. Eine ganze Wahl in einer Zeile: Zug und Stücke, in beliebiger Reihenfolge.
pick-by-number = Alle in einer Zeile, in beliebiger Reihenfolge: { $things }
pick-nothing = Oder nichts: { $those }
line-too-long = Vor „{ $rest }“ ist dein Zug schon zu Ende.
nothing-played = Von dieser Zeile wurde nichts gespielt.
no-such-thing = { $text } ist hier nicht zu wählen, nur: { $things }
named-twice = { $text } steht doppelt da; jedes Stück zählt einmal.
beside = Jederzeit möglich: { $moves }
line-stopped = Nicht gespielt: { $rest } (dein Zug ist fertig, der Tisch hat sich verändert).
refused = { $text } geht nicht: { $rule }, { $title }. Nachlesen: regeln { $rule }
several-meant = { $text } kann mehreres heißen: { $moves }
no-such-number = Einen Zug { $text } gibt es hier nicht, nur 1 bis { $count }.
did-you-mean = { $text } ist hier kein Zug. Meinst du { $command }?
not-understood = { $text } ist hier kein Zug. Gib eine Nummer der Liste ein oder hilfe.

undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-chance = Seit deinem Zug wurde gewürfelt oder gezogen; zurück geht es nicht mehr.
undo-other-seat = Inzwischen war jemand anderes am Zug; zurück geht es nicht mehr.
undone = Zurückgenommen: { $text } ({ $name })

bot-failed = { $name }: Der Bot { $bot } { $how ->
    [crashed] ist abgestürzt
    [late] hat zu lange gebraucht
    [nonsense] hat keinen erlaubten Zug gewählt
   *[raised] hat versagt
}; { $by } zog für ihn.
moves-taken-back = { $name } nimmt zurück, was durchgestrichen ist.
bot-given-up = { $name }: Der Bot { $bot } hat zu oft versagt und wird nicht mehr gefragt; { $by } spielt für ihn weiter.

hint-points = Das sieht am besten aus, mit den Punkten am Ende:
hint-chances = Das sieht am besten aus, mit der Gewinnchance in Prozent:
chance-unit = % Gewinnchance
points-unit = Punkte
judged-looked = vorausgerechnet
judged-exact = alle Möglichkeiten sind durchgerechnet
hint-within = zwischen { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } und { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-exact = genau
hint-worth = { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) }
no-hint = Für dieses Spiel gibt es keine Tipps.
no-position = Dieses Spiel hat keine Schreibweise für Stellungen.

no-such-rule = Keine Regel heißt „{ $text }“ oder enthält es; regeln allein zeigt alle.
rules-more = Eine davon lesen: regeln ID
rule-status = { $status ->
    [stated] steht in der Spielregel
    [restored] aus der Spielregel, Symbol ergänzt
    [interpreted] unsere Regelung
    [reconstructed] rekonstruiert
   *[example] ein Beispiel der Spielregel
}

comment-how = Schreib hinter das Wort, was du sagen willst: kommentar jetzt wird es eng
commented = Nach Zug { $at } vermerkt; der Kommentar wird mit der Partie aufgehoben.
saved = Gesichert in { $path }.
resume-with = So geht es weiter: nations play --resume { $path } --lang de
another-game = In { $path } liegt ein anderes Spiel. Nichts wurde geändert: nimm einen anderen Namen.
cannot-save = Dieses Spiel lässt sich hier nicht sichern.
left = Du hast das Spiel verlassen. Es wurde nicht gesichert.
left-saved = Du hast das Spiel verlassen. Es liegt in { $path }.
error = { $message }

column-seat = Platz
column-player = Spieler
column-total = Summe
winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
not-over = Das Spiel ist nicht zu Ende.

outcome-prompt = Was kam? { "" }
outcome-help = Gib ein, was kam: eine Nummer der Liste, das Kürzel oder einen eindeutigen Anfang davon; mehreres in einer Zeile gilt nacheinander. Eine leere Zeile zeigt alle; zurück nimmt zurück, was zuletzt kam; ende bewahrt das Spiel auf.
outcome-undone = Zurückgenommen: { $text }
no-such-outcome = { $text } ist hier nicht möglich. Gib Nummer oder Kürzel ein; eine leere Zeile zeigt alle.

remark-comment = Kommentar: { $text }
remark-variation = Stattdessen: { $line }{ $text ->
    [none] { "" }
   *[other] { " " }({ $text })
}
replay-prompt = Zug { $at } von { $end }: Enter weiter, b zurück, r nächste Runde, Nummer, q Ende > { "" }
replay-help = Enter: nächster Zug · b: zurück · r: nächste Runde · eine Nummer: dieser Zug · q: Ende

verify-match = Partie { $match }: { $title }, { $records } Einträge
verify-commitment = Der Server hat sich festgelegt auf { $commitment }
verify-head = Die Einträge enden in { $head }
verify-shares = Die Würfel hängen vom Geheimnis des Servers und von den Anteilen dieser Plätze ab:
verify-share = { "  " }{ $seat }: { $share }
verify-no-shares = Kein Platz hat einen Anteil gegeben: Die Würfel hängen allein vom Geheimnis des Servers ab.
verify-missing = Anteil festgelegt und nicht gezeigt, er zählt also nicht: Plätze { $seats }.
verify-dropped = An einen Bot gegeben, als schon Anteile gezeigt waren, der Anteil zählt also nicht: Plätze { $seats }.
verify-position = Die Partie begann mit einer vorgegebenen Stellung: Wie sie entstand, kann niemand prüfen.
verify-imported = { $moves ->
    [one] Der erste Zug stammt aus einer Spieldatei: Seine Würfel kann niemand prüfen.
   *[other] Die ersten { $moves } Züge stammen aus einer Spieldatei: Ihre Würfel kann niemand prüfen.
}
verify-undone = { $times ->
    [one] Einmal wurden Züge zurückgenommen; was dabei gewürfelt war, ist geprüft und zählt weiter.
   *[other] { $times }-mal wurden Züge zurückgenommen; was dabei gewürfelt war, ist geprüft und zählt weiter.
}
verify-histogram = Würfe jeder Reihe, wohin in ihrem Bereich die Zahlen fielen, und in welchem Bereich 95 % der fairen Partien lägen:
verify-annulled = Auf einen Anteil festgelegt und ihn nicht gezeigt: vom Platz genommen, und alle haben sich neu festgelegt: Plätze { $seats }.
verify-repeated = { $draws ->
    [one] Ein Zufallszug wurde zurückgenommen, so dass ein anderer an seine Stelle kam:
   *[other] { $draws } Zufallszüge wurden zurückgenommen, so dass andere an ihre Stelle kamen:
}
verify-repeated-leave = Eintrag { $seq }: { $draws } für { $seat }, mit Zustimmung von { $leave }
verify-repeated-alone = Eintrag { $seq }: { $draws } für { $seat }; sonst war niemand zu fragen
verify-repeated-without = Eintrag { $seq }: { $draws } für { $seat }, OHNE Zustimmung von { $lacking }
verify-wrong-taken = Eintrag { $seq }: Platz { $seat } nahm { $draws ->
    [one] einen Zufallszug
   *[other] { $draws } Zufallszüge
} und { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} anderer ohne Zustimmung der Plätze { $lacking } zurück
verify-wrong-stopped = Eintrag { $seq }: Die Partie wurde ohne Zustimmung der Plätze { $lacking } abgebrochen
verify-wrong-annulled = Eintrag { $seq }: Anteile wurden für ungültig erklärt, obwohl kein Platz einen schuldig war, oder zu spät
verify-stream = { $stream }  { $draws }  { $bars }  { $counts }  ({ $low }–{ $high })
verify-luck = Außerhalb (*): { $outside } von { $bars } Balken; etwa jeder zwanzigste liegt schon durch Zufall außerhalb. Zum Ansehen, kein Signifikanztest.
verify-result = Ergebnis: { $scores }
verify-wrong = FALSCH: { $what }
verify-more = … und { $count ->
    [one] noch ein Fehler
   *[other] noch { $count } Fehler
}
verify-unfinished =
    Das Geheimnis ist noch nicht gezeigt. Geprüft: die Kette, die Anteile, die Zähler, die Regeln, und dass
    jede Zahl ihr Ergebnis ist. Nicht geprüft: das Geheimnis und die Zahlen. Prüfe nach dem Ende noch einmal.
verify-verified =
    Bestätigt: Jeder Wurf folgt aus dem festgelegten Geheimnis und diesen Anteilen, jeder Zug aus den Regeln.
    Vergleiche die Festlegung mit der, die du beim Hinsetzen gesehen hast, und den Anteil mit deinem.
verify-not-verified = NICHT bestätigt.
verify-wrong-head = Die Kette aller Einträge endet in { $found }…, in der Datei steht { $head }…: Ein Eintrag wurde geändert, ergänzt, entfernt oder verschoben
verify-wrong-header = Eintrag 1 muss der einzige Kopf (Opened) und von dieser Partie sein
verify-wrong-twice = Eintrag { $seq }: { $kind } darf es nur einmal geben und gab es schon
verify-wrong-secret = Eintrag { $seq }: Das Geheimnis ist nicht das, worauf sich der Server in Eintrag 1 festgelegt hat
verify-wrong-seat = Eintrag { $seq }: Platz { $seat } gibt es nicht
verify-wrong-late-commit = Eintrag { $seq }: Platz { $seat } hat sich festgelegt, als schon ein Anteil gezeigt war
verify-wrong-late-reveal = Eintrag { $seq }: Platz { $seat } hat einen Anteil gezeigt, als die Partie schon begonnen hatte
verify-wrong-uncommitted = Eintrag { $seq }: Platz { $seat } hat einen Anteil gezeigt und sich auf keinen festgelegt
verify-wrong-again = Eintrag { $seq }: Platz { $seat } hat zweimal einen Anteil gezeigt
verify-wrong-share = Eintrag { $seq }: Der Anteil von Platz { $seat } ist nicht der, auf den er sich festgelegt hat
verify-wrong-missing = Eintrag { $seq }: Festgelegt und nicht gezeigt haben die Plätze { $found }, nicht { $missing }
verify-wrong-outside = Eintrag { $seq }, Wurf { $nth } von { $stream }: vor dem Beginn oder nach dem Ende gezogen
verify-wrong-counter = Eintrag { $seq }, Wurf { $nth } von { $stream }: Wurf { $expected } war an der Reihe
verify-wrong-no-ways = Eintrag { $seq }, Wurf { $nth } von { $stream }: Die Datei sagt nicht, was kommen konnte
verify-wrong-other-ways = Die Datei nennt Möglichkeiten zu Eintrag { $name }, der kein Wurf ist
verify-wrong-total = Eintrag { $seq }, Wurf { $nth } von { $stream }: eine von { $total }, aber die Möglichkeiten ergeben { $found }
verify-wrong-number = Eintrag { $seq }, Wurf { $nth } von { $stream }: Die Zahl ist { $number }, sie muss { $found } sein
verify-wrong-outcome = Eintrag { $seq }, Wurf { $nth } von { $stream }: Die Zahl { $number } ist { $found }, nicht { $move }
verify-wrong-stream = Eintrag { $seq }, Wurf { $nth } von { $stream }: gehört nach den Regeln zur Reihe { $found }
verify-wrong-ways = Eintrag { $seq }, Wurf { $nth } von { $stream }: Die Möglichkeiten in der Datei sind nicht die der Regeln
verify-wrong-early = Eintrag { $seq }: Die Partie wurde beendet, obwohl das Spiel nicht zu Ende ist und niemand ein Ende vereinbart hat
verify-wrong-spoken-for = Eintrag { $seq }: Ein Bot hat { $move } anstelle des Menschen auf Platz { $seat } gespielt; das darf nur dieser selbst sagen
verify-wrong-misfit = Eintrag { $seq }: nicht nach den Regeln, alles danach war also nach ihnen nicht zu prüfen: { $why }

# Was der Server ablehnt.
no-stale = Die Partie ist inzwischen weitergegangen. Sieh dir an, was neu ist, und entscheide dann.
no-turn = Du bist nicht am Zug.
no-illegal = { $move } geht nicht.
no-illegal-by = { $move } geht nicht: { $rule }, { $title }.
no-such-move = „{ $move }“ ist hier kein Zug.
no-second-question = Es steht schon eine Frage im Raum; erst muss sie beantwortet sein.
no-putting-out = Der Platz gehört der Person, bis sie ihn aufgibt. Solange kann ein Bot für sie spielen.
no-question = Dich fragt gerade niemand etwas.
no-share-awaited = Auf deinen Würfelanteil wartet gerade niemand.
no-such-share = Das ist nicht der Anteil, auf den du dich festgelegt hast.
no-old-share = Auf diesen Anteil war schon einmal jemand festgelegt, und andere kennen ihn vielleicht. Wähle neue Bytes.
no-person = Dort sitzt kein Mensch.
no-stand-in = Du spielst schon selbst.
no-standing-in = Diese Person ist am Tisch. Ein Bot kann für die spielen, deren Verbindung weg ist oder die seit fünf Minuten am Zug sind.
no-opening = Solange die Würfelanteile gezeigt werden, lässt sich kein Platz neu besetzen.
no-open-seat = Dieser Platz ist nicht frei.
no-second-rematch = Die Revanche gibt es schon.
no-rematch-yet = Die Partie läuft noch.
no-such-seat = Diesen Platz gibt es nicht; gezählt wird ab 0, und es { $seats ->
    [one] gibt einen
   *[other] gibt { $seats }
}.
no-such-bot = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $bots }.
no-such-parameter = Der Bot { $bot } kann mit „{ $parameter }“ nichts anfangen. Erwartet wird: { $form }.
no-authority = Das darfst du in dieser Partie nicht.
no-over = Die Partie ist zu Ende.
no-phase = Das geht an dieser Stelle der Partie nicht.
no-room-busy = In dieser Partie ist gerade zu viel los. Versuch es gleich noch einmal.
no-store-busy = Der Server kommt mit dem Schreiben nicht nach. Es hat sich nichts geändert; versuch es gleich noch einmal.
no-storage = Der Server konnte es nicht sichern, also ist es nicht geschehen. Versuch es noch einmal; bleibt es dabei, sag es dem, der den Server betreibt.
no-damaged = Die gesicherte Partie ist beschädigt und deshalb geschlossen. Alle anderen laufen weiter; wer den Server betreibt, kann eine Sicherung einspielen.
no-new-matches = Der Server hat einen Schaden in seinen Daten gefunden und eröffnet keine neuen Partien. Die unversehrten gehen weiter; wer ihn betreibt, findet mehr im Protokoll.
no-invitation = Diese Einladung ist verbraucht, ersetzt oder nie ausgestellt worden. Bitte um eine neue.
no-such-match = Diese Partie gibt es hier nicht.
no-such-key = Dieser Schlüssel passt zu nichts in dieser Partie.
no-key = Dafür braucht es einen Schlüssel.
no-same-name = An diesem Tisch hat schon jemand oder ein Bot einen Namen, der genauso aussieht. Wähle einen anderen.
no-such-name = Ein Name braucht wenigstens ein Zeichen, das man sieht.
no-such-text = In dieser Zeile ist nichts, was man zeigen könnte.
no-same-id = Diese Kennung gehört schon zu etwas anderem. Jeder Befehl braucht eine eigene.
no-same-key = Jeder Platz braucht einen eigenen Schlüssel.
no-rate = Zu viel auf einmal. Warte einen Augenblick.
no-hello = Die erste Nachricht muss Hello sein.
no-second-hello = Hello wird nur einmal gesagt.
no-such-message = Die Nachricht ist nicht lesbar. Genaueres auf Englisch: „{ $why }“.
no-such-language = Die Sprache „{ $lang }“ gibt es hier nicht. Zur Wahl stehen: en, de.
no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht. Zur Wahl stehen: { $games }.
no-such-set = Spielmaterial mit der Prüfsumme { $digest } hat dieser Server nicht.
learn-on = [Enter]
learn-do = Tippe „{ $words }“, oder lass es mit Enter für dich tun:
learn-not-this = In einer echten Partie ginge das. In dieser Lektion tu, worum du gebeten wirst („quit“ hört auf).
learn-left = Du hast die Lektion verlassen. Sie beginnt neu mit: nations learn { $game }
learn-over = Das war alles, was du für eine erste Partie brauchst: nations play { $game }
rules-overview = Das Spiel auf einen Blick
rules-examples = Tische der Spielregel, um von ihnen aus zu spielen
no-such-lesson = Für „{ $game }“ gibt es keine Lektion.
no-such-option = Eine Option „{ $option }“ gibt es nicht. Zur Wahl stehen: { $options }.
no-such-value = Die Option { $option } kennt „{ $value }“ nicht. Zur Wahl stehen: { $values }.
no-such-seats = Dieses Spiel ist für { $low } bis { $high } Leute, nicht für { $given }.
no-such-file = Mit dieser Spieldatei geht es nicht weiter. Genaueres auf Englisch: „{ $why }“.
no-such-position = Von dieser Stellung aus geht es nicht los. Genaueres auf Englisch: „{ $why }“.
no-such-format = Die Spieldatei stammt von einer neueren Version des Programms.
no-changed-file = Die Spieldatei wurde nachträglich geändert: Ihre Prüfsumme stimmt nicht.
no-such-length = Die Partie in dieser Datei ist zu lang, um hier weiterzugehen; höchstens { $most } Züge dürfen es sein.
no-same-terms = Die Spieldatei gehört zu { $game } mit { $seats } Plätzen und bringt Optionen und Spielmaterial mit; verlange dasselbe.
no-proof-yet = Den Nachweis gibt es, wenn die Partie zu Ende ist und der Server sein Geheimnis gezeigt hat.
no-such-request = Die Anfrage passt nicht. Genaueres auf Englisch: „{ $why }“.
no-such-page = Unter dieser Adresse gibt es nichts.
no-such-method = Das geht unter dieser Adresse nicht.
no-such-size = Die Anfrage ist zu groß.
no-such-kind = Die Anfrage muss JSON sein (Content-Type: application/json).
no-fault = Im Server ist etwas schiefgegangen; das sollte nicht sein. Wer ihn betreibt, findet es im Protokoll.
no-review-yet = Eine Partie wird erst besprochen, wenn sie zu Ende ist.
no-such-puzzle = Dieses Rätsel gibt es nicht.
no-such-day = Das ist kein Tag; er wird so geschrieben: 2026-12-24.
no-advice = Zwischen Menschen gibt es keine Tipps, es sei denn, das wurde beim Eröffnen der Partie vereinbart.
no-unit = Tipps zu diesem Spiel kommen hier nur vom Server.
serve-here = Auf diesem Rechner: { $link }
serve-there = Im lokalen Netz: { $link }
serve-data = Die Partien liegen in { $path }.
serve-stop = Strg+C beendet den Server; was gespielt wurde, bleibt erhalten.

## nations arena, solo und odds

arena-title = { $game }: { $games } Partien, { $deals } Ausgangslagen, jede in allen Sitzordnungen, Startwert { $seed }, { $set }
arena-player = Spieler
arena-rating = { $model }
arena-interval = 95-%-Intervall
arena-wins = Siege
arena-score = Punkte im Mittel
arena-games = Partien
arena-pair = { $one } vor { $other }
arena-adjusted = ohne Glück { $rate }, wie aus { $games }-mal so vielen Partien
arena-seat = Platz { $seat }
arena-seats = Siege nach Plätzen
arena-ratings = Spielstärken (Mittel 0)
arena-pairs = Wer vor wem liegt
arena-speed = { $games } Partien in { $seconds } s
arena-test = { $verdict ->
    [stronger] Entschieden: { $player } ist eher um { $high } als um { $low } Elo stärker.
    [weaker] Entschieden: { $player } ist höchstens um { $low } Elo stärker, nicht um { $high }.
   *[open] Noch offen, ob { $player } um { $high } oder um { $low } Elo stärker ist.
}
arena-stopped = Abgebrochen. { $kept ->
    [yes] Derselbe Befehl setzt mit { $path } fort.
   *[no] Nichts wurde aufgehoben (--keep DATEI hebt auf).
}
stopped = Abgebrochen.
run-stopped = Abgebrochen; nichts wurde gezählt.
arena-faults = Ausfälle
arena-faulty = { $way ->
    [stand-in] Wo ein Spieler ausfiel, hat von da an { $player } gespielt.
   *[forfeit] Wer ausfällt, verliert die Partie.
}
arena-hopeless = { $player } ist in zehn Partien nacheinander ausgefallen; der Rest wurde nicht gespielt.
arena-command = Erzeugt mit:
arena-written = Geschrieben: { $path }

solo-title = { $game }, allein: je Spieler { $games } Partien, Startwert { $seed }, { $set }
solo-player = { $player }: im Mittel { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
solo-no-rank = kein Name
solo-rank = { $name } (über { $points })
solo-rank-from = { $name } (ab { $points })
solo-scores = Punkte
solo-ranks = Hall of Fame
solo-bound = Mehr als { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte kann im Mittel niemand haben, was immer man tut (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, aus { $deals } Ausgangslagen)
train-report = { $seats } dabei, { $positions } Stellungen: vorher um { NUMBER($before, minimumFractionDigits: 4, maximumFractionDigits: 4) } daneben, jetzt um { NUMBER($after, minimumFractionDigits: 4, maximumFractionDigits: 4) } (in Partien, aus denen nicht gelernt wurde)
train-match = Gegen den bisherigen Stand, einer gegen die übrigen, { $games } Partien: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % der Siege (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %; angemessen wären { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
train-alone = Allein, { $games } Partien beider mit gleichem Glück: im Mittel { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte mehr als bisher (95 %: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
train-kept = Das Gelernte gilt ab jetzt.
train-nothing = Nichts Gelerntes sagt Partien besser voraus; alles bleibt, wie es war.
train-lost = Das Gelernte gewinnt nicht mehr als bisher; alles bleibt, wie es war.

odds-target = Ziel: { $target }
odds-now = So wie es liegt: { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ $fraction })
odds-best = Nach der besten Wurfwiederholung ({ $dice }): { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ $fraction })
odds-none = Keine Wurfwiederholung hilft.
odds-prospects = Worauf Platz { $seat } hoffen kann:
odds-what = Wofür
odds-as-it-lies = So wie es liegt
odds-after = Nach der besten Wurfwiederholung
odds-reroll = Neu werfen

## nations balance

balance-title = { $game }: Ausgewogenheit von { $set }, { $players }
balance-sample = { $games } Partien je Spielerzahl, Startwert { $seed }; { $ignoring } je Art, die ein Platz nicht beachtet.
balance-method = In Klammern stehen 95-%-Intervalle (Wilson für Anteile, Normalverteilung für Mittelwerte; die Stichprobe sind Partien). Wo Werte untereinander verglichen werden (Plättchen, Arten, Plätze, Proben), gelten alle Intervalle der Familie zugleich (Bonferroni).
balance-count = { $seats ->
    [1] Allein
   *[other] { $seats } Spieler
}
balance-bounds = Gewünscht und gefunden
balance-measure = Maß
balance-wanted = Gewünscht
balance-found = Gefunden
balance-interval = Intervall
balance-verdict = Urteil
balance-is = { $verdict ->
    [holds] eingehalten
    [broken] verletzt
   *[unclear] unklar
}
balance-bound = { $measure ->
    [score] Punkte im Mittel
    [winner] Punkte des Siegers im Mittel
    [alone] Punkte im Mittel
    [rare] Mehr als { $what } Punkte
    [met] { $what }: überstanden
    [dearest] { $what }: gekauft, teuerste Reihe
    [cheapest] { $what }: gekauft, billigste Reihe
    [seat] Platz { $what }: Siege über dem Anteil
   *[ignored] Ohne { $what }: { $seats ->
        [1] Punkte über dem Mittel
       *[other] Siege über dem Anteil
    }
}
balance-at-most = höchstens { $high }
balance-at-least = mindestens { $low }
balance-below = unter { $high }
balance-between = { $low } bis { $high }
balance-thing-kind = { $kind ->
    [development] Entwicklungen
    [advisor] Berater
    [colony] Kolonien
    [wonder] Wunder
   *[other] { $kind }
}
balance-check = { $check ->
    [famine] Hungersnot
    [war] Krieg
   *[other] { $check }
}
balance-figures = Ganze Partien
balance-score = Punkte im Mittel
balance-winner = Punkte des Siegers
balance-margin = Vorsprung vor dem Zweiten
balance-last = Punkte des Letzten
balance-deviation = Standardabweichung
balance-quantiles = Punkte: 5, 25, 50, 75, 95 %
balance-rare = Mehr als { $points } Punkte
balance-leads = Führungswechsel
balance-kept = Wer nach Runde { $round } führt, siegt
balance-met = { $check } überstanden
balance-met-round = { $check } überstanden, Runde { $round }
balance-short-dice = Partien mit zu wenig Würfeln
balance-short-chits = Partien mit zu wenig Markern
balance-actions = Aktionen je Runde und Spieler
balance-source = Punkte aus { $source ->
    [books] Büchern
    [famine] Hungersnöten
    [war] Kriegen
   *[tiles] Plättchen
}
balance-places = Plätze in der ersten Reihenfolge: Siege über dem gerechten Anteil
balance-place = Platz { $place }
balance-place-share = Siege über dem gerechten Anteil
balance-kinds = Arten
balance-kind = Art
balance-thing = Plättchen
balance-age = Zeitalter
balance-row = Reihe { $row }
balance-each = Gekauft je Partie
balance-lift = Mehr Siege
balance-points = Mehr Punkte
balance-share = Anteil an den Punkten
balance-ignored = Wer sie nicht beachtet
balance-tiles = Plättchen
balance-taken = Gekauft, wenn in Reihe { $row } angeboten
balance-lifts = { $seats ->
    [1] Punkte der Käufer, über dem Mittel
   *[other] Siege der Käufer, über dem gerechten Anteil
}
balance-dominated = Unterlegene Plättchen
balance-beaten = { $one } (Zeitalter { $age }): { $other } (Zeitalter { $before }) zeigt von allem ebenso viel und von etwas mehr.
balance-no-dominated = Kein Plättchen ist unterlegen.
balance-command = Erzeugt mit:
balance-written = Geschrieben: { $path }
balance-speed = { $games } Partien in { $seconds } s
fact-contradicted = anders als in der Schachtel: { $fact }

about-title = { $title } ({ $year })
about-players = Spieler: { $players } · Minuten: { $minutes } · Alter: { $age }
about-credit = { $role }: { $name }
about-publisher = Verlag: { $name }

## nations sim, rules und check-set

sim-title = { $game }: { $games } Partien, Startwert { $seed }, Spielmaterial { $set }
sim-column = { $column ->
    [seat] Platz
    [player] Spieler
    [wins] Siege
    [rate] Siegquote
    [interval] 95-%-Intervall
    [faults] Ausfälle
   *[score] Punkte im Mittel
}
sim-speed = { NUMBER($steps, useGrouping: 0) } Schritte, { NUMBER($decisions, useGrouping: 0) } Entscheidungen, { $seconds } s, { $speed } Partien/s
set-status = { $status ->
    [reconstruction] Rekonstruktion
    [printed] gedruckte Werte
   *[own] { $status }
}
set-fit = { $path }: { $name } ({ $status }, { $digest }) ist spielbar
set-refused = Zu korrigieren: { $count }; das Spielmaterial ist noch nicht spielbar
set-remark = Bemerkung: { $remark }
set-untaught = Bemerkung: Starke Spieler haben mit einem anderen Satz gelernt; „nations train { $game } --set { $path }“ lehrt sie diesen

origin = { $status ->
    [stated] laut Spielregel
    [known] bekannt
    [disputed] umstritten
    [reconstructed] rekonstruiert
    [printed] wie gedruckt
   *[own] eigener Wert
}
origin-of = { origin }: { $fields }
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
    [steps] Schritte
    [inland] Ende im Binnenland
    [port] Hafen
   *[other] { $field }
}
box-left = noch { $count }
box-none = Dieses Spiel bringt keine Liste seines Materials mit.
box-no-such = In der Schachtel hat nichts mit { $text } zu tun. Das Wort schachtel allein zeigt alles.

# nations review

puzzle-question = { $name } ist am Zug, und eine Aktion ist klar die beste. Womit beginnt sie? ({ $id })
puzzle-right = Richtig!
puzzle-wrong = { $move } verliert { $loss } % der Gewinnchance.
puzzle-best = Am besten: { $move }. Die Gewinnchance ist { $worth } %.
puzzle-other = { $move }: { $loss } % weniger, mindestens { $least }
puzzle-missed = Nicht gefunden von: { $levels }
review-unit = Gewinnchancen in Prozent. Anfang, Glück, Können aller und Neubewertung ergeben zusammen das Ergebnis.
review-unit-alone = Punkte. Anfang, Glück, Können und Neubewertung ergeben zusammen das Ergebnis.
review-start = Anfang
review-luck = Glück
review-own = eigenes Können
review-others = Können anderer
review-reassessment = neu bewertet
review-result = Ergebnis
review-unfinished = Die Partie ist nicht zu Ende: So stand sie nach dem letzten Zug.
review-throws = Die Würfe und Karten, die am meisten änderten:
review-decisions = Die Entscheidungen, die am meisten änderten, verglichen mit dem Maßstab:
review-line = Zug { $at }, { $move }: { $change } für { $name }
review-points = Dasselbe in Punkten:
review-marks = Was besser gewesen wäre:
review-mark = Zug { $at }, { $name }: { $move }. { $mark ->
    [close] Zu knapp für ein Urteil
    [inaccuracy] Ungenau
    [mistake] Fehler
   *[blunder] Grober Fehler
 }: { $loss } verloren ({ $low } bis { $high }). Besser: { $best }
