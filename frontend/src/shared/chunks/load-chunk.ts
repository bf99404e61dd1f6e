import { retryMissing } from "./retry-missing.ts";

/** How long a script may take that is loaded when it is needed. */
const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the page that could not be had: the server has it no more, the line is down, or it took too long. */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
  readonly type: "missing" | "timeout";

  constructor(name: string, type: "missing" | "timeout", cause?: unknown) {
    super(`Loading chunk ${name} failed`, { cause });
    this.type = type;
  }
}

/**
 * Loads a part of the page when it is needed, and tries again if it is missing. Every lazy `import()` goes through here.
 *
 * @param name - what the error calls it
 * @throws ChunkError
 */
export async function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not by `withResolvers`: an outdated browser can read the pages about it and about privacy.
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
