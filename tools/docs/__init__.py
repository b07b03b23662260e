"""The docs site: built from the Markdown files and docstrings, and checked."""
