import { createSecret, deriveKeychain, formatShareLink, sealMetadata, sealRecords } from "@envoi/crypto";
import {
  AUTH_SCHEME,
  ciphertextBytes,
  encodeBase64Url,
  type Manifest,
  type OwnerToken,
  parseUploadId,
  type UploadId,
  uploadUrl,
} from "@envoi/protocol";
import type { Server } from "./server.ts";
import { concatenate, describeFiles, type SourceFile } from "./source.ts";
import { TransferError } from "./transfer-error.ts";
import { UploadSocket } from "./upload-socket.ts";

export type UploadPhase = "connecting" | "uploading" | "finalising";

/**
 * Encrypted bytes: handed to the network, arrived at the server, durable there, and in all. A server that never
 * acknowledges is believed to have received what was sent.
 */
export type UploadProgress = {
  phase: UploadPhase;
  sentBytes: number;
  receivedBytes: number;
  storedBytes: number;
  totalBytes: number;
};

export type UploadRequest = {
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
  downloadLimit: number;
  timeLimitSeconds: number;
  durationMs: number;
};

/** Ours acknowledge within half a second: a server that has not by now never will. */
const SILENCE_MS = 3_000;

/**
 * Encrypts files and sends them, under a new Secret.
 *
 * @throws ProtocolError when the server refuses; TransferError when it can't be reached, the connection breaks off, a
 *   file changes, or the signal aborts
 */
export async function upload(
  server: Server,
  request: UploadRequest,
  options: { onProgress?: (progress: UploadProgress) => void; signal: AbortSignal },
): Promise<FinishedUpload> {
  const startedAt = performance.now();
  const { signal } = options;
  if (signal.aborted) throw new TransferError("cancelled");
  const secret = createSecret();
  const metadata = describeFiles(request.files);
  const totalBytes = ciphertextBytes(metadata.size);
  const progress: UploadProgress = { phase: "connecting", sentBytes: 0, receivedBytes: 0, storedBytes: 0, totalBytes };
  let isSilent = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const report = (change: Partial<UploadProgress>) => options.onProgress?.({ ...Object.assign(progress, change) });

  const { metadataKey, authKey } = await deriveKeychain(secret);
  const fileMetadata = await sealMetadata(metadataKey, metadata);
  const socket = new UploadSocket(
    server,
    ({ received, stored }) => {
      clearTimeout(silence);
      isSilent = false;
      report({ receivedBytes: received, storedBytes: stored });
    },
    signal,
  );
  try {
    report({});
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
    report({ phase: "uploading" });
    silence = setTimeout(() => {
      isSilent = true;
      report({ receivedBytes: progress.sentBytes });
    }, SILENCE_MS);
    const records = sealRecords(concatenate(request.files), { secret }).getReader();
    // A file that does not answer must not keep a failed upload from ending.
    socket.stored.catch(() => records.cancel().catch(() => {}));
    try {
      for (;;) {
        const { done, value } = await records.read();
        if (done) break;
        await socket.send(value);
        const sentBytes = progress.sentBytes + value.length;
        report(isSilent ? { sentBytes, receivedBytes: sentBytes } : { sentBytes });
      }
    } finally {
      await records.cancel().catch(() => {});
    }
    report({ phase: "finalising" });
    await socket.finish();
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
    clearTimeout(silence);
  }
}

/** The canonical form matters: the link is the salt of a password, and recipients make it anew from the address. */
function parseReply(reply: { url: string; id: string; ownerToken: string }) {
  const id = parseUploadId(reply.id);
  const url = URL.parse(reply.url);
  if (id === null || url === null || !/^https?:$/.test(url.protocol)) throw new TransferError("connection_lost");
  return { id, origin: url.origin, ownerToken: reply.ownerToken as OwnerToken };
}
