import type { PassphraseOwner } from "../account/passphrase-key.ts";
import { loadChunk } from "../chunks/load-chunk.ts";
import { resolveServer } from "../config/server-address.ts";
import { removeOldKept } from "../saving/kept/kept-folder.ts";
import { removeOpfsFiles } from "../saving/opfs-file.ts";
import { removeOldShares, SHARE_LIFE_MS } from "../share-target/shared-files.ts";
import { serveCalls } from "../worker/serve-calls.ts";
import { createDirectTransfer } from "./direct-transfer.ts";
import type { WorkerTransfer } from "./transfer.ts";

export type WorkerApi = WorkerTransfer & {
  /** Derives the file list's key from a passphrase. Takes about a second. */
  derivePassphraseKey: (passphrase: string, owner: PassphraseOwner, signal: AbortSignal) => Promise<string>;
};

// `startTransferWorker` passes the server's address as this worker's name.
const server = resolveServer(location, self.name);
const api: WorkerApi = {
  ...createDirectTransfer(server),
  async derivePassphraseKey(passphrase, owner) {
    const { derivePassphraseKey } = await loadChunk("passphrase", () => import("../account/passphrase-key.ts"));
    return derivePassphraseKey(passphrase, owner);
  },
};

async function removeLeftShares(): Promise<void> {
  try {
    if (await removeOldShares(caches, Date.now())) setTimeout(() => void removeLeftShares(), SHARE_LIFE_MS);
  } catch {
    // This browser has no cache storage, or denies access to it.
  }
}

serveCalls({ api, port: globalThis });
void removeOpfsFiles();
void removeOldKept();
void removeLeftShares();
// Forgets uploads whose session has ended.
api.listUnfinished(null, new AbortController().signal).catch(() => undefined);
