# The page's own words, English. Format: Fluent. de.ftl has the same keys.

title = Nations
lead = Two board games of nations, for one screen or many.
about-game = { $game ->
    [dice] Dice, tiles and four ages. Buy wisely, feed your people, gather books, and be ready for war.
    [kark] Leaders, agents, tankers and pipelines on the oil continent of Kark.
   *[other] A game of another package.
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
how-many = How many players?
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
    [greedy] Bot, plays solidly
    [random] Bot, moves at random
   *[other] Bot { $bot }
}
bots-levels = Bots, from easy to hard
bots-others = Other bots, from weak to strong
seat-open = Open, by invitation
name-of = Name at seat { $number }
player = Player { $number }
guest = Guest
name-bot = { $bot ->
    [easy] Easy bot
    [normal] Bot
    [hard] Hard bot
    [expert] Expert bot
    [rules] Bot (knows the ropes)
    [search] Bot (looks ahead)
    [greedy] Bot
    [random] Random bot
   *[other] Bot { $bot }
}
name-open = Seat { $number } is open
called = { $power } · { $name }
name-away = Bot for { $name }
name-gone = (away) { $name }
options = Options
option-supply = Supply of dice and chits
option-hall_of_fame = Hall of Fame
option-overpaying = Paying more than the price
option-tougher = Tougher solo game
option-start_cash = Starting money, in millions
option-ruin = Eliminated without income: whoever
option-stuck = A player who cannot pay for a step for three turns
option-free_tanker = A first tanker without a port
option-bank = Money of the bank
option-quiet_rounds = Quiet rounds that end the game
option-first_player = The first player
option-first_turn_trade = Trade in the first turn
option-duty = Money for the leader action
option-trade_moment = Tankers and pipelines
option-captured_leaders = Captured leaders
option-abandoned_port = Tankers in an abandoned port
option-pipeline_builder = To lay a pipeline, rule
option-card_chain = A leader that a card brings to a question mark
option-blocked = A player who cannot move a leader
option-round_limit = Limit of rounds
option-value = { $choice ->
    [supply-limited] limited, as in the box
    [supply-unlimited] unlimited
    [hall_of_fame-more_than] for more than its points
    [hall_of_fame-at_least] for at least its points
    [overpaying-no] no
    [overpaying-yes] yes
    [tougher-off] off
    [tougher-on] on
    [duty-kept] must be kept back
    [duty-loose] may be spent
    [trade_moment-any] at any moment after income
    [trade_moment-last] only after the leader
    [captured_leaders-out] leave the game
    [captured_leaders-reserve] return to the reserve
    [abandoned_port-taker] go to whoever takes it
    [abandoned_port-owner] stay their owner’s
    [pipeline_builder-one_end] at least one end
    [pipeline_builder-both_ends] both ends
    [card_chain-draw] draws another
    [card_chain-none] draws no other
    [blocked-out] is eliminated
    [blocked-skip] skips this action
    [round_limit-none] none
    [quiet_rounds-off] no limit
    [ruin-penniless] has no money at all
    [ruin-cannot_pay] cannot pay for a leader action
    [stuck-out] is eliminated
    [stuck-stays] stays in the game
    [free_tanker-hand] stays in hand
    [free_tanker-sea] waits at sea
    [bank-endless] never runs out
    [bank-box] only what the box holds
    [first_turn_trade-no] no
    [first_turn_trade-yes] yes
    [first_player-drawn] is drawn at random
    [first_player-agreed] sits at seat 1
    [first_player-agreed2] sits at seat 2
    [first_player-agreed3] sits at seat 3
    [first_player-agreed4] sits at seat 4
   *[other] { $value }
}
open-file = Continue from a game file…
from-file = Continues after { $moves ->
    [one] one move
   *[other] { $moves } moves
} from a game file.
new-instead = Start anew instead
no-game-file = { $name } is not a game file of this program.
content-set = Content set: { $name } ({ $status ->
    [reconstruction] a reconstruction, not the printed values
    [printed] the printed values
   *[own] a set of its own
}).
content-title = What you play with
own-set = If you own the box, enter its values in a file, check it with “nations check-set FILE”, and start the server with “nations serve --set FILE”.
reconstruction = reconstruction
puzzle = Puzzle of the day
position = Position
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
match-running = in progress
match-damaged = cannot be opened
forget-match = Take it off the list
your-turn = Your turn
turn-short = Your turn.
no-server = The server does not answer. Is it running?
try-again = Try again
reload = Reload
failed-title = Something went wrong
failed-text = Your match is safe on the server. Reload the page to continue.
cannot-open = This match cannot be opened
loading = One moment…
to-start = To the start
close = Close
menu = Menu
watching = watching

invited = You are invited
invited-by = { $names } { $count ->
    [one] is
   *[other] are
} waiting for you.
your-seat = Your seat
your-name = Your name
sit-down = Sit down
only-watch = Just watch

lobby = Before the game
lobby-text = The game begins as soon as every seat is taken.
lobby-full = Every seat is taken. The game begins as soon as everybody is here.
about-to-begin = About to begin
shares-shown = Everybody contributes to the dice, so that nobody can control them.
is-here = here
is-away = not connected
make-link = Make an invitation
only-this-machine = You opened the page as “localhost”: these links work on this machine only. For others in your network to join, open the page at the network address that the server names when it starts.
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
line-taken-back = Taken back:
show-rule = Show rule { $rule }
chat-empty = Nobody has said anything.
chat-write = Say something
chat-watching = Only players can write.
send = Send
rules-search = Search the rules
rules-none = No rule found.
rules-of = Rules: { $game ->
    [dice] Nations: The Dice Game
    [kark] The Game of Nations
   *[other] { $game }
}
rule-restored = { $game ->
    [kark] Known from other public sources
   *[other] In the rulebook, its icon restored
}
rule-status = { $status ->
    [stated] In the rulebook
    [restored] { rule-restored }
    [interpreted] Our ruling
    [reconstructed] Reconstructed
   *[other] An example of the rulebook
}

move-bar = Your move
moves-all = All moves
moves-beside = Always possible
confirm = Do it
no-way-back = This cannot simply be taken back.
back = Back
share = Share
share-text = Play with me: { $title }
undo = Undo
undo-nothing = There is nothing to take back yet.
undo-chance = Chance came after your last move: dice, tiles or cards.
undo-other-seat = Somebody else has moved since.
watching-turn = You are watching. It is { $name }’s turn.
you-are-out = You are out of the game.
watch-on = You may still watch.
waiting-for = It is { $name }’s turn.
chance-comes = The dice are rolling.
catching-up = See what happened…
skip = Skip
connection-lost = The connection is lost, but nothing else: it will come back by itself.

question = A question
asks = { $what ->
    [undo] { $name } asks to take the last move back.
   *[stop] { $name } proposes to abandon the game, without a result.
}
answer-by = Who has not answered by { $time } has said no.
agree = Agree
disagree = Refuse
asked-here = { $name }, do you agree?
awaited = Waiting for { $names }
denied = { $by ->
    [nobody] { denied-what } Nobody answered in time.
   *[somebody] { denied-what } { $name } said no.
}
denied-what = { $what ->
    [undo] The move is not taken back.
   *[stop] The game continues.
}
ask-undo = Ask to take back a move
menu-new = New game (this one stays open)
ask-stop = Propose to abandon the game (no result)
leave-to-bot = Let a bot play for me
come-back = Play myself again
give-up = Free my seat
give-up-sure = Really free your seat?
stand-in = Let a bot play for { $name }
commitment = The server committed to its dice before anybody sat down: { $hash }

hand-over = Hand over to { $name }
hand-over-to = Please hand the screen to
i-am = I am { $name }

winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
why-won = By the rule: { $title } ({ $rule })
score = { $game ->
    [dice] { $score } VP
    [kark] { $out ->
        [yes] out of the game
       *[no] Score { $score }
    }
   *[other] { $score }
}
stopped = All agreed to abandon the game. There is no result.
rematch = Play again
to-rematch = To the next match
look-at-table = Look at the table
download-file = Game file
download-proof = Proof of the dice
show-result = Show the result

settings = Settings
language = Language
theme = Appearance
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
set-motion = Animations
set-sound = Sound
sound-off = None
sound-turn = My turn, when I am elsewhere
sound-all = All
set-speed = Speed of bots and animations
speed = { NUMBER($speed, maximumFractionDigits: 1) }×
set-tutor = Tutor
set-tutor-at = { $least ->
    [0] No warnings
   *[other] Warn from { $least }% on
 }
set-quick = A tap plays at once, without asking
set-odds = Show exact odds, where the match allows it
set-handover = Ask who plays next at one screen
notify-me = Notify me when it is my turn

hint = Hint
hint-worth = worth about { NUMBER($worth, maximumFractionDigits: 1) } { $unit }
hint-chance = { NUMBER($worth, maximumFractionDigits: 1) }% chance of winning
hint-range-chance = between { $low }% and { $high }%
hint-range = between { $low } and { $high }
hint-none = There is no hint here.
review = Luck and skill
replay = Watch it again
replay-so-far = Watch what happened so far
learn = Learn in ten minutes
learn-game = Learn { $title }
new-here = New here? Learn in ten minutes
learn-first = Learn it first (10 minutes)
clock = Time per move
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
answer-time = Time to answer a question
answer-choice = { $seconds ->
    [0] { $clock ->
        [yes] as long as for a move
       *[no] a day
    }
    [60] 1 minute
    [600] 10 minutes
    [3600] 1 hour
   *[other] a day
}
waiting-gone = It is { $name }’s turn, who is not connected now.
waiting-bot = A bot plays for { $name }.
advice = Hints and odds are allowed
how-title = How it works
how-1-title = Point at it
how-1 = Tap a tile, a die, a piece. What you can do lights up, and the bar below says in words what it costs.
how-2-title = Look up the rule
how-2 = Every line of the log and every refusal names its rule. Tap it to read it.
how-3-title = Trust the dice
how-3 = Nobody can choose them, not even the server. After the game everybody can check each roll.
recap = While you waited
recap-seen = Seen: close
bot-for-you = A bot plays for you.
solo-over = { $name }: the end of the four ages
look-box = Look into the box
choose-set = Content set
the-box = The box
rules-as-book = Read as a book
rules-print = Print
recap-next = { $at } of { $of }: next
rematch-changed = Play again, seats changed
match-with = with { $names }
match-alone = { $count ->
    [one] alone
   *[other] { $count } players at this screen
}
match-waiting = waiting for players
match-result = { $how ->
    [won] Won
    [shared] Shared victory
   *[lost] Lost
} { $points }
match-solo = { $game ->
    [dice] Solo: { $score } VP
   *[other] { $score }
}
match-won-by = Won by { $names }, { $points }
invitation-used = This invitation is used
invitation-used-text = Somebody has taken the seat, or a newer invitation was made. You can watch the match, or ask for a new invitation.
watch-instead = Watch the match
to-your-seat = To your seat
chat-unread = { $count ->
    [one] Chat: one new line
   *[other] Chat: { $count } new lines
}
set-keys = Single keys press buttons (“?” lists them)
keys = Keyboard shortcuts
keys-match = At the table
keys-replay = In a replay
key-u = U
key-u-does = Undo
key-h = H
key-h-does = Hint
key-a = A
key-a-does = All moves
key-n = N
key-n-does = Next of what happened while you waited (on a narrow screen)
key-x = X
key-x-does = What happened was seen
key-l = L
key-l-does = Log
key-r = R
key-r-does = Rules
key-c = C
key-c-does = Chat
key-m = M
key-m-does = Menu
key-p = P
key-p-does = Numbers on the map of Kark
key-1 = 1–9
key-1-does = The buttons below, from left to right: reroll, pass and so on
key-enter = Enter
key-enter-does = Do what the bar says
key-escape = Esc
key-escape-does = One step back; closes what lies over the table
key-space = Space
key-space-does = Skip what still moves
key-arrows = ← ↑ → ↓
key-arrows-does = From tile to tile, line to line, place to place; Tab goes to the next group
key-step = ← →
key-step-does = One move back or on
key-round = Page ↑ ↓
key-round-does = To the age or round before or after
key-ends = Home, End
key-ends-does = To the beginning, to the end
key-play = Space
key-play-does = Play or pause
