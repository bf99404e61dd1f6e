/**
 * A stream that generates its chunks on demand.
 *
 * @param cancel - ends what the generator is waiting for, when the reader cancels
 */
export function streamOf<Chunk>(
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
