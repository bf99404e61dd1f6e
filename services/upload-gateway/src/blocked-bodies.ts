import { unlessAborted } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import { type BlobKey, type BlobStore, type BlocklistStore, blobSha256 } from "@envoi/store";
import { repeatStep } from "./repeat-step.ts";

/*
 * [Note: Blocked bodies]
 *
 * An operator can block a body by its SHA-256 and length. Parts arrive in any order, on any replica, so no process
 * receives a whole body. Instead, a body of a blocked length is read when it is complete, before it becomes visible. A
 * client that knows a blocked length can cause its own upload to be read. So a process reads one body at a time, a
 * second request for the same body waits for the current read, and the result is cached. This way, no client can make a
 * process read more bytes than the client has sent.
 */

/** How long an empty blocklist is assumed to stay empty, so that it does not slow uploads down. */
const EMPTY_MS = 5_000;
/** Maximum time for reading a body. */
const READ_MS = 1_800_000;
/** Maximum number of cached digests. The oldest are evicted first. */
const MAX_DIGESTS = 10_000;

/** `version` differs when other bytes may have been written under the same key. */
type StoredBody = { key: BlobKey; bytes: number; version: number };

export type BlockedBodies = {
  /**
   * Reads a stored body if a body of its length is blocked.
   *
   * @throws ProtocolError `blocked`; the reason of `signal`
   */
  refuse(body: StoredBody, signal: AbortSignal): Promise<void>;
};

/** See [Note: Blocked bodies]. */
export function createBlockedBodies(
  uploads: Pick<BlocklistStore, "hasBlocked" | "isBlocked">,
  blobs: Pick<BlobStore, "size" | "readChunks">,
): BlockedBodies {
  let emptyUntil = Number.NEGATIVE_INFINITY;
  let last: Promise<unknown> = Promise.resolve();
  const readings = new Map<string, Promise<string | null>>();
  const digests = new Map<string, string>();

  function remember(name: string, sha256: string | null): string | null {
    if (sha256 !== null) digests.set(name, sha256);
    const [oldest] = digests.keys();
    if (digests.size > MAX_DIGESTS && oldest !== undefined) digests.delete(oldest);
    return sha256;
  }

  /**
   * Reads a body and returns its digest. Continues even if the caller disconnects, so that a retry does not have to
   * read the body again.
   */
  async function readDigest({ key, bytes, version }: StoredBody): Promise<string | null> {
    const name = `${key} ${version}`;
    const known = digests.get(name);
    if (known !== undefined) return known;
    const running = readings.get(name);
    if (running !== undefined) return running;
    const read = () => blobSha256(blobs, key, AbortSignal.timeout(READ_MS), bytes);
    const reading = last
      .then(read)
      .then((sha256) => remember(name, sha256))
      .finally(() => readings.delete(name));
    readings.set(name, reading);
    last = reading.catch(() => {});
    return reading;
  }

  return {
    async refuse(body, signal) {
      const { bytes } = body;
      if (performance.now() < emptyUntil) return;
      const blocked = await repeatStep(() => uploads.hasBlocked(bytes), signal);
      if (blocked === "none") emptyUntil = performance.now() + EMPTY_MS;
      if (blocked !== "of_length") return;
      const sha256 = await unlessAborted(readDigest(body), signal);
      if (sha256 !== null && (await repeatStep(() => uploads.isBlocked({ sha256, bytes }), signal))) {
        throw new ProtocolError("blocked");
      }
    },
  };
}
