"""Training of Qwixx Duel's network: self-play and the optimizer."""
