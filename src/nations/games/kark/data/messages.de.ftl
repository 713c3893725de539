# Texte von Das Spiel der Nationen, deutsch. Format: Fluent (https://projectfluent.org).
#
# Jeder Zug und jedes Ereignis hat die Nachricht mit dem Namen seiner Klasse. Variablen und Aufbau
# stehen in messages.en.ftl; beide Dateien haben dieselben Nachrichten mit denselben Variablen.

## Dinge

power-0 = Rot
power-1 = Weiß
power-2 = Blau
power-3 = Grün
you = du
leader = { $leader ->
    [any] Staatschef
    [king] König
    [president] Präsident
    [dictator] Diktator
   *[guerrilla] Guerillaführer
}
leader-bent = { $leader ->
    [any] Staatschef
    [king] König
    [president] Präsidenten
    [dictator] Diktator
   *[guerrilla] Guerillaführer
}
sea = { $sea ->
    [north] Nordmeer
   *[south] Südmeer
}
millions = { $millions ->
    [one] { $millions } Million
   *[other] { $millions } Millionen
}
steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
tankers = { $count } Tanker
point = { $country } { $number }
country-in = in { $name }
country-to = nach { $name }
country-of = von { $name }
country-whole = { $name }
union-in = in der { $name }
union-to = in die { $name }
union-of = der { $name }
union-whole = die { $name }
place-at = { $kind ->
    [hand] in der Hand
    [north] im Nordmeer
    [south] im Südmeer
   *[port] im Hafen { $place }
}
place-into = { $kind ->
    [hand] auf die Hand
    [north] ins Nordmeer
    [south] ins Südmeer
   *[port] in den Hafen { $place }
}
place-to = { $kind ->
    [hand] auf die Hand
    [north] ins Nordmeer
    [south] ins Südmeer
   *[port] in den Hafen { $place }
}
place-for = { $kind ->
    [hand] für die Hand
    [north] für das Nordmeer
    [south] für das Südmeer
   *[port] für den Hafen { $place }
}
place-from = { $kind ->
    [hand] aus der Hand
    [north] aus dem Nordmeer
    [south] aus dem Südmeer
   *[port] aus dem Hafen { $place }
}
effect = { $effect ->
    [cash-won] du bekommst { millions }
    [cash-lost] du verlierst { millions }
    [advance] ein { leader } von dir rückt bis zu { $count } Schritte kostenlos vor
    [retreat] ein { leader } von dir weicht bis zu { $count } Schritte kostenlos zurück
    [withdraw] ein { leader } von dir verlässt das Spielbrett
    [lose-tanker] du verlierst einen Tanker
   *[coup] ein Staatschef aus deiner Reserve besetzt ein Land
}

## Der Tisch

column-cash = Geld
column-income = Einkünfte
column-board = Brett
column-reserve = Reserve
column-gone = verloren
column-countries = Länder
column-tankers = Tanker
in-port-at-sea = { $hand ->
    [0] { $port } Hafen, { $sea } See
   *[other] { $port } + { $sea } + { $hand } Hand
}
cash = { $millions } Mio.
out = ausgeschieden
stock = Im Vorrat: { tankers }, { $pipes ->
    [one] { $pipes } Pipeline
   *[other] { $pipes } Pipelines
}
bank = Bank: { millions }
canal = Kanal: { $holder ->
    [nobody] frei für alle
   *[power] nur für { $power }
}
cards-unseen = Ereigniskarten: { $count } noch nicht gesehen ({ $good } gute, { $bad } schlechte)
cards-last = Noch nicht gesehene Ereigniskarten: { $cards }
cards-next = Nächste Ereigniskarten: { $cards }
card-drawn = Karte: { $card } ({ effect })
round = Runde { $count }
canal-name = Kanal
stage = { $stage ->
    [income] Einkünfte
    [agent] Agent
    [leader] Staatschef
    [tanker] Tanker
    [pipeline] Pipeline
    [place] Staatschef in eine Hauptstadt
    [first-tanker] erster Tanker
   *[card] Karte
}
coast = { $kind ->
    [north] Hafen am Nordmeer
    [south] Hafen am Südmeer
    [both] Kanal, Hafen an beiden Meeren
   *[inland] Binnenland
}
legend = { $sign ->
    [leaders] König von Rot (K König, P Präsident, D Diktator, G Guerillaführer)
    [agent] Agent von Rot
    [capital] Hauptstadt
    [question] Karte
    [derrick] Bohrturm, Ertrag
    [port] Hafen, Tanker
    [nobody] herrenlos
    [arrow] Pfeil
    [pipeline] Pipeline
   *[link] mögliche Pipeline
}

phase-first = Wer fängt an?
phase-card = { $power } zieht eine Ereigniskarte.
phase-placing = { $power }, setze einen Staatschef in eine freie Hauptstadt ein.
phase-free-tanker = { $power }, wohin kommt dein erster Tanker?
phase-agent = { $power }, dein Agent geht vier Schritte.
phase-leader = { $power }, rücke mit einem Staatschef vor oder setze einen ein.
phase-last = { $power }, { $open ->
    [both] noch eine Tankeraktion, eine Pipeline oder Schluss?
    [tanker] noch eine Tankeraktion oder Schluss?
   *[pipeline] noch eine Pipeline oder Schluss?
}
phase-advancing = { $power }, wohin rückt ein { leader } vor?
phase-retreating = { $power }, wohin weicht ein { leader } zurück?
phase-withdrawing = { $power }, welcher { leader } verlässt das Spielbrett?
phase-losing = { $power }, welchen Tanker verlierst du?
phase-coup = { $power }, welches Land wird besetzt, und von wem?
phase-agreeing = { $power }, willst du das Spiel auch beenden und werten?
phase-over = Das Spiel ist zu Ende.

## Züge

with-clauses = { $move }: { $clauses }
clause-leaves = gibt { $country } auf
clause-takes = nimmt { $country } ein
clause-attacks = greift den { leader-bent } von { $power } an
clause-ousts = besiegt den { leader-bent } von { $power }
clause-tankers = bekommt { tankers }
clause-card = zieht eine Karte
clause-out = du scheidest aus

Place = Einen { leader-bent } { $country } einsetzen ({ millions })
PutTanker = { $kind ->
    [hand] Den ersten Tanker in der Hand behalten
   *[other] Den ersten Tanker { $place } setzen
}
MoveAgent = Den Agenten nach { $point } schicken
MoveLeader = { $leader ->
    [none] Mit einem Staatschef von { $start } nach { $end } vorrücken
   *[other] Mit dem { leader-bent } von { $start } nach { $end } vorrücken ({ steps }, { millions })
}
BuyTanker = Einen Tanker ({ millions }) { $place } kaufen
SellTanker = Einen Tanker { $place } verkaufen (für { millions })
Station = Den Tanker aus der Hand { $place } einsetzen
Sail = { $canal ->
    [yes] Mit einem Tanker { $start } durch den Kanal { $end } fahren
   *[no] Mit einem Tanker { $start } { $end } fahren
}
LayPipeline = Eine Pipeline von { $inland } { $port } legen ({ millions })
Advance = { $leader ->
    [none] Mit einem Staatschef von { $start } nach { $end } vorrücken (kostenlos)
   *[other] Mit dem { leader-bent } von { $start } nach { $end } vorrücken (kostenlos)
}
Retreat = { $leader ->
    [none] Mit einem Staatschef von { $start } nach { $end } zurückweichen (kostenlos)
   *[other] Mit dem { leader-bent } von { $start } nach { $end } zurückweichen (kostenlos)
}
Withdraw = { $leader ->
    [none] Einen Staatschef auf { $point } vom Spielbrett nehmen
   *[other] Den { leader-bent } auf { $point } vom Spielbrett nehmen
}
LoseTanker = Einen Tanker { $place } verlieren
Seize = { $country } mit einem { leader-bent } besetzen (kostenlos)
Skip = Auf die Staatschef-Aktion verzichten
End = Den Zug beenden
Resign = Aufgeben und ausscheiden
ProposeStop = Ende mit Wertung vorschlagen
Agree = Zustimmen: das Spiel beenden und nach Geld, Tankern und Einkünften werten
Decline = Ablehnen: weiterspielen
Begun = { $power } fängt an
CardDrawn = { $card }: { effect }

## Ereignisse

sentence = { $power } { $clauses }
Settled = von selbst
FirstChosen = fängt an
TurnStarted = ist am Zug
IncomeCollected = { $millions ->
    [0] bekommt keine Einkünfte
   *[other] bekommt { millions } Einkünfte
}
LeaderPlaced = setzt für { millions } einen { leader-bent } { $country } ein
TankerPut = { $kind ->
    [hand] behält den ersten Tanker in der Hand
   *[other] setzt den ersten Tanker { $place }
}
AgentMoved = schickt den Agenten nach { $point }
LeaderMoved = rückt mit dem { leader-bent } für { millions } von { $origin } nach { $point } vor
LeaderAdvanced = rückt mit dem { leader-bent } kostenlos nach { $point } vor
LeaderRetreated = weicht mit dem { leader-bent } kostenlos nach { $point } zurück
LeaderCaptured = besiegt den { leader-bent } von { $other }
CountryTaken = nimmt { $country } ein
CountryLeft = gibt { $country } auf
TankersTaken = bekommt { tankers }
TankerBought = kauft einen Tanker { $place }
TankerSold = verkauft einen Tanker { $place } für { millions }
TankerStationed = setzt den Tanker aus der Hand { $place } ein
TankerSailed = fährt mit einem Tanker { $start } { $end }
PipelineLaid = legt eine Pipeline von { $inland } { $port }
CardTurned = zieht „{ $card }“
CashWon = bekommt { millions }
BankShort = muss auf { millions } verzichten: Die Bank ist leer
CashLost = { $millions ->
    [0] hat nichts zu verlieren
   *[other] verliert { millions }
}
CardWithoutEffect = was ohne Wirkung bleibt
LeaderWithdrawn = nimmt den { leader-bent } auf { $point } vom Spielbrett
TankerLost = verliert einen Tanker { $place }
CoupMade = besetzt { $country } mit einem { leader-bent }
LeaderActionReplaced = was die Staatschef-Aktion ersetzt
LeaderActionSkipped = verzichtet auf die Staatschef-Aktion
PowerOut = scheidet aus
StopProposed = schlägt vor, das Spiel zu werten
StopAgreed = ist dafür, das Spiel zu werten
StopDeclined = spielt weiter
RoundEnded = Runde { $count } ist zu Ende.
GameEnded = { $count ->
    [one] { $reason ->
        [last] { $powers } gewinnt als letzte Macht im Spiel.
       *[ranked] { $powers } gewinnt nach Geld, Tankern und Einkünften.
    }
   *[other] { $powers } teilen sich den Sieg nach Geld, Tankern und Einkünften.
}
and = { $first } und { $last }

## Warum ein Zug gut oder schlecht aussieht

reason-attack = erobert ein Land{ $tankers ->
    [0] { "" }
    [one] { " " }mit { $tankers } Tanker
   *[other] { " " }mit { $tankers } Tankern
}; Einkünfte dann { $income } Mio. je Zug
reason-win = gewinnt das Spiel
reason-out = damit scheidest du aus
reason-income = steigert die Einkünfte von { $before } auf { $after } Mio. je Zug
reason-loses = senkt die Einkünfte von { $before } auf { $after } Mio. je Zug
reason-safer = sicherer: Angreifer könnten { $after } statt { $before } Mio. gewinnen
reason-exposed = gefährlich: Angreifer könnten { $after } statt { $before } Mio. gewinnen
reason-aim = bereitet einen Angriff vor, der etwa { $gain } Mio. wert ist
reason-card = zieht eine Karte; es zählt, was die Karten im Durchschnitt bringen
reason-pipeline = kostet { $price } Mio. für eine Pipeline, die noch wenig einbringt
reason-tanker = kostet { $price } Mio. für einen Tanker, der noch wenig einbringt: dann { $tankers }
reason-price = kostet { $price } Mio. und ändert wenig
reason-cash = bringt { $millions } Mio.
reason-quiet = kostet nichts und ändert wenig
reason-enough = nichts anderes ist jetzt seinen Preis wert
reason-later = hat Zeit bis nach dem Staatschef; dann weißt du mehr
reason-lead = dein Vorsprung in der Wertung: { $lead }

# Examples and units for the terminal
example-line = uor.6>uor.5 end
example-rule = K-W3
heading-seat = Macht
heading-total = Wertung
status-restored = aus anderen öffentlichen Quellen bekannt
why-thing = { $thing ->
    [way] Der Weg dorthin
    [reserve] Ein { leader }
    [stock] Ein Tanker
   *[pipes] Eine Pipeline
}
why-not = { $why ->
    [K_P1] { why-thing } kostet { $price } Millionen. Du hast { $cash }: Es { $missing ->
        [one] fehlt
       *[other] fehlen
    } { $missing }.
    [K_T5b] { why-thing } kostet { $price } Millionen. Von deinen { $cash } musst du { $kept } für die Staatschef-Aktion behalten.
    [K_T6] Nichts mehr davon in diesem Zug: eine Tankeraktion und eine Pipeline.
    [K_T6a] Mit Tankern und Pipelines wird erst nach der Staatschef-Aktion gehandelt.
    [K_C5] Der Vorrat ist leer.
    [K_T1] { $stage ->
        [placing] In deinem ersten Zug setzt du zuerst einen Staatschef in eine freie Hauptstadt.
        [free_tanker] Der erste Tanker kommt in den Hafen deines neuen Landes, oder er wartet.
       *[other] Der erste Tanker wurde im ersten Zug gesetzt.
    }
    [K_T1a] { $other ->
        [hand] Der erste Tanker kommt in den Hafen deines neuen Landes, oder er wartet in der Hand.
        [sea] Der erste Tanker kommt in den Hafen deines neuen Landes, oder er wartet auf See.
       *[none] Ein Tanker in der Hand kommt auf See oder in einen eigenen Hafen.
    }
    [K_T1b] { $thing ->
        [tanker] { $stage ->
            [last] Den Tanker, den du in der Hand behalten hast, setzt du erst in einem späteren Zug ein.
           *[other] Zuerst kommt der Staatschef. Danach setzt du den Tanker aus deiner Hand in den Hafen seines Landes oder lässt ihn warten.
        }
       *[other] Im ersten Zug bewegt sich der Agent nicht, und es wird nicht gehandelt.
    }
    [K_T3] { $stage ->
        [agent] Zuerst zieht der Agent, seine vier Schritte.
       *[other] Der Agent ist in diesem Zug schon gezogen.
    }
    [K_T4] Eine Staatschef-Aktion je Zug: Sie ist getan.
    [K_T5] Zuerst kommt die Staatschef-Aktion: einen Staatschef einsetzen oder vorrücken lassen.
    [K_T5a] Eine Staatschef-Aktion ist möglich und bezahlbar, also musst du eine ausführen.
    [K_L1a] In dieser Hauptstadt sitzt ein Staatschef: Neue brauchen eine freie.
    [K_L1b] Du hast keinen { leader-bent } in der Reserve.
    [K_L2] Dorthin führt den { leader-bent } kein Weg: Im Kreis behält er seine Richtung, und Staatschefs, gegnerische Agenten und Fragezeichen halten ihn auf.
    [K_L3] { $other ->
        [own] Dort steht dein eigener Staatschef.
        [same] In dieser Hauptstadt sitzt auch ein { leader }: Die eigene Art kann er nicht angreifen.
       *[outside] Ein Staatschef außerhalb einer Hauptstadt kann nicht angegriffen werden: Sein Feld ist gesperrt.
    }
    [K_G2] Der Agent geht genau vier Schritte und kehrt nicht um: Dort kann er nicht ankommen.
    [K_G4] Die Karte deines Agenten ist an die Stelle der Staatschef-Aktion getreten.
    [K_N1] Ein neuer Tanker kommt auf See oder in den Hafen eines Landes, das du beherrschst.
    [K_N2] Ein Tanker fährt einen Schritt: vom Hafen in sein Meer, vom Meer in einen Hafen seiner Küste.
    [K_N3] Der Kanal ist nur für den frei, der sein Land beherrscht.
    [K_N4] Du beherrschst dieses Land nicht: Sein Hafen ist für dich gesperrt.
    [K_N6] Dort hast du keinen Tanker.
    [K_Q1] Zwischen diesen Ländern lässt sich keine Pipeline legen.
    [K_Q3] Du beherrschst kein Land, von dem aus sich diese Pipeline legen ließe.
    [K_Q4] Dort liegt schon eine Pipeline.
    [K_D1a] Zuerst wird die Karte ausgeführt.
    [K_D6] Dorthin führt die Karte nicht: Ihre Schritte und die Regeln des Vorrückens gelten.
    [K_D7] Die Karte nimmt einen deiner Staatschefs von ihrer Art.
    [K_D7a] Dorthin führt die Karte nicht: Wer zurückweicht, meidet alle Hauptstädte.
    [K_D8] Die Karte nimmt einen deiner Tanker, auf See oder im Hafen.
    [K_D9] Ein Umsturz braucht eine freie Hauptstadt oder einen gegnerischen Staatschef anderer Art.
    [K_E1g] Ohne Staatschef gibt es nichts mehr, wofür sich ein Handel lohnte.
    [K_E3] Beantworte zuerst, ob das Spiel enden soll.
   *[other] Das geht in diesem Augenblick des Zuges nicht.
}
why-misfit = { $thing ->
    [agent] Der Agent geht von Feld zu Feld.
    [leader] Staatschefs gehen von Feld zu Feld.
    [reserve] Ein neuer Staatschef wird in eine freie Hauptstadt gesetzt.
    [pipes] Eine Pipeline verbindet ein Binnenland und einen Hafen, wo die Landkarte eine Verbindung zeigt.
    [none] Dorthin kann jetzt nichts von dir gehen.
   *[other] Tanker liegen auf See oder in Häfen.
}
box-pieces = Figuren und Preise
box-leader = je Spieler { $count }; ein Schritt kostet { $step } Mio., ein fördernder Bohrturm bringt { $income }
box-each = je Spieler { $count }
box-agent-name = Agent
box-tanker-name = Tanker
box-pipeline-name = Pipelines
box-money-name = Geld
box-tankers = { $count } in der Schachtel; Kauf { $buy }, Verkauf { $sell } Millionen
box-pipelines = { $count } in der Schachtel; je { $price } Millionen
box-countries = Länder
box-country = { $coast }, { $count ->
    [one] 1 Bohrturm
   *[other] { $count } Bohrtürme
}
box-ruled = regiert von { $power }
box-links = Wo Pipelines gelegt werden können
box-laid = liegt
box-laid-first = liegt von Anfang an
box-cards = { $count } Ereigniskarten
box-good = gut
box-bad = schlecht
box-seen = gesehen
box-unseen = noch ungesehen
box-card-next = kommt als { $place }.
