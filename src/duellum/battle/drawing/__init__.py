"""Battle as text and SVG, and the roll diagrams of a die."""
