import { randomBytes } from "node:crypto";
import type { AuthKey, UploadId } from "@envoi/protocol";
import type { UploadStore } from "@envoi/store";
import { uploadKey } from "@envoi/test-stores";

export const SEEDED_BYTES = 1_024;
/** The size of one file's metadata. */
const METADATA_BYTES = 240;

type SeededUpload = { id: UploadId; authKey?: AuthKey; ownerTokenHash?: string; bytes?: number };

/** Creates a visible Upload of one Part with a gateway's store calls. */
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
    requestId: null,
    blobKey: uploadKey(id),
  });
  await store.attachParts(id, 1, "parts");
  await store.recordParts(id, 1, [{ number: 1, bytes, etag: "etag" }]);
  await store.publish(id, 1, bytes);
}
