import {
  changeLimits,
  changeStrongPassword,
  checkExists,
  deleteUpload,
  fetchFileList,
  fetchInfo,
  openDownload,
  PauseSwitch,
  pause,
  rangeInFile,
  type Server,
  type Stretching,
  setPassword,
  subscribeOwnerEvents,
  upload,
  writeFileList,
} from "@envoi/client";
import type { StretchPassword } from "@envoi/crypto";
import { ciphertextBytes } from "@envoi/protocol";
import { anySignal } from "../any-signal.ts";
import { loadChunk } from "../chunks/load-chunk.ts";
import { hasAllFiles, requireFiles } from "../saving/chosen-files.ts";
import { collectBlob } from "../saving/collect-blob.ts";
import { endKeeping, keepDownload } from "../saving/kept/keep-download.ts";
import { canWriteOpfsFile, writeOpfsFile } from "../saving/opfs-file.ts";
import { chosenBody, savedBody } from "../saving/saved-body.ts";
import type { OpenedDownload, OpenRequest, StretchOptions, Transfer } from "./transfer.ts";

/** Loaded on demand because few uploads have a strong password. */
const stretch: StretchPassword = async (...args) => {
  const { stretchPassword } = await loadChunk("stretch", () => import("@envoi/crypto/stretch"));
  return stretchPassword(...args);
};

function stretching({ onProgress, signal }: StretchOptions): Stretching {
  return { stretch, signal, ...(onProgress !== undefined && { onStretched: onProgress }) };
}

/** `Transfer` on this thread. */
export function createDirectTransfer(server: Server): Transfer {
  const pauses = new Map<string, PauseSwitch>();

  async function open(request: OpenRequest, options: StretchOptions): Promise<OpenedDownload> {
    const { read, openContent, ...opened } = await openDownload(server, request, stretching(options));
    const { metadata } = opened;
    const pausing = new PauseSwitch();
    const content = openContent({ bodyCall: "blob", pausing });
    const collect = (body: ReadableStream<Uint8Array>, to: "disk" | "memory") =>
      to === "disk" ? writeOpfsFile(body) : collectBlob(body);
    return {
      ...opened,
      async read({ to, continues = false, signal, ...readOptions }) {
        const lost = new AbortController();
        const wanted = { server, id: request.id, totalBytes: ciphertextBytes(metadata.size), continues };
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
      readRange: async ({ index, signal, ...range }) => content.read(rangeInFile(metadata, index, range), signal),
      ticket: async ({ take }) => (take || content.isTaken() ? content.ticket() : null),
      pause: async (isPaused) => pausing.set(isPaused),
      close: () => content.close(),
    };
  }

  return {
    upload({ files, key, ...request }, options) {
      const pausing = new PauseSwitch();
      pauses.set(key, pausing);
      return upload(
        server,
        {
          files: files.map(({ name, blob, note = false }) => ({
            name,
            note,
            type: blob.type,
            size: blob.size,
            stream: () => blob.stream(),
            slice: (firstByte) => blob.slice(firstByte),
          })),
          ...request,
        },
        { ...options, pausing, stretch },
      ).finally(() => pauses.delete(key));
    },
    async pauseUpload(key, isPaused) {
      pauses.get(key)?.set(isPaused);
    },
    checkExists: (id, signal) => checkExists(server, id, signal),
    openDownload: (request, signal) => open(request, { signal }),
    openStrongDownload: open,
    canSaveToDisk: canWriteOpfsFile,
    async delay(ms, signal) {
      await pause(ms, signal);
      signal.throwIfAborted();
    },
    fetchInfo: (owner, signal) => fetchInfo(server, owner, signal),
    watchUploads: (owners, { lastEventId, onReport, signal }) =>
      subscribeOwnerEvents(server, owners, {
        onEvent: (event) => onReport({ event }),
        onState: (state) => onReport({ state }),
        onLastEventId: (id) => onReport({ lastEventId: id }),
        ...(lastEventId !== null && { lastEventId }),
        signal,
      }),
    deleteUpload: (owner, signal) => deleteUpload(server, owner, signal),
    changeLimits: (owner, limits, bearer, signal) => changeLimits(server, owner, limits, bearer, signal),
    setPassword: (owner, request, signal) => setPassword(server, owner, request, signal),
    changeStrongPassword: (owner, change, options) => changeStrongPassword(server, owner, change, stretching(options)),
    fetchFileList: (access, signal) => fetchFileList(server, access, signal),
    writeFileList: (access, list, signal) => writeFileList(server, access, list, signal),
  };
}
