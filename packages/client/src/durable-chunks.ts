/** Chunks that are ready before they are read: 4 MiB of Records. */
const MOST_AHEAD = 64;

type Chunk = Uint8Array<ArrayBuffer>;

/**
 * Passes chunks on once they are recorded, in groups: while one group is being recorded, the next chunks are made.
 * Recording takes as long for one chunk as for many.
 *
 * @param source.next - makes the next chunk; `null` at the end
 * @param source.record - called with the number of new chunks, which follow those of the call before
 * @returns reads the next recorded chunk; `null` at the end; throws the errors of both
 */
export function createDurableChunks(source: {
  next(): Promise<Chunk | null>;
  record(chunks: number): Promise<void>;
}): () => Promise<Chunk | null> {
  const recorded: Chunk[] = [];
  let made: Chunk[] = [];
  let recording: Chunk[] | null = null;
  let isMaking = false;
  let hasEnded = false;
  let failure: { error: unknown } | null = null;
  let wake = () => {};

  async function make(): Promise<void> {
    isMaking = true;
    const chunk = await source.next();
    isMaking = false;
    if (chunk === null) hasEnded = true;
    else made.push(chunk);
  }

  async function record(group: Chunk[]): Promise<void> {
    recording = group;
    made = [];
    await source.record(group.length);
    recorded.push(...group);
    recording = null;
  }

  function advance(): void {
    if (failure !== null) return;
    const step = (work: Promise<void>) =>
      void work.then(
        () => {
          advance();
          wake();
        },
        (error: unknown) => {
          failure ??= { error };
          wake();
        },
      );
    if (recording === null && made.length > 0) step(record(made));
    const ahead = made.length + recorded.length + (recording?.length ?? 0);
    if (!isMaking && !hasEnded && ahead < MOST_AHEAD) step(make());
  }

  return async () => {
    for (;;) {
      advance();
      const chunk = recorded.shift();
      if (chunk !== undefined) return chunk;
      if (failure !== null) throw failure.error;
      if (hasEnded && made.length === 0 && recording === null) return null;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
}
