"""What every game and every part of the platform builds on: game contract, die, i18n, SVG, kernels, files."""
