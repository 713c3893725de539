var e={en:`# Learning to play: first games, hints, chances. English; words.de.ftl has the same keys.

learn-title = { $game ->
    [kark] Learn The Game of Nations
   *[dice] Learn The Dice Game
}
learn-lead-dice = You lead a people through four ages. Dice bring gold, stone, food, books and strength; with them you buy progress, and progress brings more dice. After the fourth age, whoever has the most points has written history.
learn-lead-kark = The oil continent of Kark has eight countries and up to four powers that want them. Put leaders into the capitals, tankers into the ports, and live on what the derricks earn. The last power with money and influence wins.
learn-how-1 = About ten minutes at a real table, with fixed dice: nothing can go wrong, and no clock runs.
learn-how-2 = The coach points at what it speaks of. Do what it asks for, or let it do it for you.
learn-how-3 = You can leave at any time and continue here later; the rules behind each step are one tap away.
learn-start = Start the lesson
learn-continue = Continue at step { $at }
learn-other = { $game ->
    [dice] Prefer The Dice Game?
   *[kark] Prefer The Game of Nations?
}
learn-none = This game is not on this server.

learned-title = { $game ->
    [kark] You know The Game of Nations
   *[dice] You know The Dice Game
}
learned = That was everything you need for a first game. The coach stays here if you want to see a step again.
learned-play = Play against a gentle bot
learned-again = The lesson again
to-invitation = Back to the invitation

coach = Coach
coach-of = Step { $at } of { $of }
coach-back = Previous step
coach-next = Next
coach-done = Finish
coach-do-it = Do it for me
lesson-you = You
lesson-program = Program
lesson-not-this = Possible in a real game. In this lesson, do what the coach asks for.

advice-title = Hint
advice-thinking = One moment, looking at every move…
advice-none = There is no hint for this position.
advice-honest = An estimate of a bot that looks at what you see, not a proof. Tap a move to choose it.
advice-own = The server is busy or away. Your browser worked these numbers out by the same rules: an estimate, not a proof. Only the server names reasons, so there are none here. Tap a move to choose it.
advice-nowhere = The server is busy or away, and this page could not get what it needs to look at moves itself. Try again in a moment.
advice-worked-out = every possibility of the round is worked out
advice-chances = What a reroll could pay for
advice-famine = Famine ({ $food } food)
`,de:`# Spielen lernen: erste Partien, Tipps, Chancen. Deutsch; words.en.ftl hat dieselben Schlüssel.

learn-title = { $game ->
    [kark] Das Spiel der Nationen lernen
   *[dice] Das Würfelspiel lernen
}
learn-lead-dice = Du führst eine Nation durch vier Zeitalter. Würfel bringen Gold, Stein, Nahrung, Bücher und Stärke; damit kaufst du Fortschritt, und Fortschritt bringt neue Würfel. Wer nach dem vierten Zeitalter die meisten Siegpunkte hat, hat Geschichte geschrieben.
learn-lead-kark = Auf dem Ölkontinent Kark liegen acht Länder, und bis zu vier Mächte wollen sie haben. Setze deine Staatschefs in die Hauptstädte, deine Tanker in die Häfen und lebe von dem, was die Bohrtürme abwerfen. Wer zuletzt noch Geld und Einfluss hat, gewinnt.
learn-how-1 = Etwa zehn Minuten an einem echten Tisch, mit festen Würfeln: Nichts kann schiefgehen, und keine Uhr läuft.
learn-how-2 = Der Trainer zeigt auf das, wovon er spricht. Tu, worum er bittet, oder lass es ihn für dich tun.
learn-how-3 = Du kannst jederzeit aufhören und hier später weitermachen; die Regel zu jedem Schritt ist einen Fingertipp entfernt.
learn-start = Lektion beginnen
learn-continue = Bei Schritt { $at } weitermachen
learn-other = { $game ->
    [dice] Lieber das Würfelspiel?
   *[kark] Lieber das Spiel der Nationen?
}
learn-none = Dieses Spiel gibt es auf diesem Server nicht.

learned-title = { $game ->
    [kark] Du kennst das Spiel der Nationen
   *[dice] Du kennst das Würfelspiel
}
learned = Das war alles, was du für eine erste Partie brauchst. Willst du einen Schritt noch einmal sehen, ist der Trainer hier.
learned-play = Gegen einen sanften Bot spielen
learned-again = Die Lektion noch einmal
to-invitation = Zurück zur Einladung

coach = Trainer
coach-of = Schritt { $at } von { $of }
coach-back = Schritt zurück
coach-next = Weiter
coach-done = Fertig
coach-do-it = Mach es für mich
lesson-you = Du
lesson-program = Programm
lesson-not-this = In einer echten Partie ginge das. In dieser Lektion tu, worum der Trainer bittet.

advice-title = Tipp
advice-thinking = Einen Moment, alle Züge werden angesehen …
advice-none = Für diese Stellung gibt es keinen Tipp.
advice-honest = Die Schätzung eines Bots, der sieht, was du siehst; kein Beweis. Tippe einen Zug an, um ihn zu wählen.
advice-own = Der Server ist beschäftigt oder nicht erreichbar. Diese Zahlen hat dein Browser nach denselben Regeln gerechnet: eine Schätzung, kein Beweis. Gründe nennt nur der Server, deshalb stehen hier keine. Tippe einen Zug an, um ihn zu wählen.
advice-nowhere = Der Server ist beschäftigt oder nicht erreichbar, und diese Seite konnte nicht laden, was sie braucht, um Züge selbst anzusehen. Versuche es gleich noch einmal.
advice-worked-out = alle Möglichkeiten der Runde sind durchgerechnet
advice-chances = Wofür eine Wurfwiederholung reichen könnte
advice-famine = Hungersnot ({ $food } Nahrung)
`};export{e as t};