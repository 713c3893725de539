# Spielen lernen: erste Partien, Tipps, Chancen. Deutsch; words.en.ftl hat dieselben Schlüssel.

learn-title = { $game ->
    [kark] Deine erste Partie: Das Spiel der Nationen
   *[dice] Deine erste Partie: Das Würfelspiel
}
learn-lead-dice = Du führst eine Nation durch vier Zeitalter. Würfel bringen Gold, Stein, Nahrung, Bücher und Stärke; damit kaufst du Fortschritt, und Fortschritt bringt neue Würfel. Wer nach dem vierten Zeitalter die meisten Siegpunkte hat, hat Geschichte geschrieben.
learn-lead-kark = Auf dem Ölkontinent Kark liegen acht Länder, und bis zu vier Mächte wollen sie haben. Setze deine Staatschefs in die Hauptstädte, deine Tanker in die Häfen und lebe von dem, was die Bohrtürme abwerfen. Wer zuletzt noch Geld und Einfluss hat, gewinnt.
learn-how-1 = Eine echte Partie gegen einen Bot: etwa zehn Minuten mit Trainer, danach spielst du weiter, solange du magst.
learn-how-2 = Der Trainer sagt, worauf es ankommt und was als Nächstes dran ist. Etwas anderes tun darfst du jederzeit.
learn-how-3 = Einzelne Schritte oder den ganzen Trainer kannst du überspringen; die Regel zu jedem Schritt ist einen Fingertipp entfernt.
learn-start = Erste Partie beginnen
learn-continue = Die angefangene erste Partie fortsetzen
learn-other = { $game ->
    [kark] Lieber das Würfelspiel?
   *[dice] Lieber das Spiel der Nationen?
}
learn-none = Dieses Spiel gibt es auf diesem Server nicht.

coach = Trainer
coach-of = Schritt { $at } von { $of }
coach-fold = Trainer klein machen
coach-unfold = Trainer zeigen
coach-next = Weiter
coach-skip = Überspringen
coach-got = Verstanden
coach-done = Weiterspielen
coach-quit = Ohne Trainer weiterspielen
coach-hint = Zeig es mir

coach-dice-aim-title = Vier Zeitalter, die meisten Punkte
coach-dice-aim = Ganz oben: das Zeitalter und sein Ereignis. Darunter du und dein Gegner mit Punkten, Büchern und Stärke. Dann die Plättchen, die es zu kaufen gibt, dein Tableau und unten deine Würfel. Siegpunkte gibt es am Ende jedes Zeitalters für Bücher, Nahrung und Stärke und ganz am Schluss für deine Plättchen.
coach-dice-dice-title = Was deine Würfel bringen
coach-dice-dice = Jeder Würfel ist wert, was er gerade zeigt: Mit Gold kaufst du Plättchen, mit Stein baust du Wunder, Nahrung hilft gegen die Hungersnot, Bücher mehren das Wissen, Schwerter holen Kolonien und gewinnen Kriege. Die runden Marker zählen je eins und müssen nie gewürfelt werden.
coach-dice-buy-title = Kaufe dein erstes Plättchen
coach-dice-buy = In der unteren Reihe kostet ein Plättchen 1, in der mittleren 2, in der oberen 3. Das kleine Zeichen sagt, wovon: meist Gold, bei Kolonien Stärke. Was du bezahlen kannst, ist umrandet. Tippe eines an; ein Bauwerk mit farbigem Würfel ist ein guter Anfang.
coach-dice-pay-title = Wie du zahlst
coach-dice-pay = Du zahlst mit Würfeln, die das Richtige zeigen, oder mit Markern. Fehlt dir Gold? Zwei beliebige andere Würfel zusammen gelten als ein Gold, ein Stein oder eine Nahrung. Tippe ein Plättchen an, und eine Zahlung liegt bereit; tippe Würfel an, um sie zu ändern. Bevor du den Knopf drückst, geschieht nichts. Ein verbrauchter Würfel fehlt dir nur bis zum nächsten Zeitalter.
coach-dice-gain-title = Deine neuen Würfel
coach-dice-gain = Ein Bauwerk oder Militär ersetzt eine deiner fünf Entwicklungen: Du gibst deren Würfel ab (hier einen weißen) und bekommst die Würfel des Plättchens, gleich geworfen. Orange zeigt Gold und Nahrung, Blau Bücher und Stein, Rot vor allem Stärke.
coach-dice-turns-title = Immer eine Aktion
coach-dice-turns = Ihr seid abwechselnd dran, jeweils mit einer Aktion, bis alle gepasst haben. Ein Plättchen, das dir gefällt, kann also weg sein, wenn du wieder dran bist. Was die anderen tun, steht im Verlauf; tippe eine Zeile an, und du siehst die Regel dahinter.
coach-dice-reroll-title = Neu werfen
coach-dice-reroll = Der Marker mit dem gebogenen Pfeil erlaubt eine Wurfwiederholung: „Neu werfen“ drücken, die Würfel antippen, die nichts nützen, dann werfen. Das ist eine eigene Aktion. Die kleine Zahl auf einem Plättchen verrät, mit welcher Chance die beste Wurfwiederholung dafür reicht. Berater bringen mehr solche Marker.
coach-dice-keep-title = Gib nicht alles aus
coach-dice-keep = Was du behältst, zählt am Ende des Zeitalters: Bücher für die Kulturleiste, { $food } Nahrung gegen die Hungersnot, { $war } Stärke für den Krieg. Hungersnot oder Krieg zu überstehen bringt so viele Siegpunkte, wie die Nummer des Zeitalters angibt.
coach-dice-pass-title = Passen, wenn es genug ist
coach-dice-pass = Kaufe, solange es sich lohnt. Sind die übrigen Würfel behalten mehr wert als ausgegeben, drücke „Passen“. Aktionen hast du dann in diesem Zeitalter keine mehr; bei Büchern, Hungersnot und Krieg bist du dabei.
coach-dice-books-title = Bücher
coach-dice-books = Haben alle gepasst, rückst du mit verfügbaren Buchwürfeln auf der Kulturleiste vor, und zwar für immer. Danach bringt jedes Zeitalter 2 Punkte, wenn du mehr Bücher hast als dein Gegner; bei Gleichstand gibt es nichts. Ein früher Vorsprung kann sich also viermal auszahlen.
coach-dice-famine-title = Die Hungersnot
coach-dice-famine = Dieses Zeitalter verlangt { $food } Nahrung. Du zahlst alles oder nichts: Nahrung auf verfügbaren Würfeln und Markern zählt, und zwei andere Würfel ersetzen eine Nahrung. Wer hungert, verliert nichts, bekommt aber auch keine Siegpunkte.
coach-dice-war-title = Reihenfolge und Krieg
coach-dice-war = Deine Stärke sind die Schwerter auf verfügbaren Würfeln und Markern. Wer am stärksten ist, fängt im nächsten Zeitalter an, und wer jetzt mindestens { $war } hat, bekommt die Punkte des Krieges. Du musst dafür nichts tun, das wird für dich abgerechnet.
coach-dice-wonders-title = Kolonien und Wunder
coach-dice-wonders = In jedem Zeitalter liegen neue, bessere Plättchen aus. Eine Kolonie bezahlst du mit Stärke, und sie bleibt für immer. Ein Wunder kaufst du erst mit Gold und baust es dann in einer eigenen Aktion mit Stein; erst dann zählt es.
coach-dice-end-title = Das war das ganze Spiel
coach-dice-end = Nach Zeitalter IV kommen die Punkte deiner Plättchen dazu: Kolonien, fertige Wunder, Entwicklungen und der Berater, die du dann noch hast. Die Lampe neben der Zugleiste gibt dir jederzeit einen Tipp. Und jetzt gewinn!

coach-kark-aim-title = Im Spiel bleiben
coach-kark-aim = Wer zuletzt übrig ist, gewinnt. Draußen bist du, wenn du weder Geld noch Einkünfte hast und mit keinem Staatschef vorrücken kannst. Es dreht sich also alles ums Öl: Bohrtürme an Land, Tanker im Hafen und ein Staatschef von dir in der Hauptstadt.
coach-kark-place-title = Dein erster Staatschef
coach-kark-place = Wähle einen Staatschef aus deiner Reserve und dann eine rote Hauptstadt. König und Präsident kosten je Schritt 2 Millionen, bringen aber auch 2 Millionen je Bohrturm mit Tanker; Diktator und Guerillaführer kosten 1 Million und bringen 1. Ein König in einem Küstenland ist ein guter Anfang.
coach-kark-tanker-title = Dein erster Tanker
coach-kark-tanker = Einen Tanker hast du kostenlos. Lege ihn in den Hafen deines Landes: Ein Bohrturm ohne Tanker verdient nichts, ein Tanker ohne Bohrturm auch nicht.
coach-kark-map-title = Die Landkarte lesen
coach-kark-map = Jedes Land hat einen Kreis aus acht Feldern. Das rote ist die Hauptstadt, bei „?“ ziehst du eine Ereigniskarte, Pfeile führen über die Grenze. Bohrtürme, die verdienen, leuchten. Vier Küstenländer haben 2 Bohrtürme, drei Binnenländer 4; die U.O.R. mit ihrem einen kontrolliert den Kanal.
coach-kark-income-title = Zuerst die Einkünfte
coach-kark-income = Jeder Zug nach dem ersten beginnt mit den Einkünften: 2 Millionen oder 1 Million für jeden Bohrturm mit Tanker, je nachdem, wer das Land beherrscht. Du hast { $cash } Millionen und verdienst { $income } je Zug. Die Bank zahlt von selbst, sobald du wieder dran bist.
coach-kark-agent-title = Schicke den Agenten los
coach-kark-agent = Dein Agent (die Figur mit dem Hut) geht in jedem Zug genau vier Schritte und kostet nichts. Er beherrscht kein Land und tut niemandem etwas, aber gegnerische Staatschefs müssen auf seinem Feld anhalten. Endet sein vierter Schritt auf einem „?“, ziehst du eine Ereigniskarte.
coach-kark-leader-title = Die Staatschef-Aktion
coach-kark-leader = In jedem Zug setzt du einen Staatschef ein oder rückst mit einem vor und zahlst dafür. Tippe einen an: Die erreichbaren Felder zeigen ihren Preis. Wer eine Hauptstadt verlässt, gibt das Land auf; oft ist ein neuer Staatschef in einer zweiten freien Hauptstadt besser.
coach-kark-trade-title = Tanker oder Pipeline
coach-kark-trade = Einmal je Zug darfst du einen Tanker kaufen (5 Millionen), verkaufen (3 Millionen), stationieren oder fahren lassen, und einmal eine Pipeline legen (3 Millionen). Ein zweiter Tanker im Hafen bringt deinen zweiten Bohrturm zum Leuchten und macht sich unter einem König oder Präsidenten in drei Zügen bezahlt.
coach-kark-pipeline-title = Öl aus dem Binnenland
coach-kark-pipeline = Binnenländer haben vier Bohrtürme, aber keinen Hafen. Beherrschst du eines und ein benachbartes Land mit Hafen, bringt eine Pipeline das Öl zu deinen Tankern. Pipelines gehören niemandem: Wer beide Enden beherrscht, nutzt sie.
coach-kark-question-title = Das Fragezeichen
coach-kark-question = Ein Staatschef, der ein „?“ erreicht, muss anhalten, und du ziehst eine von sechzehn Ereigniskarten: Die eine Hälfte bringt Geld, kostenloses Vorrücken oder einen Staatsstreich, die andere kostet Geld, einen Tanker oder einen Staatschef. Probiere es aus oder mach einen Bogen darum.
coach-kark-war-title = Krieg
coach-kark-war = Ein Staatschef kann eine Hauptstadt erobern, in der ein gegnerischer Staatschef anderer Art sitzt, wenn du jeden Schritt bezahlst und kein „?“, kein Staatschef und kein gegnerischer Agent im Weg ist. Die Tanker im Hafen gehören dann dir. Und schau, wer zu dir kommen könnte!
coach-kark-end-title = Das war das ganze Spiel
coach-kark-end = Behalte drei Dinge im Auge: was du je Zug verdienst, was deine nächste Staatschef-Aktion kostet und wer deine Hauptstädte erreichen kann. Die Lampe neben der Zugleiste gibt dir jederzeit einen Tipp. Und jetzt dräng die anderen vom Kontinent!

advice-title = Tipp
advice-thinking = Einen Moment, alle Züge werden angesehen …
advice-none = Für diese Stellung gibt es keinen Tipp.
advice-honest = Die Schätzung eines Bots, der sieht, was du siehst; kein Beweis. Tippe einen Zug an, um ihn zu wählen.
advice-chances = Wofür eine Wurfwiederholung reichen könnte
advice-famine = Hungersnot ({ $food } Nahrung)
