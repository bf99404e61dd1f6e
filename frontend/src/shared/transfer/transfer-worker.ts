import { fetchConfig } from "@envoi/client";
import type { PublicConfig } from "@envoi/protocol";
import type { PassphraseOwner } from "../account/passphrase-key.ts";
import { loadChunk } from "../chunks/load-chunk.ts";
import { serverOf } from "../config/server-address.ts";
import { sweepCollected } from "../saving/collect-file.ts";
import { serveCalls } from "../worker/serve-calls.ts";
import { createDirectTransfer } from "./direct-transfer.ts";
import type { Transfer } from "./transfer.ts";

/** What the page has done off its thread. */
export type WorkerApi = Transfer & {
  fetchConfig: (signal: AbortSignal) => Promise<PublicConfig>;
  /** The key of the list, from what only the person knows. Takes about a second. */
  derivePassphraseKey: (passphrase: string, owner: PassphraseOwner, signal: AbortSignal) => Promise<string>;
};

// The name is the address that `startTransferWorker` gave.
const server = serverOf(location, self.name);
const api: WorkerApi = {
  ...createDirectTransfer(server),
  fetchConfig: (signal) => fetchConfig(server, signal),
  async derivePassphraseKey(passphrase, owner) {
    const { derivePassphraseKey } = await loadChunk("passphrase", () => import("../account/passphrase-key.ts"));
    return derivePassphraseKey(passphrase, owner);
  },
};
serveCalls({ api, port: globalThis });
void sweepCollected();
