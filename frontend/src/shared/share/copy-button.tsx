import type { RefObject } from "react";
import { useText } from "../l10n/use-text.ts";
import { CopyText } from "../ui/copy-text.tsx";
import { LinkByHand } from "./link-field.tsx";

type CopyButtonProps = {
  /**
   * The upload's name. In the accessible name, it follows the label, so that users can press the button by saying the
   * label.
   */
  name: string;
  link: string;
  look?: "primary" | "secondary";
  testId: string;
  shortcut?: string;
  /** The field to copy from by hand if the browser does not allow copying. */
  field?: RefObject<HTMLInputElement | null>;
  /** Called when the label has returned to normal after a copy. */
  onCopied?: () => void;
};

/** Copies a ShareLink and briefly confirms it. */
export function CopyButton({ name, link, look = "secondary", testId, shortcut, field, onCopied }: CopyButtonProps) {
  const t = useText();
  const label = t("copyLink");
  return (
    <CopyText
      text={link}
      label={label}
      aria-label={`${label} ${name}`}
      look={look}
      data-testid={testId}
      data-shortcut={shortcut}
      onCopied={onCopied}
      byHand={<LinkByHand link={link} field={field} />}
    />
  );
}
