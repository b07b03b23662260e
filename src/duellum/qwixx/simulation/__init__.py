"""Simulation of whole games between simple policies."""
