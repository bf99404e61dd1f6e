import {
  changeLimits,
  changeStrongPassword,
  checkExists,
  continueUpload,
  deleteUpload,
  discardBegun,
  fetchFileList,
  fetchInfo,
  openDownload,
  PauseSwitch,
  pause,
  rangeInFile,
  type Server,
  type SourceFile,
  type Stretching,
  safeName,
  safeNames,
  setPassword,
  upload,
  writeFileList,
} from "@envoi/client";
import type { StretchPassword } from "@envoi/crypto";

import { ciphertextBytes, ProtocolError, type UploadId } from "@envoi/protocol";
import { anySignal } from "../any-signal.ts";
import { loadChunk } from "../chunks/load-chunk.ts";
import { keepLoading } from "../chunks/retry-missing.ts";
import { hasAllFiles, requireFiles } from "../saving/chosen-files.ts";
import { collectBlob } from "../saving/collect-blob.ts";
import { endKeeping, keepDownload } from "../saving/kept/keep-download.ts";
import { removeAllKept } from "../saving/kept/kept-folder.ts";
import { canWriteOpfsFile, clearOpfsFiles, writeOpfsFile } from "../saving/opfs-file.ts";
import { chosenBody, savedBody } from "../saving/saved-body.ts";
import { removeAllShares } from "../share-target/shared-files.ts";
import { shownChanges } from "./shown-changes.ts";
import type {
  NamedFile,
  OpenedDownload,
  OpenRequest,
  StretchOptions,
  UploadCallOptions,
  WorkerTransfer,
} from "./transfer.ts";

/** A smaller upload is sent again in a moment. */
const LEAST_KEPT_BYTES = 2 * 1_048_576;

const loadUnfinished = () => loadChunk("unfinished", () => import("../unfinished/unfinished-uploads.ts"));

function sourcesOf(files: readonly NamedFile[]): SourceFile[] {
  return files.map(({ name, blob, note = false, lastModified }) => ({
    name,
    note,
    ...(lastModified !== undefined && { lastModified }),
    type: blob.type,
    size: blob.size,
    stream: () => blob.stream(),
    slice: (firstByte) => blob.slice(firstByte),
  }));
}

/** Loaded on demand because few uploads have a strong password. */
const stretch: StretchPassword = async (...args) => {
  const load = () => loadChunk("stretch", () => import("@envoi/crypto/stretch"));
  const { stretchPassword } = await keepLoading(load, args[2].signal ?? new AbortController().signal);
  return stretchPassword(...args);
};

/** Follows what the server has stored. */
function storedBytesOf(options: UploadCallOptions) {
  let storedBytes = 0;
  const onProgress = shownChanges((progress) => {
    storedBytes = progress.storedBytes;
    options.onProgress?.(progress);
  });
  return { storedBytes: () => storedBytes, onProgress };
}

function stretching({ onProgress, signal }: StretchOptions): Stretching {
  return { stretch, signal, ...(onProgress !== undefined && { onStretched: onProgress }) };
}

/** `WorkerTransfer` on this thread. */
export function createDirectTransfer(server: Server): WorkerTransfer {
  const pauses = new Map<string, PauseSwitch>();
  /** Finished uploads that are still kept as unfinished. */
  const unrecorded = new Set<UploadId>();

  async function pausable<Result>(key: string, send: (pausing: PauseSwitch) => Promise<Result>): Promise<Result> {
    const pausing = new PauseSwitch();
    pauses.set(key, pausing);
    try {
      return await send(pausing);
    } finally {
      pauses.delete(key);
    }
  }

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

  return {
    upload: ({ files, key, draft, ...request }, options) =>
      pausable(key, async (pausing) => {
        const bytes = files.reduce((sum, { blob }) => sum + blob.size, 0);
        // Without its script, the upload can be continued only as long as the page is open.
        const keeping = bytes < LEAST_KEPT_BYTES ? null : await loadUnfinished().catch(() => null);
        const { storedBytes, onProgress } = storedBytesOf(options);
        const journal = keeping?.createJournal(draft, storedBytes) ?? null;
        try {
          const source = { files: sourcesOf(files), ...request };
          const finished = await upload(server, source, { ...options, onProgress, pausing, journal, stretch });
          if (journal !== null) unrecorded.add(finished.id);
          return finished;
        } finally {
          journal?.close();
        }
      }),
    continueUpload: ({ id, files, key }, options) =>
      pausable(key, async (pausing) => {
        const { storedBytes, onProgress } = storedBytesOf(options);
        const kept = await (await loadUnfinished()).reopenUnfinished(id, storedBytes);
        if (kept === null) throw new ProtocolError("not_found");
        const { journal } = kept;
        try {
          const source = { ...kept, files: sourcesOf(files) };
          const finished = await continueUpload(server, source, { ...options, onProgress, pausing, journal });
          unrecorded.add(id);
          return finished;
        } finally {
          journal.close();
        }
      }),
    listUnfinished: async (uid) => (await loadUnfinished()).listUnfinished(uid),
    async forgetUnfinished(id) {
      if (unrecorded.delete(id)) await (await loadUnfinished()).forgetUnfinished(id);
    },
    async discardUnfinished(id) {
      const session = await (await loadUnfinished()).forgetUnfinished(id);
      if (session !== null) await discardBegun(server, session);
    },
    async clearDevice({ stays, received }) {
      const { forgetLeaving } = await loadUnfinished();
      const forgotten = await forgetLeaving(stays);
      if (received) await Promise.all([removeAllKept(), removeAllShares(caches), clearOpfsFiles()]);
      // Without an answer, they end by themselves.
      for (const session of forgotten) discardBegun(server, session).catch(() => undefined);
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
    deleteUpload: (owner, signal) => deleteUpload(server, owner, signal),
    changeLimits: (owner, limits, bearer, signal) => changeLimits(server, owner, limits, bearer, signal),
    setPassword: (owner, request, signal) => setPassword(server, owner, request, signal),
    changeStrongPassword: (owner, change, options) => changeStrongPassword(server, owner, change, stretching(options)),
    fetchFileList: (access, signal) => fetchFileList(server, access, signal),
    writeFileList: (access, list, signal) => writeFileList(server, access, list, signal),
  };
}
