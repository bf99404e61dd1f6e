import type { S3Client } from "@aws-sdk/client-s3";
import { type BlobKey, BlobStoreError, blobKey } from "../port.ts";
import { objectPath } from "./object-path.ts";
import { resolveEndpoint } from "./resolve-endpoint.ts";
import type { S3Address } from "./s3-clients.ts";
import { createUrlSigner } from "./signed-urls.ts";

/*
 * [Note: Forged writes]
 *
 * A signed URL contains the id of an access key, so strangers may know the id. But if the body of a write is announced
 * as `STREAMING-UNSIGNED-PAYLOAD-TRAILER`, MinIO does not verify a signature in the query (tried with the sources of
 * 2026-02-12). Anyone who knows the id of a key with the right to write could then write any object. Our policies deny
 * such writes (`buildS3Policy`), and MinIO does check policies.
 *
 * MinIO also accepts `x-amz-…` headers that a URL does not sign. With `x-amz-copy-source`, the holder of a URL for a
 * Part could copy the Blob of any upload into its own, without a Claim. Our policies deny reads at URLs, which such a
 * copy contains. S3 and SeaweedFS require that these headers are signed.
 *
 * Operators may use policies of their own, so a process tries both before it signs its first URL for a write.
 */

/** The gateway may remove objects with such names, and the sweep removes any that remain. */
const TRIED_KEY: BlobKey = blobKey("uploads/00/0000000000000000.part.0");
const TRY_MS = 5_000;
const URL_SECONDS = 60;
const BODY = "5\r\nhello\r\n0\r\nx-amz-checksum-crc32:NhCmhg==\r\n\r\n";

/**
 * Tries a write with a forged signature, and a copy at a URL for a Part. See [Note: Forged writes].
 *
 * @param client - SDK client, which resolves the endpoint and provides the credentials
 * @param remove - removes the object that a store with forged writes has stored
 * @returns whether the store has refused both
 * @throws BlobStoreError if the store does not answer
 */
export async function refusesForgeries(
  client: Pick<S3Client, "config">,
  address: S3Address,
  remove: (key: BlobKey) => Promise<void>,
): Promise<boolean> {
  const { origin, pathname } = resolveEndpoint(client, address);
  const base = `${origin}${pathname.replace(/\/$/, "")}`;
  return (await refusesWrite(client, address, base, remove)) && (await refusesCopy(client, address, origin));
}

async function refusesWrite(
  client: Pick<S3Client, "config">,
  { region }: S3Address,
  base: string,
  remove: (key: BlobKey) => Promise<void>,
): Promise<boolean> {
  const { accessKeyId, sessionToken } = await client.config.credentials();
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const query = new URLSearchParams({
    "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
    "X-Amz-Credential": `${accessKeyId}/${date.slice(0, 8)}/${region}/s3/aws4_request`,
    "X-Amz-Date": date,
    "X-Amz-Expires": String(URL_SECONDS),
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
  const answer = await send(`${base}${objectPath(TRIED_KEY)}?${query}`, headers);
  if (!answer.ok) return true;
  await remove(TRIED_KEY);
  return false;
}

/** The upload and the object do not exist, so a store that would copy answers 404. */
async function refusesCopy(client: Pick<S3Client, "config">, address: S3Address, origin: string): Promise<boolean> {
  const { signPart } = createUrlSigner({ ...address, publicOrigin: origin }, client.config);
  const ref = { key: TRIED_KEY, partsId: "0", partBytes: BODY.length };
  const url = await signPart(ref, { number: 1, bytes: BODY.length }, URL_SECONDS);
  const answer = await send(url, { "x-amz-copy-source": `${address.bucket}/${TRIED_KEY}` });
  return answer.status === 403;
}

/** @throws BlobStoreError if the store does not answer */
async function send(url: string, headers: Record<string, string>): Promise<Response> {
  const answer = await fetch(url, { method: "PUT", headers, body: BODY, signal: AbortSignal.timeout(TRY_MS) }).catch(
    (cause: unknown) => {
      throw new BlobStoreError("unavailable", { cause });
    },
  );
  await answer.body?.cancel();
  if (answer.status >= 500) throw new BlobStoreError("unavailable");
  return answer;
}
