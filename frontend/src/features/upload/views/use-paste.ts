import { useEffectEvent, useLayoutEffect } from "react";
import { type ChosenFile, chosenFile } from "../archive/archive.ts";
import { collectItems } from "../archive/collect-items.ts";

const TEXT_FIELDS = "textarea, input:is([type=password], [type=text], [type=email], :not([type]))";

type Paste = {
  accepts: boolean;
  atMost: number;
  onUnreadable: () => void;
  onFiles: (files: ChosenFile[]) => void;
  /** Receives pasted text, which becomes a note. */
  onText: (text: string) => void;
};

/** Handles pasted files and text, except in text fields. */
export function usePaste({ accepts, atMost, onFiles, onUnreadable, onText }: Paste): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (!accepts || clipboardData === null) return;
    if (target instanceof Element && target.closest(TEXT_FIELDS) !== null) return;
    const text = clipboardData.getData("text/plain");
    if (clipboardData.files.length === 0 && text.trim() === "") return;
    event.preventDefault();
    if (clipboardData.files.length === 0) onText(text);
    // A folder appears in the list of files as a file without content.
    else if ([...(clipboardData.items ?? [])].some((item) => item.webkitGetAsEntry()?.isDirectory)) {
      collectItems(clipboardData.items, atMost).then(onFiles, onUnreadable);
    } else onFiles([...clipboardData.files].map((file) => chosenFile(file)));
  });

  // Listens as soon as the page shows that files can be pasted.
  useLayoutEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    addEventListener("paste", listener);
    return () => removeEventListener("paste", listener);
  }, []);
}
