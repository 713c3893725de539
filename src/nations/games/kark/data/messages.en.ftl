# Messages of The Game of Nations, English. Format: Fluent (https://projectfluent.org).
#
# Every move and every event has the message of its class name. Variables:
#   $power, $other          names of powers (power-0 to power-3)
#   $leader                 king | president | dictator | guerrilla
#   $country, $inland, $port, $card   names of the content set; $country and $port in the form country-…,
#                           or union-… for a name that is an abbreviation (German: die U.O.R.)
#   $point, $origin, $start, $end   points ("Qasira 7"); for tankers the messages place-from and place-to
#   $place, $kind           a port country in the form country-of, and where: port | north | south
#   $count, $steps          how many;  $millions  Kark dollars
# The message of a move is a sentence without its full stop; $clauses follow it after a colon. The
# message of an event is a clause of "sentence", after the power that it is about.
# Texts are plain: no square brackets, as the terminal reads them as markup.

## Things

power-0 = Red
power-1 = White
power-2 = Blue
power-3 = Green
you = you
leader = { $leader ->
    [any] leader
    [king] king
    [president] president
    [dictator] dictator
   *[guerrilla] guerrilla leader
}
sea = { $sea ->
    [north] north sea
   *[south] south sea
}
millions = { $millions } million
steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
tankers = { $count ->
    [one] { $count } tanker
   *[other] { $count } tankers
}
point = { $country } { $number }
country-in = in { $name }
country-to = to { $name }
country-of = of { $name }
country-whole = { $name }
union-in = in { $name }
union-to = to { $name }
union-of = of { $name }
union-whole = { $name }
place-at = { $kind ->
    [hand] in hand
    [north] in the north sea
    [south] in the south sea
   *[port] in the port { $place }
}
place-into = { $kind ->
    [hand] into the hand
    [north] in the north sea
    [south] in the south sea
   *[port] in the port { $place }
}
place-to = { $kind ->
    [hand] to the hand
    [north] to the north sea
    [south] to the south sea
   *[port] to the port { $place }
}
place-for = { $kind ->
    [hand] for the hand
    [north] for the north sea
    [south] for the south sea
   *[port] for the port { $place }
}
place-from = { $kind ->
    [hand] from the hand
    [north] from the north sea
    [south] from the south sea
   *[port] from the port { $place }
}
effect = { $effect ->
    [cash-won] you get { millions }
    [cash-lost] you lose { millions }
    [advance] a { leader } of yours goes up to { steps } without paying
    [retreat] a { leader } of yours falls back up to { steps } without paying
    [withdraw] a { leader } of yours leaves the board
    [lose-tanker] you lose a tanker
   *[coup] a leader from your reserve seizes a country
}

## The table

column-cash = cash
column-income = income
column-board = board
column-reserve = reserve
column-gone = lost
column-countries = countries
column-tankers = tankers
in-port-at-sea = { $hand ->
    [0] { $port } port, { $sea } sea
   *[other] { $port } + { $sea } + { $hand } hand
}
cash = { $millions } million
out = out of the game
stock = In stock: { tankers }, { $pipes ->
    [one] { $pipes } pipeline
   *[other] { $pipes } pipelines
}
bank = Bank: { millions }
canal = Canal: { $holder ->
    [nobody] open to all
   *[power] open to { $power } only
}
cards-unseen = Incident cards: { $count } unseen ({ $good } good, { $bad } bad)
cards-last = Incident cards unseen: { $cards }
cards-next = Next incident cards: { $cards }
card-drawn = Card: { $card } ({ effect })
round = Round { $count }
canal-name = canal
stage = { $stage ->
    [income] income
    [agent] agent
    [leader] leader
    [tanker] tanker
    [pipeline] pipeline
    [place] leader on a capital
    [first-tanker] first tanker
   *[card] card
}
coast = { $kind ->
    [north] port on the north sea
    [south] port on the south sea
    [both] canal, port on both seas
   *[inland] inland
}
legend = { $sign ->
    [leaders] Red’s king (K king, P president, D dictator, G guerrilla leader)
    [agent] Red’s agent
    [capital] capital
    [question] card
    [derrick] derrick, rate
    [port] port, tanker
    [nobody] nobody’s
    [arrow] arrow
    [pipeline] pipeline
   *[link] possible pipeline
}

phase-first = The first player is drawn at random.
phase-card = { $power } draws an incident card.
phase-placing = { $power }, place a leader in a free capital.
phase-free-tanker = { $power }, where does your first tanker go?
phase-agent = { $power }, move your agent four steps.
phase-leader = { $power }, move a leader or place one.
phase-last = { $power }, { $open ->
    [both] a tanker action, a pipeline, or the end of your turn?
    [tanker] a tanker action, or the end of your turn?
   *[pipeline] a pipeline, or the end of your turn?
}
phase-advancing = { $power }, where does a { leader } advance?
phase-retreating = { $power }, where does a { leader } fall back to?
phase-withdrawing = { $power }, which { leader } leaves the board?
phase-losing = { $power }, which tanker do you lose?
phase-coup = { $power }, which country is seized, and by whom?
phase-agreeing = { $power }, do you agree to end the game and rank the players still in?
phase-over = The game is over.

## Moves

with-clauses = { $move }: { $clauses }
clause-leaves = gives up { $country }
clause-takes = takes { $country }
clause-attacks = attacks the { leader } of { $power }
clause-ousts = captures the { leader } of { $power }
clause-tankers = gets { tankers }
clause-card = draws a card
clause-out = you are out of the game

Place = Place a { leader } { $country } ({ millions })
PutTanker = { $kind ->
    [hand] Keep your first tanker in hand
   *[other] Put your first tanker { $place }
}
MoveAgent = Send the agent to { $point }
MoveLeader = { $leader ->
    [none] Move a leader from { $start } to { $end }
   *[other] Move the { leader } from { $start } to { $end } ({ steps }, { millions })
}
BuyTanker = Buy a tanker ({ millions }) { $place }
SellTanker = Sell a tanker { $place } (for { millions })
Station = Put the tanker in hand into play { $place }
Sail = { $canal ->
    [yes] Sail a tanker { $start } through the canal { $end }
   *[no] Sail a tanker { $start } { $end }
}
LayPipeline = Lay a pipeline from { $inland } { $port } ({ millions })
Advance = { $leader ->
    [none] Advance a leader from { $start } to { $end } (free)
   *[other] Advance the { leader } from { $start } to { $end } (free)
}
Retreat = { $leader ->
    [none] Fall back with a leader from { $start } to { $end } (free)
   *[other] Fall back with the { leader } from { $start } to { $end } (free)
}
Withdraw = { $leader ->
    [none] Take a leader off the board at { $point }
   *[other] Take the { leader } off the board at { $point }
}
LoseTanker = Lose a tanker { $place }
Seize = Seize { $country } with a { leader } (free)
Skip = Go without a leader action
End = End the turn
Resign = Resign and leave the game
ProposeStop = Propose to end the game and rank the players still in
Agree = Agree: end the game and rank by cash, tankers and income
Decline = Decline: play on
Begun = { $power } begins
CardDrawn = { $card }: { effect }

## Events

sentence = { $power } { $clauses }
Settled = by itself
FirstChosen = begins
TurnStarted = is to move
IncomeCollected = { $millions ->
    [0] collects nothing
   *[other] collects { millions }
}
LeaderPlaced = places a { leader } { $country } for { millions }
TankerPut = { $kind ->
    [hand] keeps the first tanker in hand
   *[other] puts the first tanker { $place }
}
AgentMoved = sends the agent to { $point }
LeaderMoved = moves the { leader } from { $origin } to { $point } for { millions }
LeaderAdvanced = advances the { leader } to { $point }, free
LeaderRetreated = falls back with the { leader } to { $point }, free
LeaderCaptured = captures the { leader } of { $other }
CountryTaken = takes { $country }
CountryLeft = gives up { $country }
TankersTaken = gets { tankers }
TankerBought = buys a tanker { $place }
TankerSold = sells a tanker { $place } for { millions }
TankerStationed = puts the tanker in hand into play { $place }
TankerSailed = sails a tanker { $start } { $end }
PipelineLaid = lays a pipeline from { $inland } { $port }
CardTurned = draws “{ $card }”
CashWon = gets { millions }
BankShort = goes without { millions }: the bank is empty
CashLost = { $millions ->
    [0] has nothing to lose
   *[other] loses { millions }
}
CardWithoutEffect = which has no effect
LeaderWithdrawn = takes the { leader } off the board at { $point }
TankerLost = loses a tanker { $place }
CoupMade = seizes { $country } with a { leader }
LeaderActionReplaced = which replaces the leader action
LeaderActionSkipped = goes without a leader action
PowerOut = is eliminated
StopProposed = proposes to end the game and rank the players still in
StopAgreed = agrees to end the game
StopDeclined = plays on
RoundEnded = Round { $count } is over.
GameEnded = { $count ->
    [one] { $reason ->
        [last] { $powers } wins as the last power in the game.
       *[ranked] { $powers } wins by cash, tankers and income.
    }
   *[other] { $powers } share the victory by cash, tankers and income.
}
and = { $first } and { $last }

## Why a move looks good or bad

reason-attack = conquers a country{ $tankers ->
    [0] { "" }
    [one] { " " }with { $tankers } tanker
   *[other] { " " }with { $tankers } tankers
}; income then { $income } million a turn
reason-win = wins the game
reason-out = you would be out of the game
reason-income = raises the income from { $before } to { $after } million a turn
reason-loses = lowers the income from { $before } to { $after } million a turn
reason-safer = safer: attackers could win { $after } instead of { $before } million
reason-exposed = exposed: attackers could win { $after } instead of { $before } million
reason-aim = prepares an attack worth about { $gain } million
reason-card = draws a card, counted by what all cards bring on average
reason-pipeline = costs { $price } million for a pipeline that brings little yet
reason-tanker = costs { $price } million for a tanker that brings little yet: { $tankers } then
reason-price = costs { $price } million and changes little
reason-cash = brings { $millions } million
reason-quiet = costs nothing and changes little
reason-enough = nothing else is worth its price now
reason-later = can wait until after the leader, when more is known
reason-lead = your lead in the ranking: { $lead }

# Examples and units for the terminal
example-line = uor.6>uor.5 end
example-rule = K-W3
heading-seat = Power
heading-total = Score
status-restored = known from other public sources
why-thing = { $thing ->
    [way] The way there
    [reserve] A { leader }
    [stock] A tanker
   *[pipes] A pipeline
}
why-not = { $why ->
    [K_P1] { why-thing } costs { $price } million. You have { $cash }: { $missing } missing.
    [K_T5b] { why-thing } costs { $price } million. Of your { $cash } you must keep { $kept } for the leader.
    [K_T6] Nothing more of this kind this turn: one tanker action and one pipeline.
    [K_T6a] Tankers and pipelines are traded after the leader has moved.
    [K_C5] The stock is empty.
    [K_T1] { $stage ->
        [placing] On your first turn you first place a leader on a free capital.
        [free_tanker] The first tanker goes to the port of your new country, or it waits.
       *[other] The first tanker was put on the first turn.
    }
    [K_T1a] { $other ->
        [hand] The first tanker goes to the port of your new country, or it waits in hand.
        [sea] The first tanker goes to the port of your new country, or it waits at sea.
       *[none] A tanker in hand goes to a sea or to a port of yours.
    }
    [K_T1b] { $thing ->
        [tanker] { $stage ->
            [last] The tanker that you kept in hand comes into play on a later turn.
           *[other] The leader comes first. Then the tanker in your hand goes to the port of its country, or waits.
        }
       *[other] On the first turn the agent does not move and nothing is traded.
    }
    [K_T3] { $stage ->
        [agent] The agent moves first, its four steps.
       *[other] The agent has moved this turn.
    }
    [K_T4] One leader action a turn: it is done.
    [K_T5] The leader action comes first: place a leader or move one.
    [K_T5a] A leader action is possible and can be paid, so you must take one.
    [K_L1a] A leader sits in this capital: new leaders need a free one.
    [K_L1b] You have no { leader } in reserve.
    [K_L2] The { leader } gets no way there: it keeps its direction on a ring, and leaders, opponents’ agents and question marks stop it.
    [K_L3] { $other ->
        [own] Your own leader stands there.
        [same] The leader in this capital is a { leader }, too: it cannot attack its own type.
       *[outside] A leader outside a capital cannot be attacked: its point is closed.
    }
    [K_G2] The agent goes exactly four steps and does not turn back: it cannot end there.
    [K_G4] The card of your agent took the place of the leader action.
    [K_N1] A new tanker lies at sea or in the port of a country that you rule.
    [K_N2] A tanker goes one step: from a port to its sea, from a sea to a port of its coast.
    [K_N3] The canal is open to the ruler of its country only.
    [K_N4] You do not rule this country: its port is closed to you.
    [K_N6] You have no tanker there.
    [K_Q1] No pipeline can be laid between these countries.
    [K_Q3] You rule no country from which this pipeline could be laid.
    [K_Q4] A pipeline lies there already.
    [K_D1a] The card is carried out first.
    [K_D6] The card does not lead there: its steps and the rules of moving hold.
    [K_D7] The card takes a leader of yours of its type.
    [K_D7a] The card does not lead there: a leader that falls back avoids all capitals.
    [K_D8] The card takes a tanker of yours, at sea or in a port.
    [K_D9] A coup needs a free capital, or an opponent’s leader of another type.
    [K_E1g] Without a leader there is nothing left to trade for.
    [K_E3] First answer whether the game should end.
   *[other] That is not possible at this moment of the turn.
}
why-misfit = { $thing ->
    [agent] The agent goes from point to point.
    [leader] Leaders go from point to point.
    [reserve] A new leader is placed on a free capital.
    [pipes] A pipeline joins an inland country and a port where the map shows a link.
    [none] Nothing of yours can go there now.
   *[other] Tankers lie at sea or in ports.
}
box-pieces = Pieces and prices
box-leader = { $count } for each player; a step costs { $step } million, a derrick that earns brings { $income }
box-each = { $count } for each player
box-agent-name = agent
box-tanker-name = tankers
box-pipeline-name = pipelines
box-money-name = money
box-tankers = { $count } in the box; buy for { $buy }, sell for { $sell } million
box-pipelines = { $count } in the box; { $price } million each
box-countries = Countries
box-country = { $coast }, { $count ->
    [one] 1 derrick
   *[other] { $count } derricks
}
box-ruled = ruled by { $power }
box-links = Where pipelines can be laid
box-laid = laid
box-laid-first = lies from the start
box-cards = { $count } incident cards
box-good = good
box-bad = bad
box-seen = seen
box-unseen = still unseen
box-card-next = number { $place } to come
