import type { RefObject } from "react";
import { useText } from "../l10n/use-text.ts";
import { Button } from "../ui/button.tsx";
import { CheckIcon, CopyIcon } from "../ui/icons.tsx";
import { useCopy } from "../ui/use-copy.ts";
import styles from "./copy-button.module.css";
import { LinkByHand } from "./link-by-hand.tsx";

type CopyButtonProps = {
  link: string;
  look?: "primary" | "secondary";
  testId: string;
  /** The field with the link: the person copies it there if the browser refuses. */
  field?: RefObject<HTMLInputElement | null>;
  /** Called when the label has returned to normal after a copy. */
  onCopied?: () => void;
};

/** Copies a ShareLink, and says so for a moment. */
export function CopyButton({ link, look = "secondary", testId, field, onCopied }: CopyButtonProps) {
  const t = useText();
  const { outcome, copy } = useCopy(onCopied);
  const isCopied = outcome === "copied";
  const labels = [t("copyLink"), t("copied")];
  const [label, other] = isCopied ? labels.toReversed() : labels;
  return (
    <>
      <Button look={look} data-testid={testId} onClick={() => copy(link)}>
        {isCopied ? <CheckIcon /> : <CopyIcon />}
        <span className={styles["label"]} data-other={other} role="status">
          {label}
        </span>
      </Button>
      {outcome === "refused" && <LinkByHand link={link} field={field} />}
    </>
  );
}
