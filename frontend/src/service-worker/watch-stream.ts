import { type ChunkReader, packChunks } from "./pack-chunks.ts";

export type StreamEnd = { kind: "complete" } | { kind: "failed"; error: unknown } | { kind: "cancelled" };

/** Number of chunks per pull. With 1, the browser would wait for this worker before every chunk. */
const CHUNKS_AT_ONCE = 8;

/** `atOnce`: number of chunks to pass on each time the browser asks for more. */
type Chunks = ChunkReader & { atOnce: number };

/**
 * Whether the browser copies each chunk into a 64 KiB pipe before requesting the next. Scripts cannot detect this, but
 * Chromium-based browsers do it, and only they have `userAgentData`.
 */
function hasSmallPipe(): boolean {
  return "userAgentData" in navigator;
}

function openChunks(source: ReadableStream<Uint8Array>): Chunks {
  if (hasSmallPipe()) return { ...packChunks(source), atOnce: 1 };
  const reader = source.getReader();
  return {
    read: async () => (await reader.read()).value ?? null,
    cancel: (reason) => reader.cancel(reason),
    atOnce: CHUNKS_AT_ONCE,
  };
}

/**
 * Forwards a stream in a few large steps and reports how it ended. The stream is complete once every chunk has been
 * read.
 *
 * @param onEnd - called once
 */
export function watchStream(
  source: ReadableStream<Uint8Array>,
  onEnd: (end: StreamEnd) => void,
): ReadableStream<Uint8Array> {
  const chunks = openChunks(source);
  let hasEnded = false;

  function end(how: StreamEnd): void {
    if (!hasEnded) onEnd(how);
    hasEnded = true;
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          for (let ready = 0; ready < chunks.atOnce; ready += 1) {
            const chunk = await chunks.read();
            if (hasEnded || (chunk === null && ready > 0)) return;
            if (chunk === null) {
              controller.close();
              return end({ kind: "complete" });
            }
            controller.enqueue(chunk);
          }
        } catch (error) {
          end({ kind: "failed", error });
          throw error;
        }
      },
      async cancel(reason) {
        end({ kind: "cancelled" });
        await chunks.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
