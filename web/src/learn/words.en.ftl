# Learning to play: first games, hints, chances. English; words.de.ftl has the same keys.

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
