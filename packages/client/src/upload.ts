import {
  createContentKey,
  createSecret,
  deriveContentKeys,
  deriveKeychain,
  formatLinkKey,
  formatShareLink,
  type PasswordProfile,
  type Secret,
  type StretchPassword,
  sealCommittedMetadata,
  sealMetadata,
  wrapContentKey,
} from "@envoi/crypto";
import {
  AUTH_SCHEME,
  type AuthKey,
  ciphertextBytes,
  encodeBase64Url,
  type Manifest,
  type Metadata,
  type OwnerToken,
  ProtocolError,
  parseUploadId,
  parseUrl,
  type UploadId,
  uploadUrl,
  type WrappedKey,
} from "@envoi/protocol";
import { MOST_CONNECTIONS } from "./connection-count.ts";
import { deleteUpload, type Owner } from "./owner.ts";
import { PauseSwitch } from "./pause-switch.ts";
import { pause } from "./retry.ts";
import { ParallelSending } from "./send-in-parallel.ts";
import { openSession, sendResumably } from "./send-resumably.ts";
import type { Server } from "./server.ts";
import { describeFiles, type SenderTexts, type SourceFile } from "./source.ts";
import { requireStrongPassword, strongKeysOf } from "./stretching.ts";
import { TransferError } from "./transfer-error.ts";
import { UploadBody } from "./upload-body.ts";
import { type UploadProgress, UploadReport } from "./upload-report.ts";

export type UploadRequest = SenderTexts & {
  files: SourceFile[];
  downloadLimit: number;
  timeLimitSeconds: number;
  bearer?: string | null;
  /** Uses password profile 2: only clients that support it can open the link. 1 to MAX_STRONG_PASSWORD_CHARACTERS. */
  strongPassword?: string | null;
};

export type UploadOptions = {
  onProgress?: (progress: UploadProgress) => void;
  signal: AbortSignal;
  /** Pauses the upload while it sends the body. */
  pausing?: PauseSwitch;
  /** At most this many connections, from 1 to 6; default 6. */
  mostConnections?: number;
  /** Needed for a strong password. See `stretchPassword` in `@envoi/crypto/stretch`. */
  stretch?: StretchPassword;
};

/** A finished upload, for its sender. We never send `shareLink`, `secretB64` or `contentKeyB64` anywhere. */
export type FinishedUpload = {
  id: UploadId;
  url: string;
  shareLink: string;
  /** The fragment of the link. */
  secretB64: string;
  /** Only with password profile 2: needed to change the password. It opens the upload without one. */
  contentKeyB64?: string;
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
 * An upload that failed after its end marker may have been stored, or be stored later, and nobody has its link. So it
 * is deleted after each of these delays.
 */
const DELETE_AFTER_MS: readonly number[] = [0, 2_000, 10_000];

/**
 * Encrypts and sends files under a new Secret.
 *
 * @throws ProtocolError when the server refuses, `unavailable` when it does not support password profile 2;
 *   TransferError when it can't be reached, the connection breaks off, a file changes, or the signal aborts; RangeError
 *   when title, message or strong password are too long
 */
export async function upload(
  server: Server,
  request: UploadRequest,
  { onProgress = () => {}, signal, pausing = new PauseSwitch(), mostConnections, stretch }: UploadOptions,
): Promise<FinishedUpload> {
  const startedAt = performance.now();
  if (signal.aborted) throw new TransferError("cancelled");
  const secret = createSecret();
  const metadata = describeFiles(request.files, request);
  const totalBytes = ciphertextBytes(metadata.size);
  const report = new UploadReport(totalBytes, onProgress);
  const password = request.strongPassword ?? null;
  const sealed =
    password === null
      ? await sealPlainly(secret, metadata)
      : await sealStrongly(secret, metadata, { password, stretch, report, signal });
  const { passwordProfile, authKey, fileMetadata, bodyKey, wrappedKey } = sealed;
  report.enter("connecting");
  const first = {
    fileMetadata,
    authorization: `${AUTH_SCHEME} ${authKey}`,
    bearer: request.bearer ?? null,
    timeLimit: request.timeLimitSeconds,
    dlimit: request.downloadLimit,
    size: totalBytes,
    ext: 1,
    ...(wrappedKey !== null && { wrappedKey }),
  };
  const { socket, reply } = await openSession(server, first, report, signal);
  try {
    const { origin, id, ownerToken } = parseReply(reply);
    // An older server, during a rollout, drops the wrapped key. Nobody could open that upload.
    if (passwordProfile === 2 && reply.passwordProfile !== 2) throw new ProtocolError("unavailable");
    const body = new UploadBody(request.files, bodyKey);
    let mayBeStored = false;
    const onEnd = () => {
      mayBeStored = true;
    };
    const session = { id, ownerToken };
    const shared = { server, session, body, pausing, totalBytes, partBytes: reply.partBytes ?? totalBytes };
    const parallel = ParallelSending.of(
      { ...shared, mostConnections: mostConnections ?? MOST_CONNECTIONS },
      report,
      signal,
    );
    const sending = { server, session, body, pausing, parallel, onEnd };
    await sendResumably(sending, socket, report, signal).catch((error) => {
      if (mayBeStored) void deleteFailed(server, { id, ownerToken });
      throw error;
    });
    return {
      id,
      url: uploadUrl(origin, id),
      shareLink: formatShareLink({ origin, id, secret, passwordProfile }),
      secretB64: formatLinkKey({ secret, passwordProfile }),
      ...(sealed.contentKey !== null && { contentKeyB64: encodeBase64Url(sealed.contentKey) }),
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

type SealedUpload = {
  passwordProfile: PasswordProfile;
  authKey: AuthKey;
  fileMetadata: string;
  bodyKey: Uint8Array<ArrayBuffer>;
  wrappedKey: WrappedKey | null;
  contentKey: Uint8Array<ArrayBuffer> | null;
};

async function sealPlainly(secret: Secret, metadata: Metadata): Promise<SealedUpload> {
  const { metadataKey, authKey } = await deriveKeychain(secret);
  const fileMetadata = await sealMetadata(metadataKey, metadata);
  return { passwordProfile: 1, authKey, fileMetadata, bodyKey: secret, wrappedKey: null, contentKey: null };
}

async function sealStrongly(
  secret: Secret,
  metadata: Metadata,
  sealing: { password: string; stretch: StretchPassword | undefined; report: UploadReport; signal: AbortSignal },
): Promise<SealedUpload> {
  const { password, stretch, report, signal } = sealing;
  requireStrongPassword(password);
  report.enter("stretching");
  const onStretched = (fraction: number) => report.stretched(fraction);
  const stretching = { onStretched, signal, ...(stretch !== undefined && { stretch }) };
  const strongKeys = await strongKeysOf(secret, password, stretching);
  const contentKey = createContentKey();
  const contentKeys = await deriveContentKeys(contentKey);
  return {
    passwordProfile: 2,
    authKey: strongKeys.authKey,
    fileMetadata: await sealCommittedMetadata(contentKeys, metadata),
    bodyKey: contentKeys.bodyKey,
    wrappedKey: await wrapContentKey(strongKeys, contentKey),
    contentKey,
  };
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

/** Canonical, because the link is the salt of a password, and recipients take it from the address bar. */
function parseReply(reply: { url: string; id: string; ownerToken: string }) {
  const id = parseUploadId(reply.id);
  const url = parseUrl(reply.url);
  if (id === null || url === null || !/^https?:$/.test(url.protocol)) throw new TransferError("connection_lost");
  return { id, origin: url.origin, ownerToken: reply.ownerToken as OwnerToken };
}
