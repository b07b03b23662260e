"""Battle as an environment for programs that learn: actions, observations, boards in batches."""
