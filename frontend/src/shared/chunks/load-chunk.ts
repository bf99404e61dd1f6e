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
    return await Promise.race([retryMissing(load), late]);
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError(name, "missing", cause);
  } finally {
    clearTimeout(timer);
  }
}
