import type { S3Client } from "@aws-sdk/client-s3";
import { HttpRequest } from "@smithy/core/protocols";
import { SignatureV4 } from "@smithy/signature-v4";
import type { BlobKey, ByteRange, PartsRef } from "../port.ts";
import { objectPath } from "./object-path.ts";
import type { S3Address } from "./s3-clients.ts";

type Signed = {
  method: "GET" | "PUT";
  key: BlobKey;
  query?: Record<string, string>;
  /** Headers that the client must send exactly like this. */
  headers: Record<string, string>;
};

/** Signs URLs with which clients send single requests to the store. All are credentials, which must not be logged. */
export type UrlSigner = {
  /** `Range` is a signed header, so the store refuses a request with another range, or without one. */
  signRead(key: BlobKey, range: ByteRange, expiresInSeconds: number): Promise<string>;
  /** The length is a signed header, and the Part's number is in the signed query. */
  signPart(ref: PartsRef, part: { number: number; bytes: number }, expiresInSeconds: number): Promise<string>;
};

/**
 * The signature covers the host, so a URL works only at the public origin.
 *
 * @param config - of an SDK client, which provides the credentials and the hash function
 */
export function createUrlSigner(
  { region, bucket, pathStyle, publicOrigin }: S3Address & { publicOrigin: string },
  { credentials, sha256 }: Pick<S3Client["config"], "credentials" | "sha256">,
): UrlSigner {
  const { host } = new URL(publicOrigin);
  const signer = new SignatureV4({ credentials, region, service: "s3", sha256, uriEscapePath: false });

  async function sign({ method, key, query = {}, headers }: Signed, expiresIn: number): Promise<string> {
    const request = new HttpRequest({
      method,
      path: `${pathStyle ? `/${bucket}` : ""}${objectPath(key)}`,
      query,
      headers: { host, ...headers, "x-amz-content-sha256": "UNSIGNED-PAYLOAD" },
    });
    const { path, query: signed } = await signer.presign(request, { expiresIn });
    return `${publicOrigin}${path}?${new URLSearchParams(signed as Record<string, string>)}`;
  }

  return {
    signRead: (key, { offset, end }, expiresIn) =>
      sign({ method: "GET", key, headers: { range: `bytes=${offset}-${end - 1}` } }, expiresIn),
    signPart: ({ key, partsId }, { number, bytes }, expiresIn) => {
      const query = { partNumber: String(number), uploadId: partsId };
      return sign({ method: "PUT", key, query, headers: { "content-length": String(bytes) } }, expiresIn);
    },
  };
}
