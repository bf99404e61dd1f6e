import { BlobStoreError } from "../port.ts";

/** Bytes of which many ask for some: whoever asks first is served first, so that nobody waits for ever. */
export type Room = {
  /** Waits until so many are free. @throws BlobStoreError `full` when there never are; the signal's reason */
  take(bytes: number, signal: AbortSignal): Promise<Disposable>;
};

export function createRoom(maxBytes: number): Room {
  const waiting: { bytes: number; turn: PromiseWithResolvers<void> }[] = [];
  let freeBytes = maxBytes;

  function serve(): void {
    for (let next = waiting[0]; next !== undefined && next.bytes <= freeBytes; next = waiting[0]) {
      waiting.shift();
      freeBytes -= next.bytes;
      next.turn.resolve();
    }
  }

  return {
    async take(bytes, signal) {
      signal.throwIfAborted();
      if (bytes > maxBytes) throw new BlobStoreError("full");
      const entry = { bytes, turn: Promise.withResolvers<void>() };
      const onAbort = () => {
        const at = waiting.indexOf(entry);
        if (at < 0) return;
        waiting.splice(at, 1);
        entry.turn.reject(signal.reason);
        // It may have been too much for those behind it.
        serve();
      };
      signal.addEventListener("abort", onAbort, { once: true });
      waiting.push(entry);
      serve();
      try {
        await entry.turn.promise;
      } finally {
        signal.removeEventListener("abort", onAbort);
      }
      return {
        [Symbol.dispose]() {
          freeBytes += bytes;
          serve();
        },
      };
    },
  };
}
