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
position-edit = Change the position
position-back = Back
position-table = The table
position-nothing = nothing
position-nowhere = nowhere yet
position-order = Player order
position-turn = To move
position-event = Event
position-space = Space { $space }
position-vp = Points
position-books = Books
position-passed = Has passed
position-yes = { $value ->
    [1] yes
   *[other] no
}
position-printed = printed
position-development = Development { $number }
position-beside = Beside the board { $number }
position-die = { dice-colour } die { $number }
position-used = used
position-unrolled = not rolled yet
position-there = there
position-round = Round
position-first = Began the round
position-cash = Millions
position-point = { $country } { $number }{ $capital ->
    [1] {" "}(capital)
   *[other] {""}
}
position-hand = in hand
position-tankers = Tankers: { $place }
