"""Games in memory: tables, their registry, bots, heartbeat, maintenance."""
