"""Qwixx Duel's course of lessons."""
