import { useFormat } from "../l10n/use-format.ts";
import { useText } from "../l10n/use-text.ts";
import type { RateSample } from "../transfer/transfer-rate.ts";
import { bytesPerSecond, secondsLeft, transferRatio } from "../transfer/transfer-rate.ts";
import { MovingLetter } from "./moving-letters.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import styles from "./transfer-progress.module.css";
import hidden from "./visually-hidden.module.css";

type TransferProgressProps = {
  /** Whether the sheet goes into or comes out of the envelope. */
  direction: "in" | "out";
  label: string;
  /** Length of the plaintext in bytes. */
  size: number;
  /** Number of transferred ciphertext bytes. */
  doneBytes: number;
  totalBytes: number;
  samples: readonly RateSample[];
  /** Shown instead of speed and time before the first and after the last byte: the current step. */
  step?: string | undefined;
  /** Whether the connection has been lost, so no bytes are arriving. */
  isWaiting?: boolean;
};

/** Percentage, bar and "12.4 MB of 80 MB · 3.1 MB/s · 20 seconds left". */
export function TransferProgress(props: TransferProgressProps) {
  const { direction, label, size, doneBytes, totalBytes, samples, step, isWaiting = false } = props;
  const t = useText();
  const format = useFormat();
  const ratio = transferRatio(doneBytes, totalBytes);
  const speed = bytesPerSecond(samples);
  const left = secondsLeft(samples, totalBytes);
  // Announced to screen readers in steps of ten because more frequent ones would interrupt each other.
  const told = t("progressTold", { label, percent: format.percent(Math.floor(ratio * 10) / 10) });
  const facts = [
    t("sizeOfTotal", { done: format.size(Math.round(size * ratio)), total: format.size(size) }),
    step ?? (speed !== null && format.speed(speed)),
    step === undefined && left !== null && t("remaining", { time: format.remaining(left) }),
  ].filter((fact) => fact !== false);
  return (
    <div className={isWaiting ? `${styles["progress"]} ${styles["waiting"]}` : styles["progress"]}>
      <div className={styles["head"]}>
        <p className={styles["percent"]} data-testid="percent">
          {format.percent(Math.floor(ratio * 100) / 100)}
        </p>
        <MovingLetter ratio={ratio} direction={direction} />
      </div>
      <ProgressBar ratio={ratio} label={label} />
      <p className={hidden["visuallyHidden"]} role="status">
        {step === undefined ? told : `${told} ${step}`}
      </p>
      <p className={styles["facts"]}>
        <span>
          {facts.map((fact) => (
            <span key={fact} className={styles["fact"]}>
              {fact}
            </span>
          ))}
        </span>
      </p>
    </div>
  );
}
