/** Who is online, and the open challenges: those of players who are there, and public games with a free seat. */
import type { JSX } from "preact";
import { PlayerName } from "../components/player-name.tsx";
import { formatClock } from "../game/clock.ts";
import { Emblem } from "../games/emblem.tsx";
import { gameName } from "../games/names.ts";
import { t } from "../i18n/translation.ts";
import { changeOptions } from "../lobby/chosen-options.ts";
import type { GameSummary, SeekInfo } from "../protocol/types.ts";
import { gamePath } from "../router.ts";
import { lobby } from "./lobby.ts";
import type { Shown } from "./lobby-session.ts";
import { wanted } from "./wanted.ts";
import "./challenges.css";

interface ChallengesProps {
  shown: Shown;
  /** The ids of the player's own games, which are listed elsewhere. */
  own: ReadonlySet<string>;
}

export function Challenges({ shown, own }: ChallengesProps): JSX.Element {
  const open = shown.open.filter(({ game }) => !own.has(game));
  const isEmpty = shown.seeks.length === 0 && open.length === 0;
  return (
    <section class="home-section" aria-labelledby="challenges">
      <div class="challenges-head">
        <h2 id="challenges">{t("challenges")}</h2>
        <p class="challenges-online muted">{t("challenges-online", { count: shown.online })}</p>
      </div>
      {isEmpty ? <NoChallenges online={shown.online} /> : <ChallengeList seeks={shown.seeks} open={open} />}
    </section>
  );
}

function NoChallenges({ online }: { online: number }): JSX.Element {
  return (
    <div class="card challenges-empty">
      <p>{t(online > 1 ? "challenges-none" : "challenges-alone")}</p>
      <button type="button" class="button" onClick={chooseStranger}>
        {t("challenges-make")}
      </button>
    </div>
  );
}

/** Choose an opponent from anywhere in the form, and lead there. */
function chooseStranger(): void {
  changeOptions({ opponent: "stranger" });
  requestAnimationFrame(() => document.querySelector<HTMLButtonElement>(".pairing-clock")?.focus());
}

function ChallengeList({ seeks, open }: { seeks: readonly SeekInfo[]; open: readonly GameSummary[] }): JSX.Element {
  return (
    <ul class="card game-list">
      {seeks.map((seek) => (
        <li key={seek.id} class="challenge">
          <Emblem rules={seek.rules} />
          <span class="game-link-name">{gameName(seek.rules)}</span>
          <span class="game-link-players muted">
            <PlayerName name={seek.name || t("challenges-guest")} /> · {formatClock(seek.clock)}
          </span>
          <SeekAction seek={seek} />
        </li>
      ))}
      {open.map((game) => (
        <li key={game.game} class="challenge">
          <Emblem rules={game.rules} />
          <span class="game-link-name">{gameName(game.rules)}</span>
          <span class="game-link-players muted">
            <PlayerName name={findHost(game)} /> · {formatClock(game.clock)}
          </span>
          <a class="button" href={gamePath(game.game)}>
            {t("challenges-look")}
          </a>
        </li>
      ))}
    </ul>
  );
}

const findHost = ({ seats }: GameSummary): string =>
  seats.find(({ kind }) => kind !== "open")?.name || t("challenges-guest");

function SeekAction({ seek }: { seek: SeekInfo }): JSX.Element {
  if (seek.id === wanted.value?.id)
    return (
      <button type="button" class="button subtle" onClick={() => lobby.cancel()}>
        {t("cancel")}
      </button>
    );
  return (
    <button
      type="button"
      class="button primary"
      disabled={lobby.accepting.value !== null}
      onClick={() => lobby.accept(seek.id)}
    >
      {t("form-play")}
    </button>
  );
}
