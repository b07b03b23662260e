"""Games in memory: tables, their registry, bots, analyses of records, heartbeat, maintenance."""
