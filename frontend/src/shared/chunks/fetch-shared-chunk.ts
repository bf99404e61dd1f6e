/** The build puts what lazy parts share into one file, `parts` in vite.config.ts, which the document names here. */
const SHARED_FILE = 'link[href*="/parts-"]';

let fetching: Promise<void> | undefined;

/**
 * Fetches the file that lazy parts import, once, so that the browser's cache has it. Firefox never requests a module
 * again that was missing: if an import met that first, no part would load any more.
 *
 * @throws if the file is missing
 */
export async function fetchSharedChunk(): Promise<void> {
  // A worker has no document, and its own files.
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
  // Not `pipeTo`: outdated browsers lack it, and must still show their notice.
  const reader = response.body?.getReader();
  while ((await reader?.read())?.done === false);
}
