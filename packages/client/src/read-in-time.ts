import type { ChunkReader } from "./chunk-reader.ts";
import { TransferError } from "./transfer-error.ts";

/** A cut line is silent, so a connection without a byte for this long is given up. */
export const SILENT_MS = 12_000;

/** @throws TransferError when nothing arrives in time */
export async function readInTime(reader: ChunkReader, timeoutMs: number): Promise<Uint8Array | null> {
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    void reader.cancel(new TransferError("connection_lost")).catch(() => {});
  }, timeoutMs);
  try {
    const chunk = await reader.read();
    if (isSilent) throw new TransferError("connection_lost");
    return chunk;
  } finally {
    clearTimeout(timer);
  }
}
