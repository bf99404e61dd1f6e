import {
  createContentKey,
  createSecret,
  deriveContentKeys,
  deriveKeychain,
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
  type DeliveryField,
  type Metadata,
  type OwnerToken,
  ProtocolError,
  parseUploadId,
  parseUrl,
  type SenderTexts,
  type WrappedKey,
} from "@envoi/protocol";
import { PauseSwitch } from "../pause-switch.ts";
import { requireStrongPassword, stretchKeys } from "../stretching.ts";
import { isSessionGone, TransferError } from "../transfer-error.ts";
import type { Server } from "../wire/server.ts";
import { type FinishedUpload, finishUpload, shareLinkOf } from "./finish-upload.ts";
import { openTransport, type Transport } from "./open-transport.ts";
import { ProgressTracker, type UploadProgress } from "./progress-tracker.ts";
import { describeFiles, type SourceFile } from "./source.ts";
import { forgivingJournal, type UploadJournal } from "./unfinished-upload.ts";
import { createSalt, UploadBody } from "./upload-body.ts";

export type UploadRequest = SenderTexts & {
  files: SourceFile[];
  downloadLimit: number;
  timeLimitSeconds: number;
  bearer?: string | null;
  /**
   * The password, of 1 to MAX_STRONG_PASSWORD_CHARACTERS characters. It uses password profile 2, so only clients with
   * this profile can open the link.
   */
  strongPassword?: string | null;
  /**
   * Whether the link works while the upload is still running, if the server supports that. See [Note: Live bodies].
   * Unless recipients are waiting, a server with an object store of its own may prefer faster uploads. Default: false.
   */
  live?: boolean;
  /**
   * With `live`: whether recipients are waiting for the upload, in which case their waiting time matters more than the
   * upload's own speed. Default: false.
   */
  favoursRecipients?: boolean;
  /** Makes the upload a delivery to a request, whose limits then apply. See `sendDelivery`. */
  delivery?: Delivery;
};

/** The content key of a delivery, and what tells the server to which request it belongs. */
export type Delivery = { contentKey: Uint8Array<ArrayBuffer>; field: DeliveryField };

export type UploadOptions = {
  onProgress?: (progress: UploadProgress) => void;
  signal: AbortSignal;
  /** Can pause the upload while its body is sent. */
  pausing?: PauseSwitch;
  /** Stores the upload so that `continueUpload` can continue it; see `finishUpload` for when it is no longer stored. */
  journal?: UploadJournal | null;
  /** Time to keep trying to reach the server before the upload fails. */
  connectPatienceMs?: number;
  /** Maximum number of connections, from 1 to 6; default 6. */
  maxConnections?: number;
  /** Needed for a strong password. See `stretchPassword` in `@envoi/crypto/stretch`. */
  stretch?: StretchPassword;
};

/** How long to keep trying to connect: longer than most network outages last. */
const CONNECT_PATIENCE_MS = 60_000;
/** Maximum number of times that an upload starts over: see `upload`. */
const MAX_RESTARTS = 2;
/**
 * If starting over is rejected with one of these codes, the first failure, which is more informative, is reported
 * instead.
 */
const UNINFORMATIVE_REFUSALS: ReadonlySet<string> = new Set(["unauthorized", "not_found"]);

/**
 * Encrypts and sends files under a new Secret. If the server abandons the session before anything is stored, for
 * example because the device was asleep, the upload starts over with another link. Nobody has the first link, because a
 * live link is reported only once something is stored.
 *
 * @throws ProtocolError when the server rejects it, `unavailable` when it does not support password profile 2;
 *   TransferError when it can't be reached, the connection is lost, a file changes, or the signal aborts; RangeError
 *   when one of the sender's texts or the strong password is too long
 */
export async function upload(server: Server, request: UploadRequest, options: UploadOptions): Promise<FinishedUpload> {
  const { onProgress = () => {}, signal, stretch } = options;
  const startedAtMs = performance.now();
  if (signal.aborted) throw new TransferError("cancelled");
  const secret = createSecret();
  const metadata = describeFiles(request.files, request);
  const tracker = new ProgressTracker(ciphertextBytes(metadata.size), onProgress);
  const password = request.strongPassword ?? null;
  const sealed =
    request.delivery !== undefined
      ? await sealDelivery(request.delivery, metadata)
      : password === null
        ? await sealPlainly(secret, metadata)
        : await sealStrongly(secret, metadata, { password, stretch, tracker, signal });
  const work = { server, request, options, secret, metadata, sealed, tracker, startedAtMs };
  try {
    let lost: unknown = null;
    for (let restarts = 0; ; restarts++) {
      try {
        return await sendOnce(work);
      } catch (error) {
        // Throws the earlier error about the lost session, because it tells the caller more than this rejection does.
        if (lost !== null && error instanceof ProtocolError && UNINFORMATIVE_REFUSALS.has(error.code)) throw lost;
        const mayStartOver = isSessionGone(error) && !tracker.hasStored && !signal.aborted;
        if (!mayStartOver || restarts === MAX_RESTARTS) throw error;
        lost = error;
        tracker.resumed(0);
      }
    }
  } finally {
    tracker.end();
  }
}

type Work = {
  server: Server;
  request: UploadRequest;
  options: UploadOptions;
  secret: Secret;
  metadata: Metadata;
  sealed: SealedUpload;
  tracker: ProgressTracker;
  startedAtMs: number;
};

/** Begins the upload, and sends its body. */
async function sendOnce(work: Work): Promise<FinishedUpload> {
  const { server, request, options, secret, metadata, sealed, tracker, startedAtMs } = work;
  const { signal, pausing = new PauseSwitch(), journal: kept = null, maxConnections } = options;
  const { connectPatienceMs: patienceMs = CONNECT_PATIENCE_MS } = options;
  const { passwordProfile, authKey, fileMetadata, bodyKey, wrappedKey } = sealed;
  tracker.enter("connecting");
  const first = {
    fileMetadata,
    ...(authKey !== null && { authorization: `${AUTH_SCHEME} ${authKey}` }),
    bearer: request.bearer ?? null,
    timeLimit: request.timeLimitSeconds,
    dlimit: request.downloadLimit,
    size: ciphertextBytes(metadata.size),
    ext: 1,
    ...(wrappedKey !== null && { wrappedKey }),
    ...(request.live === true && { live: true }),
    // A server that lets the client store Parts itself then creates no live link.
    ...(request.favoursRecipients !== true && { direct: 1 }),
    ...(request.delivery !== undefined && { delivery: request.delivery.field }),
  };
  let transport: Transport | null = null;
  try {
    transport = await openTransport(server, first, tracker, { signal, patienceMs });
    const { reply, http } = transport;
    const { origin, id, ownerToken } = parseReply(reply);
    // A server that does not support password profile 2 drops the wrapped key, so nobody could open the upload.
    if (wrappedKey !== null && reply.passwordProfile !== 2) throw new ProtocolError("unavailable");
    const started = {
      id,
      origin,
      ownerToken,
      secret,
      passwordProfile,
      bodyKey,
      salt: createSalt(),
      contentKey: sealed.contentKey,
      metadata,
      http,
      downloadLimit: request.downloadLimit,
      timeLimitSeconds: request.timeLimitSeconds,
      ...(request.delivery !== undefined && { delivery: request.delivery.field }),
      ...(reply.live === true && { isLive: true, favoursRecipients: request.favoursRecipients === true }),
    };
    const journal = forgivingJournal(kept);
    await journal.begin(started);
    if (started.isLive) tracker.goLive(shareLinkOf(started));
    const body = new UploadBody(request.files, started, journal);
    const finishing = { server, upload: started, body, pausing, maxConnections, journal, startedAtMs, signal };
    return await finishUpload(transport.send, finishing);
  } catch (error) {
    transport?.fail(error);
    throw error;
  }
}

type SealedUpload = {
  passwordProfile: PasswordProfile;
  /** `null` for a delivery, which has the AuthKey of the request's owner. */
  authKey: AuthKey | null;
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

/** A delivery has the keys of password profile 2, but its content key is wrapped for the request's owner. */
async function sealDelivery({ contentKey }: Delivery, metadata: Metadata): Promise<SealedUpload> {
  const contentKeys = await deriveContentKeys(contentKey);
  const fileMetadata = await sealCommittedMetadata(contentKeys, metadata);
  return {
    passwordProfile: 2,
    authKey: null,
    fileMetadata,
    bodyKey: contentKeys.bodyKey,
    wrappedKey: null,
    contentKey,
  };
}

async function sealStrongly(
  secret: Secret,
  metadata: Metadata,
  sealing: { password: string; stretch: StretchPassword | undefined; tracker: ProgressTracker; signal: AbortSignal },
): Promise<SealedUpload> {
  const { stretch, tracker, signal } = sealing;
  const password = requireStrongPassword(sealing.password);
  tracker.enter("stretching");
  const onStretched = (fraction: number) => tracker.stretched(fraction);
  const stretching = { onStretched, signal, ...(stretch !== undefined && { stretch }) };
  const strongKeys = await stretchKeys(secret, password, stretching);
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

/**
 * The link's origin must be canonical, because the link is the salt of a password, and a recipient's page takes it
 * from the address bar.
 */
function parseReply(reply: { url: string; id: string; ownerToken: string }) {
  const id = parseUploadId(reply.id);
  const url = parseUrl(reply.url);
  if (id === null || url === null || !/^https?:$/.test(url.protocol)) throw new TransferError("connection_lost");
  return { id, origin: url.origin, ownerToken: reply.ownerToken as OwnerToken };
}
