"""How many files a process may open."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files are not limited there")
_CODE = """
import resource
from duellum.server.transport.limits.file_limit import count_usable_files, raise_file_limit
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 256))
found = [count_usable_files(16), count_usable_files(1000)]
raise_file_limit(200)
found.append(count_usable_files(100))
raise_file_limit(10**9)
print(*found, count_usable_files(56))
"""


def test_some_files_are_kept_and_the_limit_is_raised_as_far_as_it_goes() -> None:
    done = subprocess.run([sys.executable, "-c", _CODE], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["48", "32", "100", "200"]
