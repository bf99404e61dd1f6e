import type { RefObject } from "react";
import { useText } from "../l10n/use-text.ts";
import { Button } from "../ui/button.tsx";
import { CheckIcon } from "../ui/icons/check-icon.tsx";
import { CopyIcon } from "../ui/icons/copy-icon.tsx";
import { useCopy } from "../ui/use-copy.ts";
import styles from "./copy-button.module.css";

type CopyButtonProps = {
  link: string;
  look?: "primary" | "secondary";
  testId: string;
  /** Selected as well: where the browser refuses to copy, the person still can. */
  field?: RefObject<HTMLInputElement | null>;
  /** Called when the button has said long enough that it copied. */
  onCopied?: () => void;
};

/** Copies a ShareLink, and says so for a moment. */
export function CopyButton({ link, look = "secondary", testId, field, onCopied }: CopyButtonProps) {
  const t = useText();
  const { copied, copy } = useCopy(onCopied);
  const labels = [t("copyLink"), t("copied")];
  const [label, other] = copied ? labels.toReversed() : labels;
  return (
    <Button
      look={look}
      data-testid={testId}
      onClick={() => {
        field?.current?.select();
        copy(link);
      }}
    >
      {copied ? <CheckIcon /> : <CopyIcon />}
      <span className={styles["label"]} data-other={other} role="status">
        {label}
      </span>
    </Button>
  );
}
