import { type ChunkReader, createPlainReader } from "../chunk-reader.ts";
import { silentLine } from "./line-watch.ts";
import { linkController } from "./pause.ts";

/** In a network outage, nothing arrives, so a connection that is silent for this long is abandoned. */
export const SILENT_MS = 12_000;

/** @throws TransferError when nothing arrives in time */
export async function readInTime(reader: ChunkReader, timeoutMs: number): Promise<Uint8Array | null> {
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    void reader.cancel(silentLine()).catch(() => {});
  }, timeoutMs);
  try {
    const chunk = await reader.read();
    if (!isSilent) return chunk;
  } catch (error) {
    if (!isSilent) throw error;
  } finally {
    clearTimeout(timer);
  }
  throw silentLine();
}

/** Wraps a stream so that it fails once a reader has waited this long for bytes. */
export function streamInTime(stream: ReadableStream<Uint8Array>, timeoutMs: number): ReadableStream<Uint8Array> {
  const reader = createPlainReader(stream.getReader());
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await readInTime(reader, timeoutMs);
        if (chunk === null) controller.close();
        else controller.enqueue(chunk);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/**
 * @param ask - its request must end when the signal aborts, even after `ask` has resolved
 * @param timeoutMs - time within which `ask` must resolve; absent: no limit
 * @throws TransferError when `ask` does not resolve in time
 */
export async function answerInTime<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
  timeoutMs?: number,
): Promise<Answer> {
  const ending = linkController(signal);
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => ending.abort(), timeoutMs);
  try {
    return await ask(ending.signal);
  } catch (error) {
    const isLate = ending.signal.aborted && !signal.aborted;
    ending.abort();
    throw isLate ? silentLine() : error;
  } finally {
    clearTimeout(timer);
  }
}
