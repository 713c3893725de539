# The program's own messages, English: what the terminal says in every game.

title = { $title }
content-set = Content set: { $name } ({ $status ->
    [reconstruction] a reconstruction, not the printed values
    [printed] the printed values
   *[own] a set of its own
})
person = { $people ->
    [one] you
   *[other] human
}
seat = Seat { $number }
help-short = Moves by number or notation; help lists the commands; quit keeps the game.
resumed = The game continues after { $moves ->
    [one] one move
   *[other] { $moves } moves
}. The last of them:
your-turn = { $name }, it is your turn

help =
    Moves      a number of the list, the notation beside it, or a beginning of it
               that is unique; several in a line follow one another{ $line ->
        [none] .
       *[other] : { $line }
    }
    rules ID   what a rule says{ $rule ->
        [none] ;
       *[other] { " " }(rules { $rule });
    } rules WORD searches; rules lists all
    hint       the best-looking moves, and why
    undo       take back your last move, unless dice or somebody else came after it
    log        what happened, with the rules (log 50 for more)
    box        all dice, tiles and cards, and where they are (box WORD searches)
    board      show the table again (an empty line repeats the moves)
    position   the position in one line, for nations play --from
    save FILE  keep the game (without FILE: where it is kept anyway)
    comment TEXT  say something about the table; it is kept with the game
    quit       leave; the game is kept and can be resumed

more = Enter shows the rest of the table { "" }
folded = + stands for several moves. To see them, type how they begin: { $beginning }
fold = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
things-by-number = Behind a move, by number: { $things }. A whole choice in one line: move and things, in any order.
pick-by-number = All of them in one line, in any order: { $things }
pick-nothing = Or nothing: { $those }
line-too-long = Your turn is over before “{ $rest }”.
nothing-played = Nothing of this line was played.
no-such-thing = { $text } is not to be picked here, only: { $things }
named-twice = { $text } stands there twice; each thing counts once.
beside = Always possible: { $moves }
line-stopped = Not played: { $rest } (your move is complete, and the table has changed).
refused = { $text } is not possible: { $rule }, { $title }. To read it: rules { $rule }
several-meant = { $text } could be any of: { $moves }
no-such-number = There is no move { $text } here, only 1 to { $count }.
did-you-mean = { $text } is not a move here. Did you mean { $command }?
not-understood = { $text } is not a move here. Type a number of the list, or help.

undo-nothing = There is nothing to take back yet.
undo-chance = Dice or a draw came after your last move; it cannot be taken back.
undo-other-seat = Somebody else has moved since; your move cannot be taken back.
undone = Taken back: { $text } ({ $name })

bot-failed = { $name }: the bot { $bot } { $how ->
    [crashed] crashed
    [late] took too long
    [nonsense] chose no legal move
   *[raised] failed
}; { $by } moved for it.
moves-taken-back = { $name } takes back what stands struck out.
bot-given-up = { $name }: the bot { $bot } has failed too often and is not asked any more; { $by } plays on for it.

hint-points = What looks best, with the points at the end:
hint-chances = What looks best, with the chance of winning in percent:
chance-unit = % chance of winning
points-unit = points
judged-looked = found by looking ahead
judged-exact = every possibility is worked out
hint-within = between { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } and { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-exact = exact
hint-worth = { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) }
no-hint = There are no hints for this game.
no-position = This game has no notation for positions.

no-such-rule = No rule is called or contains “{ $text }”; rules alone lists all of them.
rules-more = To read one: rules ID
rule-status = { $status ->
    [stated] in the rulebook
    [restored] in the rulebook, its icon restored
    [interpreted] our ruling
    [reconstructed] reconstructed
   *[example] an example of the rulebook
}

comment-how = Type what you want to say after the word: comment now it gets tight
commented = Noted after move { $at }; it is kept with the game.
saved = Saved in { $path }.
resume-with = To continue: nations play --resume { $path }
another-game = { $path } holds another game. Nothing was changed: choose another name.
cannot-save = This game cannot be saved here.
left = You left the game. It was not saved.
left-saved = You left the game. It is kept in { $path }.
error = { $message }

column-seat = Seat
column-player = Player
column-total = Total
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
not-over = The game is not over.

outcome-prompt = What came? { "" }
outcome-help = Type what came: a number of the list, its notation, or a beginning that is unique; several in one line count one after another. An empty line lists all; undo takes back what came last; quit keeps the game.
outcome-undone = Taken back: { $text }
no-such-outcome = { $text } is not possible here. Type a number or the notation; an empty line lists all.

remark-comment = Comment: { $text }
remark-variation = Instead: { $line }{ $text ->
    [none] { "" }
   *[other] { " " }({ $text })
}
replay-prompt = Move { $at } of { $end }: Enter next, b back, r next round, a number, q quit > { "" }
replay-help = Enter: next move · b: back · r: next round · a number: that move · q: quit

verify-match = Match { $match }: { $title }, { $records } records
verify-commitment = The server committed to { $commitment }
verify-head = The records end in { $head }
verify-shares = The dice depend on the server’s secret and on the shares of these seats:
verify-share = { "  " }{ $seat }: { $share }
verify-no-shares = No seat gave a share: the dice depend on the server’s secret alone.
verify-missing = Committed to a share and did not reveal it, so it does not count: seats { $seats }.
verify-dropped = Given to a bot when shares had been shown, so its share does not count: seats { $seats }.
verify-position = The match began from a position that was given: how it came about, nobody can verify.
verify-imported = { $moves ->
    [one] The first move comes from a game file: nobody can verify its dice.
   *[other] The first { $moves } moves come from a game file: nobody can verify their dice.
}
verify-undone = { $times ->
    [one] Moves were taken back once; draws among them are checked and stay counted.
   *[other] Moves were taken back { $times } times; draws among them are checked and stay counted.
}
verify-histogram = Draws of each stream, where in their range the numbers fell, and the range in which 95% of fair matches would lie:
verify-annulled = Committed to a share and did not reveal it: put out of the seat, and all committed again: seats { $seats }.
verify-repeated = { $draws ->
    [one] One draw was taken back, so that another came in its place:
   *[other] { $draws } draws were taken back, so that others came in their place:
}
verify-repeated-leave = record { $seq }: { $draws } for { $seat }, by leave of { $leave }
verify-repeated-alone = record { $seq }: { $draws } for { $seat }; nobody else was there to be asked
verify-repeated-without = record { $seq }: { $draws } for { $seat }, WITHOUT the leave of { $lacking }
verify-wrong-taken = record { $seq }: seat { $seat } took back { $draws ->
    [one] one draw
   *[other] { $draws } draws
} and { $moves ->
    [one] one move
   *[other] { $moves } moves
} of others without the leave of seats { $lacking }
verify-wrong-stopped = record { $seq }: the match was stopped without the leave of seats { $lacking }
verify-wrong-annulled = record { $seq }: shares were annulled although no seat owed one, or too late
verify-stream = { $stream }  { $draws }  { $bars }  { $counts }  ({ $low }–{ $high })
verify-luck = Outside (*): { $outside } of { $bars } bars; about one in twenty lies outside by luck alone. For looking at, not a test of significance.
verify-result = Result: { $scores }
verify-wrong = WRONG: { $what }
verify-more = … and { $count ->
    [one] one more thing that is wrong
   *[other] { $count } more things that are wrong
}
verify-unfinished =
    The secret is not revealed yet. Checked: the chain, the shares, the counters, the rules, and that
    each number is its outcome. Not checked: the secret and the numbers. Come back when the match is over.
verify-verified =
    Verified: every draw follows from the committed secret and these shares, and every move from the rules.
    Compare the commitment with the one you saw when you sat down, and the share with yours.
verify-not-verified = NOT verified.
verify-wrong-head = the chain of all records ends in { $found }…, but the file says { $head }…: a record was changed, added, removed or moved
verify-wrong-header = record 1 must be the only header (Opened) and of this match
verify-wrong-twice = record { $seq }: { $kind } may be there once, and was there before
verify-wrong-secret = record { $seq }: the server’s secret is not the one it committed to in record 1
verify-wrong-seat = record { $seq }: there is no seat { $seat }
verify-wrong-late-commit = record { $seq }: seat { $seat } committed when a share had already been revealed
verify-wrong-late-reveal = record { $seq }: seat { $seat } revealed a share after the match had begun
verify-wrong-uncommitted = record { $seq }: seat { $seat } revealed a share and had committed to none
verify-wrong-again = record { $seq }: seat { $seat } revealed a share twice
verify-wrong-share = record { $seq }: the share of seat { $seat } is not the one it committed to
verify-wrong-missing = record { $seq }: seats that committed and did not reveal are { $found }, not { $missing }
verify-wrong-outside = record { $seq }, draw { $nth } of { $stream }: drawn before the beginning or after the end
verify-wrong-counter = record { $seq }, draw { $nth } of { $stream }: draw { $expected } was due
verify-wrong-no-ways = record { $seq }, draw { $nth } of { $stream }: the file does not say what could have come
verify-wrong-other-ways = the file has ways for record { $name }, which is no draw
verify-wrong-total = record { $seq }, draw { $nth } of { $stream }: one of { $total }, but the ways sum to { $found }
verify-wrong-number = record { $seq }, draw { $nth } of { $stream }: the number is { $number }, it must be { $found }
verify-wrong-outcome = record { $seq }, draw { $nth } of { $stream }: number { $number } is { $found }, not { $move }
verify-wrong-stream = record { $seq }, draw { $nth } of { $stream }: by the rules it belongs to the stream { $found }
verify-wrong-ways = record { $seq }, draw { $nth } of { $stream }: the ways in the file are not those of the rules
verify-wrong-early = record { $seq }: the match was ended, but its game is not over and nobody agreed to stop
verify-wrong-spoken-for = record { $seq }: a bot played { $move } in the place of the person at seat { $seat }; only they may say that
verify-wrong-misfit = record { $seq }: not by the rules, so nothing after it could be checked by them: { $why }

# What the server refuses.
no-stale = The match has moved on meanwhile. Look at what is new, then decide again.
no-turn = It is not your turn.
no-illegal = { $move } is not possible.
no-illegal-by = { $move } is not possible: { $rule }, { $title }.
no-such-move = “{ $move }” is not a move here.
no-second-question = Something is being asked already. It must be answered first.
no-putting-out = A person’s seat is theirs until they give it up. A bot can play for them meanwhile.
no-question = Nothing is being asked of you.
no-share-awaited = Your share of the dice is not awaited.
no-such-share = This is not the share that you committed to.
no-old-share = This share was committed to before, and others may know it. Choose new bytes.
no-person = No person sits there.
no-stand-in = You are playing yourself already.
no-standing-in = This person is at the table. A bot can play for those who have lost the connection, or whose turn it has been for five minutes.
no-opening = Seats cannot be given to others while shares of the dice are being shown.
no-open-seat = This seat is not free.
no-second-rematch = The rematch exists already.
no-rematch-yet = The match is not over yet.
no-such-seat = There is no such seat; they are numbered from 0, and there { $seats ->
    [one] is one
   *[other] are { $seats }
}.
no-such-bot = There is no bot “{ $bot }”. Possible: { $bots }.
no-such-parameter = The bot { $bot } does not take “{ $parameter }”; it takes { $form }.
no-authority = You may not do that in this match.
no-over = The match is over.
no-phase = That is not possible at this point of the match.
no-room-busy = Too much is going on in this match at once. Try again in a moment.
no-store-busy = The server has too much to write at once. Nothing was changed; try again in a moment.
no-storage = The server could not keep it, so it did not happen. Try again; if this keeps happening, tell whoever runs the server.
no-damaged = What is kept of this match does not add up, so it is closed. All others continue; whoever runs the server can restore a backup.
no-new-matches = The server found damage in what it keeps, so it opens no new matches. Those that are whole continue; whoever runs it finds more in its log.
no-invitation = This invitation was used, replaced, or never given. Ask the host for a new one.
no-such-match = There is no such match here.
no-such-key = This key opens nothing in this match.
no-key = A key is needed for that.
no-same-name = Somebody at this table, or a bot, has a name that looks the same. Choose another.
no-such-name = A name needs at least one letter that can be seen.
no-such-text = There is nothing in this line that could be shown.
no-same-id = This id was used for something else. Each command needs an id of its own.
no-same-key = Each seat needs a key of its own.
no-rate = Too many at once. Wait a little.
no-hello = The first message must be Hello.
no-second-hello = Hello may be said once only.
no-such-message = The message cannot be read: { $why }
no-such-language = There is no language “{ $lang }” here. Possible: en, de.
no-such-game = There is no game “{ $game }” here. Possible: { $games }.
no-such-set = There is no content set { $digest } on this server.
learn-on = [Enter]
learn-do = Type “{ $words }”, or press Enter to have it done:
learn-not-this = Possible in a real game. In this lesson, do what is asked for (“quit” leaves).
learn-left = You left the lesson. It begins anew by: nations learn { $game }
learn-over = That was everything you need for a first game: nations play { $game }
rules-overview = The game at a glance
rules-examples = Tables of the rulebook, to play from
no-such-lesson = “{ $game }” has no lesson.
no-such-option = There is no option “{ $option }”. Possible: { $options }.
no-such-value = The option { $option } has no value “{ $value }”. Possible: { $values }.
no-such-seats = This game is for { $low } to { $high } players, not for { $given }.
no-such-file = The game cannot continue from this file: { $why }
no-such-position = The game cannot begin from this position: { $why }
no-such-format = The game file was written by a newer version of the program.
no-changed-file = The game file was changed after it was written: its digest differs.
no-such-length = The game in this file is too long to be continued here; at most { $most } moves are taken.
no-same-terms = The game file is for { $game } with { $seats } seats and its own options and set; ask for the same.
no-proof-yet = The proof exists once the match is over and the server has shown its secret.
no-such-request = The request does not fit: { $why }
no-such-page = There is nothing at this address.
no-such-method = That cannot be done at this address.
no-such-size = The request is too large.
no-such-kind = The request must be JSON (Content-Type: application/json).
no-fault = Something broke in the server; that should not happen. Whoever runs it finds it in the log.
no-review-yet = A match is reviewed when it is over.
no-such-puzzle = There is no such puzzle.
no-such-day = That is no day; write it as 2026-12-24.
no-advice = Hints are off between people unless this was agreed on when the match was opened.
no-unit = Hints for this game come from the server alone here.
serve-here = On this machine: { $link }
serve-there = In the local network: { $link }
serve-data = The matches are kept in { $path }.
serve-stop = Ctrl+C stops the server; nothing that was played is lost.

## nations arena, solo and odds

arena-title = { $game }: { $games } games, { $deals } deals in all rotations, seed { $seed }, { $set }
arena-player = Player
arena-rating = { $model }
arena-interval = 95% interval
arena-wins = Wins
arena-score = Mean score
arena-games = Games
arena-pair = { $one } above { $other }
arena-adjusted = without luck { $rate }, as from { $games } times as many games
arena-seat = Seat { $seat }
arena-seats = Games won by each seat
arena-ratings = Ratings (mean 0)
arena-pairs = Who ranks above whom
arena-speed = { $games } games in { $seconds } s
arena-test = { $verdict ->
    [stronger] Decided: { $player } is stronger by { $high } Elo rather than by { $low }.
    [weaker] Decided: { $player } is stronger by { $low } Elo at most, rather than by { $high }.
   *[open] Not decided: whether { $player } is stronger by { $high } Elo or by { $low }.
}
arena-stopped = Stopped. { $kept ->
    [yes] The same command continues from { $path }.
   *[no] Nothing was kept (--keep FILE keeps it).
}
stopped = Stopped.
run-stopped = Stopped; nothing was counted.
arena-faults = Faults
arena-faulty = { $way ->
    [stand-in] Where a player failed, { $player } played on from there.
   *[forfeit] A player that fails loses the game.
}
arena-hopeless = { $player } failed in ten games in a row, so the rest was not played.
arena-command = Made by:
arena-written = Written: { $path }

solo-title = { $game }, alone: { $games } games for each player, seed { $seed }, { $set }
solo-player = { $player }: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average (95%: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
solo-no-rank = none
solo-rank = { $name } (above { $points })
solo-rank-from = { $name } (from { $points })
solo-scores = Points
solo-ranks = Hall of Fame
solo-bound = Nobody can have more than { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average, whatever they do (95%: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, from { $deals } deals)
train-report = { $seats } there, { $positions } positions: off by { NUMBER($before, minimumFractionDigits: 4, maximumFractionDigits: 4) } before, by { NUMBER($after, minimumFractionDigits: 4, maximumFractionDigits: 4) } now (games that were not learned from)
train-match = Against what is in use, one against the rest, { $games } games: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of the wins (95%: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; fair: { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
train-alone = Alone, { $games } games of both with equal luck: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } points more than so far, on average (95%: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
train-kept = What was learned is in use from now on.
train-nothing = Nothing was learned that foretells games better; everything stays as it was.
train-lost = What was learned does not win more than what is in use; everything stays as it was.

odds-target = Target: { $target }
odds-now = As it lies: { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ $fraction })
odds-best = After the best reroll ({ $dice }): { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ $fraction })
odds-none = No reroll helps.
odds-prospects = What seat { $seat } can hope for:
odds-what = For
odds-as-it-lies = As it lies
odds-after = After the best reroll
odds-reroll = Reroll

## nations balance

balance-title = { $game }: balance of { $set }, { $players }
balance-sample = { $games } games for each number of players, seed { $seed }; { $ignoring } for each kind that one seat ignores.
balance-method = Brackets hold 95% intervals (Wilson for shares, normal for means; games are the sample). Where figures are compared with each other (tiles, kinds, places, checks), all intervals of the family hold together (Bonferroni).
balance-count = { $seats ->
    [1] Alone
   *[other] { $seats } players
}
balance-bounds = Wanted and found
balance-measure = Measure
balance-wanted = Wanted
balance-found = Found
balance-interval = Interval
balance-verdict = Verdict
balance-is = { $verdict ->
    [holds] holds
    [broken] broken
   *[unclear] unclear
}
balance-bound = { $measure ->
    [score] Mean score
    [winner] Winner’s mean score
    [alone] Mean score
    [rare] More than { $what } points
    [met] { $what }: met
    [dearest] { $what }: bought, dearest row
    [cheapest] { $what }: bought, cheapest row
    [seat] Place { $what }: wins above its share
   *[ignored] Without { $what }: { $seats ->
        [1] points above the mean
       *[other] wins above the share
    }
}
balance-at-most = at most { $high }
balance-at-least = at least { $low }
balance-below = below { $high }
balance-between = { $low } to { $high }
balance-thing-kind = { $kind ->
    [development] developments
    [advisor] advisors
    [colony] colonies
    [wonder] wonders
   *[other] { $kind }
}
balance-check = { $check ->
    [famine] Famine
    [war] War
   *[other] { $check }
}
balance-figures = Whole games
balance-score = Score, mean
balance-winner = Winner’s score
balance-margin = Lead over the second
balance-last = Last player’s score
balance-deviation = Standard deviation
balance-quantiles = Scores: 5, 25, 50, 75, 95%
balance-rare = More than { $points } points
balance-leads = Changes of the lead
balance-kept = Leader after round { $round } wins
balance-met = { $check } met
balance-met-round = { $check } met, round { $round }
balance-short-dice = Games short of dice
balance-short-chits = Games short of chits
balance-actions = Actions a round and player
balance-source = Points from { $source ->
    [books] books
    [famine] famines
    [war] wars
   *[tiles] tiles
}
balance-places = Places in the first order: wins above the fair share
balance-place = Place { $place }
balance-place-share = Wins above the fair share
balance-kinds = Kinds
balance-kind = Kind
balance-thing = Tile
balance-age = Age
balance-row = Row { $row }
balance-each = Bought a game
balance-lift = Lift in wins
balance-points = Lift in points
balance-share = Share of the score
balance-ignored = Whoever ignores it
balance-tiles = Tiles
balance-taken = Bought of their offers in row { $row }
balance-lifts = { $seats ->
    [1] Points of whoever bought it, above the mean
   *[other] Games won by whoever bought it, above the fair share
}
balance-dominated = Dominated tiles
balance-beaten = { $one } (age { $age }): { $other } (age { $before }) shows as much of everything, and more of something.
balance-no-dominated = No tile is dominated.
balance-command = Made by:
balance-written = Written: { $path }
balance-speed = { $games } games in { $seconds } s
fact-contradicted = not as in the box: { $fact }

about-title = { $title } ({ $year })
about-players = Players: { $players } · minutes: { $minutes } · age: { $age }
about-credit = { $role }: { $name }
about-publisher = Publisher: { $name }

## nations sim, rules and check-set

sim-title = { $game }: { $games } games, seed { $seed }, set { $set }
sim-column = { $column ->
    [seat] seat
    [player] player
    [wins] wins
    [rate] win rate
    [interval] 95% interval
    [faults] faults
   *[score] mean score
}
sim-speed = { NUMBER($steps, useGrouping: 0) } steps, { NUMBER($decisions, useGrouping: 0) } decisions, { $seconds } s, { $speed } games/s
set-status = { $status ->
    [reconstruction] reconstruction
    [printed] printed values
   *[own] { $status }
}
set-fit = { $path }: { $name } ({ $status }, { $digest }) can be played
set-refused = { $count } to correct; the set cannot be played yet
set-remark = remark: { $remark }
set-untaught = remark: strong players learned with another set; “nations train { $game } --set { $path }” teaches them this one

origin = { $status ->
    [stated] in the rulebook
    [known] known
    [disputed] disputed
    [reconstructed] reconstructed
    [printed] as printed
   *[own] a value of its own
}
origin-of = { origin }: { $fields }
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
    [steps] steps
    [inland] inland end
    [port] port
   *[other] { $field }
}
box-left = { $count } left
box-none = This game brings no list of its material along.
box-no-such = Nothing in the box has to do with { $text }. The word box alone lists all.

# nations review

puzzle-question = { $name } is to play, and one action is clearly best. Which does it begin with? ({ $id })
puzzle-right = Right!
puzzle-wrong = { $move } loses { $loss }% of the chance to win.
puzzle-best = Best: { $move }. The chance to win is { $worth }%.
puzzle-other = { $move }: { $loss }% less, at least { $least }
puzzle-missed = Missed by: { $levels }
review-unit = Chances to win, in percent. Start, luck, skill of all and reassessment sum up to the result.
review-unit-alone = Points. Start, luck, skill and reassessment sum up to the result.
review-start = start
review-luck = luck
review-own = own skill
review-others = others’ skill
review-reassessment = reassessed
review-result = result
review-unfinished = The game is not over: this is how it stood after the last move.
review-throws = The throws and draws that changed most:
review-decisions = The decisions that changed most, against what the yardstick would have done:
review-line = move { $at }, { $move }: { $change } for { $name }
review-points = The same in points:
review-marks = What would have been better:
review-mark = move { $at }, { $name }: { $move }. { $mark ->
    [close] Too close to call
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
 }: { $loss } lost ({ $low } to { $high }). Better: { $best }
