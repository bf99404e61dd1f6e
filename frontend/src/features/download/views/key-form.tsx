import type { UploadId } from "@envoi/protocol";
import { useId, useState } from "react";
import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import field from "../../../shared/ui/field.module.css";
import type { DownloadLink } from "../session/opened-upload.ts";
import styles from "./password-view.module.css";
import { readKeyOrLink } from "./read-key-or-link.ts";

/** Asks for an upload's key or its whole link. The page makes no signed call until then. */
export function KeyForm({ id, onLink }: { id: UploadId; onLink: (link: DownloadLink) => void }) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<"notAKey" | "keyOfAnotherFile" | null>(null);
  const errorId = useId();

  function submit(): void {
    const read = readKeyOrLink(typed);
    if (read === null) setProblem("notAKey");
    else if (read.id !== null && read.id !== id) setProblem("keyOfAnotherFile");
    else onLink({ id, secretB64: read.secretB64 });
  }

  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className={field["field"]}>
        <span className={field["label"]}>{t("keyLabel")}</span>
        <input
          type="text"
          className={field["control"]}
          data-testid="key-input"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          aria-invalid={problem !== null}
          aria-describedby={errorId}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setProblem(null);
          }}
        />
      </label>
      <p id={errorId} className={field["error"]} role="alert">
        {problem !== null && t(problem)}
      </p>
      <Button type="submit" look="primary" shape="wide">
        {t("openLink")}
      </Button>
    </form>
  );
}
