import {
  chosenBody,
  type Download,
  hasAllFiles,
  openDownload,
  PauseSwitch,
  rangeInFile,
  requireFiles,
  type Server,
  safeName,
  safeNames,
  savedBody,
} from "@envoi/client";
import { ciphertextBytes, type UploadId } from "@envoi/protocol";
import { anySignal } from "../any-signal.ts";
import { loadChunk } from "../chunks/load-chunk.ts";
import { collectBlob } from "../saving/collect-blob.ts";
import { endKeeping, keepDownload } from "../saving/kept/keep-download.ts";
import { writeOpfsFile } from "../saving/opfs-file.ts";
import { stretching } from "./stretching.ts";
import type { OpenedDownload, OpenRequest, StretchOptions } from "./transfer.ts";

const collect = (body: ReadableStream<Uint8Array>, to: "disk" | "memory") =>
  to === "disk" ? writeOpfsFile(body) : collectBlob(body);

/** Implements `openDownload` and `openStrongDownload` of `WorkerTransfer` on the current thread. */
export async function openDirect(
  server: Server,
  request: OpenRequest,
  options: StretchOptions,
): Promise<OpenedDownload> {
  return offerContent(server, request.id, await openDownload(server, request, stretching(options)));
}

/** Implements the reading of an opened upload on the current thread. */
export function offerContent(server: Server, id: UploadId, download: Download): OpenedDownload {
  const { read, openContent, ...opened } = download;
  const { metadata } = opened;
  const pausing = new PauseSwitch();
  const content = openContent({ bodyCall: "blob", pausing });
  return {
    ...opened,
    async read({ to, continues = false, signal, ...readOptions }) {
      const lost = new AbortController();
      const wanted = { server, id, totalBytes: ciphertextBytes(metadata.size), continues };
      const keeper = to === "disk" || continues ? await keepDownload(wanted, () => lost.abort()) : null;
      try {
        const body = await read({
          bodyCall: "blob",
          pausing,
          ...(keeper && { keeper }),
          signal: anySignal([signal, lost.signal]),
          ...readOptions,
        });
        const saved = await collect(savedBody(body, metadata).body, to);
        await endKeeping(keeper);
        return saved;
      } catch (error) {
        await endKeeping(keeper, error);
        throw error;
      }
    },
    async readFiles({ to, indexes, ...readOptions }) {
      requireFiles(metadata, indexes);
      if (!hasAllFiles(metadata, indexes) || content.isTaken()) {
        return collect(chosenBody(content, { metadata, indexes }, readOptions).body, to);
      }
      return collect(savedBody(await read({ bodyCall: "blob", pausing, ...readOptions }), metadata).body, to);
    },
    async writeFile({ index, folder, ...readOptions }) {
      const { writeInFolder } = await loadChunk("folder", () => import("../saving/folder/write-in-folder.ts"));
      const path = safeNames(metadata.manifest.files.map(({ name }) => name))[index];
      const { body } = chosenBody(content, { metadata, indexes: [index] }, readOptions);
      await writeInFolder(folder, path ?? safeName(metadata.name), body);
    },
    readRange: async ({ index, signal, ...range }) => content.read(rangeInFile(metadata, index, range), signal),
    ticket: async ({ take }) => (take || content.isTaken() ? content.ticket() : null),
    pause: async (isPaused) => pausing.set(isPaused),
    close: () => content.close(),
  };
}
