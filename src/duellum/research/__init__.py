"""Environments for researchers: PettingZoo, OpenSpiel, Gymnasium, and many boards stepped at once.

They need ``pip install "duellum[research]"``. Nothing here is imported by the rest of Duellum.
"""
