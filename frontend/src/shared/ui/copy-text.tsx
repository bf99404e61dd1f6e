import type { ReactNode } from "react";
import { useText } from "../l10n/use-text.ts";
import { Button, type ButtonProps } from "./button.tsx";
import styles from "./copy-text.module.css";
import { CheckIcon, CopyIcon } from "./icons.tsx";
import { useCopy } from "./use-copy.ts";
import hidden from "./visually-hidden.module.css";

type CopyTextProps = Pick<ButtonProps, "look" | "aria-label"> & {
  text: string;
  label: string;
  "data-testid": string;
  "data-shortcut"?: string | undefined;
  /** Called when the label is back to normal after a copy. */
  onCopied?: (() => void) | undefined;
  /** Shown if the browser refuses to copy. */
  byHand: ReactNode;
};

/** A button that copies a text and confirms it for a moment. */
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
      {/* Outside the button because Chrome gives no accessible name to a button that contains a live region. */}
      <span className={hidden["visuallyHidden"]} role="status">
        {isCopied && t("copied")}
      </span>
      {outcome === "refused" && <div className={styles["byHand"]}>{byHand}</div>}
    </>
  );
}
