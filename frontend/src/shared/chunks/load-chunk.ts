import { retryMissing } from "./retry-missing.ts";

const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the page failed to load: the server no longer has it, the network is down, or loading timed out. */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
  readonly type: "missing" | "timeout";
  readonly loadAgain: () => Promise<unknown>;

  constructor(name: string, type: "missing" | "timeout", loadAgain: () => Promise<unknown>, cause?: unknown) {
    super(`Loading chunk ${name} failed`, { cause });
    this.type = type;
    this.loadAgain = loadAgain;
  }
}

/**
 * Loads a part of the page on demand, with retries. Every lazy `import()` must use it.
 *
 * @param name - used in the error; each name denotes one module
 * @param load - imports the module and does nothing else
 * @throws ChunkError
 */
export async function loadChunk<Module extends object>(name: string, load: () => Promise<Module>): Promise<Module> {
  const loadAgain = () => loadChunk(name, load);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not `withResolvers`: outdated browsers lack it but must still show their notice and the privacy page.
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(name, "timeout", loadAgain)), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([retryMissing(() => importAnew(name, load)), late]);
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError(name, "missing", loadAgain, cause);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Selects the document's link to the file with all code shared by lazily loaded parts of the page: `parts` in
 * vite.config.ts.
 */
const SHARED_FILE = 'link[href*="/parts-"]';

let fetching: Promise<void> | undefined;

/**
 * Fetches the file imported by all lazy parts, so that the browser caches it. Firefox never requests a module again
 * after it was missing: if an import were the first to find this file missing, no part would ever load.
 *
 * @throws if the file is missing
 */
async function fetchSharedChunk(): Promise<void> {
  // A worker has no document, and does not import this file.
  const template = globalThis.document?.querySelector<HTMLTemplateElement>("template#download-parts");
  const address = template?.content.querySelector<HTMLLinkElement>(SHARED_FILE)?.href;
  if (address === undefined) return;
  fetching ??= fetchWhole(address).catch((error) => {
    fetching = undefined;
    throw error;
  });
  await fetching;
}

async function fetchWhole(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is missing`);
  // Not `pipeTo`: outdated browsers lack it but must still show their notice.
  const reader = response.body?.getReader();
  while ((await reader?.read())?.done === false);
}

/** For each chunk that failed to load, by name: the new URL from which it is imported. */
const otherAddresses = new Map<string, string>();
let attempts = 0;

/**
 * Imports a module. After a failure, imports it from another URL, because Firefox never requests a module again once
 * its import has failed. The failed URL is read from the browser's error; if the error contains no URL, the same import
 * is retried.
 */
async function importAnew<Module extends object>(name: string, load: () => Promise<Module>): Promise<Module> {
  await fetchSharedChunk();
  const address = otherAddresses.get(name);
  try {
    return await (address === undefined ? load() : importFile<Module>(address));
  } catch (error) {
    const missing = /https?:\S+?\.js/.exec(String(error))?.[0];
    if (missing !== undefined) otherAddresses.set(name, `${missing}?${attempts++}`);
    throw error;
  }
}

/** The build may put several modules into one file, which exports each module as an object. */
async function importFile<Module extends object>(address: string): Promise<Module> {
  const file = await import(/* @vite-ignore */ address);
  const modules = Object.values<Record<symbol, unknown>>(file).filter((of) => of?.[Symbol.toStringTag] === "Module");
  return Object.assign({}, file, ...modules);
}
