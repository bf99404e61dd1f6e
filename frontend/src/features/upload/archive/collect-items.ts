import { loadChunk } from "../../../shared/chunks/load-chunk.ts";
import type { ChosenFile } from "./archive.ts";

/** If loading fails, the next call retries. */
export const loadCollecting = () => loadChunk("collecting", () => import("./collect-files.ts"));

type HandleGiver = { getAsFileSystemHandle?(): Promise<FileSystemHandle | null> };

/**
 * Handles that reopen dropped files, in browsers that support them. Must be called while the event with these items is
 * being handled.
 */
function droppedHandles(items: DataTransferItemList): Promise<FileSystemHandle | null>[] {
  return [...items].flatMap((item: DataTransferItem & HandleGiver) => item.getAsFileSystemHandle?.() ?? []);
}

/**
 * Dropped entries of files and folders, or files where the browser has no entries. Must be called during the event,
 * after which the list is empty.
 */
function droppedEntries(items: DataTransferItemList): (FileSystemEntry | File)[] {
  return [...items]
    .filter(({ kind }) => kind === "file")
    .map((item): FileSystemEntry | File | null => item.webkitGetAsEntry() ?? item.getAsFile())
    .filter((entry) => entry !== null);
}

/** Collects what was dropped or pasted; see `collectDroppedFiles`. Must be called during the event. */
export function collectItems(items: DataTransferItemList, atMost: number): Promise<ChosenFile[]> {
  const [entries, handles] = [droppedEntries(items), droppedHandles(items)];
  return loadCollecting().then(({ collectDroppedFiles }) => collectDroppedFiles(entries, handles, atMost));
}
