import { randomBytes } from "node:crypto";
import { createUploadId } from "@envoi/auth/node";
import { parseAuthKey } from "@envoi/protocol";
import { blobKey, type NewSession, type StoredPart } from "@envoi/store";
import { opaqueBody } from "@envoi/testkit";
import type { Stores } from "./host-download.ts";

/** Begins an upload with a live link. The test stores its Parts. */
export async function beginUpload(
  { uploads, blobs }: Pick<Stores, "uploads" | "blobs">,
  { bodyBytes, partBytes, downloadLimit = 1 }: { bodyBytes: number; partBytes: number; downloadLimit?: number },
) {
  const id = createUploadId();
  const authKey = parseAuthKey(randomBytes(64).toString("base64url"));
  const body = Buffer.concat([...opaqueBody(bodyBytes)]);
  const { signal } = new AbortController();
  const key = blobKey(`uploads/${id.slice(0, 2)}/${id}`);
  const session: NewSession = {
    id,
    authKey,
    downloadLimit,
    partBytes,
    blobKey: key,
    ownerTokenHash: "",
    sealedMetadata: "c2VhbGVk",
    wrappedKey: null,
    timeLimitSeconds: 3_600,
    declaredBytes: bodyBytes,
    resumable: true,
    liveLink: true,
    http: null,
    quotas: [],
    requestId: null,
  };
  await uploads.openSession(session);
  const ref = await blobs.startParts(key, { partBytes, readable: true });
  await uploads.attachParts(id, 1, ref.partsId);
  const parts: StoredPart[] = [];
  return {
    id,
    authKey,
    body,
    /** Stores a Part. Part numbers begin at 1. */
    async store(number: number): Promise<void> {
      const bytes = body.subarray((number - 1) * partBytes, number * partBytes);
      async function* batches() {
        yield [Uint8Array.from(bytes)];
      }
      const part = await blobs.putPart(ref, number, batches(), bytes.byteLength, signal);
      await uploads.recordParts(id, 1, [part]);
      parts.push(part);
    },
    async complete(): Promise<void> {
      await blobs.completeParts(ref, parts);
      await uploads.publish(id, 1, bodyBytes);
    },
    async abandon(): Promise<void> {
      await blobs.abandonParts(ref);
      await uploads.abandonSession(id, 1);
    },
  };
}
