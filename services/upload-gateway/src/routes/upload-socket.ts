import {
  checkLimits,
  type IssuerAway,
  type Limits,
  type Place,
  type Places,
  senderOf,
  type TokenVerifier,
} from "@envoi/platform";
import {
  type AcceptedUploadRequest,
  acceptUploadRequest,
  ciphertextBytes,
  type LimitSet,
  maxSealedMetadataBytes,
  ProtocolError,
  parseUploadRequest,
  STRONG_PASSWORD_PROFILE,
  uploadUrl,
} from "@envoi/protocol";
import type { BlobStore, SessionStore } from "@envoi/store";
import { BodyGuard } from "../body-guard.ts";
import type { UploadReporter } from "../report.ts";
import { type OpenUpload, openUpload, storeUpload } from "../store-upload.ts";
import { Cancelled, Restarting, type UploadConnection } from "../upload-connection.ts";
import { uploadMemory } from "../upload-memory.ts";

export type UploadSocketDeps = {
  uploads: SessionStore;
  blobs: BlobStore;
  verifier: TokenVerifier;
  uploadRequiresAccount: boolean;
  limits: Limits;
  report: UploadReporter;
  /** Memory for uploads, bytes. */
  memory: Places;
  /** How often the lease of an open session is renewed. */
  renewSeconds: number;
};

/**
 * Receives one upload, from its first message to its last reply. Never rejects: every failure is sent to the client and
 * reported.
 *
 * @param client.origin - the public origin for the link
 */
export async function serveUpload(
  deps: UploadSocketDeps,
  connection: UploadConnection,
  client: { origin: string; network: string },
): Promise<void> {
  const startedAt = performance.now();
  let upload: OpenUpload | null = null;
  let memory: Place | null = null;
  try {
    const admitted = await readRequest(deps, connection);
    const { request, maxBytes } = admitted;
    const size = uploadMemory(deps.blobs, request.declaredBytes, maxBytes);
    memory = await deps.memory.takeSoon(client.network, connection, { size, signal: connection.signal });
    // Checked first, because a session that is refused later would leave data behind.
    await deps.blobs.ensureRoom();
    upload = await openUpload(deps.uploads, request, maxBytes);
    const ciphertextLength = await receiveBody(deps, connection, upload, { ...admitted, ...client });
    connection.finish();
    const durationMs = Math.round(performance.now() - startedAt);
    deps.report.completed({ id: upload.id, ciphertextBytes: ciphertextLength, durationMs });
  } catch (error) {
    answerFailure(deps.report, connection, upload, connection.signal.aborted ? connection.signal.reason : error);
    if (upload !== null) await abandon(deps, upload);
  } finally {
    memory?.leave();
  }
}

type AdmittedUpload = {
  request: AcceptedUploadRequest;
  maxBytes: number;
  /** If `maxBytes` could be higher with the issuer's answer: why the issuer did not answer. */
  issuerAway: IssuerAway | null;
};

/** The sender is identified once: a token that expires during the transfer does not end the upload. */
async function readRequest(deps: UploadSocketDeps, connection: UploadConnection): Promise<AdmittedUpload> {
  const { limits, verifier, uploadRequiresAccount } = deps;
  const message = parseUploadRequest(await connection.request());
  if (message.fileMetadata.length > maxSealedMetadataBytes(limits.maxFilesPerArchive)) {
    throw new ProtocolError("too_large");
  }
  const sender = await senderOf(verifier, message.bearer, connection.signal);
  if (uploadRequiresAccount && sender.account === null) {
    throw sender.issuerAway ?? new ProtocolError("unauthorized");
  }
  const admitted = checkLimits(sender, limits, (own) => {
    const request = acceptUploadRequest(message, own, limits.defaults);
    return { request, maxBytes: maxBodyBytes(request, own, limits) };
  });
  const isLowered = admitted.maxBytes < maxBodyBytes(admitted.request, limits.signedIn, limits);
  return { ...admitted, issuerAway: isLowered ? sender.issuerAway : null };
}

function maxBodyBytes({ declaredBytes }: AcceptedUploadRequest, own: LimitSet, { undeclaredMaxBytes }: Limits): number {
  const limitBytes = ciphertextBytes(own.MAX_FILE_SIZE);
  return declaredBytes === null ? Math.min(limitBytes, undeclaredMaxBytes) : limitBytes;
}

async function receiveBody(
  deps: UploadSocketDeps,
  connection: UploadConnection,
  upload: OpenUpload,
  { request, maxBytes, issuerAway, origin, network }: AdmittedUpload & { origin: string; network: string },
): Promise<number> {
  const { id, ownerToken, epoch } = upload;
  const { declaredBytes } = request;
  let storedBytes = 0;
  const lease = setInterval(() => {
    deps.uploads.renewSession(id, epoch).then(
      (outcome) => outcome === "fenced" && connection.fail(new ProtocolError("superseded")),
      // A single failure is harmless: the lease outlives several.
      () => {},
    );
  }, deps.renewSeconds * 1000);
  try {
    const guard = new BodyGuard({ maxBytes, declaredBytes, beyondLimit: issuerAway });
    const profile = request.wrappedKey !== null && { passwordProfile: STRONG_PASSWORD_PROFILE };
    connection.startBody({ url: uploadUrl(origin, id), ownerToken, id, ...profile }, guard);
    if (request.ext) connection.reportProgress(() => ({ received: connection.receivedBytes, stored: storedBytes }));
    const onStored = (bytes: number) => {
      storedBytes = bytes;
    };
    const sender = { network, holder: connection };
    const body = { queue: connection.body, declaredBytes, sender, onStored };
    return await storeUpload(deps, upload, body, connection.signal);
  } finally {
    clearInterval(lease);
  }
}

function answerFailure(
  report: UploadReporter,
  connection: UploadConnection,
  upload: OpenUpload | null,
  error: unknown,
): void {
  const id = upload?.id ?? null;
  const { receivedBytes } = connection;
  if (error instanceof Cancelled) {
    report.cancelled({ id, receivedBytes, closeCode: error.closeCode });
  } else if (error instanceof Restarting) {
    connection.restart();
    report.failed({ id, receivedBytes, code: "unavailable", error });
  } else {
    const known = error instanceof ProtocolError ? error : new ProtocolError("internal", { cause: error });
    connection.refuse(known);
    report.failed({ id, receivedBytes, code: known.code, error });
  }
}

/** Leaves the session to the janitor at once. If this fails, its lease expires and the janitor finds it later. */
async function abandon({ uploads }: UploadSocketDeps, { id, epoch }: OpenUpload): Promise<void> {
  await uploads.abandonSession(id, epoch).catch(() => {});
}
