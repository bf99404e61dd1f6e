import { useEffect, useEffectEvent, useState } from "react";
import type { ChosenFile } from "../archive/archive.ts";
import { collectItems } from "../archive/collect-items.ts";

/**
 * Makes the whole page a drop target while it accepts files.
 *
 * @returns whether files are being dragged over the page
 */
export function useFileDrop(options: {
  accepts: boolean;
  atMost: number;
  onFiles: (files: ChosenFile[]) => void;
  /** Nothing of the drop can be read. */
  onUnreadable: () => void;
}): boolean {
  const [dragging, setDragging] = useState(false);

  const over = useEffectEvent((event: DragEvent) => {
    if (!options.accepts || event.dataTransfer === null || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setDragging(true);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    // The event has no related target only when the pointer leaves the page.
    if (event.relatedTarget === null) setDragging(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setDragging(false);
    if (!options.accepts || event.dataTransfer === null || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    collectItems(event.dataTransfer.items, options.atMost).then(options.onFiles, options.onUnreadable);
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
