# Spielen lernen: erste Partien, Tipps, Chancen. Deutsch; words.en.ftl hat dieselben Schlüssel.

learn-title = { $game ->
    [kark] Dein erstes Spiel der Nationen
   *[dice] Dein erstes Würfelspiel
}
learn-lead-dice = Du führst ein Volk durch vier Zeitalter. Würfel bringen Gold, Stein, Nahrung, Bücher und Stärke; damit kaufst du Fortschritt, und Fortschritt bringt neue Würfel. Wer nach dem vierten Zeitalter die meisten Punkte hat, hat Geschichte geschrieben.
learn-lead-kark = Auf dem Ölkontinent Kark liegen acht Länder, und bis zu vier Mächte wollen sie haben. Setz deine Führer in die Hauptstädte, deine Tanker in die Häfen und leb von dem, was die Bohrtürme abwerfen. Wer zuletzt noch Geld und Einfluss hat, gewinnt.
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
coach-dice-aim = Ganz oben: das Zeitalter und sein Ereignis. Darunter du und dein Gegner mit Punkten, Büchern und Stärke. Dann die Plättchen, die es zu kaufen gibt, dein Tableau und unten deine Würfel. Punkte bringen Bücher, am Ende jedes Zeitalters Nahrung und Stärke und ganz am Schluss deine Plättchen.
coach-dice-dice-title = Was deine Würfel bringen
coach-dice-dice = Jeder Würfel ist wert, was er gerade zeigt: Mit Gold kaufst du Plättchen, mit Stein baust du Wunder, Nahrung hilft gegen die Hungersnot, Bücher mehren das Wissen, Schwerter holen Kolonien und gewinnen Kriege. Die runden Marker zählen je eins und müssen nie gewürfelt werden.
coach-dice-buy-title = Kauf dein erstes Plättchen
coach-dice-buy = In der oberen Reihe kostet ein Plättchen 1, in der mittleren 2, in der unteren 3. Das kleine Zeichen sagt, wovon: meist Gold, bei Kolonien Stärke. Was du bezahlen kannst, ist umrandet. Tipp eines an; ein Gebäude mit farbigem Würfel ist ein guter Anfang.
coach-dice-pay-title = Wie du zahlst
coach-dice-pay = Du zahlst mit Würfeln, die das Richtige zeigen, oder mit Markern. Fehlt dir Gold? Zwei beliebige andere Würfel zusammen gelten als ein Gold, ein Stein oder eine Nahrung. Tipp ein Plättchen an, und eine Zahlung liegt bereit; tipp Würfel an, um sie zu ändern. Bevor du den Knopf drückst, geschieht nichts. Ein benutzter Würfel fehlt dir nur bis zum nächsten Zeitalter.
coach-dice-gain-title = Deine neuen Würfel
coach-dice-gain = Gebäude und Truppen verdrängen eine deiner fünf weißen Entwicklungen: Du gibst einen weißen Würfel ab und bekommst die farbigen des Plättchens, gleich gewürfelt. Orange bringt Gold und Nahrung, Blau Bücher und Stein, Rot Stärke.
coach-dice-turns-title = Immer eine Aktion
coach-dice-turns = Ihr seid abwechselnd dran, jeweils mit einer Aktion, bis alle gepasst haben. Ein Plättchen, das dir gefällt, kann also weg sein, wenn du wieder dran bist. Was die anderen tun, steht im Verlauf; tipp eine Zeile an und du siehst die Regel dahinter.
coach-dice-reroll-title = Noch einmal würfeln
coach-dice-reroll = Der Marker mit dem gebogenen Pfeil erlaubt einen neuen Wurf: „Neu werfen“ drücken, die Würfel antippen, die nichts nützen, dann werfen. Das ist eine eigene Aktion. Die kleine Zahl auf einem Plättchen verrät, mit welcher Chance der beste neue Wurf dafür reicht. Berater bringen mehr solche Marker.
coach-dice-keep-title = Gib nicht alles aus
coach-dice-keep = Was du behältst, zählt am Ende des Zeitalters: Bücher für die Bücherleiste, { $food } Nahrung gegen die Hungersnot, { $war } Stärke für den Krieg. Hungersnot oder Krieg zu bestehen bringt so viele Punkte, wie das Zeitalter zählt.
coach-dice-pass-title = Passen, wenn es genug ist
coach-dice-pass = Kauf, solange es sich lohnt. Sind die übrigen Würfel behalten mehr wert als ausgegeben, drück „Passen“. Dann bist du bis zum nächsten Zeitalter draußen.
coach-dice-books-title = Bücher
coach-dice-books = Haben alle gepasst, rückst du mit unbenutzten Buchwürfeln auf der Bücherleiste vor, und zwar für immer. Danach bringt jedes Zeitalter 2 Punkte, wenn du mehr Bücher hast als dein Gegner; bei Gleichstand gibt es nichts. Ein früher Vorsprung zahlt sich also viermal aus.
coach-dice-famine-title = Die Hungersnot
coach-dice-famine = Dieses Zeitalter verlangt { $food } Nahrung. Du zahlst alles oder nichts: Nahrung auf unbenutzten Würfeln und Markern zählt, und zwei andere Würfel ersetzen eine Nahrung. Wer hungert, verliert nichts als die Punkte.
coach-dice-war-title = Reihenfolge und Krieg
coach-dice-war = Schwerter auf unbenutzten Würfeln sind deine Stärke. Wer am stärksten ist, beginnt im nächsten Zeitalter, und wer jetzt mindestens { $war } hat, bekommt die Punkte des Krieges. Du musst dafür nichts tun, das wird für dich abgerechnet.
coach-dice-wonders-title = Kolonien und Wunder
coach-dice-wonders = In jedem Zeitalter liegen neue, bessere Plättchen aus. Eine Kolonie bezahlst du mit Stärke, und sie bleibt für immer. Ein Wunder kaufst du erst mit Gold und baust es dann in einer eigenen Aktion mit Stein; erst dann zählt es.
coach-dice-end-title = Das war das ganze Spiel
coach-dice-end = Nach Zeitalter IV kommen die Punkte deiner Plättchen dazu: Kolonien, fertige Wunder, Entwicklungen und der Berater, die du dann noch hast. Die Lampe neben der Zugleiste gibt dir jederzeit einen Tipp. Und jetzt gewinn!

coach-kark-aim-title = Im Spiel bleiben
coach-kark-aim = Wer zuletzt übrig ist, gewinnt. Draußen bist du, wenn du weder Geld noch Einkommen hast und keinen Führer bewegen kannst. Es dreht sich also alles ums Öl: Bohrtürme an Land, Tanker im Hafen und ein Führer von dir in der Hauptstadt.
coach-kark-place-title = Dein erster Führer
coach-kark-place = Wähl einen Führer aus deiner Reserve und dann eine rote Hauptstadt. König und Präsident kosten je Schritt 2 Millionen, verdienen aber auch 2 je Bohrturm; Diktator und Guerillaführer kosten 1 und verdienen 1. Ein König in einem Land am Meer ist ein guter Anfang.
coach-kark-tanker-title = Dein erster Tanker
coach-kark-tanker = Einen Tanker hast du umsonst. Leg ihn in den Hafen deines Landes: Ein Bohrturm ohne Tanker verdient nichts, ein Tanker ohne Bohrturm auch nicht.
coach-kark-map-title = Die Karte lesen
coach-kark-map = Jedes Land ist ein Ring aus acht Punkten. Der rote ist die Hauptstadt, bei „?“ ziehst du eine Karte, Pfeile führen über die Grenze. Bohrtürme, die verdienen, leuchten. Vier Länder liegen mit 2 Bohrtürmen am Meer, drei mit 4 im Landesinneren, und U.O.R. hält den Kanal.
coach-kark-income-title = Zuerst das Einkommen
coach-kark-income = Jeder Zug nach dem ersten beginnt mit dem Einkommen: 2 oder 1 Million für jeden Bohrturm mit Tanker, je nachdem, wer dort herrscht. Du hast { $cash } Millionen und verdienst { $income } je Zug. Die Bank zahlt von selbst, sobald du wieder dran bist.
coach-kark-agent-title = Schick den Agenten los
coach-kark-agent = Der Agent, der Hut, geht in jedem Zug genau vier Schritte und kostet nichts. Er herrscht nicht und tut niemandem etwas, aber fremde Führer müssen auf seinem Punkt anhalten. Endet sein vierter Schritt auf einem „?“, ziehst du eine Karte.
coach-kark-leader-title = Beweg einen Führer
coach-kark-leader = In jedem Zug setzt du einen Führer ein oder bewegst einen und zahlst dafür. Tipp einen an: Die erreichbaren Punkte zeigen ihren Preis. Wer eine Hauptstadt verlässt, gibt das Land auf; oft ist ein neuer Führer in einer zweiten freien Hauptstadt besser.
coach-kark-trade-title = Tanker oder Pipeline
coach-kark-trade = Einmal je Zug darfst du einen Tanker kaufen (5 Millionen), verkaufen (3 Millionen), stationieren oder fahren lassen, und einmal eine Pipeline legen (3 Millionen). Ein zweiter Tanker im Hafen bringt deinen zweiten Bohrturm zum Leuchten und hat sich nach drei Zügen bezahlt gemacht.
coach-kark-pipeline-title = Öl aus dem Landesinneren
coach-kark-pipeline = Die Länder im Inneren haben vier Bohrtürme, aber keinen Hafen. Herrschst du dort und in einem Nachbarland am Meer, bringt eine Pipeline das Öl zu deinen Tankern. Pipelines gehören niemandem: Wer beide Enden beherrscht, nutzt sie.
coach-kark-question-title = Das Fragezeichen
coach-kark-question = Ein Führer, der ein „?“ erreicht, muss anhalten, und du ziehst eine von sechzehn Ereigniskarten: Die eine Hälfte bringt Geld, einen Freimarsch oder einen Staatsstreich, die andere kostet Geld, einen Tanker oder einen Führer. Probier es aus oder mach einen Bogen darum.
coach-kark-war-title = Krieg
coach-kark-war = Ein Führer kann in eine Hauptstadt einmarschieren und einen Führer anderer Art verdrängen, wenn du jeden Schritt bezahlst und kein „?“, kein Führer und kein fremder Agent im Weg ist. Die Tanker im Hafen gehören dann dir. Und schau, wer zu dir kommen könnte!
coach-kark-end-title = Das war das ganze Spiel
coach-kark-end = Behalt drei Dinge im Auge: was du je Zug verdienst, was dein nächster Führerzug kostet und wer deine Hauptstädte erreichen kann. Die Lampe neben der Zugleiste gibt dir jederzeit einen Tipp. Und jetzt dräng die anderen vom Kontinent!

advice-title = Rat
advice-thinking = Einen Moment, alle Züge werden angesehen …
advice-worth = bringt etwa { $worth } { $unit }
advice-none = Für diese Stellung gibt es keinen Rat.
advice-honest = Die Schätzung eines Bots, der sieht, was du siehst; kein Beweis. Tipp einen Zug an, um ihn zu wählen.
advice-chances = Wofür ein neuer Wurf reichen könnte
advice-famine = Hungersnot ({ $food } Nahrung)
