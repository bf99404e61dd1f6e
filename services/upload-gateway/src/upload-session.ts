import { hashOwnerToken } from "@envoi/auth/node";
import {
  ProtocolError,
  parseUploadId,
  type RequestId,
  type ResumeReply,
  type ResumeRequest,
  type UploadId,
} from "@envoi/protocol";
import {
  type BlobKey,
  type BlobStore,
  blobKey,
  type DirectParts,
  type PartStore,
  type PartsRef,
  type RequestStore,
  type SessionStore,
  type StoredPart,
} from "@envoi/store";
import type { OpenUploads } from "./open-uploads.ts";

/** A session filled by one socket. */
export type OpenUpload = {
  id: UploadId;
  epoch: number;
  partBytes: number;
  blobKey: BlobKey;
  declaredBytes: number | null;
  resumable: boolean;
  liveLink: boolean;
  /** Whether the client on the current socket may store Parts itself. See [Note: Direct Parts]. */
  isDirect: boolean;
  ownerTokenHash: string;
  /** The request to which the upload is a delivery. */
  requestId: RequestId | null;
  /** The BlobStore's name for the session's Parts, once there are any. */
  partsId: string | null;
  /** The upload's first Parts, which earlier sockets have stored. */
  storedParts: readonly StoredPart[];
  /** Stored Parts that follow a gap, as the first and last number of each consecutive run. */
  laterParts: [number, number][];
};

export function createBlobKey(id: UploadId) {
  return blobKey(`uploads/${id.slice(0, 2)}/${id}`);
}

/**
 * Takes over a session from the socket that last filled it.
 *
 * @returns `published` when its Upload is complete
 * @throws ProtocolError `not_found` when the session is unknown, has ended, cannot be resumed, or belongs to another
 *   owner
 */
export async function takeOverUpload(
  { uploads, blobs }: { uploads: SessionStore; blobs: Pick<BlobStore, "directParts"> },
  { resume, ownerToken, direct }: ResumeRequest,
): Promise<OpenUpload | "published"> {
  const id = parseUploadId(resume);
  const session =
    id === null ? null : await uploads.takeOverSession(id, { ownerTokenHash: hashOwnerToken(ownerToken) });
  if (session === null) throw new ProtocolError("not_found");
  if (session === "published") return session;
  const gap = session.parts.findIndex(({ number }, index) => number !== index + 1);
  const first = gap === -1 ? session.parts.length : gap;
  return {
    ...session,
    isDirect: direct === 1 && directStore(blobs, session) !== null,
    storedParts: session.parts.slice(0, first),
    laterParts: mergeRuns(session.parts.slice(first)),
  };
}

/** Shorter uploads do not need the additional round trips. */
const MIN_DIRECT_BYTES = 8 * 1_048_576;

/** @returns where clients may store Parts of an upload themselves, if they may. See [Note: Direct Parts]. */
export function directStore(
  { directParts }: Pick<BlobStore, "directParts">,
  { resumable, declaredBytes, liveLink }: Pick<OpenUpload, "resumable" | "declaredBytes" | "liveLink">,
): DirectParts | null {
  const isPossible = resumable && !liveLink && declaredBytes !== null && declaredBytes > MIN_DIRECT_BYTES;
  return isPossible ? (directParts ?? null) : null;
}

/** @returns the first and the last number of each run of consecutive Parts */
function mergeRuns(parts: readonly StoredPart[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const { number } of parts) {
    const run = runs.at(-1);
    if (run !== undefined && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/**
 * Whether the Parts of an upload may be named, so that several sockets, or the client itself, may store them.
 * See [Note: Parallel sockets].
 */
export function isShared({ resumable, declaredBytes, partBytes, isDirect, partsId }: OpenUpload): boolean {
  // With a single Part, there is a `partsId` only if a client was permitted to store this Part itself.
  return resumable && declaredBytes !== null && (declaredBytes > partBytes || isDirect || partsId !== null);
}

/**
 * Fields of the reply that a client needs to send the upload on several sockets. Empty if this upload must use a single
 * socket.
 */
export function sharing(upload: OpenUpload): Pick<ResumeReply, "partBytes" | "direct" | "parts"> {
  if (!isShared(upload)) return {};
  const { partBytes, laterParts, isDirect } = upload;
  return { partBytes, ...(isDirect && { direct: 1 }), ...(laterParts.length > 0 && { parts: laterParts }) };
}

/** Begins the Parts of an upload in the BlobStore, unless they exist. @throws ProtocolError `superseded` */
export async function beginParts(
  { uploads, blobs }: { uploads: SessionStore; blobs: BlobStore },
  upload: Pick<OpenUpload, "id" | "epoch" | "blobKey" | "partBytes" | "partsId" | "liveLink">,
): Promise<PartsRef> {
  const { id, epoch, blobKey: key, partBytes } = upload;
  if (upload.partsId === null) {
    const { partsId } = await blobs.startParts(key, { partBytes, readable: upload.liveLink });
    upload.partsId = partsId;
    if ((await uploads.attachParts(id, epoch, partsId)) === "fenced") {
      // Another socket or request has taken over the session, and begins Parts of its own.
      await blobs.abandonParts({ key, partsId }).catch(() => {});
      throw new ProtocolError("superseded");
    }
  }
  return { key, partBytes, partsId: upload.partsId };
}

/**
 * Ends the sockets that fill Parts of an upload, and prevents new ones, so that nothing writes its Blob afterwards.
 *
 * @throws ProtocolError `superseded`
 */
export async function closeParts(
  { uploads, openUploads }: { uploads: PartStore; openUploads: OpenUploads },
  upload: OpenUpload,
): Promise<void> {
  if (!isShared(upload)) return;
  if ((await uploads.suspendSession(upload.id, upload.epoch)) === "fenced") throw new ProtocolError("superseded");
  await openUploads.endParts(upload.id);
}

export type AbandonDeps = {
  uploads: SessionStore & Pick<RequestStore, "releaseDelivery">;
  blobs: BlobStore;
  openUploads: OpenUploads;
};

/** Removes a session's Parts, and leaves its other data to the janitor. */
export async function abandonUpload(
  { uploads, blobs, openUploads }: AbandonDeps,
  {
    id,
    epoch,
    blobKey: key,
    partsId,
    requestId,
  }: Pick<OpenUpload, "id" | "epoch" | "blobKey" | "partsId" | "requestId">,
): Promise<void> {
  await openUploads.endParts(id);
  // The Parts are removed now, because the janitor cannot work while the database has no space. The janitor removes the
  // remaining data.
  if (partsId !== null) await blobs.abandonParts({ key, partsId }).catch(() => {});
  // If the call fails, the session's lease expires and the janitor removes the session later.
  const outcome = await uploads.abandonSession(id, epoch).catch(() => "fenced");
  if (requestId === null || outcome === "fenced") return;
  // The janitor would also release the place, but up to a minute later.
  await uploads.releaseDelivery(requestId, id, false).catch(() => {});
}
