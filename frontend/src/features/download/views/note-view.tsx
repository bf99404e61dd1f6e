import { useText } from "../../../shared/l10n/use-text.ts";
import { safeFileName } from "../../../shared/saving/safe-file-name.ts";
import { saveFile } from "../../../shared/saving/save-file.ts";
import { Button, ButtonLink } from "../../../shared/ui/button.tsx";
import { CopyText } from "../../../shared/ui/copy-text.tsx";
import { DownloadIcon } from "../../../shared/ui/icons.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../../shared/ui/screen-title.tsx";
import { SenderWords } from "../../../shared/ui/sender-words.tsx";
import type { DownloadStateOf } from "../session/download-state.ts";
import styles from "./note-view.module.css";

/** A note that the recipient can read, copy and save. Always shown as plain text. */
export function NoteView({ state: { preview, text } }: { state: DownloadStateOf<"noteShown"> }) {
  const t = useText();
  const { metadata, finalDownload } = preview;
  return (
    <Panel>
      <ScreenTitle title={t("note")} testId="note-shown" />
      {/* The message was already shown above the button that opens the note. */}
      <SenderWords sender={metadata.sender} title={metadata.title} />
      {/* Browsers' translators send text to their servers, and a note may be code. */}
      {/* Focusable because keys scroll only the focused element. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <pre className={styles["text"]} dir="auto" translate="no" tabIndex={0} data-testid="note">
        {text}
      </pre>
      <div className="row">
        <CopyText
          look="primary"
          text={text}
          label={t("copyText")}
          data-testid="copy-note"
          byHand={<p role="alert">{t("textCopyRefused")}</p>}
        />
        <Button
          data-testid="save-note"
          onClick={() => saveFile(new Blob([text], { type: "text/plain" }), safeFileName(metadata.name))}
        >
          <DownloadIcon />
          <span>{t("saveNote")}</span>
        </Button>
      </div>
      {finalDownload && <p className="soft">{t("lastDownloadDone")}</p>}
      <ButtonLink to="/">{t("sendYourOwn")}</ButtonLink>
    </Panel>
  );
}
