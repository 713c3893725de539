# Der Tisch des Würfelspiels, deutsch.

dice-nation-0 = Rom
dice-nation-1 = Griechenland
dice-nation-2 = Persien
dice-nation-3 = Ägypten
dice-shadow = Schatten
dice-age = Zeitalter { $numeral }
dice-famine-word = Hunger
dice-war-word = Krieg
dice-famine = Hungersnot: { $count } Nahrung
dice-war = Krieg: { $count } Stärke
dice-passed = gepasst
dice-players = Spieler in ihrer Reihenfolge
dice-player = { $nation }, { $name }: { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
}, { $books ->
    [one] { $books } Buch
   *[other] { $books } Bücher
}, Stärke { $strength }{ $passed ->
    [yes] , hat gepasst
   *[no] {""}
}{ $turn ->
    [yes] , am Zug
   *[no] {""}
}. Tableau zeigen
dice-others = Die anderen Nationen
dice-board = Dein Tableau: { $nation }
dice-market = Plättchen zum Kaufen
dice-tray = Deine Würfel und Marker
dice-supply = Im Vorrat
dice-supply-endless = Von allem immer genug.
dice-none-left = Für diese Runde ist alles eingesetzt.
dice-used-short = benutzt
dice-used = { $count ->
    [one] { $count } benutzter Würfel oder Marker
   *[other] { $count } benutzte Würfel und Marker
}
dice-has = { $dice ->
    [one] { $dice } unbenutzter Würfel
   *[other] { $dice } unbenutzte Würfel
} und { $chits } Marker
dice-no-advisor = kein Berater
dice-no-wonder = kein Wunder im Bau
dice-nothing-beside = Platz für Kolonien und Wunder
dice-site = Im Bau
dice-price = Preis: { $price }.
dice-not-now = Gerade nicht zu kaufen.

dice-resource = { $resource ->
    [gold] Gold
    [stone] Stein
    [food] Nahrung
    [book] Buch
   *[strength] Stärke
}
dice-amount = { $resource ->
    [book] { $count ->
        [one] { $count } Buch
       *[other] { $count } Bücher
    }
   *[other] { $count } { dice-resource }
}
dice-colour = { $colour ->
    [white] weiß
    [orange] orange
    [blue] blau
   *[red] rot
}
dice-colour-er = { $colour ->
    [white] weißer
    [orange] orangefarbener
    [blue] blauer
   *[red] roter
}
dice-colour-e = { $colour ->
    [white] weiße
    [orange] orangefarbene
    [blue] blaue
   *[red] rote
}
dice-chit-name = { $chit ->
    [gold] Goldmarker
    [stone] Steinmarker
    [food] Nahrungsmarker
    [book] Buchmarker
    [strength] Stärkemarker
   *[reroll] Wurfwiederholung
}
dice-die = { dice-colour-er } Würfel: { dice-amount }
dice-unrolled = { dice-colour-er } Würfel, noch nicht geworfen
dice-chit = { dice-chit-name }
dice-chits = { $count } × { dice-chit-name }
dice-kind = { $kind ->
    [building] Bauwerk
    [military] Militär
    [advisor] Berater
    [colony] Kolonie
   *[wonder] Wunder
}
dice-gives-dice = { $count ->
    [one] { $count } { dice-colour-er } Würfel
   *[other] { $count } { dice-colour-e } Würfel
}
dice-gives-rerolls = { $count }× neu werfen
dice-needs-stone = { $count } Stein Baukosten
dice-gives-chit = 1 { dice-chit-name }
dice-vp = { $count ->
    [0] keine Punkte
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}

dice-about-building = Nimmt den Platz einer deiner fünf Entwicklungen ein; seine Würfel gehören dir.
dice-about-military = Nimmt den Platz einer deiner fünf Entwicklungen ein; rote Würfel bringen Stärke.
dice-about-advisor = Lässt dich neu werfen, solange der Berater bleibt, oder bringt Punkte, oder beides.
dice-about-colony = Wird mit Stärke bezahlt und liegt für immer neben deinem Tableau.
dice-about-wonder = Erst kaufen, dann mit einer späteren Aktion aus Stein bauen.

dice-ask-acting = Wähle ein Plättchen, wirf neu oder passe.
dice-ask-picking = Welche Würfel wirfst du neu?
dice-ask-paying = { $count ->
    [0] Der Preis ist bezahlt. Leg mehr dazu oder drück „Fertig“.
   *[other] Noch { dice-amount } zu zahlen: mit Würfeln oder Markern.
}
dice-ask-replacing = Welche Entwicklung muss weichen?
dice-ask-returning = Was geht zurück in den Vorrat?
dice-ask-studying = Welche Bücher setzt du ein?
dice-ask-feeding = Überstehst du die Hungersnot?
dice-ask-rolling = Die Würfel rollen.
dice-ask-seating = Die Reihenfolge wird ausgelost.
dice-ask-laying = Neue Plättchen kommen.
dice-ask-event = Das Ereignis wird gezogen.
dice-ask-shadow = Der Schatten würfelt.
dice-ask-removing = Der vierseitige Würfel rollt.
dice-ask-over = Das Spiel ist aus.

dice-do-Pass = Passen
dice-do-Reroll = Neu werfen
dice-do-Build = Bauen
dice-do-Roll = Werfen
dice-do-Done = Fertig
dice-do-Feed = Hungersnot überstehen
dice-do-Starve = Nicht
dice-do-ReturnUsed = Ein benutztes Stück

dice-chance = Jetzt { $now } %, nach dem besten neuen Wurf { $after } %.
dice-chance-same = Jetzt { $now } %; ein neuer Wurf hilft nicht.

dice-printed-0 = Axt­kämpfer
dice-printed-1 = Farm
dice-printed-2 = Karawane
dice-printed-3 = Stein­bruch
dice-printed-4 = Tempel
dice-printed-about = { $name }, auf dem Tableau aufgedruckt: 1 weißer Würfel
dice-each-word = je
dice-vp-word = SP
dice-each = Jedes ist { $vp } SP wert
dice-step-tiles = Plättchen
dice-step-actions = Aktionen
dice-step-books = Bücher
dice-step-famine = Hunger
dice-step-order = Folge
dice-step-war = Krieg
dice-step-now = Wir sind bei: { $step }
dice-look-round = Eine Runde im Überblick zeigen
dice-look = In die Schachtel schauen
