import { useId, useState } from "react";
import { useConfigState } from "../../../shared/config/config-context.tsx";
import { useText } from "../../../shared/l10n/use-text.ts";
import { LinkByHand } from "../../../shared/share/link-by-hand.tsx";
import { Button, ButtonAnchor } from "../../../shared/ui/button.tsx";
import { CheckIcon, CopyIcon } from "../../../shared/ui/icons.tsx";
import tick from "../../../shared/ui/tick.module.css";
import hidden from "../../../shared/ui/visually-hidden.module.css";
import type { DownloadStateOf } from "../session/download-state.ts";
import { DownloadButton } from "./download-button.tsx";
import styles from "./large-file-choice.module.css";

const CHOICES = ["copyLink", "otherBrowser", "download"] as const;
type Choice = (typeof CHOICES)[number];

type LargeFileChoiceProps = {
  note: DownloadStateOf<"ready">["note"];
  shareLink: string;
  onCopy: () => void;
  onDownload: () => void;
};

/** The choices for a large file that this browser must hold in memory to save it. */
export function LargeFileChoice({ note, shareLink, onCopy, onDownload }: LargeFileChoiceProps) {
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
          {/* Outside the button because Chrome gives no accessible name to a button that contains a live region. */}
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
      {choice === "download" && <DownloadButton label={t("download")} onDownload={onDownload} />}
    </>
  );
}
