# The page's own words, English. Format: Fluent. de.ftl has the same keys.

title = Nations
lead = Two board games of nations, for one screen or many.
about-game = { $game ->
    [dice] Dice, tiles and four ages. Buy well, keep fed, read, and be ready for war.
    [kark] Leaders, agents, tankers and pipelines on the oil continent of Kark.
   *[other] A game of nations.
}
long-title = { $game ->
    [dice] Nations: The Dice Game
    [kark] The Game of Nations
   *[other] { $game }
}
short-title = { $game ->
    [dice] The Dice Game
    [kark] Kark
   *[other] { $game }
}
seats-range = { $low } to { $high } players
how-many = How many play?
seat-who = Who sits at seat { $number }?
seat-me = Me
seat-here = Somebody at this screen
seat-bot = { $bot ->
    [easy] Bot, easy
    [normal] Bot, normal
    [hard] Bot, hard
    [expert] Bot, expert
    [rules] Bot, knows the ropes
    [search] Bot, looks ahead
    [greedy] Bot, plays well
    [random] Bot, plays anything
   *[other] Bot { $bot }
}
seat-open = Open, by invitation
name-of = Name at seat { $number }
player = Player { $number }
guest = Guest
name-bot = { $bot ->
    [easy] Easy bot
    [normal] Bot
    [hard] Hard bot
    [expert] Expert bot
    [rules] Bot (rules)
    [search] Bot (search)
    [greedy] Bot
    [random] Random bot
   *[other] Bot { $bot }
}
name-open = Seat { $number } is open
called = { $power } · { $name }
name-away = { $name } (a bot plays)
options = Options
option-supply = Supply of dice
option-hall_of_fame = Hall of Fame
option-overpaying = Paying more than the price
option-tougher = Tougher solo game
option-start_cash = Starting money, in millions
option-ruin = Out without income is who
option-stuck = Who cannot pay a step for three turns
option-free_tanker = A first tanker without a port
option-bank = Money of the bank
option-quiet_rounds = Quiet rounds that end the game
option-first_player = The first player
option-first_turn_trade = Trade in the first turn
option-duty = Money for the leader's move
option-trade_moment = Tankers and pipelines
option-captured_leaders = Captured leaders
option-abandoned_port = Tankers in an abandoned port
option-pipeline_builder = To lay a pipeline, rule
option-card_chain = A card that leads to a question mark
option-blocked = Who cannot move a leader
option-round_limit = Limit of rounds
option-value = { $value ->
    [limited] limited, as in the box
    [unlimited] unlimited
    [off] off
    [on] on
    [no] no
    [yes] yes
    [more_than] for more than its points
    [at_least] for at least its points
    [kept] must be kept back
    [loose] may be spent
    [any] at any moment after income
    [last] only after the leader
    [out] out of the game
    [reserve] back to the reserve
    [taker] go to who takes it
    [owner] stay their owner's
    [one_end] one end
    [both_ends] both ends
    [draw] draws another card
    [none] none
    [skip] skips it
    [penniless] has no money at all
    [cannot_pay] cannot pay a leader action
    [stays] stays in the game
    [hand] stays in hand
    [sea] waits at sea
    [endless] never runs out
    [box] only what the box holds
    [drawn] is drawn
    [agreed] sits at seat 1
    [agreed2] sits at seat 2
    [agreed3] sits at seat 3
    [agreed4] sits at seat 4
   *[other] { $value }
}
}
open-file = Go on from a game file …
from-file = Goes on after { $moves } moves of a game file.
new-instead = Start anew instead
no-game-file = { $name } is not a game file of this program.
content-set = Content set: { $name } ({ $status ->
    [reconstruction] a reconstruction, not the printed values
    [printed] the printed values
   *[own] a set of its own
}).
content-title = What you play with
own-set = If you own the box, enter its values in a file, check it with “nations check-set”, and start the server with it.
reconstruction = reconstruction
hall-of-fame = Hall of Fame
read-rules = Read the rules
about-the-games = About the games
about-facts = { $players } players · { $minutes } minutes · age { $age }
about-publisher = Publisher
play = Play
open-table = Open the table
independent = An independent project, not affiliated with the authors or publishers of the games.
own-matches = Your matches
match-over = The match is over
match-running = goes on
match-damaged = cannot be opened
forget-match = Take it off the list
your-turn = Your turn
turn-short = Your turn.
no-server = The server does not answer. Is it running?
try-again = Try again
reload = Load again
failed-title = Something broke
failed-text = Your match is safe on the server. Load the page again to go on.
cannot-open = This match cannot be opened
loading = One moment …
to-start = To the start
close = Close
menu = Menu
watching = watching

invited = You are invited
invited-by = { $names } is waiting for you.
your-seat = Your seat
your-name = Your name
sit-down = Sit down
only-watch = Only watch

lobby = Before the game
lobby-text = The game begins as soon as every seat is taken.
about-to-begin = About to begin
shares-shown = Everybody adds to the dice, so that nobody can choose them.
is-here = here
is-away = not connected
make-link = Make an invitation
only-this-machine = You opened the page as “localhost”: these links work on this machine only. Others in your network need its address there, which the server names when it starts.
watch-link = A link to watch
link = Link
copy = Copy
copied = Copied
show-qr = QR code
qr = The link as a QR code

panel-log = Log
panel-rules = Rules
panel-chat = Chat
log-empty = Nothing has happened yet.
show-rule = Show rule { $rule }
chat-empty = Nobody has said anything.
chat-write = Say something
chat-watching = Only players can write.
send = Send
rules-search = Search the rules
rules-none = No rule says that.
rules-of = Rules: { $game ->
    [dice] Nations: The Dice Game
    [kark] The Game of Nations
   *[other] { $game }
}
rule-status = { $status ->
    [stated] In the rulebook
    [restored] In the rulebook, its icon restored
    [interpreted] Our ruling
    [reconstructed] Reconstructed
   *[other] An example of the rulebook
}

move-bar = Your move
moves-all = All moves
moves-beside = Always possible
confirm = Do it
back = Back
undo = Undo
undo-nothing = There is nothing to take back yet.
undo-chance = Dice or a draw came after your last move.
undo-other-seat = Somebody else has moved since.
watching-turn = You are watching. { $name } is at turn.
waiting-for = { $name } is at turn.
dice-rolling = The dice are rolling.
catching-up = See what happened …
skip = Skip
connection-lost = The connection is lost. Nothing else is: it comes back by itself.

question = A question
asks = { $what ->
    [undo] { $name } asks to take the last move back.
   *[stop] { $name } asks to stop without a result.
}
agree = Agree
disagree = Refuse
awaited = Waiting for { $names }
ask-undo = Ask to take back a move
ask-stop = Ask to stop
leave-to-bot = Let a bot play for me
come-back = Play myself again
give-up = Give up my seat
give-up-sure = Really give it up?
stand-in = Let a bot play for { $name }
commitment = The server committed to its dice before anybody sat down: { $hash }

hand-over = Hand over to { $name }
hand-over-to = Please hand the screen to
i-am = I am { $name }

winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
why-won = Decided by: { $title } ({ $rule })
score = { $game ->
    [dice] { $score } VP
    [kark] { $out ->
        [yes] out
       *[no] { $score } million
    }
   *[other] { $score }
}
stopped = All agreed to stop. There is no result.
rematch = Play again
to-rematch = To the next match
look-at-table = Look at the table
download-file = Game file
download-proof = Proof of the dice
proof-how = The proof holds everything needed to check every die: “nations verify FILE”.
show-result = Show the result

settings = Settings
language = Language
theme = Appearance
theme-auto = As the device
theme-light = Light
theme-dark = Dark
set-motion = Things move
set-sound = Sound at my turn
set-quick = A tap plays at once, without asking
set-odds = Show exact chances, where the match allows it
set-handover = Ask who plays next at one screen
notify-me = Notify me when it is my turn

hint = Hint
hint-worth = worth about { NUMBER($worth, maximumFractionDigits: 1) } { $unit }
hint-none = There is no hint here.
replay = Watch it again
learn = Learn by playing
clock = Time for a move
clock-choice = { $seconds ->
    [0] as long as you like
    [30] 30 seconds
    [60] 1 minute
   *[other] { $minutes } minutes
}
clock-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
advice = Hints and odds are allowed
how-title = How it works
how-1-title = Point at it
how-1 = Tap a tile, a die, a piece. What you can do lights up, and the bar below says in words what it costs.
how-2-title = Ask the rule
how-2 = Every line of the log and every refusal names its rule. Tap it to read it.
how-3-title = Trust the dice
how-3 = Nobody can choose them, the server neither. After the game everybody can check each roll.

look-box = Look into the box
choose-set = Content set
the-box = The box
rules-open-all = Read them through: open all
rules-fold = Fold them again
rules-print = Print
