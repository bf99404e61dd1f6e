import { isolated } from "../../../shared/l10n/isolated.ts";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { safeFileName } from "../../../shared/saving/safe-file-name.ts";
import { Button, ButtonLink } from "../../../shared/ui/button.tsx";
import { DeadEnd } from "../../../shared/ui/dead-end.tsx";
import { UnpackedLetter } from "../../../shared/ui/moving-letters.tsx";
import { Sentence } from "../../../shared/ui/sentence.tsx";
import type { DownloadStateOf } from "../session/download-state.ts";
import styles from "./finished-download-view.module.css";
import { linkLife } from "./link-life.ts";

type FinishedDownloadViewProps = { state: DownloadStateOf<"complete">; onAgain: () => void };

/** The file is saved. Shows its name, if that is known, and how long the link still works. */
export function FinishedDownloadView({ state, onAgain }: FinishedDownloadViewProps) {
  const t = useText();
  const format = useFormat();
  const { metadata, ttlMs, finalDownload, counted } = state.preview;
  const name = isolated(safeFileName(metadata.name));

  function lead() {
    if (state.folder !== undefined) return <Sentence text={t("savedInFolder", { folder: isolated(state.folder) })} />;
    // Firefox keeps the beginning of an interrupted download under the name of the file.
    if (state.isContinued) return t("downloadFinishedRenamed");
    return <Sentence text={t("downloadFinishedLead", { name })} />;
  }

  return (
    <DeadEnd illustration={<UnpackedLetter />} title={t("downloadFinished")} lead={lead()} testId="download-finished">
      <div className={styles["actions"]}>
        <ButtonLink to="/" look="primary">
          {t("sendYourOwn")}
        </ButtonLink>
        {(!finalDownload || counted) && (
          <Button data-testid="download-again" onClick={onAgain}>
            {t("downloadAgain")}
          </Button>
        )}
      </div>
      <p className={styles["left"]}>{finalDownload ? t("lastDownloadDone") : linkLife({ t, format }, ttlMs)}</p>
    </DeadEnd>
  );
}
