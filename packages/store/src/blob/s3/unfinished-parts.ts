import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type MultipartUpload,
  type S3Client,
} from "@aws-sdk/client-s3";
import { BlobStoreError, type StoredPart } from "../port.ts";
import { answered, answeredIfThere } from "./s3-faults.ts";

/** Maximum number of repeated aborts: a Part in flight may still be stored after an abort. */
const MAX_ABORTS = 10;

/**
 * Lists multipart uploads that were never completed. Some may be missing, because some stores forget them on restart.
 */
export async function* listUnfinished(
  client: S3Client,
  bucket: string,
  prefix: string,
): AsyncGenerator<MultipartUpload> {
  let from: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await answered(
      client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...from })),
    );
    yield* page.Uploads ?? [];
    if (page.IsTruncated !== true) return;
    from = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}

/** Whether the upload was started but neither completed nor aborted. @throws BlobStoreError */
export async function hasUpload(
  client: S3Client,
  upload: { Bucket: string; Key: string; UploadId: string },
): Promise<boolean> {
  return (await answeredIfThere(client.send(new ListPartsCommand({ ...upload, MaxParts: 1 })))) !== null;
}

/** Lists the stored Parts of an upload. @returns `null` if the upload was completed or aborted @throws BlobStoreError */
export async function listParts(
  client: S3Client,
  upload: { Bucket: string; Key: string; UploadId: string },
): Promise<StoredPart[] | null> {
  const parts: StoredPart[] = [];
  let from: { PartNumberMarker?: string | undefined } = {};
  for (;;) {
    const page = await answeredIfThere(client.send(new ListPartsCommand({ ...upload, ...from })));
    if (page === null) return null;
    for (const { PartNumber: number, Size: bytes, ETag: etag } of page.Parts ?? []) {
      if (number !== undefined && bytes !== undefined && etag !== undefined) parts.push({ number, bytes, etag });
    }
    if (page.IsTruncated !== true) return parts;
    from = { PartNumberMarker: page.NextPartNumberMarker };
  }
}

/**
 * Aborts an upload repeatedly until none of its Parts remains. No error when the upload does not exist.
 *
 * @throws BlobStoreError
 */
export async function abortUpload(
  client: S3Client,
  upload: { Bucket: string; Key: string; UploadId: string },
): Promise<void> {
  for (let aborts = 0; aborts < MAX_ABORTS; aborts++) {
    if ((await answeredIfThere(client.send(new AbortMultipartUploadCommand(upload)))) === null) return;
    const left = await answeredIfThere(client.send(new ListPartsCommand({ ...upload, MaxParts: 1 })));
    if (left === null || (left.Parts ?? []).length === 0) return;
  }
  throw new BlobStoreError("unavailable", { cause: new Error("parts keep arriving") });
}
