import { freeMemory } from "@envoi/crypto";
import { type ErrorCode, ProtocolError, parseUrl, RESUME_WINDOW_MS, uploadReplySchema } from "@envoi/protocol";
import { isInterception, TransferError } from "../transfer-error.ts";
import { fetchConfig } from "../wire/config.ts";
import { answerInTime } from "../wire/read-in-time.ts";
import { MAX_FRUITLESS_UPLOAD_TRIES, pauseBeforeUploadRetry } from "../wire/retry-waits.ts";
import { callServer, readCode, readJson, refusal, requireSuccess, type Server, send } from "../wire/server.ts";
import { ChunkSize } from "./http-chunk-size.ts";
import { PartReader } from "./part-reader.ts";
import type { ProgressTracker } from "./progress-tracker.ts";
import type { Sending } from "./send-resumably.ts";

/*
 * [Note: Uploads over HTTP]
 *
 * Some networks block WebSockets. If no WebSocket can be opened although the server responds over HTTP, the body is
 * sent in requests instead (tus 1.0). Each request takes a few seconds, so that no proxy cuts it off, and its body is
 * no longer than the limit that the server specifies for its proxies. Once a request succeeds, its bytes are durable.
 * After a failure, the client asks where to continue, and sends shorter requests.
 */

const TUS = { "Tus-Resumable": "1.0.0" };
const UPLOADS_PATH = "/api/uploads";
/** Time within which the server must respond to count as reachable. */
const PROBE_MS = 8_000;
/** Timeout of a request. */
const REQUEST_MS = 30_000;
/** Timeout of the last request, which also waits for the server to assemble the Blob. */
const LAST_REQUEST_MS = 300_000;
/** Errors after which another request may send the rest. */
const PASSING: readonly ErrorCode[] = [
  "unavailable",
  "busy",
  "idle_timeout",
  "rate_limited",
  "superseded",
  "wrong_offset",
  // This code also stands for a proxy's 502 or 504, whose response contains none of our codes.
  "internal",
];

/** An upload whose body is sent in HTTP requests. */
export type HttpUpload = { path: string; maxChunkBytes: number };

type OpenedReply = { id: string; url: string; ownerToken: string; passwordProfile?: 2 | undefined };

/**
 * Asks whether the server accepts uploads over HTTP.
 *
 * @returns the maximum number of bytes of a request; `unsupported`, or `unreachable` when it does not respond in time
 * @throws TransferError `cancelled` or `intercepted`
 */
export async function probeHttp(server: Server, signal: AbortSignal): Promise<number | "unsupported" | "unreachable"> {
  const config = await answerInTime((ending) => fetchConfig(server, ending), signal, PROBE_MS).catch(
    (error: unknown) => {
      if (!isInterception(error)) return null;
      throw error;
    },
  );
  if (signal.aborted) throw new TransferError("cancelled");
  return config === null ? "unreachable" : (config.UPLOADS?.MAX_CHUNK_BYTES ?? "unsupported");
}

/**
 * Begins an upload over HTTP.
 *
 * @param first - the first message of the upload socket
 * @param maxChunkBytes - as returned by `probeHttp`
 * @throws ProtocolError when the server rejects it; TransferError
 */
export async function openOverHttp(
  server: Server,
  first: { bearer: string | null },
  maxChunkBytes: number,
  signal: AbortSignal,
): Promise<{ upload: HttpUpload; reply: OpenedReply }> {
  const { bearer, ...fields } = first;
  const headers = {
    ...TUS,
    "Content-Type": "application/json",
    ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
  };
  const init = { method: "POST", headers, body: JSON.stringify(fields), signal };
  const response = await requireSuccess(await callServer(server, UPLOADS_PATH, init));
  const location = response.headers.get("Location") ?? "";
  const reply = await readJson(response, uploadReplySchema.parse, signal);
  const path = parsePath(server, location);
  if (path === null) throw new TransferError("connection_lost");
  return { upload: { path, maxChunkBytes }, reply };
}

/** @returns the path of an upload on this server, or `null` */
function parsePath(server: Server, location: string): string | null {
  const own = parseUrl(server.origin);
  const named = parseUrl(location) ?? parseUrl(`${server.origin}${location}`);
  const isOwn = own !== null && named?.origin === own.origin && named.pathname.startsWith(`${UPLOADS_PATH}/`);
  return isOwn ? named.pathname : null;
}

/**
 * Sends a body in one or more requests. See [Note: Uploads over HTTP].
 *
 * @param storedBytes - number of bytes already on the server
 * @returns once the server has stored the upload
 * @throws TransferError `cancelled`, `file_changed`, `connection_lost` when the server no longer has the session;
 *   ProtocolError
 */
export async function sendOverHttp(
  upload: HttpUpload,
  { server, body, totalBytes, pausing, onEnd }: Sending,
  storedBytes: number,
  tracker: ProgressTracker,
  signal: AbortSignal,
): Promise<void> {
  let offset = storedBytes;
  let maxStoredBytes = storedBytes;
  const size = new ChunkSize(upload.maxChunkBytes);
  let fruitless = 0;
  function noteStored(stored: number): void {
    // Storing bytes again is not progress, however often the server forgets them.
    if (stored > maxStoredBytes) fruitless = 0;
    maxStoredBytes = Math.max(maxStoredBytes, stored);
    offset = stored;
  }

  tracker.enter("uploading");
  while (offset < totalBytes) {
    const rest = new PartReader(body);
    try {
      while (offset < totalBytes) {
        await pausing.whilePaused(signal);
        if (signal.aborted) throw new TransferError("cancelled");
        const end = Math.min(offset + size.bytes, totalBytes);
        const isLast = end === totalBytes;
        const blob = await readBlob(rest, offset, end);
        tracker.sending(blob.size);
        if (isLast) {
          tracker.enter("finalising");
          onEnd();
        }
        const sentAtMs = performance.now();
        const stored = await append(server, upload, { offset, blob, isLast }, signal);
        if (stored !== offset + blob.size) throw new ProtocolError("wrong_offset");
        size.sent(blob.size, performance.now() - sentAtMs);
        tracker.sent(blob.size);
        noteStored(stored);
        tracker.acknowledged({ received: offset, stored: offset });
      }
    } catch (error) {
      if (signal.aborted) throw new TransferError("cancelled");
      if (!mayContinue(error, size) || fruitless++ > MAX_FRUITLESS_UPLOAD_TRIES) throw error;
      size.failed();
      tracker.interrupted();
      const stored = await askOffset(server, upload, signal).catch((refusal: unknown) => {
        throw refusal instanceof ProtocolError && refusal.code === "not_found"
          ? new TransferError("connection_lost", { cause: refusal })
          : refusal;
      });
      if (stored > totalBytes) throw new TransferError("connection_lost", { cause: error });
      noteStored(stored);
      tracker.resumed(offset);
      tracker.enter("uploading");
    } finally {
      await rest.cancel();
    }
  }
}

/** Ends the session of an upload that would otherwise wait for its sender. Never rejects. */
export async function discardOverHttp(server: Server, { path }: HttpUpload): Promise<void> {
  await send(server, path, { method: "DELETE", headers: TUS, signal: AbortSignal.timeout(15_000) }).catch(() => {});
}

/** @returns the offset of the next byte */
async function append(
  server: Server,
  { path }: HttpUpload,
  { offset, blob, isLast }: { offset: number; blob: Blob; isLast: boolean },
  signal: AbortSignal,
): Promise<number> {
  const headers = { ...TUS, "Content-Type": "application/offset+octet-stream", "Upload-Offset": String(offset) };
  const timeoutMs = isLast ? LAST_REQUEST_MS : REQUEST_MS;
  const response = await sendInTime(server, path, { method: "PATCH", headers, body: blob }, { signal, timeoutMs });
  if (response.status === 413) throw await refusalOfLength(response);
  return offsetIn(await requireSuccess(response));
}

/** A proxy rejected a body as too long: the response has none of our error codes. */
class BodyTooLong extends Error {}

async function refusalOfLength(response: Response): Promise<Error> {
  const code = await readCode(response);
  return code === null ? new BodyTooLong() : refusal(response.status, code);
}

function offsetIn(response: Response): number {
  const text = response.headers.get("Upload-Offset") ?? "";
  // Such a response is not from our server.
  if (!/^\d{1,15}$/.test(text)) throw new TransferError("connection_lost");
  return Number(text);
}

/**
 * Asks where to continue an upload, for as long as the server keeps the session.
 *
 * @returns the number of bytes that the server has stored; the length of the body if the upload is complete
 * @throws ProtocolError `not_found` if the server no longer has the session; TransferError `cancelled`
 */
export async function askOffset(server: Server, { path }: HttpUpload, signal: AbortSignal): Promise<number> {
  const giveUpAtMs = Date.now() + RESUME_WINDOW_MS;
  for (let tries = 0; ; tries++) {
    await pauseBeforeUploadRetry(tries, signal);
    if (signal.aborted) throw new TransferError("cancelled");
    try {
      const init = { method: "HEAD", headers: TUS };
      const response = await sendInTime(server, path, init, { signal, timeoutMs: LAST_REQUEST_MS });
      // The response to a HEAD request has no body, and therefore no error code.
      if (response.status === 404) throw new ProtocolError("not_found");
      return offsetIn(await requireSuccess(response));
    } catch (error) {
      if (signal.aborted) throw new TransferError("cancelled");
      if (!isPassing(error) || Date.now() > giveUpAtMs) throw error;
    }
  }
}

/** @throws TransferError, also on timeout */
function sendInTime(
  server: Server,
  path: string,
  init: RequestInit,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<Response> {
  return answerInTime((ending) => send(server, path, { ...init, signal: ending }), signal, timeoutMs);
}

function mayContinue(error: unknown, size: ChunkSize): boolean {
  if (error instanceof BodyTooLong) return !size.isLeast;
  // Asking for the offset will show whether the session has ended.
  return isPassing(error) || (error instanceof ProtocolError && error.code === "not_found");
}

function isPassing(error: unknown): boolean {
  if (error instanceof TransferError) return error.code !== "file_changed";
  return error instanceof ProtocolError && PASSING.includes(error.code);
}

async function readBlob(reader: PartReader, firstByte: number, end: number): Promise<Blob> {
  await reader.moveTo(firstByte);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let chunk = await reader.read(end); chunk !== null; chunk = await reader.read(end)) chunks.push(chunk);
  const blob = new Blob(chunks);
  for (const chunk of chunks) freeMemory(chunk);
  return blob;
}
