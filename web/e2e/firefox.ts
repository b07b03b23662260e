/**
 * Firefox plays a whole game at one shared screen, from the first page to the result, with real clicks.
 *
 * `node e2e/firefox.ts PROGRAM ADDRESS PLACE RULES [MOVE ...]` prints what it saw as JSON: the game's id, the number of moves
 * in the list, the result, errors of the page, and the moves as this browser has stored them, none where the server runs the
 * game. PLACE is "browser" or "server". A move of Battle is given as its two squares and, where two paths lead there, the
 * number of its button: `e1e2`, `d1h3-2`. In Qwixx Duel stones are placed on the first field that is open. puppeteer-core
 * drives Firefox over WebDriver BiDi.
 */
import puppeteer, { type Page } from "puppeteer-core";

const [program = "", address = "", place = "", rules = "", ...moves] = process.argv.slice(2);

/** Milliseconds to wait for anything on the page, enough for a busy machine. */
const TIMEOUT = 60_000;
const PREFERENCES = { "intl.accept_languages": "en-GB", "ui.prefersReducedMotion": 1 };

/** Turns in which stones are placed; after them both players pass, until the fourth misthrow ends the game. */
const PLACING_TURNS = 3;

/** The middle of an element, once a click there would reach it or the die that lies over its square. */
function findMiddle(selector: string): [number, number] | null {
  const element = document.querySelector<HTMLElement>(selector);
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const [x, y] = [left + width / 2, top + height / 2];
  const reached = document.elementFromPoint(x, y);
  const square = reached?.closest<HTMLElement>("[data-square]")?.dataset.square;
  const isReached = element?.contains(reached) || (square !== undefined && square === element?.dataset.square);
  return isReached ? [x, y] : null;
}

/** Click an element as soon as it takes clicks. */
async function click(page: Page, selector: string): Promise<void> {
  const middle = await page.waitForFunction(findMiddle, { timeout: TIMEOUT }, selector);
  const [x, y] = (await middle.jsonValue()) ?? [0, 0];
  await page.mouse.click(x, y);
}

/** Choose game and opponent on the first page, and press Play. */
async function startGame(page: Page): Promise<void> {
  await page.goto(`${address}/icon.svg`); // of the same origin, and without scripts that a second load would interrupt
  await page.evaluate((isServer) => localStorage.setItem("duellum.server", String(isServer)), place === "server");
  await page.goto(address);
  await click(page, `.game-option:has([value="${rules}"])`);
  await click(page, ".opponents label:last-child");
  await page.waitForSelector(".opponents label:last-child :checked", { timeout: TIMEOUT });
  await click(page, ".form-play");
}

/** Play the next of the given moves: click the die, its target, and which of two paths. */
async function rollDie(page: Page, plies: number): Promise<void> {
  const [, start, target, path] = /^(..)(..)(?:-(.))?$/.exec(moves[plies] ?? "") ?? [];
  await click(page, `.battle-square.battle-movable[data-square="${start}"]`);
  await click(page, `.battle-square.battle-target[data-square="${target}"]`);
  if (path) await click(page, `.battle-chooser button:nth-child(${path})`);
}

/** Roll the dice, place a stone, or pass. */
async function takeAction(page: Page): Promise<void> {
  const turns = await page.$$eval(".moves-list > li", (items) => items.length);
  const isPlacing = turns <= PLACING_TURNS && (await page.$(".qwixx-open")) !== null;
  const field = isPlacing ? ".qwixx-open" : ".qwixx-pass";
  await click(page, (await page.$(".qwixx-roll")) === null ? field : ".qwixx-roll");
}

interface Table {
  /** What is shown once it is somebody's turn. */
  ready: string;
  act(page: Page, plies: number): Promise<void>;
}

const TABLES: Record<string, Table> = {
  battle: { ready: ".battle-square.battle-movable", act: rollDie },
  qwixx: { ready: ".qwixx-roll, .qwixx-pass", act: takeAction },
};

/** Act until the result is shown, and return the number of moves; each act adds one to the list. */
async function playGame(page: Page, { ready, act }: Table): Promise<number> {
  for (let plies = 0; ; plies += 1) {
    await page.waitForFunction(
      (count) => document.querySelectorAll(".ply").length === count,
      { timeout: TIMEOUT },
      plies,
    );
    await page.waitForSelector(`${ready}, .result`, { timeout: TIMEOUT });
    if ((await page.$(".result")) !== null) return plies;
    await act(page, plies);
  }
}

/** The moves of a game that this browser has stored; none if it has none. */
function readStoredMoves(game: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("duellum");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      if (!opening.result.objectStoreNames.contains("games")) return resolve([]);
      const reading = opening.result.transaction("games").objectStore("games").get(game);
      reading.onsuccess = () => resolve((reading.result?.game.plies ?? []).map((ply: { move: string }) => ply.move));
    };
  });
}

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: program,
  extraPrefsFirefox: PREFERENCES,
  defaultViewport: { width: 1366, height: 768 },
});
try {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => ["error", "warn"].includes(message.type()) && errors.push(message.text()));
  const table = TABLES[rules];
  if (!table) throw new Error(`nobody has said how to play ${rules}`);
  await startGame(page);
  const plies = await playGame(page, table);
  const result = await page.$eval(".result-text", (element) => element.textContent);
  const game = page.url().split("/").at(-1) ?? "";
  const stored = await page.evaluate(readStoredMoves, game);
  console.log(JSON.stringify({ game, plies, result, errors, stored }));
} finally {
  await browser.close();
}
