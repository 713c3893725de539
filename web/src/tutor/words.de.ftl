# Die Warnung des Lehrers vor einem Zug, der viel verliert. Deutsch.

tutor-title = Wirklich?
tutor-loss = Dieser Zug verliert { $loss } % der Gewinnchance.
tutor-loss-alone = Dieser Zug verliert { $loss } Punkte.
tutor-better = Besser: { $what }
tutor-play = Trotzdem spielen
tutor-back = Noch einmal überlegen
