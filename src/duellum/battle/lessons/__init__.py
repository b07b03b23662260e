"""Battle's course of lessons."""
