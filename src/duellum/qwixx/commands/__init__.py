"""The commands that only Qwixx Duel has."""
