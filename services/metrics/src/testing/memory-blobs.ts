import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { type BlobKey, BlobStoreError } from "@envoi/store";
import type { BatchStore } from "../merge-hour.ts";
import { allOf } from "./all-of.ts";

/** Blobs in memory with etags as in S3. Files would be too slow for trying every order of calls. */
export function createMemoryBlobs(): BatchStore {
  const blobs = new Map<BlobKey, Buffer>();
  const etagOf = (body: Buffer | undefined) => body && createHash("md5").update(body).digest("hex");
  return {
    async write(key, body, bytes, _signal, { replaces } = {}) {
      const written = Buffer.concat((await allOf(body)).flat());
      if (written.byteLength !== bytes) throw new BlobStoreError("length_mismatch");
      if (replaces !== undefined && (etagOf(blobs.get(key)) ?? null) !== replaces) throw new BlobStoreError("changed");
      blobs.set(key, written);
      return { etag: etagOf(written) ?? "" };
    },
    async read(key, _range, _signal, { etag } = {}) {
      const body = blobs.get(key);
      if (body === undefined) return null;
      if (etag !== undefined && etagOf(body) !== etag) throw new BlobStoreError("changed");
      return Readable.from([body]);
    },
    async *list(prefix) {
      for (const [key, body] of blobs) {
        const entry = { bytes: body.byteLength, modifiedAtMs: 0, etag: etagOf(body) ?? "", partsId: null };
        if (key.startsWith(prefix)) yield { key, ...entry };
      }
    },
    async remove(key) {
      blobs.delete(key);
    },
  };
}
