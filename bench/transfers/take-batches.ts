import { once } from "node:events";
import { open } from "node:fs/promises";
import type { Readable, Writable } from "node:stream";
import type { WebSocket } from "ws";

const WRITE_BYTES = 524_288;

type Batch = readonly Buffer[];
type Take = (batch: Batch) => Promise<unknown>;

/**
 * Collects chunks in batches. While one batch is processed, the next one arrives; once that is full, the source pauses.
 */
function collect(source: Pick<Readable | WebSocket, "pause" | "resume">, batchBytes: number, take: Take) {
  const all = Promise.withResolvers<void>();
  let chunks: Buffer[] = [];
  let bytes = 0;
  let isTaking = false;
  let isPaused = false;
  let hasEnded = false;
  const isReady = () => bytes >= batchBytes || (hasEnded && bytes > 0);
  const setPaused = (paused: boolean) => {
    if (paused === isPaused) return;
    isPaused = paused;
    if (paused) source.pause();
    else source.resume();
  };

  async function takeAll(): Promise<void> {
    isTaking = true;
    while (isReady()) {
      const batch = chunks;
      [chunks, bytes] = [[], 0];
      setPaused(false);
      await take(batch);
    }
    isTaking = false;
    if (hasEnded) all.resolve();
  }
  function look(): void {
    if (!isTaking && (hasEnded || isReady())) takeAll().catch(all.reject);
    else if (isReady()) setPaused(true);
  }
  return {
    push(chunk: Buffer): void {
      chunks.push(chunk);
      bytes += chunk.length;
      look();
    },
    end(): void {
      hasEnded = true;
      look();
    },
    fail: all.reject,
    all: all.promise,
  };
}

/**
 * Receives a body from a socket batch by batch. A one-byte frame marks the end.
 *
 * @param batchBytes - minimum size of a batch, except the last one
 * @throws the error of `take`; Error if the socket closes before the end
 */
export async function takeBatches(socket: WebSocket, batchBytes: number, take: Take): Promise<void> {
  const batches = collect(socket, batchBytes, take);
  socket.on("message", (frame: Buffer) => (frame.length === 1 ? batches.end() : batches.push(frame)));
  socket.once("close", () => batches.fail(new Error("the socket closed before the end of the body")));
  await batches.all;
}

export async function takeStream(stream: Readable, batchBytes: number, take: Take): Promise<void> {
  const batches = collect(stream, batchBytes, take);
  stream.on("data", batches.push).once("end", batches.end).once("error", batches.fail);
  await batches.all;
}

/** Writes a batch in one call. Resolves when the stream is ready for the next one. */
export async function writeBatch(to: Writable, batch: Batch): Promise<void> {
  to.cork();
  for (const chunk of batch) to.write(chunk);
  to.uncork();
  if (to.writableNeedDrain) await once(to, "drain");
}

/** Stores a socket's frames at minimum cost: in batches of 512 KiB, with a final fsync. */
export async function storeFrames(socket: WebSocket, path: string): Promise<void> {
  const opened = open(path, "w");
  await takeBatches(socket, WRITE_BYTES, async (batch) => (await opened).writev(batch));
  await using file = await opened;
  await file.sync();
  socket.send('{"ok":true}');
}
