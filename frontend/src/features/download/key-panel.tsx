import type { UploadId } from "@envoi/protocol";
import { useId, useState } from "react";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import field from "../../shared/ui/field.module.css";
import { LockedLetter } from "../../shared/ui/illustrations.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { useKeptDownloads } from "./download-keeper.tsx";
import { DownloadPanel } from "./download-panel.tsx";
import styles from "./password-view.module.css";
import { readKeyOrLink } from "./read-key-or-link.ts";

/** Asks for the key of a link that has none, or a broken one. No signed call is made before. */
export function KeyPanel({ id }: { id: UploadId }) {
  const t = useText();
  const downloads = useKeptDownloads();
  // Kept only in the page, not in an address or history entry. A running download has it already.
  const [secretB64, setSecretB64] = useState(() => downloads.find(id)?.link.secretB64 ?? null);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<"notAKey" | "keyOfAnotherFile" | null>(null);
  const errorId = useId();

  if (secretB64 !== null) return <DownloadPanel id={id} secretB64={secretB64} />;

  function submit(): void {
    const read = readKeyOrLink(typed);
    if (read === null) setProblem("notAKey");
    else if (read.id !== null && read.id !== id) setProblem("keyOfAnotherFile");
    else setSecretB64(read.secretB64);
  }

  return (
    <Panel>
      <LockedLetter />
      <ScreenTitle title={t("keyNeeded")} lead={t("keyNeededLead")} testId="key-needed" />
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
    </Panel>
  );
}
