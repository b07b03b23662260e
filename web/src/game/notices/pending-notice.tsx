/** Says that a command waits for the connection, and lets it be taken back as long as it has not been sent. */
import type { JSX } from "preact";
import { t } from "../../i18n/translation.ts";
import type { Session } from "../../session/session.ts";

export function PendingNotice({ session }: { session: Session }): JSX.Element | null {
  const command = session.lateCommand.value;
  if (command === null) return null;
  const isSent = command.isSent || session.status.value === "open";
  return (
    <div class="notice pending">
      <span class="notice-text">{isSent ? t("pending-sent") : t("pending-unsent", { what: command.body.type })}</span>
      {session.canTakeBack.value && (
        <button type="button" class="button" onClick={() => session.takeBack()}>
          {t("take-back")}
        </button>
      )}
    </div>
  );
}
