import { UploadPartCopyCommand } from "@aws-sdk/client-s3";
import { type BlobKey, BlobStoreError, type ByteRange, blobKey, type PartsRef, type StoredPart } from "../port.ts";
import type { S3Clients } from "./s3-clients.ts";
import { answered } from "./s3-faults.ts";

/*
 * [Note: Readable Parts]
 *
 * S3 serves no bytes of a multipart upload before it is complete. So a Part that must be readable earlier is stored as
 * its own object, which the store then copies into the multipart upload. These objects are removed once the Blob is
 * complete. Each object's key contains the session id, so the sweep finds leftover objects. The `partsId` of such Parts
 * begins with a marker, so any process can recognise them when storing, reading or removing one.
 */

const MARK = "readable:";
/** Timeout for copying a Part within the store. */
const COPY_MS = 60_000;

export function markReadable(uploadId: string): string {
  return `${MARK}${uploadId}`;
}

export function isReadable(partsId: string): boolean {
  return partsId.startsWith(MARK);
}

/** @param partsId - id with or without the mark of readable Parts */
export function removeMark(partsId: string): string {
  return isReadable(partsId) ? partsId.slice(MARK.length) : partsId;
}

/** Prefix of the keys of a Blob's readable Parts. */
export function partPrefix(key: BlobKey): string {
  return `${key}.part.`;
}

export function partKey(key: BlobKey, number: number): BlobKey {
  return blobKey(`${partPrefix(key)}${number}`);
}

/** Copies a Part's object into the multipart upload. @returns the etag of the copied Part */
export async function copyPart(
  calls: S3Clients["calls"],
  bucket: string,
  { key, partsId }: PartsRef,
  number: number,
): Promise<string> {
  const copy = new UploadPartCopyCommand({
    Bucket: bucket,
    Key: key,
    UploadId: removeMark(partsId),
    PartNumber: number,
    CopySource: `${bucket}/${partKey(key, number)}`,
  });
  const { CopyPartResult } = await answered(calls.send(copy, { requestTimeout: COPY_MS }));
  if (CopyPartResult?.ETag === undefined) throw new BlobStoreError("unavailable");
  return CopyPartResult.ETag;
}

/** Removes the objects of these Parts. The sweep removes any that remain. */
export async function removePartObjects(
  remove: (key: BlobKey) => Promise<void>,
  { key }: PartsRef,
  parts: readonly StoredPart[],
): Promise<void> {
  await Promise.all(parts.map(({ number }) => remove(partKey(key, number)).catch(() => {})));
}

/**
 * Reads a range of Parts, one after the other.
 *
 * @param readPart - reads a range of one object; `null` if the object does not exist
 * @returns `null` when the first Part of the range does not exist
 */
export async function readPartObjects(
  { key, partBytes }: PartsRef,
  { offset, end }: ByteRange,
  readPart: (key: BlobKey, range: ByteRange) => Promise<"read" | null>,
): Promise<"read" | null> {
  for (let at = offset; at < end; ) {
    const index = Math.floor(at / partBytes);
    const begin = index * partBytes;
    const until = Math.min(end, begin + partBytes);
    const read = await readPart(partKey(key, index + 1), { offset: at - begin, end: until - begin });
    if (read === null && at === offset) return null;
    // The recipient already has some of the bytes, and must request the rest.
    if (read === null) throw new BlobStoreError("unavailable");
    at = until;
  }
  return "read";
}
