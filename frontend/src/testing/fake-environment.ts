import type { Environment } from "../shared/environment.tsx";
import { createAppStorage } from "../shared/storage/app-storage.ts";
import type { Transfer } from "../shared/transfer/transfer.ts";
import { createOwnUploads } from "../shared/uploads/own-uploads.ts";
import { fakeConfig } from "./fake-config.ts";
import { fakeFinishedUpload } from "./fake-uploads.ts";
import { createMemoryStorage } from "./memory-storage.ts";

export const NOW_MS = 1_000_000;

/** A server on which everything succeeds at once; a test replaces what it is about. */
export function fakeTransfer(changes: Partial<Transfer> = {}): Transfer {
  return {
    fetchConfig: async () => fakeConfig(),
    upload: async () => fakeFinishedUpload(),
    checkExists: async () => ({ requiresPassword: false, nonce: null }),
    openDownload: async () => ({
      metadata: {
        name: "letter.txt",
        size: 5,
        type: "text/plain",
        manifest: { files: [{ name: "letter.txt", size: 5, type: "text/plain" }] },
      },
      ttlMs: 3_600_000,
      finalDownload: false,
      read: async () => new Blob(["hello"]),
      close: () => undefined,
    }),
    fetchInfo: async () => ({ dlimit: 1, dtotal: 0 }),
    deleteUpload: async () => undefined,
    setPassword: async () => undefined,
    ...changes,
  };
}

export type FakeEnvironment = Environment & { copied: string[]; saved: { blob: Blob; name: string }[] };

export function fakeEnvironment(changes: Partial<Transfer> = {}): FakeEnvironment {
  const now = () => NOW_MS;
  const storage = createAppStorage(createMemoryStorage());
  const copied: string[] = [];
  const saved: { blob: Blob; name: string }[] = [];
  return {
    transfer: fakeTransfer(changes),
    storage,
    ownUploads: createOwnUploads({ storage, now }),
    now,
    copied,
    copyText: async (text) => void copied.push(text),
    saved,
    saveFile: (blob, name) => void saved.push({ blob, name }),
  };
}
