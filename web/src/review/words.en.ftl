# The review of a match: luck, skill, and what would have been better. English; words.de.ftl has the same keys.

review-title = Luck and skill
review-making = The match is being reviewed: { $percent }%
review-failed = This match cannot be reviewed.
review-accounts = How it came about
review-unit = In percent of the chance to win. Start, luck, skill and reassessment sum up to the result.
review-unit-alone = In points. Start, luck, skill and reassessment sum up to the result.
review-start = Start
review-luck = Luck
review-own = Own skill
review-others = Skill of others
review-reassessed = Reassessed
review-result = Result
review-what = Luck is what dice and draws changed. Skill is what decisions changed, against what the rules player would have done. Reassessed is what neither of them saw coming.
review-curve = Chances
review-curve-of = Chance, luck and skill of { $name }
review-whose = Whose curve
review-line-chance = Chance to win
review-line-points = Points
review-line-luck = Luck so far
review-line-skill = Skill of all so far
review-marks = What would have been better
review-no-marks = Nothing to say: nobody lost much by a decision.
review-mark = { $mark ->
    [close] Too close to call
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
 }
review-loss = { $loss }% lost ({ $low } to { $high })
review-loss-alone = { $loss } points lost ({ $low } to { $high })
review-done = Done: { $what }
review-better = Better: { $what }
review-draw = Show the better table
review-drawn = The table after: { $what }
review-moment = To this moment
review-position = As a position
review-again = Try again from here
review-own-account = Your account on this device
review-own-none = Reviewed matches of yours are added up here.
review-own-sum = { $games ->
    [one] One match
   *[other] { $games } matches
 }: luck { $luck }%, { $loss }% lost for each decision (beginning { $first }%, middle { $second }%, end { $third }%).
