import { retryMissing } from "./retry-missing.ts";

/** Timeout for a script that is loaded on demand. */
const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the page failed to load: the server no longer has it, the network is down, or it timed out. */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
  readonly type: "missing" | "timeout";

  constructor(name: string, type: "missing" | "timeout", cause?: unknown) {
    super(`Loading chunk ${name} failed`, { cause });
    this.type = type;
  }
}

/**
 * Loads a part of the page on demand, with retries. Every lazy `import()` must use it.
 *
 * @param name - used in the error
 * @throws ChunkError
 */
export async function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not `withResolvers`: outdated browsers lack it, and must still show their notice and the privacy page.
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(name, "timeout")), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([retryMissing(importAnew(load)), late]);
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError(name, "missing", cause);
  } finally {
    clearTimeout(timer);
  }
}

let attempts = 0;

/**
 * Imports again under another address after a failure: Firefox never requests a module again whose import failed. The
 * browser's error names the address; if it does not, the same import is repeated.
 */
function importAnew<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | undefined;
  return async () => {
    try {
      return await (address === undefined ? load() : import(/* @vite-ignore */ `${address}?${attempts++}`));
    } catch (error) {
      address ??= /https?:\S+\.js/.exec(String(error))?.[0];
      throw error;
    }
  };
}
