import {
  changeLimits,
  checkExists,
  createDeferred,
  deleteUpload,
  fetchFileList,
  fetchInfo,
  openDownload,
  rangeInFile,
  type Server,
  setPassword,
  upload,
  writeFileList,
} from "@envoi/client";
import { hasAllFiles, requireFiles } from "../saving/chosen-files.ts";
import { collectBlob } from "../saving/collect-blob.ts";
import { canCollectFile, collectFile } from "../saving/collect-file.ts";
import { chosenBody, savedBody } from "../saving/saved-body.ts";
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
      const { metadata, ttlMs, finalDownload, read, openContent } = await openDownload(server, request, signal);
      const content = openContent({ bodyCall: "blob" });
      const collect = (body: ReadableStream<Uint8Array>, to: "disk" | "memory") =>
        to === "disk" ? collectFile(body) : collectBlob(body);
      return {
        metadata,
        ttlMs,
        finalDownload,
        async read({ to, ...options }) {
          return collect(savedBody(await read({ bodyCall: "blob", ...options }), metadata).body, to);
        },
        async readFiles({ to, indexes, ...options }) {
          requireFiles(metadata, indexes);
          if (!hasAllFiles(metadata, indexes) || content.isTaken()) {
            return collect(chosenBody(content, { metadata, indexes }, options).body, to);
          }
          return collect(savedBody(await read({ bodyCall: "blob", ...options }), metadata).body, to);
        },
        readRange: async ({ index, signal: ending, ...range }) =>
          content.read(rangeInFile(metadata, index, range), ending),
        ticket: async ({ take }) => (take || content.isTaken() ? content.ticket() : null),
        close: () => content.close(),
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
