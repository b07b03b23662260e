/** What else there is to learn from: the rulebooks, the pages next to them, the puzzles, and sets to print. */
import type { JSX } from "preact";
import { HAS_SERVER } from "../api.ts";
import { Emblem } from "../games/emblem.tsx";
import { gameName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import { t } from "../i18n/translation.ts";
import { KITS, picturePath } from "../print/kits.ts";
import { formatPath, rulesPath } from "../router.ts";

const pictures = import.meta.glob<string>("../games/*/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

interface FurtherCard {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly picture: JSX.Element | null;
}

const drawPicture = (address: string | undefined): JSX.Element | null =>
  address ? <img src={address} alt="" loading="lazy" /> : null;

function listCards(games: readonly string[]): FurtherCard[] {
  const rulebooks = games.map((game) => ({
    href: rulesPath(game),
    title: t("how-to-play-game", { game: gameName(game) }),
    text: t("lessons-rulebook-about"),
    picture: <Emblem rules={game} />,
  }));
  const tools = games.flatMap((game) =>
    Object.keys(findClient(game).tools).map((tool) => ({
      href: formatPath({ page: "rules", rules: game, tool }),
      title: t(`tool-${game}-${tool}`),
      text: t(`lessons-tool-${game}-${tool}`),
      picture: drawPicture(pictures[`../games/${game}/pictures/${tool}.svg`]),
    })),
  );
  const set = KITS.find(({ kind }) => kind === "set");
  const print = {
    href: formatPath({ page: "print" }),
    title: t("home-print"),
    text: t("lessons-print-about"),
    picture: drawPicture(set && picturePath(set)),
  };
  return [...rulebooks, ...tools, ...(HAS_SERVER ? [print] : [])];
}

export function Further({ games }: { games: readonly string[] }): JSX.Element {
  return (
    <section class="stack" aria-labelledby="further">
      <h2 id="further">{t("lessons-further")}</h2>
      <ul class="further-cards">
        {listCards(games).map(({ href, title, text, picture }) => (
          <li key={href}>
            <a class="card further-card" href={href}>
              <span class="further-picture" aria-hidden="true">
                {picture}
              </span>
              <span class="further-name">{title}</span>
              <span class="muted">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
