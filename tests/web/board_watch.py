"""Watches a table: its board must not move, change its size or leave the screen; nothing else may jump."""

from tests.web.visitor import Message, Tab

BOARDS = ".battle-scene, .qwixx-board, .generic-board"
TOLERANCE = 1.0
"""Pixels by which the board may differ; less than one can be rounding."""

_WATCH = """selector => {
  window.boardBoxes = [];
  const look = () => {
    const board = document.querySelector(selector);
    if (board !== null) {
      const { x, y, width, height } = board.getBoundingClientRect();
      const [box, last] = [[x, y, width, height], window.boardBoxes.at(-1)];
      const isNew = last === undefined || box.some((value, index) => value !== last[index]);
      if (isNew) window.boardBoxes.push(box);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
_SETTLE = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
_TAKE = """async () => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const boxes = window.boardBoxes;
  window.boardBoxes = boxes.slice(-1);
  return boxes;
}"""
_HIDDEN = """selector => {
  const found = [];
  const within = (box, edge) => box.left >= edge.left - 1 && box.top >= edge.top - 1
    && box.right <= edge.right + 1 && box.bottom <= edge.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const board = document.querySelector(selector);
  const box = board.getBoundingClientRect();
  if (!within(box, screen)) found.push('the board leaves the screen');
  for (let around = board.parentElement; around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const isClipped = overflowX !== 'visible' || overflowY !== 'visible';
    const isCut = isClipped && !within(box, around.getBoundingClientRect());
    if (isCut) found.push(`cut off by ${around.className}`);
  }
  const controls = ['.qwixx-roll', '.qwixx-pass', '.battle-chooser button', '.tool-button', '.app-bar button',
    '.notice button'];
  for (const control of document.querySelectorAll(controls.join())) {
    if (control.closest('dialog') || !control.checkVisibility()) continue;
    const name = `${control.className} ${control.textContent}`;
    const own = control.getBoundingClientRect();
    if (!within(own, screen)) found.push(`outside the screen: ${name}`);
    if (getComputedStyle(control).pointerEvents === 'none') continue; // not yet, after a double click
    const top = document.elementFromPoint(own.x + own.width / 2, own.y + own.height / 2);
    const isOver = top?.closest('.notices, .toasts, .connection-status');
    if (!control.contains(top) && !isOver) found.push(`covered: ${name} by ${top?.className}`);
  }
  return found;
}"""
_COVERED = """selector => {
  const board = document.querySelector(selector).getBoundingClientRect();
  return [...document.querySelectorAll('.frame-table .notice, .battle-docked')].filter(notice => {
    const box = notice.getBoundingClientRect();
    const width = Math.min(box.right, board.right) - Math.max(box.left, board.left);
    const height = Math.min(box.bottom, board.bottom) - Math.max(box.top, board.top);
    return width > 1 && height > 1;
  }).map(notice => notice.className + ': ' + notice.textContent);
}"""


class BoardWatch:
    """Remembers where the board was at the start, and looks at every frame since."""

    def __init__(self, tab: Tab) -> None:
        self.page = tab.page
        self.page.locator(BOARDS).wait_for()
        self.page.evaluate("() => document.fonts.ready.then(() => null)")
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        self.page.evaluate(_WATCH, BOARDS)
        self.start: list[float] = self.page.evaluate(_TAKE)[-1]

    def check(self, step: str) -> None:
        """Check that the board has not moved since the last check; it and the controls must be visible."""
        for box in self.page.evaluate(_TAKE):
            differences = [abs(now - before) for now, before in zip(box, self.start, strict=True)]
            assert max(differences) < TOLERANCE, f"{step}: the board moved from {self.start} to {box}"
        hidden = self.page.evaluate(_HIDDEN, BOARDS)
        assert hidden == [], f"{step}: {hidden}"

    def check_uncovered(self, step: str) -> None:
        """Check as well that no notice lies over the board."""
        self.check(step)
        covering = self.page.evaluate(_COVERED, BOARDS)
        assert covering == [], f"{step}: over the board lies {covering}"


_WATCH_SHIFTS = """() => {
  const shifts = [];
  const note = entries => shifts.push(...entries.map(({ value, hadRecentInput, sources }) =>
    ({ value, hadRecentInput, moved: sources.map(({ node }) => (node?.parentElement ?? node)?.className) })));
  const observer = new PerformanceObserver(list => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.takeShifts = async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    note(observer.takeRecords());
    return shifts.splice(0);
  };
}"""

MAX_SHIFT = 0.01
"""The sum of layout shifts that a page may have; browsers call up to 0.1 good."""


class ShiftWatch:
    """Sums up the layout shifts of a page, without those that follow its own input."""

    def __init__(self, tab: Tab) -> None:
        self.page = tab.page
        self.shifts: list[Message] = []
        self.page.evaluate("() => document.fonts.ready.then(() => null)")
        self.page.evaluate(_WATCH_SHIFTS)

    def look(self, *, is_own: bool) -> None:
        """Take in the shifts since the last look, in which this page has had input, or not.

        What follows its own input does not count. Browsers excuse only the first half second after it, which
        a busy machine may need before it draws anything. What another player does counts however soon it is.
        """
        shifts: list[Message] = self.page.evaluate("() => takeShifts()")
        self.shifts += [] if is_own else shifts

    @property
    def total(self) -> float:
        """The sum of all shifts."""
        return sum(float(shift["value"]) for shift in self.shifts)
