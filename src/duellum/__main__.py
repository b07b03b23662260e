"""``python -m duellum`` is the ``duellum`` command."""

from duellum.cli import main

main()
