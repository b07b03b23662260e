/** The form for a new game. Every option has a default, so that one click starts a game. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import { createGame, HAS_SERVER } from "../api.ts";
import { Icon, type IconName } from "../components/icons.tsx";
import { Lazy } from "../components/lazy.tsx";
import { LiveRegion } from "../components/live-region.tsx";
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
import { ClockSliders } from "../pairing/clock-sliders.tsx";
import type { Shown } from "../pairing/lobby-session.ts";
import { QuickPairing, SeekPanel } from "../pairing/quick-pairing.tsx";
import { wanted } from "../pairing/wanted.ts";
import { go } from "../router.ts";
import { changeOptions, chosenGame, options } from "./chosen-options.ts";
import {
  chooseClock,
  isCustom,
  listClocks,
  OPPONENTS,
  type Opponent,
  parseClock,
  STARTS,
  type Start,
  toNewGame,
} from "./game-options.ts";
import { hasChoice, prefersServer, runsInBrowser } from "./place.ts";
import { countResults, hasFinished } from "./results.ts";

const ICONS: Readonly<Record<Opponent, IconName>> = { bot: "bot", stranger: "people", link: "link", here: "device" };

interface NewGameFormProps {
  /** The games of this browser. */
  played: readonly ListedGame[];
  /** The lobby; null while there is no connection. */
  shown: Shown | null;
}

export function NewGameForm({ played, shown }: NewGameFormProps): JSX.Element {
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
  const start = async (chosen: Opponent) => {
    if (isBusy.value) return;
    isBusy.value = true;
    noteUse(rules);
    try {
      const newGame = toNewGame({ ...options.value, rules, opponent: chosen, level });
      const isHere = runsInBrowser({ ...options.value, rules, opponent: chosen });
      go({ page: "game", gameId: isHere ? await startLocalGame(newGame) : (await createGame(newGame)).game });
    } catch (error) {
      showRequestError(error);
      isBusy.value = false;
    }
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (opponent !== "stranger") void start(opponent);
  };
  return (
    <>
      <LiveRegion text={wanted.value ? t("pairing-seeking") : ""} />
      <SeekPanel playMeanwhile={levels > 0 ? () => void start("bot") : undefined} />
      <form class="card form" onSubmit={submit}>
        <GameChoice chosen={rules} />
        <p class="form-about muted">{describeGame(rules)}</p>
        <OpponentChoice opponent={opponent} hasBot={levels > 0} />
        {opponent === "bot" && <LevelChoice rules={rules} level={level} levels={levels} played={played} />}
        {opponent === "stranger" ? (
          <QuickPairing rules={rules} shown={shown} />
        ) : (
          <>
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
          </>
        )}
        {hasCourse(rules) && isOffered(rules) && !hasFinished(played, rules) && (
          <Lazy load={loadLessonOffer} props={{ rules }} placeholder={<div class="form-lesson-place" />} />
        )}
      </form>
    </>
  );
}

/** The wanted opponent as far as there is one: not every game has an engine, and without a server nobody is far away. */
function chooseOpponent(wanted: Opponent, hasBot: boolean): Opponent {
  const isFar = wanted === "link" || wanted === "stranger";
  return (wanted === "bot" && !hasBot) || (isFar && !HAS_SERVER) ? "here" : wanted;
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

const formatName = (clock: string): string => formatClock(parseClock(clock) ?? { kind: "none" });

function summarizeOptions(opponent: Opponent): string {
  const { starts, isPublic } = options.value;
  const clock = formatName(chooseClock({ ...options.value, opponent }));
  if (opponent === "here") return clock;
  const summary = t("form-more-summary", { clock, starts: t(`starts-${starts}`) });
  return HAS_SERVER && isPublic ? `${summary} · ${publicText(opponent)}` : summary;
}

const publicText = (opponent: Opponent): string => t(opponent === "bot" ? "form-public" : "form-public-open");

const CUSTOM = "custom";
/** The custom clock with which the choice begins. */
const FIRST_CUSTOM = "7+5";

const chooseListed = (value: string): string => (value === CUSTOM ? FIRST_CUSTOM : value);

function MoreOptions({ rules, opponent }: { rules: string; opponent: Opponent }): JSX.Element {
  const clock = chooseClock({ ...options.value, opponent });
  return (
    <div class="form-details">
      <label class="setting">
        <span>{t("form-clock")}</span>
        <select
          class="field"
          value={isCustom(clock) ? CUSTOM : clock}
          onChange={(event) => changeOptions({ clock: chooseListed(event.currentTarget.value) })}
        >
          {listClocks(opponent).map((name) => (
            <option key={name} value={name}>
              {formatName(name)}
            </option>
          ))}
          <option value={CUSTOM}>{t("clock-custom")}</option>
        </select>
      </label>
      {isCustom(clock) && <ClockSliders clock={clock} change={(chosen) => changeOptions({ clock: chosen })} />}
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
