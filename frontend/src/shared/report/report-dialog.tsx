import { type Report, sendReport } from "@envoi/client/report";
import { MAX_REPORT_CHARACTERS, REPORT_REASONS, type ReportReason } from "@envoi/protocol";
import { useId, useState } from "react";
import { useText } from "../l10n/use-text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import field from "../ui/field.module.css";
import tick from "../ui/tick.module.css";
import { Tick } from "../ui/tick.tsx";
import { answerLimit } from "../uploads/owner-calls.ts";
import styles from "./report-dialog.module.css";
import type { Reportable } from "./reportable.ts";

export type ReportDialogProps = {
  reportable: Reportable;
  /** Rejects if the server does not accept the report. */
  send: (report: Report, signal: AbortSignal) => Promise<void>;
  onClose: () => void;
};

/** Lets a recipient report an upload to the operator. The key is sent only if the recipient ticks the box. */
export function ReportDialog({ reportable, send, onClose }: ReportDialogProps) {
  const t = useText();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState("");
  const [givesKey, setGivesKey] = useState(false);
  const [attempt, setAttempt] = useState<"none" | "running" | "failed" | "sent">("none");
  const isRunning = attempt === "running";

  async function submit(chosen: ReportReason): Promise<void> {
    setAttempt("running");
    const { id, ticket, key } = reportable;
    try {
      const report = { id, ticket, reason: chosen, words, key: givesKey ? key : null };
      await send(report, answerLimit());
      setAttempt("sent");
    } catch {
      setAttempt("failed");
    }
  }

  if (attempt === "sent") return <ReportSent onClose={onClose} />;
  return (
    <Dialog
      title={t("reportTitle")}
      onClose={onClose}
      busy={isRunning}
      actions={
        <>
          <Button busy={isRunning} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            look="primary"
            data-testid="send-report"
            disabled={reason === null}
            busy={isRunning}
            onClick={() => reason !== null && void submit(reason)}
          >
            {t("reportSend")}
          </Button>
        </>
      }
    >
      <div className={`stack ${styles["report"]}`}>
        <p>{t("reportLead")}</p>
        <Reasons chosen={reason} onChoose={setReason} />
        <label className={field["field"]}>
          <span className={field["label"]}>{t("reportWords")}</span>
          <textarea
            className={field["control"]}
            data-testid="report-words"
            dir="auto"
            rows={3}
            maxLength={MAX_REPORT_CHARACTERS}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </label>
        <div>
          <Tick label={t("reportKey")} testId="report-key" checked={givesKey} onChange={setGivesKey} />
          <p className={field["hint"]}>{t("reportKeyHint")}</p>
        </div>
        {attempt === "failed" && (
          <p className={field["error"]} role="alert">
            {t("reportFailed")}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Reasons({ chosen, onChoose }: { chosen: ReportReason | null; onChoose: (reason: ReportReason) => void }) {
  const t = useText();
  const group = useId();
  return (
    <fieldset className={styles["reasons"]}>
      <legend className={field["label"]}>{t("reportReason")}</legend>
      {REPORT_REASONS.map((reason) => (
        <label key={reason} className={styles["reason"]}>
          <input
            type="radio"
            className={tick["radio"]}
            name={group}
            data-testid={`report-${reason}`}
            checked={reason === chosen}
            onChange={() => onChoose(reason)}
          />
          <span>{t(`reportReason-${reason}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function ReportSent({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      title={t("reportSent")}
      onClose={onClose}
      actions={
        <Button look="primary" data-testid="report-done" onClick={onClose}>
          {t("ok")}
        </Button>
      }
    >
      <p role="status">{t("reportSentLead")}</p>
    </Dialog>
  );
}

type ConnectedReportDialogProps = Omit<ReportDialogProps, "send"> & {
  /** The operator's public key. */
  publicKey: string;
};

/** Seals a report and sends it to the page's server. */
export function ConnectedReportDialog({ publicKey, ...props }: ConnectedReportDialogProps) {
  const server = { origin: location.origin };
  return <ReportDialog {...props} send={(report, signal) => sendReport(server, publicKey, report, signal)} />;
}
