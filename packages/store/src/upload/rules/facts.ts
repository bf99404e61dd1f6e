import type { RequestId, UploadFact, UploadId } from "@envoi/protocol";

/*
 * Facts of a driver's steps. Each Fact has its own id, and a repeated step produces the same id.
 */

type CountedUpload = { id: UploadId; downloads: number };

export function completedFact(
  session: { id: UploadId; downloadLimit: number; timeLimitSeconds: number },
  ciphertextBytes: number,
  atMs: number,
): UploadFact {
  const { id, downloadLimit, timeLimitSeconds } = session;
  return {
    id: `${id}:completed`,
    v: 1,
    type: "upload.completed",
    atMs,
    uploadId: id,
    ciphertextBytes,
    downloadLimit,
    timeLimitSeconds,
  };
}

export function changedFact(
  upload: { id: UploadId; downloadLimit: number; expiresAtMs: number; passwordSet: boolean },
  operationId: string,
  atMs: number,
): UploadFact {
  const { id, downloadLimit, expiresAtMs, passwordSet } = upload;
  return {
    id: `${id}:changed:${operationId}`,
    v: 1,
    type: "upload.changed",
    atMs,
    uploadId: id,
    downloadLimit,
    expiresAtMs,
    passwordSet,
  };
}

/**
 * @param upload.downloads - number of downloads, including this one. The Fact's id contains this number rather than the
 *   Claim's id, which is a credential
 */
export function downloadFact(upload: CountedUpload & { ciphertextBytes: number }, atMs: number): UploadFact {
  const { id, downloads, ciphertextBytes } = upload;
  return {
    id: `${id}:download:${downloads}`,
    v: 1,
    type: "download.completed",
    atMs,
    uploadId: id,
    downloads,
    ciphertextBytes,
  };
}

export function exhaustedFact({ id, downloads }: CountedUpload, atMs: number): UploadFact {
  return { id: `${id}:exhausted`, v: 1, type: "download.exhausted", atMs, uploadId: id, downloads };
}

export function deletedFact({ id, downloads }: CountedUpload, atMs: number): UploadFact {
  return { id: `${id}:deleted`, v: 1, type: "upload.deleted", atMs, uploadId: id, downloads };
}

export function expiredFact({ id, downloads }: CountedUpload, atMs: number): UploadFact {
  return { id: `${id}:expired`, v: 1, type: "upload.expired", atMs, uploadId: id, downloads };
}

export function requestFact(
  type: "request.created" | "request.closed",
  requestId: RequestId,
  atMs: number,
): UploadFact {
  return { id: `${requestId}:${type}`, v: 1, type, atMs, requestId };
}

export function deliveryFact(
  type: "request.delivered" | "request.collected",
  delivery: { requestId: RequestId; uploadId: UploadId },
  atMs: number,
): UploadFact {
  return { id: `${delivery.requestId}:${type}:${delivery.uploadId}`, v: 1, type, atMs, ...delivery };
}

/**
 * Merges the Facts of several shards, with the oldest first. A shard's Facts keep their order, even if its clock was
 * set back.
 */
export function mergeFacts<Entry extends { atMs: number }>(shards: readonly (readonly Entry[])[], limit: number) {
  const inOrder = shards.flatMap((entries) => {
    let latestMs = 0;
    return entries.map((entry): Entry => {
      latestMs = Math.max(latestMs, entry.atMs);
      return { ...entry, atMs: latestMs };
    });
  });
  return inOrder.sort((a, b) => a.atMs - b.atMs).slice(0, limit);
}
