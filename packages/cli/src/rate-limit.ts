import { pause, type SourceFile } from "@envoi/client";

/** Maximum idle time for which unused bytes may be sent later. */
const BURST_SECONDS = 0.5;

/** Limits the total rate of several streams. */
export class RateLimit {
  readonly #bytesPerSecond: number;
  #freeAtMs = performance.now();

  constructor(bytesPerSecond: number) {
    this.#bytesPerSecond = bytesPerSecond;
  }

  /** Waits until `bytes` bytes may pass. */
  async take(bytes: number): Promise<void> {
    const nowMs = performance.now();
    this.#freeAtMs = Math.max(this.#freeAtMs, nowMs - 1_000 * BURST_SECONDS) + (1_000 * bytes) / this.#bytesPerSecond;
    if (this.#freeAtMs > nowMs) await pause(this.#freeAtMs - nowMs);
  }

  limit<Chunk extends Uint8Array>(stream: ReadableStream<Chunk>): ReadableStream<Chunk> {
    const reader = stream.getReader();
    return new ReadableStream<Chunk>(
      {
        pull: async (controller) => {
          const { done, value } = await reader.read();
          if (done) return controller.close();
          await this.take(value.byteLength);
          controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
  }
}

/** Wraps a file so that it is read no faster than the limit allows. */
export function limitSource(source: SourceFile, rate: RateLimit): SourceFile {
  const { slice } = source;
  return {
    ...source,
    stream: () => rate.limit(source.stream()),
    ...(slice !== undefined && {
      slice: (firstByte: number) => ({ stream: () => rate.limit(slice(firstByte).stream()) }),
    }),
  };
}
