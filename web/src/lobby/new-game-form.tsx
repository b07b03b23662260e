/** The form for a new game. Every option has a default, so that one click starts a game. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import { createGame, HAS_SERVER } from "../api.ts";
import { Icon, type IconName } from "../components/icons.tsx";
import { Lazy } from "../components/lazy.tsx";
import { showRequestError } from "../components/toasts.tsx";
import { formatClock } from "../game/clock.ts";
import { Emblem } from "../games/emblem.tsx";
import { noteUse } from "../games/last-used.ts";
import { describeGame, gameName } from "../games/names.ts";
import { offeredGames, refreshOfferedGames } from "../games/offered.ts";
import { t } from "../i18n/translation.ts";
import { hasCourse } from "../lessons/course.ts";
import { loadLessonOffer } from "../lessons/offer-loader.ts";
import { isOffered } from "../lessons/progress.ts";
import type { ListedGame } from "../local/game-database.ts";
import { prepareGame, startLocalGame } from "../local/start.ts";
import { go } from "../router.ts";
import { changeOptions, chosenGame, options } from "./chosen-options.ts";
import {
  CLOCKS,
  chooseClock,
  listClocks,
  OPPONENTS,
  type Opponent,
  STARTS,
  type Start,
  toNewGame,
} from "./game-options.ts";
import { hasChoice, prefersServer, runsInBrowser } from "./place.ts";
import { countResults, hasFinished } from "./results.ts";

const ICONS: Readonly<Record<Opponent, IconName>> = { bot: "bot", link: "link", here: "people" };

/** The form; `played` are the games of this browser. */
export function NewGameForm({ played }: { played: readonly ListedGame[] }): JSX.Element {
  const isBusy = useSignal(false);
  const game = chosenGame();
  const rules = game?.rules ?? "";
  const levels = game?.levels ?? 0;
  const opponent = chooseOpponent(options.value.opponent, levels > 0);
  const level = Math.min(options.value.level, levels);
  const isLocal = runsInBrowser({ ...options.value, rules, opponent });
  useEffect(() => void refreshOfferedGames(), []);
  useEffect(() => {
    if (isLocal) prepareGame(rules);
  }, [isLocal, rules]);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (isBusy.value) return;
    isBusy.value = true;
    noteUse(rules);
    try {
      const wanted = toNewGame({ ...options.value, rules, opponent, level });
      go({ page: "game", gameId: isLocal ? await startLocalGame(wanted) : (await createGame(wanted)).game });
    } catch (error) {
      showRequestError(error);
      isBusy.value = false;
    }
  };
  return (
    <form class="card form" onSubmit={(event) => void submit(event)}>
      <GameChoice chosen={rules} />
      <p class="form-about muted">{describeGame(rules)}</p>
      <OpponentChoice opponent={opponent} hasBot={levels > 0} />
      {opponent === "bot" && <LevelChoice rules={rules} level={level} levels={levels} played={played} />}
      <button type="submit" class="button primary form-play" disabled={isBusy.value}>
        {t("form-play")}
      </button>
      <details class="form-details-toggle">
        <summary>
          <span>{t("form-more")}</span>
          <span class="muted">{summarizeOptions(opponent)}</span>
        </summary>
        <MoreOptions rules={rules} opponent={opponent} />
      </details>
      {hasCourse(rules) && isOffered(rules) && !hasFinished(played, rules) && (
        <Lazy load={loadLessonOffer} props={{ rules }} placeholder={<div class="form-lesson-place" />} />
      )}
    </form>
  );
}

/** The wanted opponent as far as there is one: not every game has an engine, and without a server nobody is far away. */
function chooseOpponent(wanted: Opponent, hasBot: boolean): Opponent {
  return (wanted === "bot" && !hasBot) || (wanted === "link" && !HAS_SERVER) ? "here" : wanted;
}

function GameChoice({ chosen }: { chosen: string }): JSX.Element {
  return (
    <fieldset class="games">
      <legend class="visually-hidden">{t("form-game")}</legend>
      {offeredGames.value.map(({ rules }) => (
        <label key={rules} class="game-option">
          <input
            type="radio"
            name="game"
            value={rules}
            class="visually-hidden"
            checked={chosen === rules}
            onChange={() => changeOptions({ rules })}
          />
          <Emblem rules={rules} />
          <span class="game-name">{gameName(rules)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface OpponentChoiceProps {
  opponent: Opponent;
  hasBot: boolean;
}

function OpponentChoice({ opponent, hasBot }: OpponentChoiceProps): JSX.Element {
  return (
    <fieldset class="setting opponents">
      <legend>{t("form-opponent")}</legend>
      <div class="choice-options">
        {OPPONENTS.filter((kind) => chooseOpponent(kind, hasBot) === kind).map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="opponent"
              class="visually-hidden"
              checked={opponent === kind}
              onChange={() => changeOptions({ opponent: kind })}
            />
            <span>
              <Icon name={ICONS[kind]} />
              {t(`opponent-${kind}`)}
            </span>
          </label>
        ))}
      </div>
      <p class="setting-note muted">{t(`opponent-${opponent}-about`)}</p>
    </fieldset>
  );
}

interface LevelChoiceProps {
  rules: string;
  level: number;
  levels: number;
  played: readonly ListedGame[];
}

/** The level of the computer, and how the player has done against it. */
function LevelChoice({ rules, level, levels, played }: LevelChoiceProps): JSX.Element {
  const record = useId();
  const { won, drawn, lost } = countResults(played, rules, level);
  return (
    <div class="setting">
      <label class="level">
        <span class="level-label">
          <span>{t("form-level")}</span>
          <span class="level-name">{t("level-name", { level })}</span>
        </span>
        <input
          type="range"
          min="1"
          max={levels}
          step="1"
          value={level}
          aria-valuetext={t("level-name", { level })}
          aria-describedby={record}
          onInput={(event) => changeOptions({ level: event.currentTarget.valueAsNumber })}
        />
      </label>
      <p id={record} class="setting-note muted">
        {won + drawn + lost > 0 ? t("level-record", { won, drawn, lost }) : t("level-record-none")}
      </p>
    </div>
  );
}

function summarizeOptions(opponent: Opponent): string {
  const { starts, isPublic } = options.value;
  const clock = formatClock(CLOCKS[chooseClock({ ...options.value, opponent })] ?? { kind: "none" });
  if (opponent === "here") return clock;
  const summary = t("form-more-summary", { clock, starts: t(`starts-${starts}`) });
  return HAS_SERVER && isPublic ? `${summary} · ${publicText(opponent)}` : summary;
}

const publicText = (opponent: Opponent): string => t(opponent === "bot" ? "form-public" : "form-public-open");

function MoreOptions({ rules, opponent }: { rules: string; opponent: Opponent }): JSX.Element {
  return (
    <div class="form-details">
      <label class="setting">
        <span>{t("form-clock")}</span>
        <select
          class="field"
          value={chooseClock({ ...options.value, opponent })}
          onChange={(event) => changeOptions({ clock: event.currentTarget.value })}
        >
          {listClocks(opponent).map((name) => (
            <option key={name} value={name}>
              {formatClock(CLOCKS[name] ?? { kind: "none" })}
            </option>
          ))}
        </select>
      </label>
      {opponent !== "here" && (
        <label class="setting">
          <span>{t("form-starts")}</span>
          <select
            class="field"
            value={options.value.starts}
            onChange={(event) => changeOptions({ starts: event.currentTarget.value as Start })}
          >
            {STARTS.map((start) => (
              <option key={start} value={start}>
                {t(`starts-${start}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasChoice({ rules, opponent }) && <ServerSwitch />}
      {HAS_SERVER && opponent !== "here" && (
        <label class="setting-check">
          <input
            type="checkbox"
            checked={options.value.isPublic}
            onChange={(event) => changeOptions({ isPublic: event.currentTarget.checked })}
          />
          <span>{publicText(opponent)}</span>
        </label>
      )}
    </div>
  );
}

/** Whether a game that could run here runs on the server, for the sake of its dice. */
function ServerSwitch(): JSX.Element {
  return (
    <label class="setting-check">
      <input
        type="checkbox"
        checked={prefersServer.value}
        onChange={(event) => (prefersServer.value = event.currentTarget.checked)}
      />
      <span>
        {t("form-server")}
        <span class="setting-note muted">{t("form-server-note")}</span>
      </span>
    </label>
  );
}
