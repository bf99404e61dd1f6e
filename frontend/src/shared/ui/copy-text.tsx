import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useEnvironment } from "../environment.tsx";
import { useText } from "../l10n/use-text.ts";
import { Button, type ButtonProps } from "./button.tsx";
import styles from "./copy-text.module.css";
import { CheckIcon, CopyIcon } from "./icons.tsx";
import hidden from "./visually-hidden.module.css";

type CopyTextProps = Pick<ButtonProps, "look" | "aria-label"> & {
  text: string;
  label: string;
  "data-testid": string;
  "data-shortcut"?: string | undefined;
  /** Called when the label has returned to normal after a copy. */
  onCopied?: (() => void) | undefined;
  /** Shown if the browser does not allow copying. */
  byHand: ReactNode;
};

/** A button that copies a text and briefly confirms it. */
export function CopyText({ text, label, onCopied, byHand, "aria-label": name, ...button }: CopyTextProps) {
  const t = useText();
  const { outcome, copy } = useCopy(onCopied);
  const isCopied = outcome === "copied";
  const labels = [label, t("copied")];
  const [shown, other] = isCopied ? labels.toReversed() : labels;
  return (
    <>
      <Button {...button} aria-label={isCopied ? t("copied") : name} onClick={() => copy(text)}>
        {isCopied ? <CheckIcon /> : <CopyIcon />}
        <span className={styles["label"]} data-other={other}>
          {shown}
        </span>
      </Button>
      {/* Outside the button: Chrome gives a button that contains such a live region no accessible name. */}
      <span className={hidden["visuallyHidden"]} role="status">
        {isCopied && t("copied")}
      </span>
      {outcome === "refused" && <div className={styles["byHand"]}>{byHand}</div>}
    </>
  );
}

/** How long the button shows that the text was copied. */
const COPIED_MS = 1000;

/** The outcome of the last attempt: `copied` lasts for a moment, `refused` (by the browser) until the next attempt. */
type CopyOutcome = "none" | "copied" | "refused";

/** Copies a string to the clipboard. @param onOver - called when the outcome `copied` ends */
function useCopy(onOver?: () => void): { outcome: CopyOutcome; copy: (text: string) => void } {
  const { copyText } = useEnvironment();
  // A new object each time, so that a repeated outcome is announced again.
  const [last, setLast] = useState<{ outcome: CopyOutcome }>({ outcome: "none" });
  const end = useEffectEvent(() => {
    setLast({ outcome: "none" });
    onOver?.();
  });

  useEffect(() => {
    if (last.outcome !== "copied") return;
    const timer = setTimeout(() => end(), COPIED_MS);
    return () => clearTimeout(timer);
  }, [last]);

  return {
    outcome: last.outcome,
    copy: (text) => {
      setLast({ outcome: "none" });
      copyText(text).then(
        () => setLast({ outcome: "copied" }),
        () => setLast({ outcome: "refused" }),
      );
    },
  };
}
