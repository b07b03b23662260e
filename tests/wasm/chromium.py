"""The WebAssembly kernels in Chromium: a page with the same program that runs in Node."""

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, sync_playwright

import hatch_build
from tests.wasm.kernels import ROOT, Case, find_modules
from tests.web.visitor import FLAGS, find_chromium

_ADDRESS = "http://kernels.test"
_STRIP = """
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
const files = JSON.parse(process.argv[1]);
console.log(JSON.stringify(files.map((file) => stripTypeScriptTypes(readFileSync(file, "utf-8")))));
"""
_RUN = """async ([game, cases]) => {
  const { loadAnswers } = await import("/e2e/kernel-answers.ts");
  const bytes = await (await fetch(`/${game}.wasm`)).arrayBuffer();
  const began = performance.now();
  const answer = await loadAnswers(game, bytes);
  return { ready: performance.now() - began, answers: cases.map(answer) };
}"""


@cache
def _strip_types() -> dict[str, str]:
    """Return the client's modules around the kernels as JavaScript, by path."""
    web = ROOT / "web"
    folders = [web / "src" / name for name in ("kernel", "games", "rules")]
    files = [web / "e2e" / "kernel-answers.ts", *(file for each in folders for file in each.rglob("*.ts"))]
    node = hatch_build._node_folder() / "node"
    command = [str(node), "--input-type=module", "--eval", _STRIP, json.dumps([str(file) for file in files])]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    paths = [f"/{file.relative_to(web).as_posix()}" for file in files]
    return dict(zip(paths, json.loads(done.stdout), strict=True))


def run_in_chromium(game: str, cases: list[Case]) -> dict[str, Any]:
    """Return the kernel's answers to cases, and how long it took to be ready (ms)."""
    modules = find_modules()

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(_ADDRESS)
        if path.endswith(".wasm"):
            route.fulfill(body=(modules / Path(path).name).read_bytes(), content_type="application/wasm")
        elif path in _strip_types():
            route.fulfill(body=_strip_types()[path], content_type="text/javascript")
        elif path.endswith(".ts"):  # an answer, so that the import fails instead of waiting for ever
            route.fulfill(status=404, body=f"{path} is not among the modules around the kernels")
        else:
            route.fulfill(body="<!doctype html>", content_type="text/html")

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        page = browser.new_page()
        page.route(f"{_ADDRESS}/**", answer)
        page.goto(f"{_ADDRESS}/")
        answered: dict[str, Any] = page.evaluate(_RUN, [game, cases])
        browser.close()
    return answered
