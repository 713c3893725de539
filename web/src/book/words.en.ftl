# The box and what can be looked up at the table, English.

box-title = The box: { $game ->
    [dice] Nations: The Dice Game
   *[kark] The Game of Nations
}
box-sections = Parts of the box
box-section-round = A round
box-section-signs = Signs
box-section-dice = Dice
box-section-tiles = Tiles
box-section-events = Events
box-section-pieces = Pieces
box-section-countries = Countries
box-section-cards = Cards
box-set-choice = Content set
box-how-known = Under each thing stands how its values are known.

origin-status = { $status ->
    [stated] in the rulebook
    [known] known
    [disputed] disputed
    [reconstructed] reconstructed
    [printed] as printed
   *[own] own value
}
origin-of = { $status ->
    [stated] in the rulebook: { $fields }
    [known] known: { $fields }
    [disputed] disputed: { $fields }
    [reconstructed] reconstructed: { $fields }
    [printed] as printed: { $fields }
   *[own] own: { $fields }
}
origin-field = { $field ->
    [name] name
    [kind] kind
    [type] type
    [vp] points
    [dice] dice
    [rerolls] rerolls
    [stone] stone
    [chit] chit
    [food] famine
    [strength] war
    [derricks] derricks
    [seas] sea
    [capital] capital
    [question] “?”
    [effect] effect
    [millions] amount
    [leader] leader
   *[steps] steps
}

box-in-box = { $count } in the box
box-in-supply = { $count } in the supply
box-face-chance = { $count } of 6 faces, { $percent }%
box-average = On average a roll brings { $list }.
box-chits = Chits
box-printed = Printed on every board
box-printed-about = One white die each.
box-age = Age { $numeral }
box-at-board = on the board, { $space }
box-held = { $nation }
box-to-come = may still come
box-out = out of this game
box-now = this round
box-event-about = Famine { $food } food, war { $war } strength; { $vp } VP each
box-tiles-laid = Of the 15 tiles of an age, { $count } are laid out in its round. The others stay in the box.
box-events-drawn = Of the three events of an age one is drawn.

round-1-title = New tiles and event
round-1 = The progress board gets new tiles of the next age, and an event is turned up. Used dice and chits can be used again.
round-2-title = Actions
round-2 = In player order, everyone takes one action or passes, until all have passed: buy a tile, build your wonder, or roll dice again with a reroll chit. Dice are rolled before the first action.
round-3-title = Books
round-3 = In reverse order, everyone may use books. Then each nation scores for every one that has fewer: { $solo ->
    [yes] 2 VP
   *[no] 1 VP, with one or two players 2 VP
}.
round-4-title = Famine
round-4 = Whoever has the food that the event asks for may use it and scores as many points as the age has strokes.
round-5-title = Player order
round-5 = The strongest goes first in the next round, and so on. Ties keep their order.
round-6-title = War
round-6 = Whoever has the strength that the event asks for scores the same number of points.
round-end = After age IV the points of the tiles are added. The most points win.
round-now = We are here.

sign-gold = Gold: buys tiles
sign-stone = Stone: builds wonders
sign-food = Food: for the famine
sign-book = Book: scores at the end of a round
sign-strength = Strength: buys colonies, sets the order, for the war
sign-reroll = Reroll: roll any of your dice again
sign-vp = Victory points
sign-price = Price of a tile: its row, in gold or, for a colony, in strength
sign-die = A die of this colour is gained
sign-chit = A chit is gained
sign-stone-cost = Stone that a wonder still needs
sign-flat = Used in this round
sign-hope = Chance to pay for it after the best reroll

box-leader = { $count } for each player. A step costs { $step } million; a derrick that earns brings { $income }.
box-agent = agent
box-agent-about = { $count } for each player. Four steps a turn; stops leaders, meets cards.
box-tanker = tankers
box-tanker-about = { $count } in the box. Bought for { $buy }, sold for { $sell } million.
box-pipeline = pipelines
box-pipeline-about = { $count } in the box, { $price } million each.
box-money = money
box-money-about = { $count } million in the box.
box-left = { $count } left
box-country-type = { $type ->
    [canal] at the canal, port on both seas
    [inland] inland
   *[coastal] { $sea ->
        [north] port on the north sea
       *[south] port on the south sea
    }
}
box-derricks = { $count ->
    [one] 1 derrick
   *[other] { $count } derricks
}
box-ruled = ruled by { $power }
box-card-seen = seen
box-card-unseen = still unseen
box-card-place = number { $place } to come
box-links = Where pipelines can be laid
box-laid = laid
box-laid-first = lies from the start

book-overview = The game at a glance
book-contents = Contents
book-pictures = The two pictures of the rulebook
book-play = Open and play from here
book-to-invitation = Back to the invitation
