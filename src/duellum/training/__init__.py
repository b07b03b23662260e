"""Training of Qwixx Duel's network: plan, trainer, checkpoints, evaluation, charts."""
