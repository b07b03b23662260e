"""How engines learn: self-play, lessons from it, and what is kept of them."""
