"""Battle's board: what is drawn on it lies where it belongs."""

from tests.web.gameplay import click_square
from tests.web.screens import BATTLE
from tests.web.visitor import Visitors

_SQUARES_WITH_FACES = """() => [...document.querySelectorAll('.battle-preview')].map((preview) => {
  const { x, y, width, height } = preview.getBoundingClientRect();
  const under = document.elementsFromPoint(x + width / 2, y + height / 2);
  return under.find((element) => element.matches('.battle-square'))?.dataset.square;
})"""


def test_the_face_that_a_die_would_show_is_drawn_on_the_square_where_it_would_show_it(
    visitors: Visitors,
) -> None:
    visitor = visitors.new()
    page = visitor.open_new_game("battle", {"kind": "me"}, start=BATTLE)
    click_square(visitor, "c4")
    page.locator(".battle-square.battle-target").first.wait_for()
    targets = page.locator(".battle-square.battle-target")
    squares = [target.get_attribute("data-square") for target in targets.all()]
    assert len(squares) > 5
    assert sorted(page.evaluate(_SQUARES_WITH_FACES)) == sorted(map(str, squares))
