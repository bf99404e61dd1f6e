import { useEnvironment } from "../../shared/environment.tsx";
import { isolated } from "../../shared/l10n/isolated.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { Button } from "../../shared/ui/button.tsx";
import field from "../../shared/ui/field.module.css";
import { Sentence } from "../../shared/ui/sentence.tsx";
import { nameParts } from "../../shared/uploads/name-parts.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { uploadName } from "../../shared/uploads/upload-name.ts";
import styles from "./deleting-card.module.css";
import { retryDeletion, sendingDeletions, undoDeletion } from "./held-deletions.ts";
import { removeFocused } from "./list-focus.ts";

export const undoButtonId = (id: OwnUpload["id"]) => `undo-${id}`;

/** Replaces the card of an upload being deleted. */
export function DeletingCard({ upload }: { upload: OwnUpload }) {
  const t = useText();
  const environment = useEnvironment();
  const { id } = upload;
  const state = useReducerStore(sendingDeletions(environment)).get(id);
  const wordsId = `deleting-${id}`;
  const hasFailed = state === "failed";
  function retry(): void {
    // The focused retry button disappears.
    document.getElementById(undoButtonId(id))?.focus();
    retryDeletion(environment, id);
  }
  const keep = () => removeFocused(() => undoDeletion(environment, id));
  return (
    <li className={styles["card"]} data-testid="deleting-card">
      <p id={wordsId} className={styles["words"]}>
        <Sentence text={t("deletingNamed", { name: uploadName(t, nameParts(upload), isolated) })} />
      </p>
      {hasFailed && (
        <p className={field["error"]} role="alert">
          {t("deleteFailed")}
        </p>
      )}
      <div className="row">
        {hasFailed && (
          <Button data-testid="retry-deletion" aria-describedby={wordsId} onClick={retry}>
            {t("tryAgain")}
          </Button>
        )}
        {/* The same button undoes the deletion or keeps the upload, so it retains focus when its label changes. */}
        <Button
          id={undoButtonId(id)}
          look={hasFailed ? "quiet" : "secondary"}
          data-testid={hasFailed ? "keep-upload" : "undo-deletion"}
          aria-describedby={wordsId}
          busy={state === "sending"}
          onClick={keep}
        >
          {t(hasFailed ? "keep" : "undo")}
        </Button>
      </div>
    </li>
  );
}
