game-race21 = Wettlauf bis 21
side-race21-first = Rot
side-race21-second = Blau
