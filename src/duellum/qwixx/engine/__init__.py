"""Qwixx Duel's engine: network evaluation, search over turns, baselines."""
