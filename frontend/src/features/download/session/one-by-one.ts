import { allFiles, type FileIndexes } from "@envoi/client";
import { ProtocolError } from "@envoi/protocol";
import { isException } from "../../../shared/is-exception.ts";
import { SAVED_TYPE } from "../../../shared/saving/collect-blob.ts";
import type { HandOver } from "../../../shared/saving/hand-over.ts";
import type { SaveOptions } from "../../../shared/saving/saver.ts";
import { failureCode } from "../../../shared/transfer/transfer-failure.ts";
import type { Deliver } from "./download-run.ts";
import type { ChosenFiles } from "./download-state.ts";
import { type FolderSaving, fetchShared, saveInFolder } from "./hand-over-files.ts";

type OneByOneDependencies = Pick<SaveOptions, "onProgress" | "pausing"> & {
  handOver: HandOver;
  /** Runs a download whose files are delivered by `deliver`. */
  take: (deliver: Deliver, chosen: ChosenFiles | null) => Promise<void>;
  saveFile: (blob: Blob, name: string) => void;
};

export type OneByOne = ReturnType<typeof createOneByOne>;

/** Saves or shares files one by one instead of as a ZIP. See [Note: Files one by one]. `chosen`: `null` for all. */
export function createOneByOne({ handOver, take, saveFile, ...options }: OneByOneDependencies) {
  let unfinished: FolderSaving | null = null;
  let fetched: { key: string; files: File[] } | null = null;
  /** The files chosen in the last call; empty for all. */
  let part: FileIndexes = [];
  let isSheetOpen = false;

  /**
   * Opens the share sheet, which browsers allow only shortly after a tap. If the sheet accepts none of the files,
   * downloads them instead.
   */
  async function openSheet(files: File[], { isTapped }: { isTapped: boolean }): Promise<void> {
    // Browsers would reject a second sheet, for example after a double tap.
    if (isSheetOpen) return;
    isSheetOpen = true;
    try {
      await handOver.share(files);
    } catch (error) {
      if (isException(error, "AbortError") || (isException(error, "NotAllowedError") && !isTapped)) return;
      for (const file of files) saveFile(file.slice(0, undefined, SAVED_TYPE), file.name);
    } finally {
      isSheetOpen = false;
    }
  }

  return {
    ...handOver,
    /** Files whose interrupted saving can continue in the same folder. */
    unfinished: (): FileIndexes | null => unfinished?.indexes ?? null,
    /** The chosen files that are still to be saved or shared; empty if all files were chosen, or if none are left. */
    waitingPart: (): FileIndexes => (unfinished === null && fetched === null ? [] : part),
    /** Saves files in a folder; without one, continues in the folder of the interrupted call. */
    async saveInFolder(chosen: ChosenFiles | null, folder: FileSystemDirectoryHandle | null): Promise<void> {
      part = chosen?.indexes ?? [];
      await take(async (source, signal) => {
        const indexes = chosen?.indexes ?? allFiles(source.metadata);
        // After the server was unreachable, a retry passes the same folder and files.
        const isSame = folder === null || folder === unfinished?.folder;
        const saving = isSame ? unfinished : { folder, indexes, saved: new Set<number>() };
        if (saving === null) return { type: "stopped" as const };
        unfinished = saving;
        try {
          await saveInFolder(source, saving, { ...options, signal });
        } catch (error) {
          // The folder can no longer be used: it was deleted, or the page may no longer write to it.
          if (failureCode(error) === "internal" && !(error instanceof ProtocolError)) unfinished = null;
          throw error;
        }
        unfinished = null;
        return { type: "saved", folder: saving.folder.name };
      }, chosen);
    },
    /** Fetches files and opens the share sheet with them; reopens it if they are already fetched. */
    async share(chosen: ChosenFiles | null): Promise<void> {
      const key = String(chosen?.indexes ?? "all");
      if (fetched?.key === key) return openSheet(fetched.files, { isTapped: true });
      fetched = null;
      part = chosen?.indexes ?? [];
      const arrived: File[] = [];
      await take(async (source, signal) => {
        const indexes = chosen?.indexes ?? allFiles(source.metadata);
        arrived.push(...(await fetchShared(source, indexes, { ...options, signal })));
        fetched = { key, files: arrived };
        return { type: "fetched" };
      }, chosen);
      if (arrived.length > 0) await openSheet(arrived, { isTapped: false });
    },
    forget() {
      unfinished = null;
      fetched = null;
    },
  };
}
