import { coalesceCalls, pause } from "@envoi/platform";
import { lastRecordOffset, ProtocolError, type UploadId } from "@envoi/protocol";
import type { LiveLinkStore, PartsRef } from "@envoi/store";

/** Interval at which the store is checked for new Parts while recipients wait for them. */
const LOOK_MS = 250;

/** The bytes of a session that may be sent: up to, but not including, `endByte`. */
type UploadingBytes = { ref: PartsRef | null; endByte: number; ciphertextBytes: number };

/** Finds the bodies of sessions with live links. See [Note: Live links] in the store's port. */
export type UploadingBodies = {
  /**
   * Waits for the byte at `firstByte`, for at most `patienceMs`.
   *
   * @returns the available bytes of the body, without that byte if it does not arrive in time
   * @throws ProtocolError `upload_abandoned`, `removed`; the signal's reason
   */
  waitFor(
    asked: { id: UploadId; firstByte: number; patienceMs: number },
    signal: AbortSignal,
  ): Promise<UploadingBytes | "published">;
  /** Watches a session while its bytes are sent. */
  watch(id: UploadId): Disposable & {
    /**
     * The reason to stop sending the session's bytes: an error of `waitFor`, or `PublishedError`; `null` while the
     * session continues.
     */
    readonly over: ProtocolError | null;
    /** Aborts one interval after `over` is set, for recipients that do not read the bytes already sent. */
    ended: AbortSignal;
  };
};

/** The upload is complete, so its recipients need a Claim for the rest. */
export class PublishedError extends ProtocolError {
  constructor() {
    super("not_yet");
  }
}

function isEnd(error: unknown): error is ProtocolError {
  return error instanceof ProtocolError && (error.code === "upload_abandoned" || error.code === "removed");
}

/**
 * @param watchSeconds - interval of the checks; recipients receive nothing more once two intervals have passed since
 *   the session's end
 */
export function createUploadingBodies(
  uploads: Pick<LiveLinkStore, "readUploading">,
  watchSeconds: number,
): UploadingBodies {
  // All waiting recipients of an upload share one read of the store.
  const look = coalesceCalls((id: UploadId) => uploads.readUploading(id));

  async function read(id: UploadId): Promise<UploadingBytes | "published"> {
    const found = await look(id);
    if (found === "abandoned") throw new ProtocolError("upload_abandoned");
    if (found === "removed") throw new ProtocolError("removed");
    if (found === "published") return found;
    const { blobKey: key, partsId, partBytes, ciphertextBytes, storedParts } = found;
    const ref = partsId === null ? null : { key, partsId, partBytes };
    // The last Record is available only under a Claim.
    const endByte = Math.min(storedParts * partBytes, lastRecordOffset(ciphertextBytes));
    return { ref, endByte, ciphertextBytes };
  }

  return {
    async waitFor({ id, firstByte, patienceMs }, signal) {
      const deadline = performance.now() + patienceMs;
      for (;;) {
        const found = await read(id);
        if (found === "published" || firstByte < found.endByte || performance.now() > deadline) return found;
        await pause(LOOK_MS, signal);
        signal.throwIfAborted();
      }
    },
    watch(id) {
      const ended = new AbortController();
      let over: ProtocolError | null = null;
      const end = (error: ProtocolError) => {
        if (over === null) over = error;
        else ended.abort(over);
      };
      const timer = setInterval(() => {
        read(id).then(
          (found) => found === "published" && end(new PublishedError()),
          // Other errors are ignored, because the store may be temporarily unavailable.
          (error: unknown) => isEnd(error) && end(error),
        );
      }, watchSeconds * 1_000);
      return {
        ended: ended.signal,
        get over() {
          return over;
        },
        [Symbol.dispose]: () => clearInterval(timer),
      };
    },
  };
}
