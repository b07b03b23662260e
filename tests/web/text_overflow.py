"""Finds unreadable texts on a page: cut off, outside the viewport, or overlapping."""

from playwright.sync_api import Page

_FIND_OVERFLOW = """() => {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.getElementById('app');
  const found = [];
  const texts = [];
  const clip = (line, seen) => ({
    left: Math.max(line.left, seen.left),
    top: Math.max(line.top, seen.top),
    right: Math.min(line.right, seen.right),
    bottom: Math.min(line.bottom, seen.bottom),
    height: line.height,
  });
  const areUpon = (one, other) => { // two lines of texts
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 2 && height > 0.4 * Math.min(one.height, other.height);
  };
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const holder = text.parentElement;
    if (text.data.trim() === '' || !holder.checkVisibility({ opacityProperty: true })) continue;
    if (holder.closest('.visually-hidden, select, option, .battle-board, .die')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 1) continue;
    const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    let isPushed = false;
    let isCut = false;
    let isUnseen = false;
    for (let around = holder; around !== scope.parentElement; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.clipPath !== 'none') isUnseen = true;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      const pushesX = style.overflowX !== 'hidden' && around.scrollWidth > around.clientWidth;
      const pushesY = style.overflowY !== 'hidden' && around.scrollHeight > around.clientHeight;
      isPushed ||= pushesX;
      isCut ||= !pushesX && (seen.left < edge.left - 1 || seen.right > edge.right + 1);
      const slack = box.height / 3; // a line is lower than the tallest letters of its font
      isCut ||= !pushesY && (seen.top < edge.top - slack || seen.bottom > edge.bottom + slack);
      seen.left = Math.max(seen.left, edge.left);
      seen.top = Math.max(seen.top, edge.top);
      seen.right = Math.min(seen.right, edge.right);
      seen.bottom = Math.min(seen.bottom, edge.bottom);
      if (seen.right <= seen.left || seen.bottom <= seen.top) isUnseen ||= !isCut;
    }
    if (isUnseen) continue;
    const name = `${holder.className || holder.tagName}: ${text.data.trim()}`;
    if (isCut) found.push(`cut off: ${name}`);
    if (!isPushed && (box.left < -1 || box.right > innerWidth + 1)) found.push(`beyond the edge: ${name}`);
    const frame = holder.closest('button, a.button, label, summary')?.getBoundingClientRect();
    const isWider = frame && (box.left < frame.left - 1 || box.right > frame.right + 1);
    if (isWider) found.push(`wider than its button: ${name}`);
    texts.push({ holder, name, lines: [...range.getClientRects()].map(line => clip(line, seen)) });
  }
  const isLoose = holder => !holder.closest('.qwixx-field, .qwixx-stone, .frame-table .notices, .toasts');
  const findBar = holder => { // what the page scrolls under
    let around = holder;
    const isBar = element => ['sticky', 'fixed'].includes(getComputedStyle(element).position);
    while (around && !isBar(around)) around = around.parentElement;
    return around;
  };
  const placed = texts
    .filter(({ holder }) => isLoose(holder))
    .map(text => ({ ...text, bar: findBar(text.holder) }));
  placed.forEach((one, index) => {
    for (const other of placed.slice(index + 1)) {
      if (one.holder.contains(other.holder) || other.holder.contains(one.holder)) continue;
      if (one.bar !== other.bar) continue;
      const isUpon = one.lines.some(line => other.lines.some(another => areUpon(line, another)));
      if (isUpon) found.push(`one upon the other: ${one.name} | ${other.name}`);
    }
  });
  for (const effect of document.querySelectorAll('.qwixx-effect')) {
    const [own, field] = [effect, effect.closest('button')].map(element => element.getBoundingClientRect());
    if (own.width > field.width + 1) found.push(`wider than its field: ${effect.textContent}`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.push('the page is too wide');
  return found;
}"""


def find_overflow(page: Page) -> list[str]:
    """Return the unreadable texts, each with the reason."""
    found: list[str] = page.evaluate(_FIND_OVERFLOW)
    return found
