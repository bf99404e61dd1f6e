import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import { createPlaces } from "@envoi/platform";
import { stored, storedIfThere } from "../files/file-faults.ts";
import { type BlobBody, BlobStoreError, type Sender } from "../port.ts";

/*
 * [Note: Spool]
 *
 * A body whose client is slow waits in a file, as it would hold a request of the store for too long. It takes room as its
 * bytes come: one that trickles holds little, however long it is. The room is shared like other places ([Note: Places]): a
 * network has half of it, and whoever is idle is put out when others need the room. Whoever finds none waits for
 * PATIENCE_MS, then its upload ends with `busy`: without an end, bodies that all need a little more would wait for one
 * another. While one waits, its socket is paused, so that its client can't be blamed for silence.
 * Requests of the store are shared alike ([Note: Permits]).
 */
export const PATIENCE_MS = 30_000;
/** Of the room, what one network may have. */
const NETWORK_SHARE = 0.5;
const PREFIX = "envoi-spooled-";
/** Bytes read at once of a spooled body. */
export const SPOOL_READ_BYTES = 65_536;

export type Spool = {
  /**
   * A file without a name: it is gone once it is closed, also when its process is killed.
   *
   * @param bytes - that it will be at most
   * @throws BlobStoreError `full` when there can never be so much room
   */
  open(bytes: number, sender: Sender): Promise<SpoolFile>;
};
type SpoolFile = AsyncDisposable & {
  file: FileHandle;
  /** Passes a body on, each batch once there is room for it. @throws ProtocolError `busy` */
  admitting(body: BlobBody, signal: AbortSignal): BlobBody;
};

/**
 * Where bodies wait that come too slowly for the store, see [Note: Spool].
 *
 * @param options.directory - created when missing; several processes may share it
 * @param options.maxBytes - of all bodies of this process together
 */
export function createSpool(options: { directory: string; maxBytes: number; patienceMs?: number }): Spool {
  const { directory, maxBytes, patienceMs = PATIENCE_MS } = options;
  const room = createPlaces({ inAll: maxBytes, perNetwork: Math.floor(maxBytes * NETWORK_SHARE), patienceMs });
  let ready: Promise<void> | null = null;

  /** Removes names that a process left when it was killed between opening and unlinking. */
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
      const place = opening.adopt(room.take(network, holder, 0), (taken) => taken.leave());
      const path = join(directory, `${PREFIX}${randomBytes(8).toString("hex")}`);
      const file = opening.use(await stored(open(path, "wx+", 0o600)));
      await storedIfThere(unlink(path));
      const opened = opening.move();
      return {
        file,
        async *admitting(body, signal) {
          for await (const batch of body) {
            const batchBytes = batch.reduce((sum, { byteLength }) => sum + byteLength, 0);
            await place.resizeSoon(place.size + batchBytes, signal);
            yield batch;
          }
        },
        [Symbol.asyncDispose]: () => opened.disposeAsync(),
      };
    },
  };
}

/** What is in a file, up to `bytes`, in one buffer again and again. */
export async function* spooledBody(file: FileHandle, bytes: number): BlobBody {
  const buffer = Buffer.allocUnsafeSlow(Math.min(SPOOL_READ_BYTES, bytes));
  for (let at = 0; at < bytes; ) {
    const { bytesRead } = await stored(file.read(buffer, 0, Math.min(buffer.byteLength, bytes - at), at));
    if (bytesRead === 0) throw new BlobStoreError("unavailable");
    at += bytesRead;
    yield [buffer.subarray(0, bytesRead)];
  }
}
