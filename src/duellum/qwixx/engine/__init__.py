"""Qwixx Duel's engine: network evaluator, expectimax search, rollouts, and baselines to compare with."""
