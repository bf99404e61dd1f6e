import { useId, useState } from "react";
import { useConfigState } from "../../../shared/config/config-context.tsx";
import { useText } from "../../../shared/l10n/use-text.ts";
import { LinkByHand } from "../../../shared/share/link-field.tsx";
import { Button, ButtonAnchor } from "../../../shared/ui/button.tsx";
import { CheckIcon, CopyIcon, DownloadIcon } from "../../../shared/ui/icons.tsx";
import tick from "../../../shared/ui/tick.module.css";
import hidden from "../../../shared/ui/visually-hidden.module.css";
import { isNote } from "../../../shared/uploads/is-note.ts";
import type { DownloadSession } from "../session/download-session.ts";
import type { ChosenFiles, DownloadStateOf } from "../session/download-state.ts";
import styles from "./files-view.module.css";

type MainActionProps = {
  session: Pick<DownloadSession, "copy" | "download" | "showNote">;
  state: DownloadStateOf<"ready">;
  /** Whether the upload has several files, of which the user can select some. */
  isSet: boolean;
  /** `null` for all files. */
  chosen: ChosenFiles | null;
  shareLink: string;
};

function areSame({ indexes: some }: ChosenFiles, { indexes: others }: ChosenFiles): boolean {
  return others.length === some.length && some.every((index) => others.includes(index));
}

/** Shows the note, or downloads the selected files. */
export function MainAction({ session, state, isSet, chosen, shareLink }: MainActionProps) {
  const t = useText();
  const { preview, note, largePart } = state;
  if (isNote(preview.metadata)) {
    return (
      <Button
        look="primary"
        shape="wide"
        data-shortcut="d"
        data-testid="show-note"
        onClick={() => void session.showNote()}
      >
        {t("showNote")}
      </Button>
    );
  }
  const needsConsent = chosen === null ? preview.needsMemory : largePart !== undefined && areSame(largePart, chosen);
  if (needsConsent) {
    return (
      <LargeFileChoice
        note={note}
        shareLink={shareLink}
        onCopy={() => void session.copy(shareLink)}
        onDownload={() => void session.download(chosen, true)}
      />
    );
  }
  const all = t(isSet ? "downloadAll" : "download");
  return (
    <div className={styles["main"]}>
      <DownloadButton
        testId={chosen === null ? "download-button" : "download-selected"}
        label={chosen === null ? all : t("downloadSelected", { count: chosen.indexes.length })}
        onDownload={() => void session.download(chosen)}
      />
    </div>
  );
}

/** Starts the download on the first click only. */
function DownloadButton({ testId, label, onDownload }: { testId: string; label: string; onDownload: () => void }) {
  const [clicked, setClicked] = useState(false);
  return (
    <Button
      look="primary"
      shape="wide"
      data-shortcut="d"
      data-testid={testId}
      disabled={clicked}
      onClick={() => {
        setClicked(true);
        onDownload();
      }}
    >
      <DownloadIcon />
      <span>{label}</span>
    </Button>
  );
}

const CHOICES = ["copyLink", "otherBrowser", "download"] as const;
type Choice = (typeof CHOICES)[number];

type LargeFileChoiceProps = {
  note: DownloadStateOf<"ready">["note"];
  shareLink: string;
  onCopy: () => void;
  onDownload: () => void;
};

/** The choices for a large file that this browser must buffer in memory to save. */
function LargeFileChoice({ note, shareLink, onCopy, onDownload }: LargeFileChoiceProps) {
  const t = useText();
  const group = useId();
  const [choice, setChoice] = useState<Choice>("copyLink");
  const config = useConfigState();
  const browserLink = config.kind === "ready" ? config.config.UI.links["browser"] : undefined;
  const choices = CHOICES.filter((name) => name !== "otherBrowser" || browserLink !== undefined);
  return (
    <>
      <fieldset className={styles["choices"]} data-testid="large-file-warning">
        <legend>{t("noStreamsWarning")}</legend>
        {choices.map((name) => (
          <label key={name} className={styles["choice"]}>
            <input
              type="radio"
              className={tick["radio"]}
              name={group}
              checked={choice === name}
              onChange={() => setChoice(name)}
            />
            <span>{t(`noStreams-${name}`)}</span>
          </label>
        ))}
      </fieldset>
      {choice === "copyLink" && (
        <div className={styles["copy"]}>
          <Button look="primary" shape="wide" data-testid="copy-page-link" onClick={onCopy}>
            {note === "copied" ? <CheckIcon /> : <CopyIcon />}
            <span>{note === "copied" ? t("copied") : t("copyLink")}</span>
          </Button>
          {/* Outside the button because Chrome gives no accessible name to a button containing a live region. */}
          <span className={hidden["visuallyHidden"]} role="status">
            {note === "copied" && t("copied")}
          </span>
          {note === "copyRefused" && <LinkByHand link={shareLink} />}
        </div>
      )}
      {choice === "otherBrowser" && (
        <ButtonAnchor look="primary" shape="wide" href={browserLink} data-testid="other-browser">
          {t("otherBrowser")}
        </ButtonAnchor>
      )}
      {choice === "download" && (
        <DownloadButton testId="download-button" label={t("download")} onDownload={onDownload} />
      )}
    </>
  );
}
