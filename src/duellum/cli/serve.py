"""``duellum serve``: the server."""

from typing import Any

import click

_LIMITS = (
    "Set by --limit NAME=VALUE, or by the variable DUELLUM_LIMIT_NAME; here with their defaults. They are "
    "for one client address unless they say otherwise."
)
_VARIABLES = (
    "Every option can be given by a variable, too: --min-bot-move-seconds is "
    "DUELLUM_SERVE_MIN_BOT_MOVE_SECONDS; values of options that may be repeated are separated by spaces. "
    "--data is DUELLUM_HOME. Options override variables, and variables override defaults."
)


class ServeCommand(click.Command):
    """A command whose options are made from the server's settings once it is used: they import slowly."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return the options."""
        if not self.params:
            from duellum.cli.setting_options import build_options  # noqa: PLC0415 - slow to import

            self.params = build_options()
        return super().get_params(ctx)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click's own
        """Write what the limits are, and how variables are named."""
        from duellum.cli.setting_options import describe_limits  # noqa: PLC0415 - slow to import

        with formatter.section("Limits"):
            formatter.write_text(_LIMITS)
            formatter.write_paragraph()
            formatter.write_dl(describe_limits())
        with formatter.section("Variables"):
            formatter.write_text(_VARIABLES)


@click.command(cls=ServeCommand)
def serve(limits: tuple[str, ...], **chosen: Any) -> None:  # noqa: ANN401 - checked by the options' types
    """Serve games over HTTP and WebSocket until interrupted."""
    import msgspec  # noqa: PLC0415 - slow to import, and no other command needs it

    from duellum.cli.setting_options import build_limits, check_settings  # noqa: PLC0415 - slow to import
    from duellum.server import process  # noqa: PLC0415 - slow to import
    from duellum.server.settings import Settings  # noqa: PLC0415 - slow to import

    settings = msgspec.convert({**chosen, "limits": build_limits(limits)}, Settings)
    check_settings(settings)
    click.echo(f"Duellum is running at http://{settings.host}:{settings.port}", err=True)
    try:
        process.run(settings)
    except process.MetricsListenerError as error:
        raise click.BadParameter(str(error), param_hint="--metrics") from error
