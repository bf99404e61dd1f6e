import { useFormat } from "../l10n/use-format.ts";
import { useText } from "../l10n/use-text.ts";
import { bytesPerSecond, type RateSample, secondsLeft, transferRatio } from "../transfer/transfer-rate.ts";
import { ProgressBar } from "./progress-bar.tsx";
import styles from "./transfer-progress.module.css";

type TransferProgressProps = {
  label: string;
  /** Length of the plaintext, bytes. */
  size: number;
  /** On the wire, bytes. */
  doneBytes: number;
  totalBytes: number;
  samples: readonly RateSample[];
  /** Shown in place of speed and time when all bytes are over but it is not done. */
  finishing?: string | undefined;
};

/** Percentage, bar, and "12.4 MB of 80 MB · 3.1 MB/s · 20 seconds left". */
export function TransferProgress({ label, size, doneBytes, totalBytes, samples, finishing }: TransferProgressProps) {
  const t = useText();
  const format = useFormat();
  const ratio = transferRatio(doneBytes, totalBytes);
  const speed = bytesPerSecond(samples);
  const left = secondsLeft(samples, totalBytes);
  const facts = [
    t("sizeOfTotal", { done: format.size(Math.round(size * ratio)), total: format.size(size) }),
    finishing ?? (speed !== null && format.speed(speed)),
    finishing === undefined && left !== null && t("remaining", { time: format.remaining(left) }),
  ].filter((fact) => fact !== false);
  return (
    <div className={styles["progress"]}>
      <p className={styles["percent"]} data-testid="percent">
        {format.percent(Math.floor(ratio * 100) / 100)}
      </p>
      <ProgressBar ratio={ratio} label={label} />
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
