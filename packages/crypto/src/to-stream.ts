/**
 * A stream that generates its chunks on demand.
 *
 * @param cancel - called when the reader cancels; must end the operation that the generator is waiting for
 */
export function toStream<Chunk>(
  chunks: AsyncGenerator<Chunk, void>,
  cancel: (reason: unknown) => Promise<void>,
): ReadableStream<Chunk> {
  return new ReadableStream<Chunk>(
    {
      async pull(controller) {
        const next = await chunks.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
}
