import type { Server } from "@envoi/client";
import type { Nonce } from "@envoi/protocol";
import { loadChunk } from "../chunks/load-chunk.ts";
import type { EarlyUpload } from "../early/early-upload.ts";
import type { OpenRequest, Transfer } from "./transfer.ts";

/** Loaded with the download page. */
export const loadOpenEarly = () => loadChunk("open-early", () => import("./open-early.ts"));

/**
 * Answers the first calls about an upload with what is known already, without waiting for the worker. Each answer is
 * used once: later calls ask the server.
 */
export function createEarlyTransfer(transfer: Transfer, server: Server, early: EarlyUpload | null): Transfer {
  let told = early?.told;
  let metadata = early?.metadata ?? null;
  const isEarly = ({ id, secretB64, password }: OpenRequest) =>
    id === early?.id && secretB64 === early.secretB64 && password === null;

  const answers: Pick<Transfer, "checkExists" | "openDownload"> = {
    async checkExists(id, signal) {
      const known = id === early?.id ? told : undefined;
      told = undefined;
      // Of an upload that is gone, the document does not say whether it was removed.
      if (known === undefined || known === null) return transfer.checkExists(id, signal);
      return { ...known, nonce: known.nonce as Nonce };
    },
    async openDownload(request, signal) {
      const answer = isEarly(request) ? await metadata : null;
      metadata = null;
      if (answer === null) return transfer.openDownload(request, signal);
      const { openEarly } = await loadOpenEarly();
      return openEarly({ transfer, server }, request, answer, signal);
    },
  };
  // The worker's interface has no properties of its own that could be copied.
  return Object.assign(Object.create(transfer), answers);
}
