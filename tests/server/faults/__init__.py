"""The fault matrix: what is done to a running server, and what its players notice."""
