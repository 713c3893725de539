# Afterwards: replay, score, dice, verification, Hall of Fame. English; words.de.ftl has the same keys.

after-title = Replay
after-open = Replay and analysis
after-to-match = To the match
after-tab-table = Table
after-tab-story = Log
after-tab-score = Score
after-tab-draws = { $game ->
    [kark] Cards
   *[dice] Dice
}
after-running = The match is still in progress; this is what has happened so far.
after-nothing-yet = Nothing has happened yet.
after-beginning = The beginning
after-step = { $at } / { $of }
after-scrub = Place in the match
after-steps = Step by step
after-first = To the beginning
after-previous = One move back
after-next = One move on
after-last = To the end
after-play = Play
after-pause = Pause
after-speed = Speed
after-jump = Jump to { $game ->
    [dice] an age
   *[other] a round
}
after-mark = { $game ->
    [dice] Age { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
   *[other] Round { $number }
}
after-mark-short = { $game ->
    [dice] { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
   *[other] { $number }
}
after-mark-head = { $game ->
    [dice] Age
   *[other] Round
}
after-seen-from = Board of
after-take = Play from here
after-take-title = A new match from here: you play for { $name }, bots for the others
after-no-take = It is nobody’s turn here
after-score = How it developed
after-show = What is shown
after-metric = { $metric ->
    [vp] Victory points
    [books] Books
    [strength] Strength
    [cash] Money
   *[income] Income
}
after-metric-end = { after-metric } at the end of each { $game ->
    [dice] age
   *[other] round
}
after-millions = In millions of Kark dollars, at the end of each round.
after-as-table = The same as a table
after-dice = { $game ->
    [kark] What the cards brought
   *[dice] What the dice did
}
after-stream = { $stream ->
    [white] White dice
    [orange] Orange dice
    [blue] Blue dice
    [red] Red dice
    [Laid] Tiles drawn
    [FourRolled] Four-sided die
   *[CardDrawn] Incident cards
}
after-draws = { $count ->
    [one] drawn once
   *[other] drawn { $count } times
}
after-part = numbers in part { $part } of { $parts }
after-quarter = { $part }
after-bar = { $face }: { $count } times; expected { $mean }, and { $low } to { $high } in 95 of 100 fair matches
after-key-band = where 95% of fair matches lie
after-key-mean = expected
after-histogram = { $strange ->
    [0] All { $bars } bars lie in their bands.
    [one] { $strange } of { $bars } bars lies outside its band.
   *[other] { $strange } of { $bars } bars lie outside their bands.
} About { $luck } of { $bars } would lie outside by luck alone. Tiles and cards are drawn from what is left, so their bars show where the draw fell in the list, from front (1) to back. This is for looking at, and no proof: anyone who knows the dice beforehand leaves no trace here. The check below is a proof.
after-no-draws = No die has been rolled yet.
after-verify = { $game ->
    [kark] Check the draws
   *[dice] Check the dice
}
after-variation = Might have followed:
after-verify-lead = Before anybody sat down, the server committed to a secret, and everybody who plays here added a share that nobody could know. Every draw follows from these. Your browser can compute all of them again.
after-check = Check every draw
after-checking = Checking…
after-check-file = Check a file
after-check-later = The server shows its secret when the match is over. Then every draw can be checked.
after-no-proof = { $why ->
    [format] This proof is of a newer kind than this page knows.
   *[other] This file is not a proof of a match.
}
after-right = right:
after-wrong = wrong:
after-verified = { $count ->
    [one] Verified: the one draw is as it must be
   *[other] Verified: all { $count } draws are as they must be
}
after-not-verified = Not verified
after-point-chain = The records are complete and in order: their chain ends as the file says.
after-point-chain-wrong = The records are not as they were written: their chain does not end as the file says.
after-point-secret-wrong = The server’s secret is missing, or not the one it committed to ({ $hash }…).
after-point-secret = The server’s secret is the one it committed to ({ $hash }…).
after-promise-kept = The commitment is the one this browser saw before it gave its share.
after-promise-broken = The commitment is not the one this browser saw before it gave its share.
after-share = { $name } gave a share, and it is the one committed to.
after-share-kept = Your share ({ $name }) is in it, unchanged: nobody could choose these dice.
after-share-lost = Your share ({ $name }) is not in it, or not as you gave it.
after-share-none = { $name } gave no share.
after-share-missing = { $name } committed to a share and did not show it, so it does not count.
after-point-draws = { $wrong ->
    [0] { $count } draws computed again: number and outcome of each are right.
    [one] { $wrong } of { $count } draws is wrong.
   *[other] { $wrong } of { $count } draws are wrong.
}
after-imported = { $count ->
    [one] One move came with a game file; its dice are
   *[other] { $count } moves came with a game file; their dice are
} from elsewhere and cannot be checked.
after-repeated-leave = { $draws ->
    [one] One draw was taken back for { $name }, by leave of { $leave } (record { $record }).
   *[other] { $draws } draws were taken back for { $name }, by leave of { $leave } (record { $record }).
}
after-repeated-alone = { $draws ->
    [one] One draw was taken back for { $name }; nobody else was there to be asked (record { $record }).
   *[other] { $draws } draws were taken back for { $name }; nobody else was there to be asked (record { $record }).
}
after-repeated-without = { $draws ->
    [one] One draw was taken back for { $name } without the leave of { $lacking } (record { $record }).
   *[other] { $draws } draws were taken back for { $name } without the leave of { $lacking } (record { $record }).
}
after-annulled = Before the beginning a share did not come, so that the seat was put out and all others gave new shares: { $names }.
after-fault-annulled = Shares were annulled although no seat owed one, or too late.
after-fault-taken = { $name } took back { $draws ->
    [one] one draw
   *[other] { $draws } draws
} and { $moves ->
    [one] one move
   *[other] { $moves } moves
} of others without the leave of seats { $lacking }.
after-fault-stopped = The match was stopped without the leave of seats { $lacking }.
after-faults = What is wrong
after-more-faults = And { $count } more.
after-in-record = Record { $record }:
after-fault-chain = A record was changed, added, removed or moved: the chain of all records does not end as the file says.
after-fault-header = The header of this match must come first, and only there.
after-fault-twice = { $type } may come only once.
after-fault-record = cannot be read.
after-fault-secret = The secret shown is not the one the server committed to.
after-fault-seat = There is no seat { $seat }.
after-fault-commit-late = { $name } committed when shares had been shown already.
after-fault-reveal-late = { $name } showed a share after the match had begun.
after-fault-reveal-twice = { $name } showed a share twice.
after-fault-reveal-bare = { $name } showed a share without having committed to one.
after-fault-share = The share of { $name } is not the one committed to.
after-fault-missing = The seats without a share are said to be { $told }; they are { $found }.
after-fault-outside = Draw { $nth } of { $stream } came before the beginning or after the end.
after-fault-counter = Draw { $nth } of { $stream } came where draw { $due } was due.
after-fault-ways-none = For draw { $nth } of { $stream } the file does not say what could have come.
after-fault-ways-extra = The file names outcomes for record { $name }, which is no draw.
after-fault-total = Draw { $nth } of { $stream } is said to be one of { $total }, but there are { $sum } ways.
after-fault-number = Draw { $nth } of { $stream } is said to be { $number }; it must be { $found }.
after-fault-outcome = Draw { $nth } of { $stream }: the number { $number } means { $found }, not { $move }.
after-fault-unfinished = The secret has not been shown, so the numbers cannot be checked.
after-every-draw = Every draw
after-record = Record
after-draw = Draw
after-number = Number
after-outcome = Outcome
after-of = { $number } of { $total }
after-honest = What this does not show: that the list of possible outcomes of each draw is the one of the rules (“nations verify FILE” plays the whole match again and does), that nobody who runs the server looked ahead, and that the people at other seats were people.

fame-title = Hall of Fame
fame-lead = Alone against the shadow opponent in The Dice Game: your best results, kept in this browser.
fame-empty = Nobody has entered yet. Play The Dice Game alone; whoever scores high enough enters under a great name.
fame-name = { $who ->
    [trajan] Trajan
    [ashoka] Ashoka
    [wu-zetian] Wu Zetian
    [saladin] Saladin
    [victoria] Victoria
    [charles-v] Charles V
    [cleopatra] Cleopatra
    [dan-quayle] Dan Quayle
   *[none] no name yet
}
fame-reached = { $vp } VP: you enter the Hall of Fame as { $title }.
fame-helped = { $vp } VP. A bot played some of it for you, so it does not enter the Hall of Fame.
fame-missed = { $vp } VP: not enough for the Hall of Fame this time.
fame-place = { $best ->
    [yes] Your best result so far.
   *[no] Number { $place } of { $of } in this browser.
}
fame-points = { $vp } VP
fame-over = over { $vp } VP
fame-tougher = tougher game
fame-vacant = vacant
fame-below = Without a name
fame-play = Play alone
fame-see = To the Hall of Fame
fame-forget = Clear the list
fame-forget-sure = Really clear it?
fame-rule = How the names are earned

after-breakdown = Where the points came from
after-total = Total
after-out = out
after-source = { $source ->
    [books] Books
    [famine] Famine
    [war] War
    [building] Buildings
    [military] Military
    [advisor] Advisors
    [colony] Colonies
    [wonder] Wonders
    [start] Starting money, rest
    [income] Income
    [cards] Incident cards
    [moves] Leaders, placed and moved
    [trade] Tankers and pipelines bought or sold
    [tankers] Tankers at the end
    [earning] Income at the end
   *[rest] Before this match
}
after-decided = What decided
after-decided-margin = { $name } leads { $other } by { $game ->
    [dice] { $margin } VP
   *[kark] { $margin }
}.
after-decided-source = The largest difference: { $what }, { $one } against { $other }.
after-decided-last = { $name } is the only one left.
after-decided-best = Most came from: { $what }, { $count } of { $of }.
after-decided-ahead = { $name } was ahead for good from here: { $mark }
after-tap-curve = Tap the curve to see that moment again.
after-link = A link to this match
after-copy-moment = Copy a link to this moment
after-copy-failed = The link could not be copied: take it from the address bar.
after-position = As a position
