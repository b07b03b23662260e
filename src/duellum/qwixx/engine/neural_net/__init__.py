"""The evaluation network: features, weights, and inference."""
