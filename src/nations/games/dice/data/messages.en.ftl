# Messages of Nations: The Dice Game, English. Format: Fluent (https://projectfluent.org).
#
# A move and an event have the message of their class's name. Messages of moves are parts of a
# sentence without a full stop; most events are clauses without a subject, which `sentence` gives
# them ("Rome buys Legion for 3 gold, pays wG wG"); the others stand in a list or alone.
#
# Variables: $nation, $tile, $event are names; $dice are dice in notation; $count and $resource (or
# $chit, $colour, $kind) are a number and an id; $vp are points; $numeral is the age; $rule a rule's id.

## Things

nation-0 = Rome
nation-1 = Greece
nation-2 = Persia
nation-3 = Egypt
you = you
shadow = The shadow has { $books }.

resource = { $resource ->
    [gold] gold
    [stone] stone
    [food] food
    [book] book
   *[strength] strength
}
amount = { $resource ->
    [gold] { $count } gold
    [stone] { $count } stone
    [food] { $count } food
    [book] { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
   *[strength] { $count } strength
}
shown = { $count ->
    [1] { resource }
   *[other] { amount }
}
chit-name = { $chit ->
    [gold] gold
    [stone] stone
    [food] food
    [book] book
    [strength] strength
   *[reroll] reroll
}
chits = { $count ->
    [one] { $count } { chit-name } chit
   *[other] { $count } { chit-name } chits
}
colour-name = { $colour ->
    [white] white
    [orange] orange
    [blue] blue
   *[red] red
}
dice = { $count ->
    [one] { $count } { colour-name } die
   *[other] { $count } { colour-name } dice
}
die = { colour-name } die showing { shown }
kind = { $kind ->
    [building] Building
    [military] Military
    [advisor] Advisor
    [colony] Colony
   *[wonder] Wonder
}
kind-plain = { $kind ->
    [building] building
    [military] military
    [advisor] advisor
    [colony] colony
   *[wonder] wonder
}
victory-points = { $vp } VP
stone-to-build = { $count } stone to build
no-gain = no gain
fame = { $who ->
    [trajan] Trajan
    [ashoka] Ashoka
    [wu-zetian] Wu Zetian
    [saladin] Saladin
    [victoria] Victoria
    [charles-v] Charles V
    [cleopatra] Cleopatra
   *[dan-quayle] Dan Quayle
}
printed-development = a pre-printed development

## The table

age = Age { $numeral }
famine = famine { amount }
war = war { amount }
each-worth = { $vp } VP each
supply = In the supply: dice { $dice } · chits { $chits }
supply-endless = In the supply: always enough of everything
plate-dice = { dice }
plate-rerolls = { $count ->
    [one] { $count } reroll
   *[other] { $count } rerolls
}
plate-chit = chit: { chit-name }
label-dice = dice
label-chits = chits
label-board = board
label-advisor = advisor
label-building = to build
label-beside = beside it
passed = passed
unrolled = to be rolled
used = used:
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
points = { $vp } VP
points-and-tiles = { $vp } VP + { $tiles } on tiles
under-construction = needs { amount }

phase-seating = The player order is drawn.
phase-laying = A tile is drawn for { $space }.
phase-event = The event of age { $numeral } is drawn.
phase-shadow = The shadow rolls its blue dice.
phase-rolling = { $nation } rolls: { $dice }
phase-removing = The four-sided die is rolled.
phase-acting = { $nation }, choose an action or pass.
phase-picking = { $nation }, pick the dice to roll again.
phase-paying = { $count ->
    [0] { $nation }, the price is met. Pay more, or is that all?
   *[other] { $nation }, pay: { amount } still due.
}
phase-replacing = { $nation }, which development is replaced?
phase-returning = { $nation }, what goes back to the supply?
phase-studying = { $nation }, which books do you use?
phase-feeding = { $nation }, do you survive the famine?
phase-over = The game is over.

## Moves

Pass = Pass: no more actions this round
Reroll = Use a reroll chit, then pick the dice to roll again
Build = Build { $tile } for { amount }: { $about }
Buy = Buy { $tile } ({ $space }) for { amount }: { $about }
Pick = Pick up the { die }
Roll = Roll the dice picked up
Pay = { $lost ->
    [0] Pay with the { die }
   *[other] Pay with the { die } ({ $lost } too much)
}
PayChit = Pay with a { chit-name } chit
Trade = Use the { colour-name } die ({ shown }) as half of a trade
Replace = { $printed ->
    [yes] Replace a pre-printed development ({ $about })
   *[no] Replace { $tile } ({ $about })
}
Return = Return the { die }, which is unused
ReturnUsed = Return a used one and keep the unused
ReturnChit = Return an unused reroll chit
Use = Use the { colour-name } die for { amount }
UseChit = Use a book chit for 1 book
Done = { $phase ->
    [paying] Pay no more
   *[other] Use no more books
}
Feed = Survive the famine: { amount } for { $vp } VP
Starve = Go hungry: use nothing, score nothing

Placed = { $nation } gets the next place
Laid = { $tile }: { $about }
Drawn = { $event }: famine { $food }, war { $strength }
Rolled = { colour-name } die: { amount }
FourRolled = The four-sided die shows { $pips }

## Events

sentence = { $nation } { $clauses }
list-order = Player order: { $parts }
list-books-set = Books at the start: { $parts }
list-tiles-laid = New tiles: { $parts }
list-books-scored = Books score: { $parts }
list-famine-suffered = Famine not survived: { $parts }
list-new-order = New player order by strength: { $parts }
list-war = War: { $parts }
list-tiles-scored = Tiles score: { $parts }

Settled = by itself: { $rule }
PlaceDrawn = { $nation }
BooksSet = { $nation } { $books }
RoundStarted = Age { $numeral } begins.
TileLaid = { $space } { $tile }
EventDrawn = Event: { $event }, famine { $food } food, war { $strength } strength
ShadowRolled = The shadow rolls { $dice }: { $books ->
    [0] no books
    [one] { $books } book
   *[other] { $books } books
}
DieRolled = rolls { $dice }
RerollStarted = uses a reroll
DiePicked = picks up { $dice }
TileChosen = buys { $tile } for { amount }
BuildingStarted = builds { $tile } for { amount }
DiePaid = pays { $dice }
ChitPaid = pays { chits }
DieTraded = trades { $dice }
TileTaken = takes { $tile }
TileReplaced = replaces { $tile }
DieReturned = returns { $dice }
UsedDieReturned = { $count ->
    [one] returns a used { colour-name } die
   *[other] returns { $count } used { colour-name } dice
}
ChitReturned = { $used ->
    [yes] { $count ->
        [one] returns a used reroll chit
       *[other] returns { $count } used reroll chits
    }
   *[no] { $count ->
        [one] returns an unused reroll chit
       *[other] returns { $count } unused reroll chits
    }
}
DiceTaken = { $count ->
    [0] finds no { colour-name } dice in the supply
   *[other] gets { dice }
}
ChitsTaken = { $count ->
    [0] gets no { chit-name } chit
   *[other] gets { chits }
}
WonderBuilt = completes { $tile }
Passed = passes
PassedUnasked = passes, as no other action is possible
TileRemoved = The four-sided die removes { $tile } ({ $space }).
NothingRemoved = The four-sided die shows { $pips }: no tile is removed.
BookDieUsed = uses { $dice } for { $count ->
    [one] { $count } book
   *[other] { $count } books
}
BookChitUsed = uses { $count ->
    [one] { $count } book chit
   *[other] { $count } book chits
}
BooksDone = has { $books ->
    [one] { $books } book
   *[other] { $books } books
} now
BooksScored = { $nation } { $vp ->
    [0] 0 VP
   *[other] +{ $vp } VP
}
FeedingStarted = survives the famine with { amount }
FamineMet = scores { $vp } VP
FamineSuffered = { $nation }
PlaceTaken = { $nation } ({ $strength })
WarMet = { $nation } +{ $vp } VP
WarLost = { $nation } 0 VP
TilesScored = { $nation } { $vp ->
    [0] 0 VP
   *[other] +{ $vp } VP
}
GameWon = { $nation } wins with { $vp } VP.
SoloEnded = { $name ->
    [none] { $vp } VP: not enough for the Hall of Fame.
   *[other] { $vp } VP: { $name } in the Hall of Fame.
}

score-BooksScored = Books
score-FamineMet = Famine
score-WarMet = War
score-TilesScored = Tiles

## Reasons of hints: $points and $rounds (still to come after this one) besides the above

reason-vp = { $points ->
    [0] {""}
   *[other] , { $points } VP at the end
}
reason-chit = { $chit ->
    [gold] , a gold chit
    [stone] , a stone chit
    [food] , a food chit
    [book] , a book chit
    [strength] , a strength chit
    [reroll] , a reroll chit
   *[none] {""}
}
reason-span = { $rounds ->
    [0] this round
    [one] this round and one more
   *[other] this round and { $rounds } more
}
reason-new-dice = { $dice ->
    [0] no new dice
    [one] { $dice } new { colour-name } die
   *[other] { $dice } new { colour-name } dice
} for { reason-span }{ reason-vp }
reason-points = { $points ->
    [0] brings no points
   *[other] brings { $points } VP at the end
}, and { $dice ->
    [one] { $dice } { colour-name } die
   *[other] { $dice } { colour-name } dice
} for the rest of the round
reason-advisor = { $rerolls ->
    [0] no rerolls
    [one] { $rerolls } reroll a round for { reason-span }
   *[other] { $rerolls } rerolls a round for { reason-span }
}{ reason-vp }
reason-colony = beside the board for good{ reason-vp }{ reason-chit }
reason-wonder = to be built for { $stone } stone{ reason-vp }{ reason-chit }
reason-build = completes the wonder{ reason-vp }{ reason-chit }
reason-reroll = { $dice ->
    [0] no dice are worth a reroll
    [one] one die again{ reason-hope }
   *[other] { $dice } dice again{ reason-hope }
}
reason-hope = { $resource ->
    [none] {""}
   *[other] : more { resource-more } in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of the rolls
}
resource-more = { $resource ->
    [book] books
   *[other] { resource }
}
reason-pass = keeps what is left for books, famine, order and war
reason-pick = likely to get better
reason-keep = better left as it lies
reason-roll = { $dice ->
    [one] one die is picked up
   *[other] { $dice } dice are picked up
}
reason-pay = for what it shows
reason-pay-chit = saves the dice
reason-trade = what it shows is given up
reason-replace = gives up { $dice ->
    [one] { $dice } { colour-name } die
   *[other] { $dice } { colour-name } dice
}{ reason-vp }
reason-return-used = costs nothing this round
reason-return-chit = costs a reroll this round
reason-return = what it shows is given up
reason-books = { $books ->
    [one] { $books } book
   *[other] { $books } books
} in the race
reason-done = keeps the rest for famine and war
reason-enough = the price is met, the rest is kept
reason-at-once = its dice count in this round already
reason-denied = an opponent wants it most
reason-left-more = what is left can do about { $points } VP more
reason-left-less = it takes about { $points } VP from what the rest could do
reason-solved = every possibility of the round is worked out
reason-feed = { $points } VP for { $food } food
reason-starve = saves the dice, gives up { $points } VP

# Examples and units for the terminal
example-line = b2 oG2 chit
example-rule = D-A7
heading-seat = Nation
why-too-dear = { $tile } costs { amount }. You have { $have }{ $resource ->
    [strength] :
   *[other] , trades counted:
} { $missing } { $missing ->
    [one] is
   *[other] are
} missing.
why-no-reroll = { $count ->
    [0] You have no unused reroll chit.
   *[other] You have no unused die to roll again.
}
why-no-tile = No tile lies on { $space }.
why-not-there = { $count ->
    [0] { $thing } does not count here.
   *[other] You have { $thing } only { $count ->
        [one] once
       *[other] { $count } times
    }.
}
why-other-number = To pick: { $count }. You picked { $picked }.
why-other-sum = To pay: { amount }. You gave { $given }, which makes { $worth }: { $fault ->
    [missing] { $missing } missing. Two dice that show something else make 1.
    [half] a die that shows something else makes 1 only with a second one.
   *[more] less is enough.
}
round-step = { $step ->
    [tiles] tiles and event
    [actions] actions
    [books] books
    [famine] famine
    [order] order
   *[war] war
}

box-dice = { $left ->
    [-1] { dice }
   *[other] { dice }, { $left } in the supply
}
box-chance = { $count ->
    [one] 1 of 6 faces ({ $percent }%)
   *[other] { $count } of 6 faces ({ $percent }%)
}
box-chits = Chits
box-printed = Printed on every board
printed-name = { $at ->
    [0] Axeman
    [1] Farm
    [2] Caravan
    [3] Quarry
   *[4] Temple
}
box-tiles = Age { $numeral }: { $count } tiles
box-events = Age { $numeral }: { $count } events
box-on-board = on the progress board, { $space }
box-held = held by { $nation }
box-to-come = may still come
box-out = out of this game
box-event-now = this round’s event
