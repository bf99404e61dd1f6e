import {
  checkExists,
  deleteUpload,
  fetchConfig,
  fetchInfo,
  openDownload,
  type Server,
  safeManifestNames,
  setPassword,
  upload,
} from "@envoi/client";
import { ARCHIVE_TYPE, type Metadata } from "@envoi/protocol";
import { makeZip } from "client-zip";
import { collectBlob } from "./collect-blob.ts";
import { splitArchive } from "./split-archive.ts";
import type { Transfer } from "./transfer.ts";

/** What is saved: the file itself, or a zip made of the files that were sent as one. */
function savedBody(
  plaintext: ReadableStream<Uint8Array>,
  { type, manifest: { files } }: Metadata,
): ReadableStream<Uint8Array> {
  if (type !== ARCHIVE_TYPE) return plaintext;
  const names = safeManifestNames(files.map(({ name }) => name));
  return makeZip(splitArchive(plaintext, files, { names, now: new Date() }));
}

/** `Transfer` on this thread. */
export function createDirectTransfer(server: Server): Transfer {
  return {
    fetchConfig: (signal) => fetchConfig(server, signal),
    upload: ({ files, downloadLimit, timeLimitSeconds }, options) =>
      upload(
        server,
        {
          files: files.map(({ name, blob }) => ({
            name,
            type: blob.type,
            size: blob.size,
            stream: () => blob.stream(),
          })),
          downloadLimit,
          timeLimitSeconds,
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
        read: async (options) => collectBlob(savedBody(await read(options), metadata)),
        close: () => undefined,
      };
    },
    fetchInfo: (owner, signal) => fetchInfo(server, owner, signal),
    deleteUpload: (owner, signal) => deleteUpload(server, owner, signal),
    setPassword: (owner, request, signal) => setPassword(server, owner, request, signal),
  };
}
