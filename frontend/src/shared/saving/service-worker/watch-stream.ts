/** How a stream ended. */
export type StreamEnd = { kind: "complete" } | { kind: "failed"; error: unknown } | { kind: "cancelled" };

/** Chunks per pull. With one, the browser would wait for this worker before each chunk. */
const CHUNKS_AT_ONCE = 8;

/**
 * Forwards a stream, several chunks per pull, and reports how it ended. It is complete once every chunk was read.
 *
 * @param onEnd - called once
 */
export function watchStream(
  source: ReadableStream<Uint8Array>,
  onEnd: (end: StreamEnd) => void,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let hasEnded = false;

  function end(how: StreamEnd): void {
    if (!hasEnded) onEnd(how);
    hasEnded = true;
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          for (let ready = 0; ready < CHUNKS_AT_ONCE; ready += 1) {
            const { done, value } = await reader.read();
            if (hasEnded || (done && ready > 0)) return;
            if (done) {
              controller.close();
              return end({ kind: "complete" });
            }
            controller.enqueue(value);
          }
        } catch (error) {
          end({ kind: "failed", error });
          throw error;
        }
      },
      async cancel(reason) {
        end({ kind: "cancelled" });
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
