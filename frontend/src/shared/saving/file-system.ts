import { pause } from "@envoi/client";
import { isException } from "../is-exception.ts";

/** Pauses before attempts to remove a possibly locked entry: two seconds overall. */
const ATTEMPT_DELAYS_MS = [0, 10, 50, 200, 500, 1_240];

/**
 * Removes a file, or a folder with everything in it. Browsers do not remove a file while it is being written, and may
 * unlock it only a moment after the last write. Throws no error if an entry is missing or stays locked.
 */
export async function removeEntry(parent: FileSystemDirectoryHandle, name: string): Promise<void> {
  for (const delayMs of ATTEMPT_DELAYS_MS) {
    await pause(delayMs);
    try {
      return await parent.removeEntry(name, { recursive: true });
    } catch (error) {
      if (!isException(error, "NoModificationAllowedError")) return;
    }
  }
}
