"""Writes every file that the browser client is given by Python: ``make types``."""

from pathlib import Path

from tools.client.constants import constant_files
from tools.client.data import data_files
from tools.client.message_types import type_files
from tools.client.print_pictures import print_files
from tools.wasm.binding_files import binding_files


def generated_files() -> dict[Path, str]:
    """Return by file what it must hold."""
    return type_files() | constant_files() | data_files() | print_files() | binding_files()


if __name__ == "__main__":
    for path, text in generated_files().items():
        path.write_text(text, encoding="utf-8")
