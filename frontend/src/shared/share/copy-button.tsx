import type { RefObject } from "react";
import { useText } from "../l10n/use-text.ts";
import { Button } from "../ui/button.tsx";
import { CheckIcon, CopyIcon } from "../ui/icons.tsx";
import { useCopy } from "../ui/use-copy.ts";
import hidden from "../ui/visually-hidden.module.css";
import styles from "./copy-button.module.css";
import { LinkByHand } from "./link-by-hand.tsx";

type CopyButtonProps = {
  /** The upload's name, for the button's accessible name. */
  name: string;
  link: string;
  look?: "primary" | "secondary";
  testId: string;
  /** Its keyboard shortcut. */
  shortcut?: string;
  /** The field with the link, from which the person copies if the browser refuses. */
  field?: RefObject<HTMLInputElement | null>;
  /** Called when the label is back to normal after a copy. */
  onCopied?: () => void;
};

/** Copies a ShareLink and confirms it for a moment. */
export function CopyButton({ name, link, look = "secondary", testId, shortcut, field, onCopied }: CopyButtonProps) {
  const t = useText();
  const { outcome, copy } = useCopy(onCopied);
  const isCopied = outcome === "copied";
  const labels = [t("copyLink"), t("copied")];
  const [label, other] = isCopied ? labels.toReversed() : labels;
  return (
    <>
      <Button
        look={look}
        data-testid={testId}
        data-shortcut={shortcut}
        aria-label={isCopied ? t("copied") : t("copyLinkNamed", { name })}
        onClick={() => copy(link)}
      >
        {isCopied ? <CheckIcon /> : <CopyIcon />}
        <span className={styles["label"]} data-other={other}>
          {label}
        </span>
      </Button>
      {/* Outside the button because Chrome gives no accessible name to a button that contains a live region. */}
      <span className={hidden["visuallyHidden"]} role="status">
        {isCopied && t("copied")}
      </span>
      {outcome === "refused" && <LinkByHand link={link} field={field} />}
    </>
  );
}
