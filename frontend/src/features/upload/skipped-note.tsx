import { useText } from "../../shared/l10n/use-text.ts";
import hidden from "../../shared/ui/visually-hidden.module.css";
import type { SkippedFiles } from "./archive.ts";
import styles from "./skipped-note.module.css";

/** Says how many of the new files were not added, and why. Always mounted, so that screen readers announce changes. */
export function SkippedNote({ skipped: { empty, chosen, foundNone = false } }: { skipped: SkippedFiles }) {
  const t = useText();
  const isSilent = empty === 0 && chosen === 0 && !foundNone;
  return (
    <p role="status" data-testid="skipped-files" className={isSilent ? hidden["visuallyHidden"] : styles["note"]}>
      {foundNone && <span>{t("skippedNone")}</span>}
      {empty > 0 && <span>{t("skippedEmpty", { count: empty })}</span>}
      {chosen > 0 && <span>{t("skippedChosen", { count: chosen })}</span>}
    </p>
  );
}
