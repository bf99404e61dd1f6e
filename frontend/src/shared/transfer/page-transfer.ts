import type { Server } from "@envoi/client";
import type { Nonce } from "@envoi/protocol";
import { loadChunk } from "../chunks/load-chunk.ts";
import type { EarlyUpload } from "../early/early-upload.ts";
import type { OpenRequest, Transfer, WorkerTransfer } from "./transfer.ts";

/** The download page also preloads this chunk. */
export const loadOpenEarly = () => loadChunk("open-early", () => import("./open-early.ts"));

/**
 * Adds to the worker's transfers what the page's thread does itself: it watches uploads, and serves the first call
 * of each type about the document's upload from the document.
 *
 * [Note: Streams of the page]
 *
 * In Firefox, if a service worker listens to `fetch`, a stream read by a worker outlives its page by almost a minute.
 * Over HTTP/1.1, six closed pages would block all further requests. A stream read by the page itself ends with the
 * page.
 */
export function createPageTransfer(worker: WorkerTransfer, server: Server, early: EarlyUpload | null): Transfer {
  let told = early?.told;
  let metadata = early?.metadata ?? null;
  const isEarly = ({ id, secretB64, password }: OpenRequest) =>
    id === early?.id && secretB64 === early.secretB64 && password === null;

  const answers: Pick<Transfer, "checkExists" | "openDownload" | "watchUploads"> = {
    async checkExists(id, signal) {
      const known = id === early?.id ? told : undefined;
      told = undefined;
      // If the upload no longer exists, the server is asked, because the document does not state whether it was
      // removed.
      if (known === undefined || known === null) return worker.checkExists(id, signal);
      return { ...known, nonce: known.nonce as Nonce };
    },
    async openDownload(request, signal) {
      const answer = isEarly(request) ? await metadata : null;
      metadata = null;
      if (answer === null) return worker.openDownload(request, signal);
      const { openEarly } = await loadOpenEarly();
      return openEarly({ transfer: worker, server }, request, answer, signal);
    },
    async watchUploads(owners, options) {
      const { createWatching } = await loadChunk("watch-uploads", () => import("./watch-uploads.ts"));
      return createWatching(server)(owners, options);
    },
  };
  // `worker` is a Proxy without own properties, so it cannot be copied with a spread.
  return Object.assign(Object.create(worker), answers);
}
