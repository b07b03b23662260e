/** What can be done with a picture: pass it on, save it, copy it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { download } from "../components/download.ts";
import { Icon } from "../components/icons.tsx";
import { t } from "../i18n/translation.ts";
import { canCopyPicture, canSend, copyPicture, makeFile, send } from "./outputs.ts";
import { Said } from "./said.tsx";

interface PictureActionsProps {
  /** Null while it is drawn. */
  picture: Blob | null;
  /** The file's name without its suffix. */
  name: string;
  title: string;
}

export function PictureActions({ picture, name, title }: PictureActionsProps): JSX.Element {
  const said = useSignal("");
  const file = picture && makeFile(picture, name);
  const report = (isDone: boolean, text = "") => (said.value = isDone ? text : t("share-failed"));
  const save = () => file && download(file, file.name);
  return (
    <div class="actions">
      {file && canSend({ files: [file], title }) && (
        <button type="button" class="button primary" onClick={() => void send({ files: [file], title }).then(report)}>
          <Icon name="share" />
          <span>{t("share-send")}</span>
        </button>
      )}
      <button type="button" class="button" disabled={file === null} onClick={save}>
        <Icon name="save" />
        <span>{t("share-save")}</span>
      </button>
      {canCopyPicture() && picture?.type !== "image/gif" && (
        <button
          type="button"
          class="button"
          disabled={picture === null}
          onClick={() => picture && void copyPicture(picture).then((done) => report(done, t("share-copied")))}
        >
          <Icon name="link" />
          <span>{t("share-copy-picture")}</span>
        </button>
      )}
      <Said text={said.value} />
    </div>
  );
}
