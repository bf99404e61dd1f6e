import { createSecret, deriveKeychain, formatShareLink, sealMetadata, sealRecords } from "@envoi/crypto";
import {
  AUTH_SCHEME,
  ciphertextBytes,
  encodeBase64Url,
  type Manifest,
  type OwnerToken,
  parseUploadId,
  parseUrl,
  type UploadId,
  uploadUrl,
} from "@envoi/protocol";
import { deleteUpload, type Owner } from "./owner.ts";
import { pause } from "./retry.ts";
import type { Server } from "./server.ts";
import { concatenate, describeFiles, type SenderTexts, type SourceFile } from "./source.ts";
import { TransferError } from "./transfer-error.ts";
import { type UploadProgress, UploadReport } from "./upload-report.ts";
import { UploadSocket } from "./upload-socket.ts";

export type UploadRequest = SenderTexts & {
  files: SourceFile[];
  downloadLimit: number;
  timeLimitSeconds: number;
  bearer?: string | null;
};

/** What the sender knows of a finished upload. `shareLink` and `secretB64` never leave the sender's machine by us. */
export type FinishedUpload = {
  id: UploadId;
  url: string;
  shareLink: string;
  secretB64: string;
  ownerToken: OwnerToken;
  name: string;
  size: number;
  type: string;
  manifest: Manifest;
  title?: string;
  message?: string;
  downloadLimit: number;
  timeLimitSeconds: number;
  durationMs: number;
};

/**
 * When an upload is taken back that failed after its end marker: it may have been stored all the same, or still be, and
 * nobody would have its link.
 */
const TAKE_BACK_AFTER_MS: readonly number[] = [0, 2_000, 10_000];

/**
 * Encrypts files and sends them, under a new Secret.
 *
 * @throws ProtocolError when the server refuses; TransferError when it can't be reached, the connection breaks off, a
 *   file changes, or the signal aborts; RangeError when title or message are too long
 */
export async function upload(
  server: Server,
  request: UploadRequest,
  { onProgress = () => {}, signal }: { onProgress?: (progress: UploadProgress) => void; signal: AbortSignal },
): Promise<FinishedUpload> {
  const startedAt = performance.now();
  if (signal.aborted) throw new TransferError("cancelled");
  const secret = createSecret();
  const metadata = describeFiles(request.files, request);
  const totalBytes = ciphertextBytes(metadata.size);
  const { metadataKey, authKey } = await deriveKeychain(secret);
  const fileMetadata = await sealMetadata(metadataKey, metadata);
  const report = new UploadReport(totalBytes, onProgress);
  const socket = new UploadSocket(server, (acknowledged) => report.acknowledged(acknowledged), signal);
  try {
    report.enter("connecting");
    const reply = await socket.request({
      fileMetadata,
      authorization: `${AUTH_SCHEME} ${authKey}`,
      bearer: request.bearer ?? null,
      timeLimit: request.timeLimitSeconds,
      dlimit: request.downloadLimit,
      size: totalBytes,
      ext: 1,
    });
    const { origin, id, ownerToken } = parseReply(reply);
    report.enter("uploading");
    await sendBody(sealRecords(concatenate(request.files), { secret }), socket, report);
    report.enter("finalising");
    await socket.finish().catch((error) => {
      void takeBack(server, { id, ownerToken });
      throw error;
    });
    return {
      id,
      url: uploadUrl(origin, id),
      shareLink: formatShareLink({ origin, id, secret }),
      secretB64: encodeBase64Url(secret),
      ownerToken,
      ...metadata,
      downloadLimit: request.downloadLimit,
      timeLimitSeconds: request.timeLimitSeconds,
      durationMs: Math.round(performance.now() - startedAt),
    };
  } catch (error) {
    socket.fail(error as Error);
    throw error;
  } finally {
    report.end();
  }
}

async function sendBody(
  sealed: ReadableStream<Uint8Array<ArrayBuffer>>,
  socket: UploadSocket,
  report: UploadReport,
): Promise<void> {
  const records = sealed.getReader();
  // A file that does not answer must not keep a failed upload from ending.
  socket.stored.catch(() => records.cancel().catch(() => {}));
  try {
    for (;;) {
      const { done, value } = await records.read();
      if (done) return;
      report.sending(value.length);
      await socket.send(value);
      report.sent(value.length);
    }
  } finally {
    await records.cancel().catch(() => {});
  }
}

async function takeBack(server: Server, owner: Owner): Promise<void> {
  for (const delayMs of TAKE_BACK_AFTER_MS) {
    await pause(delayMs);
    try {
      return await deleteUpload(server, owner, AbortSignal.timeout(10_000));
    } catch {
      // Not stored yet, or out of reach.
    }
  }
}

/** The canonical form matters: the link is the salt of a password, and recipients make it anew from the address. */
function parseReply(reply: { url: string; id: string; ownerToken: string }) {
  const id = parseUploadId(reply.id);
  const url = parseUrl(reply.url);
  if (id === null || url === null || !/^https?:$/.test(url.protocol)) throw new TransferError("connection_lost");
  return { id, origin: url.origin, ownerToken: reply.ownerToken as OwnerToken };
}
