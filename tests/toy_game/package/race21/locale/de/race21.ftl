game-race21 = Wettlauf bis 21
game-race21-about = Würfle, zähle dazu oder passe und habe als Erster genau 21.
side-race21-first = Rot
side-race21-second = Blau

race21-roll = eine { $face } würfeln
race21-add = den Wurf dazuzählen
race21-pass = passen
race21-illegal-roll = Zuerst wird gewürfelt.
race21-illegal-move = Hier kann man nur den Wurf dazuzählen oder passen.

ending-21-reached = 21 wurde erreicht.
ending-over-21 = Eine Summe liegt über 21.

clause-r3 = Wer genau 21 hat, gewinnt.
clause-r4 = Wer mehr als 21 hat, verliert.

how-race21-1 = Würfle, dann zähle den Wurf zu deiner Summe dazu oder passe.
how-race21-2 = Mit genau 21 gewinnst du. Mit mehr als 21 verlierst du.

rulebook-race21-aim-1 = Habe als Erster eine Summe von genau 21.
rulebook-race21-exact = Rot würfelt eine 3, zählt sie zu 18 dazu und gewinnt.
rulebook-race21-over = Rot zählt eine 4 zu 18 dazu, liegt über 21 und verliert.
rulebook-race21-win = { $side ->
    [red] Rot
   *[blue] Blau
} gewinnt ({ $clause }).
