"""The OpenAPI description of the protocol, generated from the message types."""

from collections.abc import Iterable
from typing import Any

import msgspec

from duellum import __version__
from duellum.core.i18n import LANGUAGES
from duellum.core.plain_view import PlainMove, PlainPositionView
from duellum.core.registry import game_names, load_rules
from duellum.printing import PAPERS, kit_names
from duellum.printing.kit import MEDIA_TYPES
from duellum.server.protocol import account
from duellum.server.protocol.client import FromClient
from duellum.server.protocol.http import (
    ContinuedGame,
    GameCreated,
    GameList,
    NetworkInfo,
    NetworkSwitch,
    NewGame,
    Problem,
    RecordAnalysis,
    Replay,
    RulesInfo,
    SessionRevocation,
)
from duellum.server.protocol.lobby import FromLobby, FromVisitor
from duellum.server.protocol.server import FromServer, State

_REFERENCE = "#/components/schemas/{name}"
_HTTP: tuple[Any, ...] = (
    NewGame, ContinuedGame, GameCreated, GameList, State, RulesInfo, Replay, RecordAnalysis,
    NetworkSwitch, NetworkInfo, SessionRevocation, Problem,
    account.AccountInfo, account.PublicName, account.PasskeyRequest, account.PasskeyChallenge,
    account.NewPasskeyAnswer, account.PasskeyAnswer, account.PasskeyRemoval, account.RecoveryCodes,
    account.DeviceCodeInfo, account.CodeEntry, account.SessionEnd,
)  # fmt: skip


def build_openapi() -> dict[str, Any]:
    """Return the description of the HTTP API, with the WebSocket messages among its components."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Duellum", "version": __version__},
        "paths": {
            "/api/games": {
                "get": _operation("The player's unfinished games, and public ones", _json("GameList")),
                "post": {
                    **_operation("Create a game", _json("GameCreated"), "201"),
                    "requestBody": {"required": True, "content": _json("NewGame")},
                },
            },
            "/api/games/continued": {
                "post": {
                    **_operation(
                        "Continue on the server a game that began elsewhere", _json("GameCreated"), "201"
                    ),
                    "requestBody": {"required": True, "content": _json("ContinuedGame")},
                },
            },
            "/api/games/{id}": {
                "get": _operation("A game", _json("State")),
                "parameters": _ID,
            },
            "/api/games/{id}/record": {
                "get": _operation("The record of a game", _RECORD),
                "parameters": _ID,
            },
            "/api/games/{id}/preview.png": {
                "get": _operation("The picture of a public or finished game", _PICTURE),
                "parameters": [*_ID, _LANGUAGE],
            },
            "/api/games/{id}/play": {
                "get": {
                    "summary": "A WebSocket: the client sends FromClient, the server FromServer",
                    "responses": {"101": {"description": "The WebSocket is open"}},
                },
                "parameters": [*_ID, {"name": "after", "in": "query", "schema": {"type": "integer"}}],
            },
            "/api/records": {
                "post": {
                    **_operation("A saved game to look at; the server does not store it", _json("Replay")),
                    "requestBody": {"required": True, "content": _RECORD},
                },
                "parameters": _NUMBER,
            },
            "/api/analyses": {
                "post": {
                    **_operation("The analysis of a saved game; it is not stored", _json("RecordAnalysis")),
                    "requestBody": {"required": True, "content": _RECORD},
                },
                "parameters": _NUMBER,
            },
            "/api/print/{kit}": {
                "get": _operation("A set to print, or a part of one", _PRINT),
                "parameters": [_parameter("kit", kit_names()), *_PRINT_QUERY],
            },
            "/api/sessions/revoke": {
                "post": {
                    **_operation("Make all cookies of the player invalid", None, "204"),
                    "requestBody": {"required": True, "content": _json("SessionRevocation")},
                },
            },
            **_account_paths(),
            "/api/lobby": {
                "get": {
                    "summary": "A WebSocket: the client sends FromVisitor, the server FromLobby",
                    "responses": {"101": {"description": "The WebSocket is open"}},
                },
                "parameters": [
                    {
                        "name": "player",
                        "in": "query",
                        "schema": {"type": "string"},
                        "description": "Given to become a player, who may seek opponents, by a cookie",
                    }
                ],
            },
            "/api/rules": {
                "get": _operation(
                    "The kinds of games",
                    {"application/json": {"schema": {"type": "array", "items": _reference("RulesInfo")}}},
                )
            },
            "/api/rules/{game}/texts/{language}": {
                "get": _operation(
                    "The texts that come with the package of a game, as Fluent messages", _RECORD
                ),
                "parameters": [_parameter("game", game_names()), _parameter("language", LANGUAGES)],
            },
            "/api/rules/{game}/book": {
                "get": _operation(
                    "The rulebook of a game, or null",
                    {"application/json": {"schema": {"type": ["object", "null"]}}},
                ),
                "parameters": [_parameter("game", game_names())],
            },
            "/api/network": {
                "get": _operation("Whether players on the local network may join", _json("NetworkInfo")),
                "post": {
                    **_operation("Let players on the local network join, or not", _json("NetworkInfo")),
                    "requestBody": {"required": True, "content": _json("NetworkSwitch")},
                },
            },
        },
        "components": {"schemas": build_components()},
    }


_ACCOUNT_CHANGES = (
    ("name", "Choose a public name", "PublicName", "AccountInfo"),
    ("passkeys/challenge", "Begin to make a passkey", None, "PasskeyRequest"),
    ("passkeys", "Add a passkey", "NewPasskeyAnswer", "AccountInfo"),
    ("passkeys/remove", "Remove a passkey", "PasskeyRemoval", "AccountInfo"),
    ("sign-in/challenge", "Begin to sign in with a passkey", None, "PasskeyChallenge"),
    ("sign-in/passkey", "Sign in with a passkey", "PasskeyAnswer", "AccountInfo"),
    ("sign-in/recovery", "Sign in with a recovery code", "CodeEntry", "AccountInfo"),
    ("sign-in/device", "Sign in with a code that another device shows", "CodeEntry", "AccountInfo"),
    ("recovery-codes", "Replace the recovery codes", None, "RecoveryCodes"),
    ("device-codes", "Make a code for another device", None, "DeviceCodeInfo"),
    ("sessions/revoke", "End a session", "SessionEnd", "AccountInfo"),
    ("delete", "Delete the player's personal data", None, None),
)
"""Path, summary, body and response of what changes an account."""


def _account_paths() -> dict[str, Any]:
    paths: dict[str, Any] = {
        "/api/account": {"get": _operation("Who the player is, and how to come back", _json("AccountInfo"))},
        "/api/account/export": {"get": _operation("Everything stored about the player", _ZIP)},
    }
    for path, summary, body, answer in _ACCOUNT_CHANGES:
        status = "204" if answer is None else "200"
        post = _operation(summary, None if answer is None else _json(answer), status)
        if body is not None:
            post["requestBody"] = {"required": True, "content": _json(body)}
        paths[f"/api/account/{path}"] = {"post": post}
    return paths


_ZIP = {"application/zip": {"schema": {"type": "string", "format": "binary"}}}
_PRINT = {kind: {"schema": {"type": "string", "format": "binary"}} for kind in MEDIA_TYPES.values()}


def _parameter(name: str, values: Iterable[str], place: str = "path") -> dict[str, Any]:
    """Return a parameter with a fixed choice of values; those in the query may be left out."""
    schema = {"type": "string", "enum": [*values]}
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


_LANGUAGE = _parameter("lang", LANGUAGES, "query")
_PRINT_QUERY = [_LANGUAGE, _parameter("paper", PAPERS, "query")]
_PICTURE = {"image/png": {"schema": {"type": "string", "format": "binary"}}}
_RECORD = {"text/plain": {"schema": {"type": "string"}}}
_NUMBER = [{"name": "number", "in": "query", "schema": {"type": "integer"}}]
_ID = [{"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}]


def _reference(name: str) -> dict[str, str]:
    return {"$ref": _REFERENCE.format(name=name)}


def _json(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": _reference(name)}}


def _operation(summary: str, content: dict[str, Any] | None, status: str = "200") -> dict[str, Any]:
    return {
        "summary": summary,
        "responses": {
            status: {"description": "Done", **({"content": content} if content else {})},
            "default": {"description": "Refused", "content": _json("Problem")},
        },
    }


def build_components() -> dict[str, Any]:
    """Return the JSON schemas of all messages, and of the views of all installed games."""
    views = [load_rules(name).view for name in game_names()]
    position_types = list(dict.fromkeys([*(view.position_type for view in views), PlainPositionView]))
    move_types = list(dict.fromkeys([*(kind for view in views for kind in view.move_types), PlainMove]))
    unions = {
        "FromClient": FromClient,
        "FromServer": FromServer,
        "FromVisitor": FromVisitor,
        "FromLobby": FromLobby,
    }
    found, schemas = msgspec.json.schema_components(
        [*unions.values(), *_HTTP, *position_types, *move_types], ref_template=_REFERENCE
    )
    schemas |= dict(zip(unions, found, strict=False))
    schemas["PositionView"] = {"anyOf": [_reference(kind.__name__) for kind in position_types]}
    schemas["MoveView"] = {"anyOf": [_reference(kind.__name__) for kind in move_types]}
    for name, field, target in _VIEW_FIELDS:
        schemas[name]["properties"][field] = _set_type(schemas[name]["properties"][field], _reference(target))
    return dict(sorted(schemas.items()))


_VIEW_FIELDS = (
    ("Situation", "picture", "PositionView"),
    ("Situation", "legal", "MoveView"),
    ("Moved", "picture", "MoveView"),
    ("Threats", "moves", "MoveView"),
    ("PastPosition", "picture", "PositionView"),
    ("PastPosition", "move", "MoveView"),
    ("LineMove", "view", "MoveView"),
    ("LineMove", "picture", "PositionView"),
)
"""The fields that contain views. Their types in Python are Any, because messages do not depend on a game."""


def _set_type(schema: dict[str, Any], target: dict[str, str]) -> dict[str, Any]:
    """Return a field's schema with `target` where it allowed anything."""
    if schema.get("type") == "array":
        return schema | {"items": target}
    if "anyOf" in schema:
        return schema | {"anyOf": [target, {"type": "null"}]}
    return schema | target
