import type { OpenRequest } from "../transfer/transfer.ts";
import { safeFileName } from "./safe-file-name.ts";
import { followLink, saveFile } from "./save-file.ts";
import { LARGE_BYTES, NeedsMemory, type SaveOptions, type Saver, type SaverDependencies } from "./saver.ts";
import { createStreamToDisk, type StreamToDisk, StreamUnclaimed } from "./stream-to-disk.ts";

export type Routes = {
  /** `null` without a service worker, or if its streams are buffered instead of flowing. */
  streamToDisk: Promise<StreamToDisk | null>;
  /** Whether a file of this size fits into OPFS. */
  canCollectFile: (bytes: number) => Promise<boolean>;
  saveFile: (blob: Blob, name: string) => void;
};

/** The routes of a real browser. */
export function routesOf({ serviceWorker, transfer }: SaverDependencies): Routes {
  return {
    streamToDisk: serviceWorker.then((started) =>
      started?.streams
        ? createStreamToDisk({ activeWorker: started.active, navigate: followLink, wait: transfer.wait })
        : null,
    ),
    canCollectFile: (bytes) => transfer.canCollectFile(bytes, new AbortController().signal),
    saveFile,
  };
}

/** Streams to disk through the service worker; otherwise saves from a file in OPFS; otherwise from a Blob. */
export function createSaver({ streamToDisk, canCollectFile, saveFile }: Routes): Saver {
  let usable = streamToDisk;

  async function throughServiceWorker(request: OpenRequest, options: SaveOptions): Promise<boolean> {
    const stream = await usable;
    if (stream === null) return false;
    try {
      await stream(request, options);
      return true;
    } catch (error) {
      if (!(error instanceof StreamUnclaimed)) throw error;
      usable = Promise.resolve(null);
      return false;
    }
  }

  return {
    canStream: async (bytes) => (await usable) !== null || (await canCollectFile(bytes)),
    async save(download, request, options) {
      if (await throughServiceWorker(request, options)) return;
      const { name, size } = download.metadata;
      const to = (await canCollectFile(size)) ? "disk" : "memory";
      options.signal.throwIfAborted();
      if (to === "memory" && size > LARGE_BYTES && !options.mayUseMemory) throw new NeedsMemory();
      const { onProgress, signal } = options;
      saveFile(await download.read({ to, onProgress, signal }), safeFileName(name));
    },
  };
}
