import type { RefObject } from "react";
import { useText } from "../l10n/use-text.ts";
import { Button } from "../ui/button.tsx";
import { CheckIcon, CopyIcon } from "../ui/icons.tsx";
import { useCopy } from "../ui/use-copy.ts";
import hidden from "../ui/visually-hidden.module.css";
import styles from "./copy-button.module.css";
import { LinkByHand } from "./link-by-hand.tsx";

type CopyButtonProps = {
  /** Name of the upload, for the accessible name of the button. */
  name: string;
  link: string;
  look?: "primary" | "secondary";
  testId: string;
  /** The key that presses it. */
  shortcut?: string;
  /** Where the link stands: the person copies it there when the browser refuses. */
  field?: RefObject<HTMLInputElement | null>;
  /** Called when the label has returned to normal after a copy. */
  onCopied?: () => void;
};

/** Copies a ShareLink, and says so for a moment. */
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
      {/* Outside the button: Chrome gives a button with a live region inside no name. */}
      <span className={hidden["visuallyHidden"]} role="status">
        {isCopied && t("copied")}
      </span>
      {outcome === "refused" && <LinkByHand link={link} field={field} />}
    </>
  );
}
