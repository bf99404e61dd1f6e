import {
  continueUpload,
  discardBegun,
  PauseSwitch,
  type Server,
  type SourceFile,
  type UnfinishedUpload,
  type UploadOptions,
  upload,
} from "@envoi/client";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import { loadChunk } from "../chunks/load-chunk.ts";
import { loadRequests } from "./load-requests.ts";
import { stretch } from "./stretching.ts";
import type {
  ContinueRequest,
  FinishedUpload,
  NamedFile,
  UploadCallOptions,
  UploadProgress,
  UploadRequest,
  WorkerTransfer,
} from "./transfer.ts";

/**
 * Minimum size of an upload whose state is stored so that it can be continued. Sending a smaller upload again takes
 * only a moment.
 */
const MIN_KEPT_BYTES = 2 * 1_048_576;

export const loadUnfinished = () => loadChunk("unfinished", () => import("@envoi/client-browser"));

type UploadCalls = Pick<
  WorkerTransfer,
  | ("upload" | "continueUpload" | "listUnfinished" | "forgetUnfinished" | "discardUnfinished" | "pauseUpload")
  | ("sendDelivery" | "continueDelivery")
>;

function createSources(files: readonly NamedFile[]): SourceFile[] {
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

/**
 * Forwards only reports that change the displayed progress, which shows bytes stored by the server, not sent bytes.
 * Forwarding all reports would make the page render ten times a second instead of twice.
 */
export function shownChanges(onProgress: (progress: UploadProgress) => void): (progress: UploadProgress) => void {
  let last: Partial<UploadProgress> = {};
  return (progress) => {
    const isSame = (name: keyof UploadProgress) => name === "sentBytes" || last[name] === progress[name];
    if ((Object.keys(progress) as (keyof UploadProgress)[]).every(isSame)) return;
    last = progress;
    onProgress(progress);
  };
}

/** Tracks the bytes that the server has stored. */
function followStored(options: UploadCallOptions) {
  let storedBytes = 0;
  const onProgress = shownChanges((progress) => {
    storedBytes = progress.storedBytes;
    options.onProgress?.(progress);
  });
  return { storedBytes: () => storedBytes, onProgress };
}

/** Implements the upload calls of `WorkerTransfer` on the current thread. */
export function createDirectUploads(server: Server): UploadCalls {
  const pauses = new Map<string, PauseSwitch>();
  /** Finished uploads still recorded as unfinished. */
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

  /** Sends a new upload, and stores it on the device until its result is recorded. */
  function sendKept<Finished extends { id: UploadId }>(
    { files, key, draft }: Pick<UploadRequest, "files" | "key" | "draft">,
    options: UploadCallOptions,
    send: (sources: SourceFile[], options: UploadOptions) => Promise<Finished>,
  ): Promise<Finished> {
    return pausable(key, async (pausing) => {
      const bytes = files.reduce((sum, { blob }) => sum + blob.size, 0);
      // If the script that keeps uploads fails to load, the upload can be continued only while the page is open.
      const keeping = bytes < MIN_KEPT_BYTES ? null : await loadUnfinished().catch(() => null);
      const { storedBytes, onProgress } = followStored(options);
      const journal = keeping?.createJournal(draft, storedBytes) ?? null;
      try {
        const finished = await send(createSources(files), { ...options, onProgress, pausing, journal });
        if (journal !== null) unrecorded.add(finished.id);
        return finished;
      } finally {
        journal?.close();
      }
    });
  }

  function continueKept(
    { id, files, key }: ContinueRequest,
    options: UploadCallOptions,
  ): Promise<{ upload: UnfinishedUpload; finished: FinishedUpload }> {
    return pausable(key, async (pausing) => {
      const { storedBytes, onProgress } = followStored(options);
      const kept = await (await loadUnfinished()).reopenUnfinished(id, storedBytes);
      if (kept === null) throw new ProtocolError("not_found");
      const { upload, journal } = kept;
      try {
        const source = { ...kept, files: createSources(files) };
        const finished = await continueUpload(server, source, { ...options, onProgress, pausing, journal });
        unrecorded.add(id);
        return { upload, finished };
      } finally {
        journal.close();
      }
    });
  }

  return {
    upload: ({ files, key, draft, ...request }, options) =>
      sendKept({ files, key, draft }, options, (sources, sending) =>
        upload(server, { files: sources, ...request }, { ...sending, stretch }),
      ),
    continueUpload: async (request, options) => (await continueKept(request, options)).finished,
    async sendDelivery({ request, files, key, draft, ...delivery }, options) {
      const { sendDelivery } = await loadRequests(options.signal);
      return sendKept({ files, key, draft }, options, (sources, sending) =>
        sendDelivery(server, request, { ...delivery, files: sources }, sending),
      );
    },
    async continueDelivery(request, options) {
      const { toSentDelivery } = await loadRequests(options.signal);
      const { upload, finished } = await continueKept(request, options);
      if (upload.delivery === undefined) throw new ProtocolError("not_found");
      return toSentDelivery(upload.delivery, finished);
    },
    listUnfinished: async (uid) => (await loadUnfinished()).listUnfinished(uid),
    async forgetUnfinished(id) {
      if (unrecorded.delete(id)) await (await loadUnfinished()).forgetUnfinished(id);
    },
    async discardUnfinished(id) {
      const session = await (await loadUnfinished()).forgetUnfinished(id);
      if (session !== null) await discardBegun(server, session);
    },
    async pauseUpload(key, isPaused) {
      pauses.get(key)?.set(isPaused);
    },
  };
}
