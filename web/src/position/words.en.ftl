# A position by itself. English; words.de.ftl has the same keys.

position-title = Position
position-text = The position in notation
position-seats = Players
position-show = Show
position-best = What is best here?
position-thinking = One moment…
position-play = Play from here
position-link = Copy the link
position-chance = Chance comes first here: dice or cards.
position-worth = { $words }: { $worth } { $unit }
position-none = Nobody can say what is best here.
