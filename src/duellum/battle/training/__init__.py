"""Training of Battle's evaluation."""
