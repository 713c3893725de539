# The tutor's warning before a move that loses much. English; words.de.ftl has the same keys.

tutor-title = Are you sure?
tutor-loss = This move loses { $loss }% of the chance to win.
tutor-loss-alone = This move loses { $loss } points.
tutor-better = Better: { $what }
tutor-play = Play it all the same
tutor-back = Think again
