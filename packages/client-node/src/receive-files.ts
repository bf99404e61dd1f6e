import path from "node:path";
import {
  type Content,
  continueDownload,
  DeviceError,
  type Download,
  type DownloadProgress,
  fileRanges,
  keepableBytes,
  type PlaintextKeeper,
  releaseTicket,
  type Server,
  safeNames,
  TransferError,
} from "@envoi/client";
import {
  ARCHIVE_TYPE,
  decodeBase64,
  encodeBase64Url,
  type Metadata,
  ProtocolError,
  type UploadId,
} from "@envoi/protocol";
import { readBootId } from "./boot-id.ts";
import {
  type ExpectedFile,
  finishPartFiles,
  type IfExists,
  type PartFile,
  preparePartFiles,
  removePartFiles,
} from "./part-files.ts";
import { measureParts, PartWriter } from "./part-writer.ts";
import type { TakenDownload, UnfinishedDownload, UnfinishedDownloads } from "./unfinished-downloads.ts";

/** Interval at which written bytes are made durable and their number is recorded, while others are written. */
const CHECKPOINT_MS = 1_000;

/** Error codes which mean that the server no longer has the Claim, or has sent all bytes allowed under the Claim. */
export const CLAIM_IS_OVER: ReadonlySet<string> = new Set(["not_found", "rate_limited"]);

export type ReceiveOptions = {
  /** Stores interrupted downloads, if all files of the Upload are downloaded. */
  unfinished?: UnfinishedDownloads | null;
  onProgress?: (progress: DownloadProgress) => void;
  signal: AbortSignal;
};

export type ReceiveRequest = {
  server: Server;
  id: UploadId;
  /** The link's fragment. */
  secretB64: string;
  download: Download;
  folder: string;
  /** Whether the user chose the folder. See `preparePartFiles`. Default: true. */
  isFolderGiven?: boolean;
  ifExists: IfExists;
  /** Indexes, from 0, of the files to receive. Default: all files. */
  pick?: readonly number[];
  /** A safe name under which a single file is saved, instead of its own name. */
  name?: string;
};

/** An upload's files, under names that are safe in any folder. One file has the folders that its Manifest names. */
export function listFiles({ type, name, size, manifest: { files } }: Metadata): ExpectedFile[] {
  if (type !== ARCHIVE_TYPE) {
    const [only] = files;
    const isInFolder = only?.name.endsWith(`/${name}`) === true;
    const [safe = "file"] = safeNames([isInFolder ? only.name : name]);
    return [{ name: safe, size, ...(only?.modified !== undefined && { modified: only.modified }) }];
  }
  const names = safeNames(files.map((file) => file.name));
  return files.map(({ size: bytes, modified }, index) => ({
    name: names[index] ?? "file",
    size: bytes,
    ...(modified !== undefined && { modified }),
  }));
}

/**
 * Receives files into a folder. See [Note: Receiving into a folder]. An interrupted download of all files can be
 * continued by calling this again, or with `continueReceiving`.
 *
 * @returns the files' absolute paths in order, without skipped files
 * @throws DeviceError; ProtocolError; DecryptionError, after which nothing is left behind; TransferError
 */
export async function receiveFiles(request: ReceiveRequest, options: ReceiveOptions): Promise<string[]> {
  const { server, id, folder } = request;
  const taken = (await options.unfinished?.take({ id, origin: server.origin, folder })) ?? null;
  if (taken === null && options.unfinished) {
    throw new DeviceError("in_use", "Another process is receiving the same upload into this folder.");
  }
  try {
    return await receiveTaken(request, taken, options);
  } finally {
    await taken?.release();
  }
}

async function receiveTaken(
  request: ReceiveRequest,
  taken: TakenDownload | null,
  options: ReceiveOptions,
): Promise<string[]> {
  const { server, id, secretB64, download, folder, isFolderGiven = true, ifExists } = request;
  const { metadata } = download;
  const files = listFiles(metadata);
  const wanted = request.pick ?? files.map((_, index) => index);
  const expected = wanted.map((index) => requireAt(files, index));
  const [only] = expected;
  if (request.name !== undefined && only !== undefined && expected.length === 1) only.name = request.name;
  const name = files.length === 1 ? (only?.name ?? null) : null;
  if (taken?.kept && wanted.length === files.length) {
    const { kept } = taken;
    if (kept.secretB64 === secretB64 && kept.name === name) {
      return continueTaken(server, taken, { ...kept, ifExists }, { ...options, download });
    }
    await replaceKept(server, taken, kept);
  }
  const { signal } = options;
  const parts = await preparePartFiles(folder, expected, { ifExists, tag: id.slice(0, 8), isFolderGiven, signal });
  const written = parts.filter((part) => part !== null);
  if (written.length === 0) return [];
  if (written.length < files.length) {
    const ranges = fileRanges(metadata);
    const picked = wanted.filter((_, at) => parts[at] !== null).map((index) => requireAt(ranges, index));
    return receivePicked(download.openContent(), { parts: written, ranges: picked, ifExists }, options);
  }
  const started: UnfinishedDownload = {
    id,
    origin: server.origin,
    secretB64,
    openedKeys: download.openedKeys ?? null,
    metadata,
    folder: path.resolve(folder),
    name,
    parts: written,
    ifExists,
    isComplete: false,
    headerB64: null,
    ticket: null,
    runs: 0,
    durableBytes: 0,
    bootId: "",
    startedAtMs: Date.now(),
  };
  const open = (keeper: PlaintextKeeper) => download.read({ ...readOptions(options), plaintextKeeper: keeper });
  return receiveWhole(open, started, taken, options);
}

/** Ends a stored download that the user replaces by one under another name. Nothing complete is thrown away. */
async function replaceKept(server: Server, taken: TakenDownload, kept: UnfinishedDownload): Promise<void> {
  if (kept.isComplete) await finishComplete(kept, taken);
  else {
    if (kept.ticket !== null) await releaseTicket(server, kept.id, kept.ticket);
    await removePartFiles(kept.parts);
    await taken.remove();
  }
}

/**
 * Continues a stored download.
 *
 * @param options.ifExists - replaces the stored choice
 * @returns the files' absolute paths; `null` if the download is no longer stored
 * @throws ProtocolError `not_found` if the server no longer has the Claim; then reopen the link and call
 *   `receiveFiles`
 */
export async function continueReceiving(
  server: Server,
  kept: UnfinishedDownload,
  options: ReceiveOptions & { unfinished: UnfinishedDownloads; ifExists?: IfExists },
): Promise<string[] | null> {
  const taken = await options.unfinished.take(kept);
  if (taken === null) throw new DeviceError("in_use", "Another process is receiving this upload.");
  try {
    if (taken.kept === null) return null;
    const { ifExists = taken.kept.ifExists } = options;
    return await continueTaken(server, taken, { ...taken.kept, ifExists }, options);
  } finally {
    await taken.release();
  }
}

/** @param options.download - used to make a new Claim if the server no longer has the old one */
async function continueTaken(
  server: Server,
  taken: TakenDownload,
  kept: UnfinishedDownload,
  { download, ...options }: ReceiveOptions & { download?: Download },
): Promise<string[]> {
  if (kept.isComplete) return finishComplete(kept, taken);
  const { id, secretB64, openedKeys, metadata } = kept;
  const opened = { id, secretB64, openedKeys, plaintextBytes: metadata.size };
  const underOldClaim = (keeper: PlaintextKeeper) =>
    continueDownload(server, opened, { ...readOptions(options), plaintextKeeper: keeper });
  try {
    if (kept.ticket !== null) return await receiveWhole(underOldClaim, kept, taken, options);
  } catch (error) {
    const isOver = error instanceof ProtocolError && CLAIM_IS_OVER.has(error.code);
    if (!isOver || download === undefined) throw error;
  }
  if (download === undefined) throw new ProtocolError("not_found");
  const underNewClaim = (keeper: PlaintextKeeper) =>
    download.read({ ...readOptions(options), plaintextKeeper: keeper });
  return receiveWhole(underNewClaim, { ...kept, ticket: null, runs: 0 }, taken, options);
}

function readOptions({ onProgress, signal }: ReceiveOptions) {
  return { signal, ...(onProgress !== undefined && { onProgress }) };
}

type Opening = (keeper: PlaintextKeeper) => Promise<ReadableStream<Uint8Array>>;

async function receiveWhole(
  open: Opening,
  started: UnfinishedDownload,
  taken: TakenDownload | null,
  { signal }: ReceiveOptions,
): Promise<string[]> {
  const bootId = await readBootId();
  let state = { ...started, bootId, runs: started.runs + 1 };
  const header = started.headerB64 === null ? null : decodeBase64(started.headerB64);
  // Bytes that the server has sent are charged to the Claim, so as few as possible are requested again.
  const writtenBytes = started.bootId === bootId ? await measureParts(started.parts) : started.durableBytes;
  const keptBytes = header === null ? 0 : keepableBytes(writtenBytes, started.metadata.size);
  let isDamaged = false;
  // A server without Claims cannot continue a download.
  const canKeep = () => !isDamaged && taken !== null && state.headerB64 !== null && state.ticket !== null;
  const keeper: PlaintextKeeper = {
    kept:
      header !== null && keptBytes > 0
        ? { header, bytes: keptBytes, runs: started.runs, ticket: started.ticket }
        : null,
    isKeeping: canKeep,
    begin: (ticket) => {
      state = { ...state, ticket };
    },
    opened: (bytes) => {
      state = { ...state, headerB64: encodeBase64Url(bytes) };
    },
  };
  const writer = await PartWriter.open(state.parts, keptBytes);
  const checkpoint = async () => {
    const durableBytes = await writer.sync();
    state = { ...state, durableBytes };
    if (canKeep()) await taken?.write(state);
  };
  try {
    const plaintext = await open(keeper);
    await writeAll(plaintext, writer, checkpoint, signal);
    await writer.finish();
    // Recorded before the first file gets its name, so that a crash in between loses nothing. Without a record, the
    // files are complete nevertheless.
    if (taken !== null) {
      state = { ...state, durableBytes: await writer.sync(), isComplete: true };
      await taken.write(state).catch(() => {});
    }
  } catch (error) {
    isDamaged = !mayContinue(error);
    if (!isDamaged) await checkpoint().catch(() => {});
    if (!isDamaged && taken?.isKept() === true) throw error;
    await removePartFiles(state.parts);
    await taken?.remove();
    throw error;
  } finally {
    await writer.close();
  }
  return finishComplete(state, taken);
}

/** Gives a download's complete files their names. If that fails, they and the record remain. */
async function finishComplete(
  { parts, ifExists }: Pick<UnfinishedDownload, "parts" | "ifExists">,
  taken: TakenDownload | null,
): Promise<string[]> {
  try {
    const names = await finishPartFiles(parts, ifExists);
    await taken?.remove();
    return names;
  } catch (error) {
    if (error instanceof DeviceError && error.code === "part_lost") await taken?.remove();
    throw error;
  }
}

async function writeAll(
  plaintext: ReadableStream<Uint8Array>,
  writer: PartWriter,
  checkpoint: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const reader = plaintext.getReader();
  let checkedAtMs: number | null = Number.NEGATIVE_INFINITY;
  let checking = Promise.resolve();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (signal.aborted) throw new TransferError("cancelled");
      // None of our streams yields shared memory.
      await writer.write(next.value as Uint8Array<ArrayBuffer>);
      if (checkedAtMs === null || performance.now() - checkedAtMs < CHECKPOINT_MS) continue;
      await checking;
      checkedAtMs = null;
      checking = checkpoint().finally(() => {
        checkedAtMs = performance.now();
      });
      checking.catch(() => {});
    }
    await checking;
  } catch (error) {
    await reader.cancel(error).catch(() => {});
    await checking.catch(() => {});
    throw error;
  }
}

/**
 * Whether the received data can still be used after this error. It can after transfer, device and protocol errors, but
 * not after an error that shows damaged data.
 */
function mayContinue(error: unknown): boolean {
  return error instanceof TransferError || error instanceof DeviceError || error instanceof ProtocolError;
}

async function receivePicked(
  content: Content,
  {
    parts,
    ranges,
    ifExists,
  }: { parts: PartFile[]; ranges: { firstByte: number; endByte: number }[]; ifExists: IfExists },
  { onProgress, signal }: ReceiveOptions,
): Promise<string[]> {
  const totalBytes = ranges.reduce((sum, { firstByte, endByte }) => sum + endByte - firstByte, 0);
  let before = 0;
  const writer = await PartWriter.open(parts);
  try {
    for (const range of ranges) {
      const counted = (progress: DownloadProgress) =>
        onProgress?.({ receivedBytes: before + progress.receivedBytes, totalBytes });
      const bytes = content.stream(range, { onProgress: counted, signal });
      await writeAll(bytes, writer, async () => {}, signal);
      before += range.endByte - range.firstByte;
    }
    await writer.finish();
  } catch (error) {
    await removePartFiles(parts);
    throw error;
  } finally {
    content.close();
    await writer.close();
  }
  return finishPartFiles(parts, ifExists);
}

function requireAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`there is no file ${index}`);
  return item;
}
