import type { S3Client } from "@aws-sdk/client-s3";
import { type BlobKey, BlobStoreError, blobKey } from "../port.ts";
import { objectPath } from "./object-path.ts";
import { resolveEndpoint } from "./resolve-endpoint.ts";
import type { S3Address } from "./s3-clients.ts";

/*
 * [Note: Forged writes]
 *
 * A signed URL contains the id of an access key, so strangers may know the id. But if the body of a write is announced
 * as `STREAMING-UNSIGNED-PAYLOAD-TRAILER`, MinIO does not verify a signature in the query (tried with the sources of
 * 2026-02-12). Anyone who knows the id of a key with the right to write could then write any object. Our policies deny
 * such writes (`buildS3Policy`), and MinIO does check policies. Operators may use policies of their own, so a process tries a forged
 * write before it signs its first URL for a write.
 */

/** The gateway may remove objects with such names, and the sweep removes any that remain. */
const TRIED_KEY: BlobKey = blobKey("uploads/00/0000000000000000.part.0");
const TRY_MS = 5_000;
const BODY = "5\r\nhello\r\n0\r\nx-amz-checksum-crc32:NhCmhg==\r\n\r\n";

/**
 * Sends a write with a forged signature. See [Note: Forged writes].
 *
 * @param client - SDK client, which resolves the endpoint and provides the credentials
 * @returns whether the store has refused the write; if not, the object it has stored must be removed
 * @throws BlobStoreError if the store does not answer
 */
export async function refusesForgeries(
  client: Pick<S3Client, "config">,
  address: S3Address,
  remove: (key: BlobKey) => Promise<void>,
): Promise<boolean> {
  const { accessKeyId, sessionToken } = await client.config.credentials();
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const query = new URLSearchParams({
    "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
    "X-Amz-Credential": `${accessKeyId}/${date.slice(0, 8)}/${address.region}/s3/aws4_request`,
    "X-Amz-Date": date,
    "X-Amz-Expires": "60",
    ...(sessionToken !== undefined && { "X-Amz-Security-Token": sessionToken }),
    "X-Amz-SignedHeaders": "host",
    "X-Amz-Signature": "0".repeat(64),
  });
  const headers = {
    "x-amz-content-sha256": "STREAMING-UNSIGNED-PAYLOAD-TRAILER",
    "x-amz-decoded-content-length": "5",
    "x-amz-trailer": "x-amz-checksum-crc32",
    "content-encoding": "aws-chunked",
  };
  const { origin, pathname } = resolveEndpoint(client, address);
  const url = `${origin}${pathname.replace(/\/$/, "")}${objectPath(TRIED_KEY)}?${query}`;
  const answer = await fetch(url, { method: "PUT", headers, body: BODY, signal: AbortSignal.timeout(TRY_MS) }).catch(
    (cause: unknown) => {
      throw new BlobStoreError("unavailable", { cause });
    },
  );
  await answer.body?.cancel();
  if (answer.status >= 500) throw new BlobStoreError("unavailable");
  if (!answer.ok) return true;
  await remove(TRIED_KEY);
  return false;
}
