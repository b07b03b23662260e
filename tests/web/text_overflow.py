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
      if (style.display === 'contents') continue; // it has no box
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
    const whole = [...range.getClientRects()];
    texts.push({ holder, name, whole, lines: whole.map(line => clip(line, seen)) });
  }
  const popups = ':popover-open, .popup[data-open=true]'; // what they cover is read once they are closed
  const isLoose = holder => !holder.closest('.qwixx-field, .qwixx-stone, .frame-table .notices, .toasts');
  const isFixed = element => getComputedStyle(element).position === 'fixed';
  const findBar = holder => { // what the page scrolls under
    let around = holder;
    while (around && !isFixed(around) && getComputedStyle(around).position !== 'sticky')
      around = around.parentElement;
    return around;
  };
  const canBeRead = (line, holder, bar) => { // whether scrolling takes a line out from under a bar
    let [first, last] = [line.top, line.top]; // how far up and down its top can come
    const scroll = (element, top, bottom) => {
      first = Math.max(top, first - (element.scrollHeight - element.clientHeight - element.scrollTop));
      last = Math.min(bottom - line.height, last + element.scrollTop);
    };
    for (let around = holder; around !== scope.parentElement; around = around.parentElement) {
      if (isFixed(around)) return true; // it covers the page, and is checked as a bar itself
      const { top, bottom } = around.getBoundingClientRect();
      if (['auto', 'scroll'].includes(getComputedStyle(around).overflowY)) scroll(around, top, bottom);
    }
    scroll(document.scrollingElement, 0, innerHeight);
    const covered = 0.4 * line.height;
    return first > last || first + line.height - covered <= bar.top || last + covered >= bar.bottom;
  };
  const isPassing = bar => bar.matches(`dialog, .toasts, .connection-status, ${popups}`);
  const bars = [...new Set(texts.map(({ holder }) => findBar(holder)))]
    .filter(bar => bar !== null && isFixed(bar) && !isPassing(bar))
    .map(bar => ({ bar, edge: bar.getBoundingClientRect() }));
  for (const { bar, edge } of bars) {
    for (const { holder, name, whole } of texts) {
      if (bar.contains(holder) || !scope.contains(bar)) continue;
      const isBeside = line => line.right <= edge.left || line.left >= edge.right;
      if (whole.some(line => !isBeside(line) && !canBeRead(line, holder, edge)))
        found.push(`always covered: ${name}`);
    }
  }
  const placed = texts
    .filter(({ holder }) => isLoose(holder))
    .map(text => ({ ...text, bar: findBar(text.holder), popup: text.holder.closest(popups) }));
  placed.forEach((one, index) => {
    for (const other of placed.slice(index + 1)) {
      if (one.holder.contains(other.holder) || other.holder.contains(one.holder)) continue;
      if (one.popup !== other.popup) continue;
      if ((one.bar === null) !== (other.bar === null)) continue; // the page scrolls under bars
      if (one.bar?.contains(other.bar) !== other.bar?.contains(one.bar)) continue; // so does what is in one
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
