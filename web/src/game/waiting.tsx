/** Before a game: the invitation for who made it, a seat for who comes, patience for who watches. */
import type { JSX } from "preact";
import { t } from "../language.ts";
import { gameName, ownName, seatName } from "../naming.ts";
import { Icon } from "../parts/icons.tsx";
import type { State } from "../protocol/types.ts";
import { playerName } from "../settings.ts";
import { clockText } from "./clock.ts";
import type { Session } from "./session.ts";
import { CopyLink, isLocal, LinkCode, ShareLink } from "./sharing.tsx";

export function Waiting({ session, game }: { session: Session; game: State }): JSX.Element {
  const { you } = session.known.value;
  const isOpen = game.seats.some((seat) => seat.kind === "open");
  if (you.length > 0) return isOpen ? <Invitation session={session} game={game} /> : <Patience text="waiting-start" />;
  return isOpen ? <FreeSeat session={session} game={game} /> : <Patience text="waiting-players" />;
}

function Patience({ text }: { text: string }): JSX.Element {
  return (
    <div class="frame-table">
      <p class="soft waiting-patience">{t(text)}</p>
    </div>
  );
}

function Invitation({ session, game }: { session: Session; game: State }): JSX.Element {
  return (
    <div class="frame-table">
      <section class="card waiting">
        <LinkCode link={location.href} />
        <div class="waiting-words">
          <h2>{t("invitation-title")}</h2>
          <p class="soft">{t("invitation-text")}</p>
          <input
            class="field"
            readOnly
            aria-label={t("invitation-link")}
            value={location.href}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div class="panel-row">
            <CopyLink />
            <ShareLink />
            <button type="button" class="button" onClick={() => session.do({ type: "abort" })}>
              <Icon name="cross" />
              {t("abort")}
            </button>
          </div>
          {isLocal(location.host) && <p class="waiting-local">{t("invitation-local")}</p>}
          <p class="soft">{t("invitation-about", { game: gameName(game.rules), clock: clockText(game.clock) })}</p>
        </div>
      </section>
    </div>
  );
}

function FreeSeat({ session, game }: { session: Session; game: State }): JSX.Element {
  const host = game.seats.find((seat) => seat.kind !== "open");
  const name = host ? seatName(host) : "";
  const join = (event: Event) => {
    event.preventDefault();
    session.join();
  };
  return (
    <div class="frame-table">
      <form class="card waiting-words" onSubmit={join}>
        <h2>{t("free-seat-title", { name, game: gameName(game.rules) })}</h2>
        <p class="soft">{t(`game-${game.rules}-about`)}</p>
        <p class="soft">{clockText(game.clock)}</p>
        <label class="setting">
          <span>{t("your-name")}</span>
          <input
            class="field"
            maxLength={40}
            autocomplete="nickname"
            value={ownName()}
            onInput={(event) => (playerName.value = event.currentTarget.value.trim())}
          />
        </label>
        <button type="submit" class="button main form-play">
          {t("sit-down")}
        </button>
        <a href={`/rules/${game.rules}`} target="_blank" rel="noopener">
          {t("how-to-play")}
        </a>
      </form>
    </div>
  );
}
