import { useText } from "../../../shared/l10n/use-text.ts";
import hidden from "../../../shared/ui/visually-hidden.module.css";
import type { SkippedFiles, SkipReason } from "../archive/archive.ts";
import styles from "./skipped-note.module.css";

/** More names would fill the page. */
const MAX_NAMES = 3;

const REASONS: readonly SkipReason[] = ["none", "empty", "chosen", "system", "unreadable"];

/** Says how many of the new files were not added, and why. Always mounted, so that screen readers announce changes. */
export function SkippedNote({ skipped }: { skipped: SkippedFiles }) {
  const t = useText();
  const notes = REASONS.flatMap((reason) => {
    const paths = skipped[reason];
    if (paths === undefined) return [];
    const name = [...paths.slice(0, MAX_NAMES), ...(paths.length > MAX_NAMES ? ["…"] : [])].join(", ");
    return <span key={reason}>{t(`skipped-${reason}`, { count: paths.length, name })}</span>;
  });
  return (
    <p role="status" data-testid="skipped-files" className={notes.length ? styles["note"] : hidden["visuallyHidden"]}>
      {notes}
    </p>
  );
}
