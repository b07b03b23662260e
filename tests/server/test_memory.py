"""Memory goes back to the system."""

import subprocess
import sys

import pytest

_TABLES_IN_THREADS = """
import threading
from pathlib import Path
import numpy as np
from duellum.server.memory import return_freed_memory

def read_megabytes():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 >> 20

def use_table():
    np.ones(1 << 21, np.int64)

return_freed_memory()
before = read_megabytes()
kept = []
for _ in range(12):
    thread = threading.Thread(target=use_table)
    thread.start()
    thread.join()
    kept.append(threading.Thread(target=threading.Event().wait, daemon=True))  # the next has another heap
    kept[-1].start()
print(read_megabytes() - before)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_tables_of_engines_are_given_back_whichever_thread_made_them() -> None:
    found = subprocess.run([sys.executable, "-c", _TABLES_IN_THREADS], check=True, capture_output=True)
    assert int(found.stdout) < 16  # one table has 16 MB
