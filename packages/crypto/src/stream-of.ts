/**
 * A stream that makes its chunks when they are asked for.
 *
 * @param cancel - ends what the generator waits for, when the reader leaves before the end
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
