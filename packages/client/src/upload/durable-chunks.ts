/**
 * Number of chunks in the largest group: 4 MiB of Records. The first group is one chunk, so that sending begins
 * immediately.
 */
const LARGEST_GROUP = 64;
/** Maximum number of chunks waiting to be read: while one group is being read, the next one is made. */
const MAX_CHUNKS_AHEAD = 2 * LARGEST_GROUP;
/** A reader waits at most this long for a group to become full, so that a slow file does not leave the network idle. */
const PATIENCE_MS = 100;

type Chunk = Uint8Array<ArrayBuffer>;

/**
 * Passes chunks on once they are recorded, in groups: while one group is being recorded, the next chunks are made.
 * Recording takes as long for one chunk as for many, so each group is twice as large as the one before, within bounds.
 *
 * @param source.next - makes the next chunk; `null` at the end
 * @param source.record - called with the number of new chunks, which follow those of the previous call
 * @returns a function that reads the next recorded chunk; `null` at the end; throws the errors of `next` and `record`
 */
export function createDurableChunks(source: {
  next(): Promise<Chunk | null>;
  record(chunks: number): Promise<void>;
}): () => Promise<Chunk | null> {
  const recorded: Chunk[] = [];
  let made: Chunk[] = [];
  let recording: Chunk[] | null = null;
  let groupSize = 1;
  let isLate = false;
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
    isLate = false;
    groupSize = Math.min(2 * groupSize, LARGEST_GROUP);
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
    const isDue = made.length >= groupSize || (made.length > 0 && (hasEnded || isLate));
    if (recording === null && isDue) step(record(made));
    const ahead = made.length + recorded.length + (recording?.length ?? 0);
    if (!isMaking && !hasEnded && ahead < MAX_CHUNKS_AHEAD) step(make());
  }

  function hurry(): void {
    isLate = true;
    advance();
  }

  return async () => {
    let patience: ReturnType<typeof setTimeout> | undefined;
    try {
      for (;;) {
        advance();
        const chunk = recorded.shift();
        if (chunk !== undefined) return chunk;
        if (failure !== null) throw failure.error;
        if (hasEnded && made.length === 0 && recording === null) return null;
        patience ??= setTimeout(hurry, PATIENCE_MS);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      clearTimeout(patience);
    }
  };
}
