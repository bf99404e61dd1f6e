import type { ClaimTicket, KeptBody } from "@envoi/client";
import { openOpfsFolder } from "@envoi/client-browser";
import { lastRecordOffset, type UploadId } from "@envoi/protocol";
import { isObject, parseJson } from "../../storage/parse-json.ts";
import { removeEntry } from "../file-system.ts";

/*
 * [Note: Kept downloads]
 *
 * OPFS has a folder for each interrupted download, `kept/ID`, with `claim.json` and Segments. A Segment is a file of
 * whole Records, named after the offset of its first byte in the encrypted body. Because browsers write into a copy and
 * rename it, a file is either complete or missing. The kept part is therefore what the Segments cover from byte 0
 * without a gap. Without the key in the link, a folder is useless: it contains only ciphertext and a token to fetch
 * more of it. `claim.json` is rewritten every minute while the download is running. A folder is removed when its
 * download is saved or cancelled, or when `claim.json` is older than KEPT_MS: the server has then forgotten the Claim.
 */

const FOLDER = "kept";
const CLAIM_FILE = "claim.json";
/**
 * Time for which a download's kept part is useful. A server forgets a Claim twelve minutes after the last request under
 * it.
 */
export const KEPT_MS = 15 * 60_000;

const keptFolder = (options?: FileSystemGetDirectoryOptions) => openOpfsFolder(FOLDER, options);

async function write(folder: FileSystemDirectoryHandle, name: string, content: string | Uint8Array<ArrayBuffer>) {
  const file = await folder.getFileHandle(name, { create: true });
  const stream = await file.createWritable();
  try {
    await stream.write(content);
  } catch (error) {
    await stream.abort().catch(() => undefined);
    throw error;
  }
  await stream.close();
}

async function filesIn(folder: FileSystemDirectoryHandle): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  for await (const [name, handle] of folder.entries()) {
    if (handle instanceof FileSystemFileHandle) files.set(name, await handle.getFile());
  }
  return files;
}

export type KeptFolder = Awaited<ReturnType<typeof openKeptFolder>>;

/**
 * Opens the folder of one kept download.
 *
 * @param page - number of pages that have received the download, including this one; the first page empties the folder
 */
export async function openKeptFolder(id: UploadId, { totalBytes, page }: { totalBytes: number; page: number }) {
  if (page === 1) await removeKept(id);
  const folder = await (await keptFolder({ create: true })).getDirectoryHandle(id, { create: true });
  return {
    /** @throws DOMException if there is no space or the folder was removed */
    writeClaim: ({ token, etag }: ClaimTicket) =>
      write(folder, CLAIM_FILE, JSON.stringify({ totalBytes, token, etag, pages: page })),
    /**
     * @param bytes - whole Records, preceded by the header if `firstByte` is 0. Must not change until the promise
     * resolves
     */
    writeSegment: (firstByte: number, bytes: Uint8Array<ArrayBuffer>) => write(folder, String(firstByte), bytes),
  };
}

function parseClaim(text: string, totalBytes: number): Pick<KeptBody, "ticket" | "pages"> | null {
  const claim = parseJson(text);
  if (!isObject(claim) || claim["totalBytes"] !== totalBytes || typeof claim["token"] !== "string") return null;
  const etag = typeof claim["etag"] === "string" ? claim["etag"] : null;
  return { ticket: { token: claim["token"], etag }, pages: typeof claim["pages"] === "number" ? claim["pages"] : 1 };
}

/** Joins the Segments before the first gap, leaving out the last Record. */
function joinSegments(files: ReadonlyMap<string, File>, totalBytes: number): Blob {
  const maxBytes = lastRecordOffset(totalBytes);
  const segments = [...files]
    .filter(([name]) => /^\d+$/.test(name))
    .map(([name, file]) => ({ firstByte: Number(name), file }))
    .sort((one, other) => one.firstByte - other.firstByte);
  const parts: Blob[] = [];
  let end = 0;
  for (const { firstByte, file } of segments) {
    const segmentEnd = Math.min(firstByte + file.size, maxBytes);
    if (firstByte > end) break;
    if (segmentEnd <= end) continue;
    // Two writers may have written Segments that overlap.
    parts.push(file.slice(end - firstByte, segmentEnd - firstByte));
    end = segmentEnd;
  }
  return new Blob(parts);
}

/**
 * Finds a download's kept part.
 *
 * @param totalBytes - length of the download's encrypted body
 * @returns `null` if there is no kept part or it is too old
 */
export async function findKept(id: UploadId, totalBytes: number, nowMs = Date.now()): Promise<KeptBody | null> {
  try {
    const files = await filesIn(await (await keptFolder()).getDirectoryHandle(id));
    const claim = files.get(CLAIM_FILE);
    if (claim === undefined || claim.lastModified < nowMs - KEPT_MS) return null;
    const known = parseClaim(await claim.text(), totalBytes);
    const body = joinSegments(files, totalBytes);
    return known === null || body.size === 0 ? null : { ...known, bytes: body.size, open: () => body.stream() };
  } catch {
    // Nothing was ever kept, another tab has just removed it, or the browser has no OPFS.
    return null;
  }
}

export async function removeKept(id: UploadId): Promise<void> {
  await keptFolder()
    .then((kept) => removeEntry(kept, id))
    .catch(() => undefined);
}

/** Counts kept downloads after removing those that are too old. */
export async function countKept(nowMs = Date.now()): Promise<number> {
  let count = 0;
  try {
    const kept = await keptFolder();
    for await (const [name, handle] of kept.entries()) {
      if (!(handle instanceof FileSystemDirectoryHandle)) continue;
      const file = await handle.getFileHandle(CLAIM_FILE).catch(() => null);
      const claim = await file?.getFile();
      if (claim !== undefined && claim.lastModified >= nowMs - KEPT_MS) count += 1;
      else await removeEntry(kept, name);
    }
  } catch {
    // See `findKept`.
  }
  return count;
}

/** Removes all kept downloads. A running download continues without being kept. */
export async function removeAllKept(): Promise<void> {
  try {
    const kept = await keptFolder();
    for await (const name of kept.keys()) await removeEntry(kept, name);
  } catch {
    // See `findKept`.
  }
}

/** Removes downloads that are too old, and checks again later until no kept downloads remain. */
export async function removeOldKept(): Promise<void> {
  if ((await countKept()) > 0) setTimeout(() => void removeOldKept(), KEPT_MS);
}
