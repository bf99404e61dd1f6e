import { useState } from "react";
import { useEnvironment } from "../../shared/environment.tsx";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import field from "../../shared/ui/field.module.css";
import hidden from "../../shared/ui/visually-hidden.module.css";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { GoneDialog } from "./gone-dialog.tsx";
import styles from "./upload-card.module.css";
import { useLimitChange } from "./use-limit-change.ts";

const DAY_SECONDS = 86_400;

type MoreTimeProps = {
  upload: OwnUpload;
  nowMs: number;
  /** The longest lifetime from now that the person may choose. */
  maxSeconds: number;
  /** Id of the element that names the upload. */
  describedBy: string;
};

/** Adds a day to the lifetime of an upload, if that is within the limits. */
export function MoreTime({ upload, nowMs, maxSeconds, describedBy }: MoreTimeProps) {
  const t = useText();
  const format = useFormat();
  const { now } = useEnvironment();
  const { attempt, change } = useLimitChange(upload);
  const [told, setTold] = useState("");
  /** The remaining time and a day. */
  const extendedAt = (atMs: number) => Math.floor(Math.max(0, upload.expiresAt - atMs) / 1000) + DAY_SECONDS;
  const isOffered = extendedAt(nowMs) <= maxSeconds;
  /** Whether the button was pressed and has the focus, which would be lost with it. */
  const [isHeld, setHeld] = useState(false);

  async function extend(): Promise<void> {
    setTold("");
    const timeLimitSeconds = extendedAt(now());
    const isChanged = await change({ timeLimitSeconds });
    if (isChanged) setTold(t("timeLeft", { time: format.timeLeft(timeLimitSeconds * 1000) }));
  }

  return (
    <>
      {(isOffered || isHeld) && (
        <Button
          look="quiet"
          data-testid="add-day"
          aria-describedby={describedBy}
          busy={attempt === "running" || !isOffered}
          onClick={({ currentTarget }) => {
            setHeld(document.activeElement === currentTarget);
            void extend();
          }}
          onBlur={() => setHeld(false)}
        >
          <bdi>{`+${format.duration(DAY_SECONDS)}`}</bdi>
        </Button>
      )}
      <span className={hidden["visuallyHidden"]} role="status">
        {told}
      </span>
      {attempt === "failed" && (
        <p className={`${field["error"]} ${styles["failed"]}`} role="alert">
          {t("changeFailed")}
        </p>
      )}
      {attempt === "gone" && <GoneDialog upload={upload} />}
    </>
  );
}
