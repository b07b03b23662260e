"""The bus between nodes: in-process, between workers of one machine, over Redis."""
