"""A compiler that is 40 % through until it is released: ``python -m tests.faults.slow_compiler battle``."""

import os
import sys
import time
from pathlib import Path

from duellum.core.compilation.progress import Progress, format_progress

MODULE = "tests.faults.slow_compiler"
RELEASE_VARIABLE = "SLOW_COMPILER_RELEASE"
"""Names a file; once it exists, the compiler ends."""


def main() -> None:
    """Tell the progress, and wait."""
    for done in (1, 2):
        sys.stdout.buffer.write(format_progress(Progress(done, (5,), (1,))))
        sys.stdout.buffer.flush()
    release = Path(os.environ[RELEASE_VARIABLE])
    while not release.exists():
        time.sleep(0.02)


if __name__ == "__main__":
    main()
