import type { ChunkReader } from "./chunk-reader.ts";
import { silentLine } from "./line-watch.ts";

/** A cut line is silent, so a connection without a byte for this long is given up. */
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

/**
 * @param ask - ends with its signal, also after the answer has begun
 * @param timeoutMs - until the answer begins; absent: no limit
 * @throws TransferError when it does not begin in time
 */
export async function answerInTime(
  ask: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  timeoutMs?: number,
): Promise<Response> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs);
  signal.addEventListener("abort", end, { once: true });
  if (signal.aborted) end();
  try {
    return await ask(ending.signal);
  } catch (error) {
    signal.removeEventListener("abort", end);
    throw ending.signal.aborted && !signal.aborted ? silentLine() : error;
  } finally {
    clearTimeout(timer);
  }
}
