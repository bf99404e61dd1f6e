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
import { concatenate, describeFiles, type SourceFile } from "./source.ts";
import { TransferError } from "./transfer-error.ts";
import { type UploadProgress, UploadReport } from "./upload-report.ts";
import { UploadSocket } from "./upload-socket.ts";

export type UploadRequest = {
  files: SourceFile[];
  downloadLimit: number;
  timeLimitSeconds: number;
  bearer?: string | null;
};

/** The sender's data of a finished upload. The client never sends `shareLink` and `secretB64` anywhere. */
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
  downloadLimit: number;
  timeLimitSeconds: number;
  durationMs: number;
};

/**
 * Delays before an upload that failed after its end marker is deleted: it may have been stored, or be stored later, and
 * nobody has its link.
 */
const DELETE_AFTER_MS: readonly number[] = [0, 2_000, 10_000];

/**
 * Encrypts and sends files under a new Secret.
 *
 * @throws ProtocolError when the server refuses; TransferError when it cannot be reached, the connection breaks off, a
 *   file changes, or the signal aborts
 */
export async function upload(
  server: Server,
  request: UploadRequest,
  { onProgress = () => {}, signal }: { onProgress?: (progress: UploadProgress) => void; signal: AbortSignal },
): Promise<FinishedUpload> {
  const startedAt = performance.now();
  if (signal.aborted) throw new TransferError("cancelled");
  const secret = createSecret();
  const metadata = describeFiles(request.files);
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
      void deleteFailed(server, { id, ownerToken });
      throw error;
    });
    return {
      id,
      url: uploadUrl(origin, id),
      shareLink: formatShareLink({ origin, id, secret }),
      secretB64: encodeBase64Url(secret),
      ownerToken,
      name: metadata.name,
      size: metadata.size,
      type: metadata.type,
      manifest: metadata.manifest,
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
  // A file that does not respond must not prevent a failed upload from ending.
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

async function deleteFailed(server: Server, owner: Owner): Promise<void> {
  for (const delayMs of DELETE_AFTER_MS) {
    await pause(delayMs);
    try {
      return await deleteUpload(server, owner, AbortSignal.timeout(10_000));
    } catch {
      // Not stored yet, or unreachable.
    }
  }
}

/** Canonical, because the link is the salt of a password, and recipients derive it from the address bar. */
function parseReply(reply: { url: string; id: string; ownerToken: string }) {
  const id = parseUploadId(reply.id);
  const url = parseUrl(reply.url);
  if (id === null || url === null || !/^https?:$/.test(url.protocol)) throw new TransferError("connection_lost");
  return { id, origin: url.origin, ownerToken: reply.ownerToken as OwnerToken };
}
