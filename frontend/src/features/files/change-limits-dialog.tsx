import { useState } from "react";
import { type LimitChoices, withChosen } from "../../shared/config/limit-choices.ts";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import type { LimitChange } from "../../shared/transfer/transfer.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import field from "../../shared/ui/field.module.css";
import { SelectField } from "../../shared/ui/select-field.tsx";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import styles from "./change-limits-dialog.module.css";
import { GoneDialog } from "./gone-dialog.tsx";
import { useLimitChange } from "./use-limit-change.ts";

/** The choice that keeps the current expiry. */
const KEEP_TIME = 0;

type ChangeLimitsDialogProps = { upload: OwnUpload; nowMs: number; choices: LimitChoices; onClose: () => void };

/** Changes the download limit and the expiry of an upload. */
export function ChangeLimitsDialog({ upload, nowMs, choices, onClose }: ChangeLimitsDialogProps) {
  const t = useText();
  const format = useFormat();
  const [chosenLimit, setChosenLimit] = useState<number | null>(null);
  const [timeLimitSeconds, setTimeLimitSeconds] = useState(KEEP_TIME);
  const { attempt, change } = useLimitChange(upload);
  const isRunning = attempt === "running";
  // The limit cannot be lower than the downloads so far, and there may be new ones since the person chose.
  const downloadLimit = Math.max(chosenLimit ?? upload.dlimit, upload.dtotal + 1);
  const counts = [upload.dlimit, downloadLimit]
    .reduce<readonly number[]>(withChosen, choices.downloadCounts)
    .filter((count) => count > upload.dtotal);

  async function save(): Promise<void> {
    const limits: LimitChange = {
      ...(downloadLimit !== upload.dlimit && { downloadLimit }),
      ...(timeLimitSeconds !== KEEP_TIME && { timeLimitSeconds }),
    };
    if (Object.keys(limits).length === 0 || (await change(limits))) onClose();
  }

  if (attempt === "gone") return <GoneDialog upload={upload} />;
  const timeLeft = format.timeLeft(Math.max(0, upload.expiresAt - nowMs));
  return (
    <Dialog
      title={t("changeLimitsTitle")}
      onClose={onClose}
      busy={isRunning}
      actions={
        <>
          <Button busy={isRunning} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button look="primary" data-testid="save-limits" busy={isRunning} onClick={() => void save()}>
            {t("save")}
          </Button>
        </>
      }
    >
      <div className={styles["choices"]}>
        <SelectField
          label={t("downloadLimitLabel")}
          testId="new-download-limit"
          value={downloadLimit}
          options={counts.map((count) => ({ value: count, label: t("downloadsCount", { count }) }))}
          onChoose={setChosenLimit}
        />
        <SelectField
          label={t("timeLimitLabel")}
          testId="new-time-limit"
          value={timeLimitSeconds}
          options={[
            { value: KEEP_TIME, label: t("keepTime") },
            ...choices.expireTimesSeconds.map((seconds) => ({
              value: seconds,
              label: t("timeFromNow", { time: format.duration(seconds) }),
            })),
          ]}
          onChoose={setTimeLimitSeconds}
          hint={t("timeLeft", { time: timeLeft })}
        />
      </div>
      {attempt === "failed" && (
        <p className={field["error"]} role="alert">
          {t("changeFailed")}
        </p>
      )}
    </Dialog>
  );
}
