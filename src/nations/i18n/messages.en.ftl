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
resumed = The game goes on after { $moves } moves. The last of them:
your-turn = { $name }, it is your turn

help =
    Moves      a number of the list, the notation beside it, or a beginning of it that
               is unique; several in a line follow one another: { $line }
    rules ID   what a rule says (rules { $rule }); rules WORD searches; rules lists all
    hint       the best-looking moves, and why
    undo       take back your last move, unless dice or somebody else came after it
    log        what happened, with the rules (log 50 for more)
    board      show the table again (an empty line repeats the moves)
    position   the position in one line, to be pasted
    save FILE  keep the game (without FILE: where it is kept anyway)
    quit       leave; the game is kept and can be resumed

folded = + stands for several moves. To see them, type how they begin: { $beginning }
fold = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
beside = Always possible: { $moves }
line-stopped = Not played: { $rest } (your move is complete, and the table has changed).
refused = { $text } is not possible: { $rule }, { $title }. To read it: rules { $rule }
several-meant = { $text } could be any of: { $moves }
no-such-number = There is no move { $text } here, only 1 to { $count }.
did-you-mean = { $text } is no move here. Did you mean { $command }?
not-understood = { $text } is no move here. Type a number of the list, or help.

undo-nothing = There is nothing to take back yet.
undo-chance = Dice or a draw came after your last move; it cannot be taken back.
undo-other-seat = Somebody else has moved since; your move cannot be taken back.
undone = Taken back: { $text } ({ $name })

hint-title = What looks best, with its worth in { $unit }:
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

saved = Saved in { $path }.
resume-with = To go on: nations play --resume { $path }
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
no-such-outcome = { $text } is not possible here. Type a number or the notation; an empty line lists all.

replay-prompt = Move { $at } of { $end }: Enter next, b back, r next round, a number, q quit > { "" }
replay-help = Enter: next move · b: back · r: next round · a number: that move · q: quit
