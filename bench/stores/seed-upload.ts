import { randomBytes } from "node:crypto";
import { type AuthKey, parseUploadId, type UploadId } from "@envoi/protocol";
import { type BlobKey, blobKey, type UploadStore } from "@envoi/store";

/** Length of seeded Uploads, unless given. */
export const SEEDED_BYTES = 1_024;
/** The size of one file's metadata. */
const METADATA_BYTES = 240;

export function newUploadId(): UploadId {
  const id = parseUploadId(randomBytes(8).toString("hex"));
  if (id === null) throw new Error("not an id");
  return id;
}

/** The key under which the gateway stores an Upload's Blob. */
export function uploadKey(id: UploadId): BlobKey {
  return blobKey(`uploads/${id.slice(0, 2)}/${id}`);
}

type SeededUpload = { id: UploadId; authKey?: AuthKey; ownerTokenHash?: string; bytes?: number };

/** Makes a visible Upload of one Part, with the same store calls as a gateway. */
export async function createUpload(
  store: UploadStore,
  {
    id,
    authKey = randomBytes(64).toString("base64url") as AuthKey,
    ownerTokenHash = randomBytes(32).toString("base64url"),
    bytes = SEEDED_BYTES,
  }: SeededUpload,
): Promise<void> {
  await store.openSession({
    id,
    ownerTokenHash,
    sealedMetadata: randomBytes(METADATA_BYTES).toString("base64url"),
    authKey,
    wrappedKey: null,
    downloadLimit: 20,
    timeLimitSeconds: 86_400,
    declaredBytes: bytes,
    partBytes: bytes,
    resumable: false,
    liveLink: false,
    http: null,
    quotas: [],
    blobKey: uploadKey(id),
  });
  await store.attachParts(id, 1, "parts");
  await store.recordParts(id, 1, [{ number: 1, bytes, etag: "etag" }]);
  await store.publish(id, 1, bytes);
}

/** @throws unless the copies read like their original */
export async function checkCopies(store: UploadStore, template: UploadId, copies: readonly UploadId[]): Promise<void> {
  const known = async (id: UploadId) => {
    const [upload, state] = [await store.read(id), await store.inspect(id)];
    return JSON.stringify({ upload, state }, (name, value) =>
      ["createdAtMs", "expiresAtMs", "remainingMs"].includes(name) ? undefined : value,
    ).replaceAll(id, "id");
  };
  const expected = (await known(template)).replaceAll(`/${template.slice(0, 2)}/`, "/");
  for (const id of copies) {
    const found = (await known(id)).replaceAll(`/${id.slice(0, 2)}/`, "/");
    if (found !== expected) throw new Error(`a copy differs from its original: ${found}, not ${expected}`);
  }
}
