/** The link of a game at a move: shown, copied, passed on. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import { displayedLanguage, t } from "../i18n/translation.ts";
import { formatLink } from "./links.ts";
import { canSend, copyText, send } from "./outputs.ts";
import { Said } from "./said.tsx";
import type { SharedLink } from "./shared-game.ts";

/** What a link opens, in words. */
const ABOUT = { game: "share-link-about", record: "share-link-inside", page: "share-link-page" } as const;

export function LinkPart({ link, title }: { link: SharedLink; title: string }): JSX.Element {
  const address = useSignal<string | null | undefined>(undefined);
  const said = useSignal("");
  useEffect(() => {
    void formatLink(link, displayedLanguage.peek()).then((path) => {
      address.value = path === null ? null : new URL(path, location.href).href;
    });
  }, [link]);
  const url = address.value;
  if (url === null) return <p role="status">{t("share-link-too-long")}</p>;
  const copy = () => void copyText(url ?? "").then((done) => (said.value = t(done ? "share-copied" : "share-failed")));
  return (
    <>
      <input
        class="field share-address"
        readOnly
        value={url ?? ""}
        aria-label={t("share-kind-link")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="muted">{t(ABOUT[link.kind])}</p>
      <div class="actions">
        {url !== undefined && canSend({ url, title }) && (
          <button type="button" class="button primary" onClick={() => void send({ url, title })}>
            <Icon name="share" />
            <span>{t("share-send")}</span>
          </button>
        )}
        <button type="button" class="button" disabled={url === undefined} onClick={copy}>
          <Icon name="link" />
          <span>{t("share-copy-link")}</span>
        </button>
        <Said text={said.value} />
      </div>
    </>
  );
}
