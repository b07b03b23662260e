### Openings: the explorer, and what the moves of the book are for.

openings-title = Eröffnungen
openings-of = Eröffnungen: { $game }
openings-lead = Was die ersten Züge wert sind, nach dem Urteil einer Engine, die { $positions } Stellungen durchsucht und { $games } Partien gegen sich selbst gespielt hat.
openings-table = Züge in dieser Stellung
openings-move = Zug
openings-games = Partien
openings-score = Ergebnis
openings-value = Engine
openings-legend = Partien: wie oft der Zug gespielt wurde. Ergebnis: Anteil der gewonnenen Punkte. Engine: ihre Schätzung der Gewinnchance.
# The score and its interval are percentages.
openings-score-words = { $score } der Punkte in { $games } Partien; wahrscheinlich zwischen { $low } und { $high }
openings-unplayed = nicht gespielt
openings-back = Zurück
openings-restart = Ausgangsstellung
openings-line = Die bisherigen Züge
openings-end = Hier endet das Eröffnungsbuch.
openings-unknown = Diese Stellung steht nicht im Eröffnungsbuch.
openings-none = „{ $game }“ hat keine Eröffnungen, denn die Würfel entscheiden, wie eine Partie beginnt.
openings-to-move = { $side } ist am Zug
openings-analyse = Ab hier analysieren
openings-all = Alle { $count } Züge
openings-best = Nur die besten
openings-link = Link zu dieser Variante
openings-in-book = Im Buch

## Plans: what a move does, a short sentence

opening-plan-captures = Schlägt einen Würfel.
opening-plan-rescues-king = Rettet den König.
opening-plan-threatens-king = Bedroht den König.
opening-plan-attacks-die = Greift einen Würfel an.
opening-plan-saves-die = Bringt einen Würfel in Sicherheit.
opening-plan-king-sets-out = Der König bricht auf.
opening-plan-king-steps-aside = Der König tritt zur Seite.
opening-plan-develops-one = Bringt eine 1 ins Spiel.
opening-plan-guards-palace = Schützt den Palast.
opening-plan-takes-centre = Besetzt die Mitte des Bretts.
opening-plan-invades = Dringt in die gegnerische Hälfte ein.
opening-plan-heads-for-middle = Rückt zur Mitte.
opening-plan-opens-way = Öffnet den Weg in der Mitte.
opening-plan-retreats = Zieht sich zurück, um sich neu zu formieren.
opening-plan-long-range = Bringt eine weitreichende Seite nach oben.
opening-plan-close-range = Zeigt eine 1, die schwer zu vertreiben ist.
opening-plan-wins = Gewinnt.
