"""``duellum serve``: the server."""

from pathlib import Path

import click

from duellum.core.files import data_folder


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="Address to listen on; 0.0.0.0 for all interfaces.",
)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Port to listen on."
)
@click.option(
    "--database",
    default="",
    help="Event log: sqlite:///FILE or postgresql://...; default: a SQLite file in the data folder.",
)
@click.option("--bus", default="", help="redis://..., to wake other nodes that share the database.")
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Number of processes that share the port.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    help="Origin of a page that may use the server, such as https://play.example.org; may be repeated.",
)
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    help="Data folder for the secret and the database; default: $DUELLUM_HOME, else the user's data folder.",
)
def serve(
    host: str, port: int, database: str, bus: str, workers: int, origins: tuple[str, ...], data: Path | None
) -> None:
    """Serve games over HTTP and WebSocket until interrupted."""
    from duellum.server import process  # noqa: PLC0415 - slow to import, and no other command needs it
    from duellum.server.settings import Settings  # noqa: PLC0415 - likewise

    folder = data or data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    click.echo(f"Duellum serves at http://{host}:{port}", err=True)
    process.run(Settings(str(folder), database, bus, host, port, workers, origins))
