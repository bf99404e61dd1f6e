import { useId } from "react";
import { useText } from "../../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { Button } from "../../../shared/ui/button.tsx";
import field from "../../../shared/ui/field.module.css";
import { useUploadDraft } from "../run/upload-keeper.tsx";
import styles from "./note-editor.module.css";

export function NoteEditor({ text }: { text: string }) {
  const t = useText();
  const { archive, rules } = useUploadDraft();
  const hintId = useId();
  const { downloadLimit } = useReducerStore(archive);
  const { defaultDownloads } = useReducerStore(rules);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        archive.dispatch({ type: "noteWritten" });
      }}
    >
      <label className={field["field"]}>
        <span className={field["label"]}>{t("noteLabel")}</span>
        <textarea
          // biome-ignore lint/a11y/noAutofocus: the person opened the editor to type
          autoFocus
          className={`${field["control"]} ${styles["text"]}`}
          data-testid="note-text"
          dir="auto"
          aria-describedby={hintId}
          rows={10}
          value={text}
          onChange={({ currentTarget }) => archive.dispatch({ type: "noteTyped", text: currentTarget.value })}
        />
      </label>
      <p id={hintId} className={field["hint"]}>
        {downloadLimit === 1 && defaultDownloads === 1 ? t("noteReadOnce") : t("noteHint")}
      </p>
      <div className={styles["actions"]}>
        <Button onClick={() => archive.dispatch({ type: "noteDropped" })}>{t("cancel")}</Button>
        <Button look="primary" type="submit" data-testid="note-done">
          {t("noteDone")}
        </Button>
      </div>
    </form>
  );
}
