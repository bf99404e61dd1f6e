import { type FileHandle, mkdir, open, readdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import { createSlots, randomHex } from "@envoi/platform";
import { stored, storedIfThere } from "../files/file-faults.ts";
import { type BlobBody, BlobStoreError, type BodySender } from "../port.ts";

/*
 * [Note: Spool]
 *
 * A slow client's body waits in a file, because it would hold one of the store's request slots for too long. Space is
 * used as bytes arrive, so a body that trickles in uses little, whatever its length. The space is shared like other
 * slots ([Note: Slots]): a network may use half of it, and idle holders are evicted when others need space. A body that
 * finds no space waits for up to PATIENCE_MS, after which its upload fails with `busy`; without this limit, bodies that
 * all need a little more space would deadlock. While a body waits, its socket is paused, and its client does not count
 * as silent. The store's request slots are shared in the same way ([Note: Permits]).
 */
export const PATIENCE_MS = 30_000;
/** Share of the space that one network may use. */
const NETWORK_SHARE = 0.5;
const PREFIX = "envoi-spooled-";
/** Chunk size for reading a spooled body. */
export const SPOOL_READ_BYTES = 65_536;

export type Spool = {
  /**
   * Opens an unlinked file, which disappears once closed, even if the process is killed.
   *
   * @param bytes - maximum size of the file
   * @throws BlobStoreError `full` when the spool is smaller than `bytes`
   */
  open(bytes: number, sender: BodySender): Promise<SpoolFile>;
};
type SpoolFile = AsyncDisposable & {
  file: FileHandle;
  /** Yields the batches of a body unchanged, each once there is space for it. @throws ProtocolError `busy` */
  admitting(body: BlobBody, signal: AbortSignal): BlobBody;
};

/**
 * A directory for queuing bodies of slow clients, see [Note: Spool].
 *
 * @param options.directory - created when missing; several processes may share it
 * @param options.maxBytes - maximum total size of this process's spooled bodies
 */
export function createSpool(options: { directory: string; maxBytes: number; patienceMs?: number }): Spool {
  const { directory, maxBytes, patienceMs = PATIENCE_MS } = options;
  const room = createSlots({ inAll: maxBytes, perNetwork: Math.floor(maxBytes * NETWORK_SHARE), patienceMs });
  let ready: Promise<void> | null = null;

  /** Removes files left by processes that were killed between opening and unlinking a file. */
  async function prepare(): Promise<void> {
    await stored(mkdir(directory, { recursive: true, mode: 0o700 }));
    const names = await stored(readdir(directory));
    const left = names.filter((name) => name.startsWith(PREFIX));
    await Promise.all(left.map((name) => storedIfThere(unlink(join(directory, name)))));
  }

  return {
    async open(bytes, { network, holder }) {
      if (bytes > maxBytes) throw new BlobStoreError("full");
      await using opening = new AsyncDisposableStack();
      ready ??= prepare();
      await ready.catch((error) => {
        ready = null;
        throw error;
      });
      const slot = opening.adopt(room.take(network, holder, 0), (taken) => taken.leave());
      const path = join(directory, `${PREFIX}${randomHex(8)}`);
      const file = opening.use(await stored(open(path, "wx+", 0o600)));
      await storedIfThere(unlink(path));
      const opened = opening.move();
      return {
        file,
        async *admitting(body, signal) {
          for await (const batch of body) {
            const batchBytes = batch.reduce((sum, { byteLength }) => sum + byteLength, 0);
            await slot.resizeSoon(slot.size + batchBytes, signal);
            yield batch;
          }
        },
        [Symbol.asyncDispose]: () => opened.disposeAsync(),
      };
    },
  };
}

/** Reads the first `bytes` of a file. Every batch uses the same buffer. */
export async function* spooledBody(file: FileHandle, bytes: number): BlobBody {
  const buffer = Buffer.allocUnsafeSlow(Math.min(SPOOL_READ_BYTES, bytes));
  for (let at = 0; at < bytes; ) {
    const { bytesRead } = await stored(file.read(buffer, 0, Math.min(buffer.byteLength, bytes - at), at));
    if (bytesRead === 0) throw new BlobStoreError("unavailable");
    at += bytesRead;
    yield [buffer.subarray(0, bytesRead)];
  }
}
