"""Whether the kernels are compiled in this run, for tests that need their speed."""

import os

IS_COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
