"""What is said when a package of the extra ``research`` is missing."""

EXTRA = 'pip install "duellum[research]"'


class MissingExtraError(ModuleNotFoundError):
    """A package is not installed that an environment needs; the message says how to install it."""


def explain_missing(error: ModuleNotFoundError) -> MissingExtraError:
    """Return the error to raise instead of one about a package that is not installed."""
    message = f"the environments need {error.name}, which is not installed: {EXTRA}"
    return MissingExtraError(message, name=error.name)
