import { createHash } from "node:crypto";
import { createOwnerToken, createUploadId, hashOwnerToken } from "@envoi/auth/node";
import { UNKNOWN_NETWORK } from "@envoi/platform";
import {
  type AcceptedUploadRequest,
  type OwnerToken,
  ProtocolError,
  parseUploadId,
  type ResumeRequest,
  type UploadId,
} from "@envoi/protocol";
import {
  type BlobKey,
  type BlobStore,
  blobKey,
  type PendingStore,
  type SessionStore,
  type StoredPart,
} from "@envoi/store";
import { partSize } from "./part-size.ts";

/** Epoch of the first socket that fills a session. */
const FIRST_EPOCH = 1;
/** What a session without a socket counts at least, because its Metadata take up memory in the store. */
export const MIN_PENDING_BYTES = 64 * 1_048_576;
/** The whole store, as a holder of pending bytes. */
const WHOLE_STORE = "0".repeat(64);

/** A session that one socket fills. */
export type OpenUpload = {
  id: UploadId;
  epoch: number;
  partBytes: number;
  blobKey: BlobKey;
  declaredBytes: number | null;
  resumable: boolean;
  /** The BlobStore's name of its Parts, once there are any. */
  partsId: string | null;
  /** The first Parts, stored by earlier sockets. */
  storedParts: readonly StoredPart[];
};

/** Reserves an id and opens its session: nothing is visible yet. */
export async function openUpload(
  uploads: SessionStore,
  request: AcceptedUploadRequest,
  maxBytes: number,
): Promise<OpenUpload & { ownerToken: OwnerToken }> {
  const ownerToken = createOwnerToken();
  const { declaredBytes } = request;
  const partBytes = partSize(declaredBytes, maxBytes);
  const resumable = request.ext && declaredBytes !== null;
  for (;;) {
    const id = createUploadId();
    const key = keyOf(id);
    const opened = await uploads.openSession({
      id,
      ownerTokenHash: hashOwnerToken(ownerToken),
      sealedMetadata: request.sealedMetadata,
      authKey: request.authKey,
      wrappedKey: request.wrappedKey,
      downloadLimit: request.downloadLimit,
      timeLimitSeconds: request.timeLimitSeconds,
      declaredBytes,
      partBytes,
      blobKey: key,
      resumable,
      http: null,
    });
    if (opened !== "opened") continue;
    const parts = { partBytes, partsId: null, storedParts: [] };
    return { id, ownerToken, epoch: FIRST_EPOCH, blobKey: key, declaredBytes, resumable, ...parts };
  }
}

export function keyOf(id: UploadId) {
  return blobKey(`uploads/${id.slice(0, 2)}/${id}`);
}

/**
 * Takes a session over from the socket that held it before.
 *
 * @returns `published` when its Upload is complete
 * @throws ProtocolError `not_found` when it is unknown, gone, cannot be resumed, or belongs to another owner
 */
export async function takeOverUpload(
  uploads: SessionStore,
  { resume, ownerToken }: ResumeRequest,
): Promise<OpenUpload | "published"> {
  const id = parseUploadId(resume);
  const session = id === null ? null : await uploads.takeOverSession(id, hashOwnerToken(ownerToken));
  if (session === null) throw new ProtocolError("not_found");
  return session === "published" ? session : { ...session, storedParts: firstParts(session.parts) };
}

/** Parts are recorded in order, but a Part that two sockets have stored may be recorded late. */
function firstParts(parts: readonly StoredPart[]): StoredPart[] {
  const gap = parts.findIndex(({ number }, index) => number !== index + 1);
  return gap === -1 ? [...parts] : parts.slice(0, gap);
}

/** Limits on sessions that wait for their senders, and how long they wait. Bytes; 0: no limit. */
export type PendingLimits = { inAllBytes: number; perNetworkBytes: number; lifeSeconds: number };

/**
 * Keeps a session whose socket has ended, if its client network and the store have room for it. See
 * [Note: Pending bytes].
 *
 * @param sent.storedBytes - of its Parts
 */
export async function keepUpload(
  pending: PendingStore,
  { id }: OpenUpload,
  { network, storedBytes }: { network: string; storedBytes: number },
  limits: PendingLimits,
): Promise<"kept" | "too_much"> {
  const bytes = Math.max(storedBytes, MIN_PENDING_BYTES);
  const { lifeSeconds } = limits;
  for (const [holder, mostBytes] of holdersOf(network, limits)) {
    if (mostBytes === 0) continue;
    if ((await pending.admitPending(holder, id, bytes, { mostBytes, lifeSeconds })) === "admitted") continue;
    await stopWaiting(pending, id, network);
    return "too_much";
  }
  return "kept";
}

/** Holders of pending bytes, with their limits. */
export function holdersOf(network: string, { inAllBytes, perNetworkBytes }: PendingLimits): [string, number][] {
  return [
    // Everyone is in the unknown network.
    [holderOf(network), network === UNKNOWN_NETWORK ? 0 : perNetworkBytes],
    [WHOLE_STORE, inAllBytes],
  ];
}

/** The session has a socket again, or is gone. */
export async function stopWaiting(pending: PendingStore, id: UploadId, network: string): Promise<void> {
  await Promise.all([holderOf(network), WHOLE_STORE].map((holder) => pending.dropPending(holder, id)));
}

function holderOf(network: string): string {
  return createHash("sha256").update(network).digest("hex");
}

/** Leaves a session to the janitor, and removes its Parts. */
export async function abandonUpload(
  { uploads, blobs }: { uploads: SessionStore; blobs: BlobStore },
  { id, epoch, blobKey: key, partsId }: OpenUpload,
): Promise<void> {
  // Removed now, because the janitor cannot work while the database has no space. The janitor removes the rest.
  if (partsId !== null) await blobs.abandonParts({ key, partsId }).catch(() => {});
  // If this fails, its lease expires, and the janitor finds it later.
  await uploads.abandonSession(id, epoch).catch(() => {});
}
