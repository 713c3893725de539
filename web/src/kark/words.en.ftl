# The table of The Game of Nations: its own labels. Names of countries and cards come with the content.

kark-map = Map of Kark
kark-sheet = The Game of Nations · 1973
kark-status-reconstruction = reconstruction
kark-status-printed = printed
kark-status-own = own set
kark-canal = Canal
kark-sea-north = North sea
kark-sea-south = South sea
kark-numbers = Numbers of the points
kark-zoom-in = Zoom in
kark-zoom-out = Zoom out
kark-zoom-reset = Show the whole map

kark-king = king
kark-any = leader
kark-president = president
kark-dictator = dictator
kark-guerrilla = guerrilla leader
kark-tanker = tanker
kark-tanker-hand = tanker in hand
kark-pipeline = pipeline
kark-power-0 = Red
kark-power-1 = White
kark-power-2 = Blue
kark-power-3 = Green
kark-you = you
kark-million = { $count } million
kark-million-short = M
kark-income = +{ $count } a turn
kark-bank = Bank: { $count }
kark-none = none
kark-free = free
kark-good = good
kark-bad = bad

kark-own = Your side of the table
kark-reserve = In reserve
kark-board = On the board
kark-gone = Lost
kark-powers = The powers
kark-countries = The countries
kark-out = out of the game
kark-fleet = Tankers: { $port } in port, { $sea } at sea, { $hand } in hand
kark-fleet-short = port { $port } · sea { $sea }{ $hand ->
    [0] {""}
   *[other] {" "}· hand { $hand }
}
kark-thing = { $price ->
    [0] { $name }, { $count } left
   *[other] { $name }, { $count } left, price { $price } million
}
kark-country = { $ruler ->
    [none] { $name }: free, { $derricks ->
        [one] 1 derrick
       *[other] { $derricks } derricks
    }
   *[other] { $name }: { $ruler }, { $leader }. { $derricks ->
        [one] 1 derrick
       *[other] { $derricks } derricks
    }, { $rate } million each with a tanker; earns { $earns } million
}

kark-round = Round { $count }
kark-stages = Stages of the turn
kark-stage-income = Income
kark-stage-agent = Agent
kark-stage-card = Card
kark-stage-leader = Leader
kark-stage-tanker = Tanker
kark-stage-pipeline = Pipeline
kark-stage-place = First leader
kark-stage-free-tanker = First tanker
kark-mark-done = done
kark-mark-due = due now
kark-mark-open = open

kark-target-agent = Take your agent: { $count } places to go
kark-target-leader = Take your { $leader } at { $place } { $number }: { $count ->
    [one] one place to go
   *[other] { $count } places to go
}
kark-target-fleet = Take a tanker at { $place }: { $count ->
    [one] one move
   *[other] { $count } moves
}
kark-target-ask = Capital of { $place }: { $count ->
    [one] one way
   *[other] { $count } ways
} to take it

kark-effect-cash-won = Receive { $millions } million from the bank.
kark-effect-cash-lost = Pay { $millions } million to the bank.
kark-effect-advance = A { $leader } goes up to { $steps } steps without paying.
kark-effect-retreat = A { $leader } falls back up to { $steps } steps without paying, by no capital.
kark-effect-withdraw = A { $leader } leaves the board.
kark-effect-lose-tanker = A tanker is lost.
kark-effect-coup = A leader from the reserve seizes a country.
kark-deck = Incident cards: { $count } unseen ({ $good } good, { $bad } bad)
kark-deck-known = Incident cards: the order is known
kark-deck-next = Next
kark-deck-unseen = Still unseen
kark-deck-seen = Seen, in this order

kark-ask-over = The game is over.
kark-ask-other = It is { $name }’s turn.
kark-ask-first = The first player is drawn at random.
kark-ask-card = An incident card is drawn.
kark-ask-placing = Choose a leader from your reserve, then one of the lit capitals.
kark-ask-free-tanker = Where does your first tanker go?
kark-ask-agent = Send your agent four steps, to one of the lit points.
kark-ask-in-hand = In hand: { $name }. { $thing ->
    [leader] Where does this leader go?
    [reserve] Where is this leader placed?
    [agent] Where does the agent go?
    [pipes] Where is the pipeline laid?
    [fleet] Where does the tanker go, or is it sold?
   *[other] Where does the tanker go?
} Touch what is lit.
kark-ask-ways = You can { $ways }.
kark-ask-due = You can { $ways }. A leader must be moved or placed.
kark-may-move = move a leader
kark-may-place = place one from your reserve
kark-may-skip = go without a leader action
kark-may-tanker = take a tanker action
kark-may-pipeline = lay a pipeline
kark-may-end = end your turn
kark-ask-advancing = The card lets a leader advance for free: to which lit point?
kark-ask-retreating = The card makes a leader fall back: to which lit point?
kark-ask-withdrawing = The card takes a leader off the board: which one?
kark-ask-losing = The card costs you a tanker: which one?
kark-ask-coup = A coup: choose a leader from your reserve, then the capital it seizes.
kark-ask-agreeing = End the game here and rank the players still in?

kark-drawn = { $name } draws
kark-map-help = Arrow keys go to the nearest place that can be chosen, Enter chooses, Escape goes back.
kark-here-leader = { $power }: { $leader } on { $number }
kark-here-agent = { $power }: agent on { $number }
kark-here-tankers = { $power }: { $count ->
    [one] 1 tanker
   *[other] { $count } tankers
} in port
kark-legend = Signs on the map
kark-sign-capital = Capital: a leader there rules the country
kark-sign-question = A figure that stops here draws a card
kark-sign-point = Point of a ring: one step to the next
kark-sign-arrow = One step across the border, both ways
kark-sign-derrick = Derrick
kark-sign-lit = Derrick that earns, with a tanker in port
kark-sign-port = Port
kark-sign-pipeline = Pipeline: brings inland oil to a port
kark-sign-link = A pipeline can be laid here
kark-why-wait = It is not your turn.
kark-why-take = First touch the piece that is to go there.
kark-why-not = This cannot be used at this moment of the turn.
kark-deck-look = What the cards do
kark-look-pieces = All pieces, prices and countries

kark-card-leader-word = { $leader ->
    [king] king
    [president] president
    [dictator] dictator
   *[guerrilla] guerrilla leader
}
kark-card-title-leader = { $own ->
    [yes] You lose a leader{ $lost ->
        [yes] {" "}and a country
       *[no] {""}
    }
   *[no] A leader falls
}
kark-card-leader = { $by } captures { $power }’s { kark-card-leader-word } in { $country }{ $lost ->
    [yes] {" "}and rules there now
   *[no] {""}
}.
kark-card-title-coup = A coup
kark-card-coup = { $power } seizes { $country }.
kark-card-title-withdrawn = { $own ->
    [yes] You lose a leader
   *[no] A leader leaves
}
kark-card-withdrawn = { $power }’s { kark-card-leader-word } leaves the board.
kark-card-title-tanker = Tankers taken
kark-card-tanker = { $power } takes { $count ->
    [one] one tanker
   *[other] { $count } tankers
} in { $country }.
kark-card-title-out = { $own ->
    [yes] You are out
   *[no] A power is out
}
kark-out-why = { $rule ->
    [K-E1h] You resigned.
    [K-E1g] You had no leader left.
    [K-E1i] Three turns in a row you lacked the money for a leader action.
   *[other] You could neither move nor place a leader any more.
}
kark-card-out = { $power } is out of the game.
kark-card-title-card = An incident
kark-card-card = { $power } draws “{ $name }”. { $effect }
