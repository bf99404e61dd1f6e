import type { S3Client } from "@aws-sdk/client-s3";
import { HttpRequest } from "@smithy/core/protocols";
import { SignatureV4 } from "@smithy/signature-v4";
import type { BlobKey, ByteRange } from "../port.ts";
import { objectPath } from "./object-path.ts";
import type { S3Address } from "./s3-clients.ts";

/**
 * Signs URLs for single ranges. `Range` is a signed header, so the store refuses a request with another range, or
 * without one. The signature covers the host, so a URL works only at the public origin.
 *
 * @param config - of an SDK client, which provides the credentials and the hash function
 */
export function createSignRead(
  { region, bucket, pathStyle, publicOrigin }: S3Address & { publicOrigin: string },
  { credentials, sha256 }: Pick<S3Client["config"], "credentials" | "sha256">,
): (key: BlobKey, range: ByteRange, expiresInSeconds: number) => Promise<string> {
  const { host } = new URL(publicOrigin);
  const signer = new SignatureV4({ credentials, region, service: "s3", sha256, uriEscapePath: false });
  return async (key, { offset, end }, expiresIn) => {
    const request = new HttpRequest({
      method: "GET",
      path: `${pathStyle ? `/${bucket}` : ""}${objectPath(key)}`,
      headers: { host, range: `bytes=${offset}-${end - 1}`, "x-amz-content-sha256": "UNSIGNED-PAYLOAD" },
    });
    const { path, query } = await signer.presign(request, { expiresIn });
    return `${publicOrigin}${path}?${new URLSearchParams(query as Record<string, string>)}`;
  };
}
