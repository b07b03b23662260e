"""The C++ yardsticks: compiled for this machine, run next to ours."""

import shutil
import subprocess
from pathlib import Path

FOLDER = Path(__file__).parent
BUILD = FOLDER / "build"


def compile_yardstick(name: str) -> Path | None:
    """Return the compiled yardstick of this name; None, with a word on it, if there is no C++ compiler."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        print(f"no C++ compiler found: {name} is measured without its yardstick")
        return None
    BUILD.mkdir(exist_ok=True)
    target = BUILD / name
    command = [compiler, "-O3", "-march=native", "-std=c++17", str(FOLDER / f"{name}.cpp"), "-o", str(target)]
    subprocess.run(command, check=True)
    return target


def run_yardstick(program: Path, argument: int) -> str:
    """Return what the yardstick prints in its last line."""
    done = subprocess.run([program, str(argument)], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-1]
