import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { type ChosenFile, chosenFile } from "../archive/archive.ts";
import { collectItems } from "../archive/collect-items.ts";

const TEXT_FIELDS = "textarea, input:is([type=password], [type=text], [type=email], :not([type]))";

type Receiving = {
  accepts: boolean;
  atMost: number;
  onFiles: (files: ChosenFile[]) => void;
  /** Called if none of the dropped or pasted files can be read. */
  onUnreadable: () => void;
};

/** Handles pasted files and text, except in text fields. @param onText - receives pasted text, which becomes a note */
export function usePaste({ accepts, atMost, onFiles, onUnreadable }: Receiving, onText: (text: string) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (!accepts || clipboardData === null) return;
    if (target instanceof Element && target.closest(TEXT_FIELDS) !== null) return;
    const text = clipboardData.getData("text/plain");
    if (clipboardData.files.length === 0 && text.trim() === "") return;
    event.preventDefault();
    if (clipboardData.files.length === 0) onText(text);
    // In `files`, a folder would appear as an empty file.
    else if ([...(clipboardData.items ?? [])].some((item) => item.webkitGetAsEntry()?.isDirectory)) {
      collectItems(clipboardData.items, atMost).then(onFiles, onUnreadable);
    } else onFiles([...clipboardData.files].map((file) => chosenFile(file)));
  });

  // This is a layout effect, so that pasting already works when the page first invites the user to paste.
  useLayoutEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    addEventListener("paste", listener);
    return () => removeEventListener("paste", listener);
  }, []);
}

/** Makes the whole page a drop target while it accepts files. @returns whether files are being dragged over the page */
export function useFileDrop({ accepts, atMost, onFiles, onUnreadable }: Receiving): boolean {
  const [dragging, setDragging] = useState(false);

  const over = useEffectEvent((event: DragEvent) => {
    if (!accepts || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setDragging(true);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    // The event lacks a related target only when the pointer leaves the page.
    if (event.relatedTarget === null) setDragging(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setDragging(false);
    if (!accepts || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    collectItems(event.dataTransfer.items, atMost).then(onFiles, onUnreadable);
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener("dragenter", (event) => over(event), { signal });
    addEventListener("dragover", (event) => over(event), { signal });
    addEventListener("dragleave", (event) => leave(event), { signal });
    addEventListener("drop", (event) => drop(event), { signal });
    return () => listeners.abort();
  }, []);

  return dragging;
}
