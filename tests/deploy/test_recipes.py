"""The recipes in deploy/: systemd checks its unit; image and compose file are checked against this project.

They are not started here: that takes systemd as the first process, or a container engine and its registry.
"""

import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from duellum.cli.setting_options import LIMIT_PREFIX, build_options
from duellum.server.settings import Limits

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
VARIABLES = {
    "DUELLUM_HOME",
    *(str(option.envvar) for option in build_options() if isinstance(option, click.Option)),
    *(f"{LIMIT_PREFIX}{name.upper()}" for name in Limits.__struct_fields__),
}
"""The variables that the server reads."""


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.fixture
def unit(tmp_path: Path) -> str:
    """The unit with a program that exists here."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    program = Path(sys.executable).with_name("duellum")
    path = tmp_path / "duellum.service"
    path.write_text(
        read("duellum.service").replace("/opt/duellum/bin/duellum", str(program)), encoding="utf-8"
    )
    return str(path)


def test_systemd_finds_no_fault_in_the_unit(unit: str) -> None:
    ended = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    faults = [line for line in ended.stderr.splitlines() if "duellum.service" in line]
    assert (ended.returncode, faults) == (0, [])


def test_systemd_calls_the_unit_well_protected(unit: str) -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", unit]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"Overall exposure level for duellum.service: ([\d.]+)", ended.stdout)
    assert found, ended.stderr
    assert float(found[1]) <= 1.5  # of 10; 9.6 without any protection


def test_the_server_knows_every_variable_of_the_recipes() -> None:
    texts = read("Dockerfile") + read("duellum.service") + read("compose.yaml")
    named = set(re.findall(r"\b(DUELLUM_(?:SERVE|LIMIT)_\w+|DUELLUM_HOME)\b", texts))
    assert len(named) >= 8
    assert named <= VARIABLES


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    services = COMPOSE["services"]
    assert services.keys() == {"duellum", "postgres", "redis", "proxy"}
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert COMPOSE["networks"]["inside"]["internal"]
    assert services["duellum"]["environment"]["DUELLUM_SERVE_TRUSTED_PROXIES"] == "172.30.15.0/24"
    assert COMPOSE["networks"]["inside"]["ipam"]["config"] == [{"subnet": "172.30.15.0/24"}]


def test_the_server_in_the_container_can_write_to_its_data_only() -> None:
    service = COMPOSE["services"]["duellum"]
    assert service["read_only"]
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["volumes"] == ["data:/data"]
    named = {
        volume.split(":")[0] for each in COMPOSE["services"].values() for volume in each.get("volumes", [])
    }
    assert {name for name in named if not name.startswith(".")} == COMPOSE["volumes"].keys()


def test_what_the_image_copies_exists_and_is_not_ignored() -> None:
    copied = [
        word.rstrip("/")
        for line in re.findall(r"^COPY (?!--from)(.*)$", read("Dockerfile"), re.MULTILINE)
        for word in line.split()[:-1]
    ]
    kept = [
        line[1:].rstrip("/") for line in read("Dockerfile.dockerignore").splitlines() if line.startswith("!")
    ]
    assert "src" in copied
    for path in copied:
        assert (ROOT / path).exists()
        assert path in kept or str(Path(path).parent) in kept


def test_the_image_runs_without_root_and_is_checked_for_health() -> None:
    final = read("Dockerfile").rpartition("\nFROM ")[2]
    assert re.search(r"^USER 10001:10001$", final, re.MULTILINE)
    assert final.index("USER 10001") < final.index("ENTRYPOINT")
    check = re.search(r"HEALTHCHECK .*?\n\s+\[(.*)\]", final)
    assert check
    assert "/healthz" in check[1]


def test_the_extra_scale_is_locked_with_hashes_and_these_versions_are_tested() -> None:
    lock = (ROOT / "requirements/scale.txt").read_text(encoding="utf-8")
    locked = re.findall(r"^([a-z0-9-]+)==([\w.]+)", lock, re.MULTILINE)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["optional-dependencies"]["scale"], *project["dependencies"]]
    for requirement in wanted:
        name = re.split(r"[<>=;]", requirement)[0].lower().replace(".", "-")
        assert (name, version(name)) in locked, f"{name}: run 'make lock', then 'make .venv/test'"
    entries = re.split(r"\n(?=\S)", lock.strip())
    assert len(entries) == len(locked)
    assert all("--hash=sha256:" in entry for entry in entries)
