import { useEffect, useEffectEvent } from "react";
import type { ChosenFile } from "./archive.ts";
import { chosenFile } from "./collect-dropped-files.ts";

const TEXT_FIELDS = ["password", "text", "email"];

/** Adds files from the clipboard, unless the person pastes into a text field. */
export function useFilePaste({ accepts, onFiles }: { accepts: boolean; onFiles: (files: ChosenFile[]) => void }): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (!accepts || clipboardData === null || clipboardData.files.length === 0) return;
    if (target instanceof HTMLInputElement && TEXT_FIELDS.includes(target.type)) return;
    event.preventDefault();
    onFiles([...clipboardData.files].map((file) => chosenFile(file)));
  });

  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    addEventListener("paste", listener);
    return () => removeEventListener("paste", listener);
  }, []);
}
