/** How a stream ended. */
export type StreamEnd = { kind: "complete" } | { kind: "failed"; error: unknown } | { kind: "cancelled" };

/**
 * The same stream, one chunk at a time as it is asked for, that tells how it ended.
 *
 * @param onEnd - called once
 */
export function followed(
  source: ReadableStream<Uint8Array>,
  onEnd: (end: StreamEnd) => void,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
        } catch (error) {
          onEnd({ kind: "failed", error });
          throw error;
        }
        controller.close();
        onEnd({ kind: "complete" });
      },
      async cancel(reason) {
        onEnd({ kind: "cancelled" });
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
