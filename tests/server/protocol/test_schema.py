"""The OpenAPI description: it is complete, and the views in it are those of the games."""

import re

from duellum.server.protocol import schema


def test_the_description_refers_only_to_what_it_describes() -> None:
    described = schema.build_openapi()
    schemas = described["components"]["schemas"]
    found = set(re.findall(r"'#/components/schemas/(\w+)'", str(described)))
    assert found <= schemas.keys()
    assert {"BattleMove", "QwixxPlacement", "Welcome", "Play", "Problem"} <= schemas.keys()


def test_pictures_are_described_by_the_games() -> None:
    fields = schema.build_components()["Situation"]["properties"]
    assert fields["legal"]["items"] == {"$ref": "#/components/schemas/MoveView"}
    assert fields["picture"] == {"$ref": "#/components/schemas/PositionView"}
    past = schema.build_components()["PastPosition"]["properties"]["move"]
    assert past == {"anyOf": [{"$ref": "#/components/schemas/MoveView"}, {"type": "null"}]}


def test_the_import_of_records_is_described() -> None:
    operation = schema.build_openapi()["paths"]["/api/records"]["post"]
    assert operation["responses"]["200"]["content"]["application/json"]["schema"]["$ref"].endswith("/Replay")
    assert "text/plain" in operation["requestBody"]["content"]


def test_the_analysis_of_records_is_described_with_the_games_views() -> None:
    described = schema.build_openapi()
    operation = described["paths"]["/api/analyses"]["post"]
    answer = operation["responses"]["200"]["content"]["application/json"]["schema"]
    assert answer == {"$ref": "#/components/schemas/RecordAnalysis"}
    assert "text/plain" in operation["requestBody"]["content"]
    move = described["components"]["schemas"]["LineMove"]["properties"]
    assert move["view"] == {"$ref": "#/components/schemas/MoveView"}
    assert move["picture"] == {"$ref": "#/components/schemas/PositionView"}
