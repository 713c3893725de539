var e={en:`# Learning to play: first games, hints, chances. English; words.de.ftl has the same keys.

learn-title = { $game ->
    [kark] Your first Game of Nations
   *[dice] Your first Dice Game
}
learn-lead-dice = You lead a people through four ages. Dice bring gold, stone, food, books and strength; with them you buy progress, and progress brings more dice. After the fourth age, whoever has the most points has written history.
learn-lead-kark = The oil continent of Kark has eight countries and up to four powers that want them. Put leaders into the capitals, tankers into the ports, and live on what the derricks earn. The last power with money and influence wins.
learn-how-1 = A real game against a bot: about ten minutes with the coach, then play on as long as you like.
learn-how-2 = The coach says what to look at and what to do next. You can do anything else at any time.
learn-how-3 = Skip single steps or the whole coach whenever you like; the rules behind each step are one tap away.
learn-start = Start the first game
learn-continue = Go on with the first game you began
learn-other = { $game ->
    [kark] Rather The Dice Game?
   *[dice] Rather The Game of Nations?
}
learn-none = This game is not on this server.

coach = Coach
coach-of = Step { $at } of { $of }
coach-fold = Make the coach small
coach-unfold = Show the coach
coach-next = Next
coach-skip = Skip
coach-got = Got it
coach-done = Play on
coach-quit = Go on without the coach
coach-hint = Show me

coach-dice-aim-title = Four ages, most points
coach-dice-aim = On top: the age and its event. Below: you and your rival with points, books and strength. Then the plates on sale, your own board, and at the bottom your dice. Points come from books, from food and strength at the end of each age, and from your plates at the very end.
coach-dice-dice-title = What your dice bring
coach-dice-dice = Each die shows what it is worth now: gold buys plates, stone builds wonders, food is for the famine, books are for knowledge, swords buy colonies and win wars. The round chits are worth one each and never need a roll.
coach-dice-buy-title = Buy your first plate
coach-dice-buy = A plate costs 1 in the top row, 2 in the middle, 3 below. The small sign says what: gold for most, strength for colonies. Plates you can pay for are outlined. Tap one: a building with a coloured die is a good start.
coach-dice-pay-title = How you pay
coach-dice-pay = You pay with dice that show the right thing, or with chits. Are you short of gold? Any two other dice together count as one gold, stone or food. Tap a plate, and a payment is laid out for you; tap dice to change it. Nothing happens before you press the button. A die that you use is gone for this age only.
coach-dice-gain-title = Your new dice
coach-dice-gain = A building or army takes the place of one of your five white developments: you hand a white die back and get the coloured dice of the plate, rolled at once. Orange brings gold and food, blue books and stone, red strength.
coach-dice-turns-title = One action at a time
coach-dice-turns = You and your rival take turns, one action each, until both have passed. So a plate you want may be gone when it is your turn again. The log tells what others do; tap a line to see the rule behind it.
coach-dice-reroll-title = Roll again
coach-dice-reroll = The chit with the bent arrow lets you roll again: press Reroll, tap the dice that do not help, then Roll. It is an action of its own. The small number on a plate tells how likely the best reroll would pay for it. Most advisors bring more of these chits.
coach-dice-keep-title = Do not spend everything
coach-dice-keep = Dice you keep still count at the end of the age: books for the track, { $food } food against the famine, { $war } strength for the war. Meeting famine or war is worth as many points as the number of the age.
coach-dice-pass-title = Pass when it is enough
coach-dice-pass = Buy as long as it is worth it. When your remaining dice are worth more kept than spent, press Pass. Then you are out until the next age begins.
coach-dice-books-title = Books
coach-dice-books = After everybody has passed, unused book dice move you along the book track for good. Each age then pays 2 points to the one with more books; a tie pays nothing. So a lead you take early pays four times.
coach-dice-famine-title = The famine
coach-dice-famine = This age asks for { $food } food. Pay all of it or none: food on unused dice and chits counts, and two other dice stand in for one food. Nothing is lost if you starve, except the points.
coach-dice-war-title = Order and war
coach-dice-war = Swords on unused dice are your strength. The strongest plays first in the next age, and whoever has at least { $war } now wins the points of the war. You need not do anything: it is settled for you.
coach-dice-wonders-title = Colonies and wonders
coach-dice-wonders = New plates lie there in each age, and better ones. A colony is paid with strength and stays for good. A wonder is bought with gold first and then built with stone by an action of its own; only then does it count.
coach-dice-end-title = That is the whole game
coach-dice-end = After age IV, the points on your plates are added: colonies, finished wonders, developments and the advisor you still have. The lamp beside the move bar gives a hint whenever you want one. Now win!

coach-kark-aim-title = Stay in the game
coach-kark-aim = The last power left wins. You are out when you have neither money nor income and cannot move a leader. So the whole game is about oil: derricks on land, tankers in port, and a leader of yours in the capital.
coach-kark-place-title = Your first leader
coach-kark-place = Choose a leader from your reserve, then a red capital. A king or president costs 2 million for each step but earns 2 with each derrick; dictator and guerrilla cost 1 and earn 1. A king in a country by the sea is a good start.
coach-kark-tanker-title = Your first tanker
coach-kark-tanker = You have one tanker for free. Put it in the port of your country: a derrick without a tanker earns nothing, and neither does a tanker without a derrick.
coach-kark-map-title = Reading the map
coach-kark-map = Each country is a ring of eight points. The red one is the capital, “?” draws a card, arrows lead across borders. Derricks that earn are lit. Four countries lie by the sea with 2 derricks, three inland with 4, and U.O.R. holds the canal.
coach-kark-income-title = Income comes first
coach-kark-income = Every turn after the first begins with your income: 2 or 1 million for each derrick that has a tanker, depending on who rules. You have { $cash } million and earn { $income } a turn. The bank pays by itself when your next turn begins.
coach-kark-agent-title = Move your agent
coach-kark-agent = The agent, the hat, goes exactly four steps each turn, for free. It rules nothing and hurts nobody, but a foreign leader must stop where it stands. If the fourth step ends on a “?”, you draw a card.
coach-kark-leader-title = Move a leader
coach-kark-leader = Each turn you place one leader or move one, and pay. Tap a leader: reachable points show their prices. Leaving a capital gives the country up, so it is often better to place a new leader in a second free capital.
coach-kark-trade-title = Tanker or pipeline
coach-kark-trade = Once a turn you may buy (5 million), sell (3 million), station or move a tanker, and once lay a pipeline (3 million). A second tanker in your port lights your second derrick: it has paid for itself after three turns.
coach-kark-pipeline-title = Inland oil
coach-kark-pipeline = Inland countries have four derricks but no port. If you rule one of them and a neighbour by the sea, a pipeline brings the oil to your tankers there. Pipelines belong to nobody: whoever rules both ends uses them.
coach-kark-question-title = The question mark
coach-kark-question = A leader that reaches a “?” must stop, and you draw one of sixteen incident cards: half of them bring money, a free march or a coup, half cost money, a tanker or a leader. Try it, or keep away from it.
coach-kark-war-title = War
coach-kark-war = A leader may march into a capital and take the seat of a leader of another kind, if you can pay for every step and no “?”, leader or foreign agent is in the way. Tankers in that port become yours. Look who could reach you!
coach-kark-end-title = That is the whole game
coach-kark-end = Watch three things: what you earn a turn, what your next leader move costs, and who can reach your capitals. The lamp beside the move bar gives a hint whenever you want one. Now push the others off the continent!

advice-title = Advice
advice-thinking = One moment, looking at every move …
advice-worth = worth about { $worth } { $unit }
advice-none = There is no advice for this position.
advice-honest = An estimate of a bot that looks at what you see, not a proof. Tap a move to choose it.
advice-chances = What a reroll could pay for
advice-famine = Famine ({ $food } food)
`,de:`# Spielen lernen: erste Partien, Tipps, Chancen. Deutsch; words.en.ftl hat dieselben Schlüssel.

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
`};export{e as t};