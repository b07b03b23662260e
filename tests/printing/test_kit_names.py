"""The kits of all games, by name: names, files, and what there is not."""

import pytest

from duellum.core.registry import game_names
from duellum.printing import Paper, UnknownKitError, kit_names, load_kit, print_kit
from duellum.printing.kit import MEDIA_TYPES

_STARTS = {"pdf": b"%PDF-", "svg": b"<svg ", "stl": b"Duellum"}


def test_each_game_has_its_kits_the_whole_set_first() -> None:
    for game in game_names():
        kinds = [name.removeprefix(f"{game}-") for name in kit_names() if name.startswith(f"{game}-")]
        assert kinds[:2] == ["set", "leaflet"]
        assert {"board", "dice", "assembly", "die"} <= {*kinds}


@pytest.mark.parametrize("name", kit_names())
def test_each_kit_is_a_file_with_a_predictable_name(name: str) -> None:
    made, kit = print_kit(name, "en", "letter"), load_kit(name)
    expected = f"duellum-{name}-en-letter.pdf" if kit.format == "pdf" else f"duellum-{name}.{kit.format}"
    assert made.name == expected == kit.file_name("en", Paper.LETTER)
    assert made.media_type == MEDIA_TYPES[kit.format]
    assert made.content.startswith(_STARTS[kit.format])


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        (("chess", "en", "a4"), "there is no kit 'chess'; choose one of battle-set, battle-leaflet"),
        (("battle-set", "xx", "a4"), "there is no language 'xx'; choose one of en, ru, de"),
        (("battle-set", "../en", "a4"), "there is no language"),
        (("battle-set", "en", "a5"), "there is no paper 'a5'; choose one of a4, letter"),
        (("x" * 1000, "en", "a4"), r"there is no kit 'x{40}\.\.\.'"),
    ],
)
def test_what_there_is_not_is_named(wish: tuple[str, str, str], message: str) -> None:
    with pytest.raises(UnknownKitError, match=message):
        print_kit(*wish)
