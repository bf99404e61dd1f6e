import type { Page } from "playwright-core";

/**
 * Reads everything on the device that a script of the page's origin can read: IndexedDB, OPFS, Cache Storage, local and
 * session storage. Binary data is decoded as Latin-1.
 */
export function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const latin1 = (bytes: BufferSource) => new TextDecoder("latin1").decode(bytes);

    async function note(value: unknown): Promise<void> {
      if (value instanceof Blob) found.push(value instanceof File ? value.name : "", latin1(await value.arrayBuffer()));
      else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) found.push(latin1(value as BufferSource));
      else if (value instanceof FileSystemHandle) found.push(value.name);
      else if (value instanceof CryptoKey) found.push(`key, extractable: ${value.extractable}`);
      else if (value instanceof Object)
        for (const entry of Object.entries(value)) for (const one of entry) await note(one);
      else found.push(String(value));
    }

    const awaitRequest = <Answer>(asked: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });

    async function noteDatabase(name: string): Promise<void> {
      const database = await awaitRequest(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = () => database.transaction(store).objectStore(store);
        await note([name, store, await awaitRequest(all().getAllKeys()), await awaitRequest(all().getAll())]);
      }
      database.close();
    }

    async function noteFolder(folder: FileSystemDirectoryHandle): Promise<void> {
      for await (const [name, handle] of folder.entries()) {
        found.push(name);
        if (handle instanceof FileSystemDirectoryHandle) await noteFolder(handle);
        else await note(await (handle as FileSystemFileHandle).getFile());
      }
    }

    for (const { name = "" } of await indexedDB.databases()) await noteDatabase(name);
    await noteFolder(await navigator.storage.getDirectory());
    for (const name of await caches.keys()) {
      // The page's own cache, which contains nothing about users.
      if (name === "shell") continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        await note([name, request.url, [...(answer?.headers ?? [])], await answer?.blob()]);
      }
    }
    for (const storage of [localStorage, sessionStorage]) await note({ ...storage });
    return found.join("\n");
  });
}
