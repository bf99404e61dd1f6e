import { useState } from "react";
import { freshUser } from "../../shared/account/session.ts";
import { type LimitChoices, withChosen } from "../../shared/config/limit-choices.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { describeDownloads } from "../../shared/l10n/describe-downloads.ts";
import { isolated } from "../../shared/l10n/isolated.ts";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import type { LimitChange } from "../../shared/transfer/transfer.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import field from "../../shared/ui/field.module.css";
import { SelectField } from "../../shared/ui/select-field.tsx";
import { Sentence } from "../../shared/ui/sentence.tsx";
import { nameParts } from "../../shared/uploads/name-parts.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { answerLimit, isGone } from "../../shared/uploads/owner-calls.ts";
import { uploadName } from "../../shared/uploads/upload-name.ts";
import styles from "./change-limits-dialog.module.css";
import { removeFocused } from "./list-focus.ts";

/** The option that leaves the expiry unchanged. */
const KEEP_TIME = 0;

type ChangeLimitsDialogProps = { upload: OwnUpload; nowMs: number; choices: LimitChoices; onClose: () => void };

export function ChangeLimitsDialog({ upload, nowMs, choices, onClose }: ChangeLimitsDialogProps) {
  const t = useText();
  const format = useFormat();
  const [chosenLimit, setChosenLimit] = useState<number | null>(null);
  const [timeLimitSeconds, setTimeLimitSeconds] = useState(KEEP_TIME);
  const { attempt, change } = useLimitChange(upload);
  const isRunning = attempt === "running";
  // The limit cannot be lower than the number of downloads so far, which may have grown since the user chose the limit.
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
      <div className={`stack ${styles["choices"]}`}>
        <SelectField
          label={t("downloadLimitLabel")}
          testId="new-download-limit"
          value={downloadLimit}
          options={counts.map((count) => ({ value: count, label: describeDownloads(t, count) }))}
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

/** Changes an upload's limits on the server, then in the list. */
export function useLimitChange(upload: OwnUpload) {
  const environment = useEnvironment();
  const { transfer, ownUploads } = environment;
  const [attempt, setAttempt] = useState<"none" | "running" | "failed" | "gone">("none");
  return {
    attempt,
    /** @returns whether the limits were changed */
    async change(limits: LimitChange): Promise<boolean> {
      setAttempt("running");
      try {
        const user = await freshUser(environment, answerLimit());
        await transfer.changeLimits(upload, limits, user?.accessToken ?? null, answerLimit());
      } catch (error) {
        setAttempt(isGone(error) ? "gone" : "failed");
        return false;
      }
      ownUploads.changeLimits(upload.id, limits);
      setAttempt("none");
      return true;
    },
  };
}

/** Reports that an upload is missing, and removes it from the list. */
export function GoneDialog({ upload }: { upload: OwnUpload }) {
  const t = useText();
  const { ownUploads } = useEnvironment();
  const leave = () => removeFocused(() => ownUploads.markGone(upload.id));
  return (
    <Dialog
      title={t("goneTitle")}
      onClose={leave}
      actions={
        <Button look="primary" onClick={leave}>
          {t("ok")}
        </Button>
      }
    >
      <p>
        <Sentence text={t("goneLead", { name: uploadName(t, nameParts(upload), isolated) })} />
      </p>
    </Dialog>
  );
}
