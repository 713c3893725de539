# Learning to play: first games, hints, chances. English; words.de.ftl has the same keys.

learn-title = { $game ->
    [kark] Your first Game of Nations
   *[dice] Your first Dice Game
}
learn-lead-dice = You lead a people through four ages. Dice bring gold, stone, food, books and strength; with them you buy progress, and progress brings more dice. After the fourth age, whoever has the most points has written history.
learn-lead-kark = The oil continent of Kark has eight countries and up to four powers that want them. Put leaders into the capitals, tankers into the ports, and live on what the derricks earn. The last power with money and influence wins.
learn-how-1 = A real game against a bot: about ten minutes with the coach, then play on as long as you like.
learn-how-2 = The coach says what to look at and what to do next. You can do anything else at any time.
learn-how-3 = Skip single steps or the whole coach whenever you like; the rules behind each step are one tap away.
learn-start = Start the first game
learn-continue = Continue the first game you began
learn-other = { $game ->
    [kark] Prefer The Dice Game?
   *[dice] Prefer The Game of Nations?
}
learn-none = This game is not on this server.

coach = Coach
coach-of = Step { $at } of { $of }
coach-fold = Make the coach small
coach-unfold = Show the coach
coach-next = Next
coach-skip = Skip
coach-got = Got it
coach-done = Play on
coach-quit = Continue without the coach
coach-hint = Show me

coach-dice-aim-title = Four ages, most points
coach-dice-aim = On top: the age and its event. Below: you and your opponent with points, books and strength. Then the tiles on sale, your own board, and at the bottom your dice. Points come from books, from food and strength at the end of each age, and from your tiles at the very end.
coach-dice-dice-title = What your dice bring
coach-dice-dice = Each die shows what it is worth now: gold buys tiles, stone builds wonders, food is for the famine, books are for knowledge, swords buy colonies and win wars. The round chits are worth one each and never need a roll.
coach-dice-buy-title = Buy your first tile
coach-dice-buy = A tile costs 1 in the bottom row, 2 in the middle, 3 in the top row. The small sign says what: gold for most, strength for colonies. Tiles you can pay for are outlined. Tap one: a building with a coloured die is a good start.
coach-dice-pay-title = How you pay
coach-dice-pay = You pay with dice that show the right thing, or with chits. Are you short of gold? Any two other dice together count as one gold, stone or food. Tap a tile, and a payment is laid out for you; tap dice to change it. Nothing happens before you press the button. A die that you use is gone for this age only.
coach-dice-gain-title = Your new dice
coach-dice-gain = A building or military tile takes the place of one of your five developments: you return its die (here a white one) and take the dice of the tile, rolled at once. Orange shows gold and food, blue books and stone, red mostly strength.
coach-dice-turns-title = One action at a time
coach-dice-turns = You and your opponent take turns, one action each, until both have passed. So a tile you want may be gone when it is your turn again. The log tells what others do; tap a line to see the rule behind it.
coach-dice-reroll-title = Roll again
coach-dice-reroll = The chit with the bent arrow lets you roll again: press Reroll, tap the dice that do not help, then Roll. It is a separate action. The small number on a tile tells how likely it is that the best reroll will pay for it. Most advisors bring more of these chits.
coach-dice-keep-title = Do not spend everything
coach-dice-keep = Dice you keep still count at the end of the age: books for the track, { $food } food against the famine, { $war } strength for the war. Surviving famine or war is worth as many points as the number of the age.
coach-dice-pass-title = Pass when it is enough
coach-dice-pass = Buy as long as it is worth it. When your remaining dice are worth more kept than spent, press Pass. You take no more actions this age, but books, famine and war still count for you.
coach-dice-books-title = Books
coach-dice-books = After everybody has passed, unused book dice move you along the book track for good. Each age then pays 2 points to the one with more books; a tie pays nothing. So an early lead can pay four times.
coach-dice-famine-title = The famine
coach-dice-famine = This age asks for { $food } food. Pay all of it or none: food on unused dice and chits counts, and two other dice stand in for one food. Nothing is lost if you starve, except the points.
coach-dice-war-title = Order and war
coach-dice-war = Your strength is the swords on your unused dice and chits. The strongest plays first in the next age, and whoever has at least { $war } now wins the points of the war. You need not do anything: it is settled for you.
coach-dice-wonders-title = Colonies and wonders
coach-dice-wonders = Each age brings new and better tiles. A colony is paid for with strength and stays for good. A wonder is bought with gold first and then built with stone by a separate action; only then does it count.
coach-dice-end-title = That is the whole game
coach-dice-end = After age IV, the points on your tiles are added: colonies, finished wonders, developments and the advisor you still have. The lamp beside the move bar gives a hint whenever you want one. Now win!

coach-kark-aim-title = Stay in the game
coach-kark-aim = The last power left wins. You are out when you have neither money nor income and cannot move a leader. So the whole game is about oil: derricks on land, tankers in port, and a leader of yours in the capital.
coach-kark-place-title = Your first leader
coach-kark-place = Choose a leader from your reserve, then a red capital. A king or president costs 2 million for each step but earns 2 million with each derrick that has a tanker; dictator and guerrilla leader cost 1 million and earn 1. A king in a coastal country is a good start.
coach-kark-tanker-title = Your first tanker
coach-kark-tanker = You have one tanker for free. Put it in the port of your country: a derrick without a tanker earns nothing, and neither does a tanker without a derrick.
coach-kark-map-title = Reading the map
coach-kark-map = Each country is a ring of eight points. The red one is the capital, “?” draws a card, arrows lead across borders. Derricks that earn are lit. Four coastal countries have 2 derricks, three inland ones 4; U.O.R., with its one, holds the canal.
coach-kark-income-title = Income comes first
coach-kark-income = Every turn after the first begins with your income: 2 or 1 million for each derrick that has a tanker, depending on who rules. You have { $cash } million and earn { $income } a turn. The bank pays automatically when your next turn begins.
coach-kark-agent-title = Move your agent
coach-kark-agent = The agent, the hat, goes exactly four steps each turn, for free. It rules nothing and hurts nobody, but an opponent’s leader must stop where it stands. If the fourth step ends on a “?”, you draw a card.
coach-kark-leader-title = Move a leader
coach-kark-leader = Each turn you place one leader or move one, and pay. Tap a leader: reachable points show their prices. Leaving a capital gives the country up, so it is often better to place a new leader in a second free capital.
coach-kark-trade-title = Tanker or pipeline
coach-kark-trade = Once a turn you may buy (5 million), sell (3 million), station or move a tanker, and once lay a pipeline (3 million). A second tanker in your port lights your second derrick: under a king or president it pays for itself in three turns.
coach-kark-pipeline-title = Inland oil
coach-kark-pipeline = Inland countries have four derricks but no port. If you rule one of them and a neighbour with a port, a pipeline brings the oil to your tankers there. Pipelines belong to nobody: whoever rules both ends uses them.
coach-kark-question-title = The question mark
coach-kark-question = A leader that reaches a “?” must stop, and you draw one of sixteen incident cards: half of them bring money, a free march or a coup, half cost money, a tanker or a leader. Try it, or keep away from it.
coach-kark-war-title = War
coach-kark-war = A leader may march into a capital and take the seat of a leader of another kind, if you can pay for every step and no “?”, leader or opponent’s agent is in the way. Tankers in that port become yours. And watch who could reach you!
coach-kark-end-title = That is the whole game
coach-kark-end = Watch three things: what you earn a turn, what your next leader action costs, and who can reach your capitals. The lamp beside the move bar gives a hint whenever you want one. Now push the others off the continent!

advice-title = Hint
advice-thinking = One moment, looking at every move…
advice-none = There is no hint for this position.
advice-honest = An estimate of a bot that looks at what you see, not a proof. Tap a move to choose it.
advice-chances = What a reroll could pay for
advice-famine = Famine ({ $food } food)
