"""Training of Qwixx Duel's network: plan, self-play, optimizer, checkpoints, evaluation, charts."""
