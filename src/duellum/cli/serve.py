"""``duellum serve``: the server."""

from pathlib import Path

import click

from duellum.core.files import data_folder


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@click.option(
    "--database", default="", help="sqlite:///FILE or postgresql://...; a file in --data if not said."
)
@click.option("--bus", default="", help="redis://... to wake other nodes.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes.")
@click.option("--origin", "origins", multiple=True, help="A page's origin that may talk to the server.")
@click.option("--data", type=click.Path(path_type=Path), help="The folder for what the server keeps.")
def serve(
    host: str, port: int, database: str, bus: str, workers: int, origins: tuple[str, ...], data: Path | None
) -> None:
    """Serve games over the network."""
    from duellum.server import process  # noqa: PLC0415 - slow to import, and no other command needs it
    from duellum.server.settings import Settings  # noqa: PLC0415 - likewise

    folder = data or data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    click.echo(f"Duellum serves at http://{host}:{port}", err=True)
    process.run(Settings(str(folder), database, bus, host, port, workers, origins))
