import { useEffect, useEffectEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { useText } from "../../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { UndoIcon } from "../../../shared/ui/icons.tsx";
import { Sentence } from "../../../shared/ui/sentence.tsx";
import hidden from "../../../shared/ui/visually-hidden.module.css";
import { removedText } from "../archive/removed-files.ts";
import { useUploadDraft } from "../run/upload-keeper.tsx";
import styles from "./removed-file.module.css";

/** Elements in which the undo keys undo typing. */
const UNDO_TAKING_ELEMENTS = "input:not([type=checkbox], [type=file]), textarea, dialog";

/** The last removed file, with a button to restore it. Stays until the files are sent, so the user need not hurry. */
export function RemovedFile() {
  const t = useText();
  const { archive } = useUploadDraft();
  const textId = useId();
  const removal = useReducerStore(archive).removals.at(-1);
  // A file is announced when it is removed, but not when it reappears here because a later removal was undone.
  const [quiet, setQuiet] = useState(removal);
  const removed = removal?.[0];

  function undo(): void {
    if (removed === undefined) return;
    flushSync(() => {
      archive.dispatch({ type: "removalUndone" });
      setQuiet(archive.getState().removals.at(-1));
    });
    // If no removal is left, the button disappears, and the focus with it.
    if (archive.getState().removals.length > 0) return;
    document.querySelector<HTMLElement>(`[data-removes="${removed.key}"]`)?.focus();
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = event;
    if (defaultPrevented || shiftKey || altKey || ctrlKey === metaKey || key.toLowerCase() !== "z") return;
    if (target instanceof Element && target.closest(UNDO_TAKING_ELEMENTS) !== null) return;
    if (document.querySelector("dialog[open]") !== null) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);

  const told = removed && removedText(t, removed);
  return (
    <>
      <p className={hidden["visuallyHidden"]} role="status">
        {removal !== quiet && told}
      </p>
      {told !== undefined && (
        <div className={styles["strip"]} data-testid="removed-file">
          <p id={textId} className={styles["what"]}>
            <Sentence text={told} />
          </p>
          <Button
            look="quiet"
            aria-keyshortcuts="Control+Z Meta+Z"
            aria-describedby={textId}
            data-testid="undo-removal"
            onClick={undo}
          >
            <UndoIcon />
            <span>{t("undo")}</span>
          </Button>
        </div>
      )}
    </>
  );
}
