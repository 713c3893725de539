# Die eigenen Texte des Programms, deutsch: was das Terminal in jedem Spiel sagt.

title = { $title }
content-set = Spielmaterial: { $name } ({ $status ->
    [reconstruction] rekonstruiert, nicht die gedruckten Werte
    [printed] die gedruckten Werte
   *[own] ein eigener Satz
})
person = { $people ->
    [one] du
   *[other] Mensch
}
seat = Platz { $number }
help-short = Züge per Nummer oder Kürzel; hilfe zeigt alle Befehle, ende sichert und beendet.
resumed = Das Spiel geht nach { $moves } Zügen weiter. Zuletzt:
your-turn = { $name }, du bist am Zug

help =
    Züge          eine Nummer der Liste, das Kürzel daneben oder sein Anfang, wenn
                  er eindeutig ist; mehrere in einer Zeile: { $line }
    regeln ID     was eine Regel sagt (regeln { $rule }); regeln WORT sucht; regeln: alle
    tipp          die Züge, die am besten aussehen, und warum
    zurück        den letzten Zug zurücknehmen, solange danach nichts geschehen ist
    protokoll     was geschehen ist, mit den Regeln (protokoll 50 zeigt mehr)
    brett         den Tisch noch einmal zeigen (eine leere Zeile: nur die Züge)
    stellung      die Stellung in einer Zeile, zum Weitergeben
    sichern DATEI das Spiel sichern (ohne DATEI: dort, wo es ohnehin liegt)
    ende          aufhören; das Spiel wird gesichert und lässt sich fortsetzen

folded = + steht für mehrere Züge. Ihr Anfang, eingetippt, zeigt sie alle: { $beginning }
fold = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
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

hint-title = Das sieht am besten aus, mit seinem Wert in { $unit }:
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

saved = Gesichert in { $path }.
resume-with = So geht es weiter: nations play --resume { $path }
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
no-such-outcome = { $text } ist hier nicht möglich. Gib Nummer oder Kürzel ein; eine leere Zeile zeigt alle.

replay-prompt = Zug { $at } von { $end }: Enter weiter, b zurück, r nächste Runde, Nummer, q Ende > { "" }
replay-help = Enter: nächster Zug · b: zurück · r: nächste Runde · eine Nummer: dieser Zug · q: Ende
