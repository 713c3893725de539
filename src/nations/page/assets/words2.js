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
learn-continue = Continue the first game you began
learn-other = { $game ->
    [kark] Prefer The Dice Game?
   *[dice] Prefer The Game of Nations?
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
coach-quit = Continue without the coach
coach-hint = Show me

coach-dice-aim-title = Four ages, most points
coach-dice-aim = On top: the age and its event. Below: you and your opponent with points, books and strength. Then the tiles on sale, your own board, and at the bottom your dice. Points come from books, from food and strength at the end of each age, and from your tiles at the very end.
coach-dice-dice-title = What your dice bring
coach-dice-dice = Each die shows what it is worth now: gold buys tiles, stone builds wonders, food is for the famine, books are for knowledge, swords buy colonies and win wars. The round chits are worth one each and never need a roll.
coach-dice-buy-title = Buy your first tile
coach-dice-buy = A tile costs 1 in the bottom row, 2 in the middle, 3 in the top row. The small sign says what: gold for most, strength for colonies. Tiles you can pay for are outlined. Tap one: a building with a coloured die is a good start.
coach-dice-pay-title = How you pay
coach-dice-pay = You pay with dice that show the right thing, or with chits. Are you short of gold? Any two other dice together count as one gold, stone or food. Tap a tile, and a payment is laid out for you; tap dice to change it. Nothing happens before you press the button. A die that you use is gone for this age only.
coach-dice-gain-title = Your new dice
coach-dice-gain = A building or military tile takes the place of one of your five developments: you return its die (here a white one) and take the dice of the tile, rolled at once. Orange shows gold and food, blue books and stone, red mostly strength.
coach-dice-turns-title = One action at a time
coach-dice-turns = You and your opponent take turns, one action each, until both have passed. So a tile you want may be gone when it is your turn again. The log tells what others do; tap a line to see the rule behind it.
coach-dice-reroll-title = Roll again
coach-dice-reroll = The chit with the bent arrow lets you roll again: press Reroll, tap the dice that do not help, then Roll. It is a separate action. The small number on a tile tells how likely it is that the best reroll will pay for it. Most advisors bring more of these chits.
coach-dice-keep-title = Do not spend everything
coach-dice-keep = Dice you keep still count at the end of the age: books for the track, { $food } food against the famine, { $war } strength for the war. Surviving famine or war is worth as many points as the number of the age.
coach-dice-pass-title = Pass when it is enough
coach-dice-pass = Buy as long as it is worth it. When your remaining dice are worth more kept than spent, press Pass. You take no more actions this age, but books, famine and war still count for you.
coach-dice-books-title = Books
coach-dice-books = After everybody has passed, unused book dice move you along the book track for good. Each age then pays 2 points to the one with more books; a tie pays nothing. So an early lead can pay four times.
coach-dice-famine-title = The famine
coach-dice-famine = This age asks for { $food } food. Pay all of it or none: food on unused dice and chits counts, and two other dice stand in for one food. Nothing is lost if you starve, except the points.
coach-dice-war-title = Order and war
coach-dice-war = Your strength is the swords on your unused dice and chits. The strongest plays first in the next age, and whoever has at least { $war } now wins the points of the war. You need not do anything: it is settled for you.
coach-dice-wonders-title = Colonies and wonders
coach-dice-wonders = Each age brings new and better tiles. A colony is paid for with strength and stays for good. A wonder is bought with gold first and then built with stone by a separate action; only then does it count.
coach-dice-end-title = That is the whole game
coach-dice-end = After age IV, the points on your tiles are added: colonies, finished wonders, developments and the advisor you still have. The lamp beside the move bar gives a hint whenever you want one. Now win!

coach-kark-aim-title = Stay in the game
coach-kark-aim = The last power left wins. You are out when you have neither money nor income and cannot move a leader. So the whole game is about oil: derricks on land, tankers in port, and a leader of yours in the capital.
coach-kark-place-title = Your first leader
coach-kark-place = Choose a leader from your reserve, then a red capital. A king or president costs 2 million for each step but earns 2 million with each derrick that has a tanker; dictator and guerrilla leader cost 1 million and earn 1. A king in a coastal country is a good start.
coach-kark-tanker-title = Your first tanker
coach-kark-tanker = You have one tanker for free. Put it in the port of your country: a derrick without a tanker earns nothing, and neither does a tanker without a derrick.
coach-kark-map-title = Reading the map
coach-kark-map = Each country is a ring of eight points. The red one is the capital, “?” draws a card, arrows lead across borders. Derricks that earn are lit. Four coastal countries have 2 derricks, three inland ones 4; U.O.R., with its one, holds the canal.
coach-kark-income-title = Income comes first
coach-kark-income = Every turn after the first begins with your income: 2 or 1 million for each derrick that has a tanker, depending on who rules. You have { $cash } million and earn { $income } a turn. The bank pays automatically when your next turn begins.
coach-kark-agent-title = Move your agent
coach-kark-agent = The agent, the hat, goes exactly four steps each turn, for free. It rules nothing and hurts nobody, but an opponent’s leader must stop where it stands. If the fourth step ends on a “?”, you draw a card.
coach-kark-leader-title = Move a leader
coach-kark-leader = Each turn you place one leader or move one, and pay. Tap a leader: reachable points show their prices. Leaving a capital gives the country up, so it is often better to place a new leader in a second free capital.
coach-kark-trade-title = Tanker or pipeline
coach-kark-trade = Once a turn you may buy (5 million), sell (3 million), station or move a tanker, and once lay a pipeline (3 million). A second tanker in your port lights your second derrick: under a king or president it pays for itself in three turns.
coach-kark-pipeline-title = Inland oil
coach-kark-pipeline = Inland countries have four derricks but no port. If you rule one of them and a neighbour with a port, a pipeline brings the oil to your tankers there. Pipelines belong to nobody: whoever rules both ends uses them.
coach-kark-question-title = The question mark
coach-kark-question = A leader that reaches a “?” must stop, and you draw one of sixteen incident cards: half of them bring money, a free march or a coup, half cost money, a tanker or a leader. Try it, or keep away from it.
coach-kark-war-title = War
coach-kark-war = A leader may march into a capital and take the seat of a leader of another kind, if you can pay for every step and no “?”, leader or opponent’s agent is in the way. Tankers in that port become yours. And watch who could reach you!
coach-kark-end-title = That is the whole game
coach-kark-end = Watch three things: what you earn a turn, what your next leader action costs, and who can reach your capitals. The lamp beside the move bar gives a hint whenever you want one. Now push the others off the continent!

advice-title = Hint
advice-thinking = One moment, looking at every move…
advice-none = There is no hint for this position.
advice-honest = An estimate of a bot that looks at what you see, not a proof. Tap a move to choose it.
advice-chances = What a reroll could pay for
advice-famine = Famine ({ $food } food)
`,de:`# Spielen lernen: erste Partien, Tipps, Chancen. Deutsch; words.en.ftl hat dieselben Schlüssel.

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
`};export{e as t};