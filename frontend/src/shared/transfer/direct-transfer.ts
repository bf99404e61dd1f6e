import {
  changeLimits,
  checkExists,
  createDeferred,
  deleteUpload,
  fetchFileList,
  fetchInfo,
  openDownload,
  type Server,
  setPassword,
  upload,
  writeFileList,
} from "@envoi/client";
import { collectBlob } from "../saving/collect-blob.ts";
import { canCollectFile, collectFile } from "../saving/collect-file.ts";
import { savedBody } from "../saving/saved-body.ts";
import type { Transfer } from "./transfer.ts";

/** `Transfer` on this thread. */
export function createDirectTransfer(server: Server): Transfer {
  return {
    upload: ({ files, ...request }, options) =>
      upload(
        server,
        {
          files: files.map(({ name, blob }) => ({
            name,
            type: blob.type,
            size: blob.size,
            stream: () => blob.stream(),
          })),
          ...request,
        },
        options,
      ),
    checkExists: (id, signal) => checkExists(server, id, signal),
    async openDownload(request, signal) {
      const { metadata, ttlMs, finalDownload, read } = await openDownload(server, request, signal);
      return {
        metadata,
        ttlMs,
        finalDownload,
        async read({ to, ...options }) {
          const { body } = savedBody(await read({ bodyCall: "blob", ...options }), metadata);
          return to === "disk" ? collectFile(body) : collectBlob(body);
        },
        close: () => undefined,
      };
    },
    canCollectFile,
    async wait(ms, signal) {
      const waited = createDeferred<void>();
      const timer = setTimeout(waited.resolve, ms);
      signal.addEventListener("abort", () => waited.reject(signal.reason), { once: true });
      await waited.promise.finally(() => clearTimeout(timer));
    },
    fetchInfo: (owner, signal) => fetchInfo(server, owner, signal),
    deleteUpload: (owner, signal) => deleteUpload(server, owner, signal),
    changeLimits: (owner, limits, bearer, signal) => changeLimits(server, owner, limits, bearer, signal),
    setPassword: (owner, request, signal) => setPassword(server, owner, request, signal),
    fetchFileList: (access, signal) => fetchFileList(server, access, signal),
    writeFileList: (access, list, signal) => writeFileList(server, access, list, signal),
  };
}
