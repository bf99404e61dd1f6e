/** Missing from TypeScript's DOM types, because this API exists only in workers. */
type SyncAccessHandle = { write(bytes: Uint8Array, options?: { at: number }): number; flush(): void; close(): void };
declare global {
  interface FileSystemFileHandle {
    createSyncAccessHandle(): Promise<SyncAccessHandle>;
  }
}

export async function openOpfsFolder(
  name: string,
  options?: FileSystemGetDirectoryOptions,
): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(name, options);
}
