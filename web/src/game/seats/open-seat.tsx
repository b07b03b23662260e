/** A game with a free seat: the creator sees the invitation, everybody else the seat. */
import type { JSX } from "preact";
import { Icon } from "../../components/icons.tsx";
import { Lazy } from "../../components/lazy.tsx";
import { NamedText } from "../../components/player-name.tsx";
import { describeGame, gameName, seatName } from "../../games/names.ts";
import { t } from "../../i18n/translation.ts";
import { isLocal, shareableLink } from "../../local-network/local-network.ts";
import type { State } from "../../protocol/types.ts";
import { rulesPath } from "../../router.ts";
import type { Session } from "../../session/session.ts";
import { checkNameField, NameField } from "../../settings/name-field.tsx";
import { formatClock } from "../clock.ts";
import { CopyLink } from "./copy-link.tsx";
import { QrCode } from "./qr-code.tsx";
import "../styles/pending-game.css";

const loadNetworkSwitch = () => import("../../local-network/network-switch.tsx").then((module) => module.NetworkSwitch);

interface PendingProps {
  session: Session;
  game: State;
}

export function OpenSeat({ session, game }: PendingProps): JSX.Element {
  const isMine = session.clientState.value.you.length > 0;
  return isMine ? <Invitation session={session} game={game} /> : <FreeSeat session={session} game={game} />;
}

function Invitation({ session, game }: PendingProps): JSX.Element {
  const link = shareableLink();
  const warning = <p class="pending-game-warning">{t("invitation-local")}</p>;
  return (
    <div class="frame-table">
      <section class="card pending-game">
        <QrCode link={link} />
        <div class="pending-game-text">
          <h2>{t("invitation-title")}</h2>
          <p class="muted">{t("invitation-text")}</p>
          <input
            class="field"
            readOnly
            aria-label={t("invitation-link")}
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div class="panel-row">
            <CopyLink />
            <ShareLink />
            <button
              type="button"
              class="button"
              disabled={session.lateCommand.value !== null}
              onClick={() => session.abort()}
            >
              <Icon name="cross" />
              {t("abort")}
            </button>
          </div>
          {isLocal(location.host) && <Lazy load={loadNetworkSwitch} props={{ otherwise: warning }} />}
          <p class="muted">{t("invitation-about", { game: gameName(game.rules), clock: formatClock(game.clock) })}</p>
        </div>
      </section>
    </div>
  );
}

function FreeSeat({ session, game }: PendingProps): JSX.Element {
  const host = game.seats.find((seat) => seat.kind !== "open");
  const join = (event: SubmitEvent) => {
    event.preventDefault();
    if (checkNameField(event.currentTarget as HTMLFormElement)) session.join();
  };
  return (
    <div class="frame-table">
      <form class="card pending-game-text" onSubmit={join}>
        <h2>
          <NamedText
            id="free-seat-title"
            names={{ name: host ? seatName(host) : "" }}
            args={{ game: gameName(game.rules) }}
          />
        </h2>
        <p class="muted">{describeGame(game.rules)}</p>
        <p class="muted">{formatClock(game.clock)}</p>
        <NameField />
        <button type="submit" class="button primary form-play">
          {t("sit-down")}
        </button>
        <a href={rulesPath(game.rules)} target="_blank" rel="noopener">
          {t("how-to-play")}
        </a>
      </form>
    </div>
  );
}

/** Opens the system's share dialog; hidden where the browser has none. */
function ShareLink(): JSX.Element | null {
  if (typeof navigator.share !== "function") return null;
  const share = () => void navigator.share({ url: shareableLink() }).catch(() => undefined);
  return (
    <button type="button" class="button" onClick={share}>
      <Icon name="share" />
      {t("share-link")}
    </button>
  );
}
