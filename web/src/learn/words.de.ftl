# Spielen lernen: erste Partien, Tipps, Chancen. Deutsch; words.en.ftl hat dieselben Schlüssel.

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
