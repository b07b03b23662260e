"""Duellum, the home of two dice duels.

Each game is a package of its own: ``from duellum import battle``.
"""

__version__ = "0.1.0"
