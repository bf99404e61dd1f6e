import type { Readable } from "node:stream";
import { type S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { inCallSpan } from "@envoi/platform";
import { HttpRequest } from "@smithy/core/protocols";
import type { NodeHttpHandler } from "@smithy/node-http-handler";
import { SignatureV4 } from "@smithy/signature-v4";
import type { BlobKey } from "../port.ts";
import { objectPath } from "./object-path.ts";
import { resolveEndpoint } from "./resolve-endpoint.ts";
import type { S3Address } from "./s3-clients.ts";

/*
 * [Note: Body requests]
 *
 * Every small transfer sends one request with a body. An SDK command spends about a millisecond of CPU time on such a
 * request, in about twenty middlewares: five times the cost of the signed request itself. So these requests use only
 * the SDK's signer and HTTP handler, with the endpoint that the SDK resolves. Like SDK commands with a body, they are
 * not retried.
 */

type Options = { abortSignal: AbortSignal; requestTimeout?: number };
type Headers = Readonly<Record<string, string | undefined>>;

/** `totalBytes`: the length of the whole object; `null` if the response is not a range, or the length is unknown. */
type FoundBody = { body: Readable; etag: string | undefined; totalBytes: number | null };

/** Requests that send or receive a body. @throws S3ServiceException, like the SDK, when the store rejects a request */
export type BodyRequests = {
  /** @param headers - the range and the conditions of the request */
  get(key: BlobKey, headers: Headers, options: Options): Promise<FoundBody>;
  /** Stores an object. @param headers - the conditions of the request */
  put(key: BlobKey, headers: Headers, body: Readable, bytes: number, options: Options): Promise<{ ETag?: string }>;
  putPart(
    part: { key: BlobKey; partsId: string; number: number },
    body: Readable,
    bytes: number,
    options: Options,
  ): Promise<{ ETag?: string }>;
};

const UNSIGNED = "UNSIGNED-PAYLOAD";
const FORBIDDEN = 403;
/**
 * If the clocks differ by less than this, the difference is not why a request was rejected: stores tolerate up to 15
 * minutes.
 */
const TOLERATED_SKEW_MS = 300_000;
/** Maximum number of bytes read from the XML that explains a rejection. */
const MAX_EXPLANATION_BYTES = 65_536;
const EXPLANATION_MS = 10_000;

/** Reads the beginning of a response as text. */
async function readExplanation(body: Readable): Promise<string> {
  const timer = setTimeout(() => body.destroy(), EXPLANATION_MS);
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > MAX_EXPLANATION_BYTES) break;
    }
  } catch {
    // If the explanation cannot be read, the status is enough.
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks).toString();
}

async function readRefusal(statusCode: number, body: Readable): Promise<S3ServiceException> {
  const xml = await readExplanation(body);
  const text = (element: string) => new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return new S3ServiceException({
    name: text("Code") ?? "UnknownError",
    message: text("Message") ?? "",
    $fault: statusCode < 500 ? "client" : "server",
    $metadata: { httpStatusCode: statusCode },
  });
}

/**
 * See [Note: Body requests].
 *
 * @param client - SDK client, which resolves the endpoint and provides the credentials and the hash function
 */
export function createBodyRequests(address: S3Address, client: S3Client, handler: NodeHttpHandler): BodyRequests {
  const { region, bucket } = address;
  const { protocol, hostname, port, host, pathname } = resolveEndpoint(client, address);
  const base = pathname.replace(/\/$/, "");
  const signer = new SignatureV4({
    credentials: client.config.credentials,
    region,
    service: "s3",
    sha256: client.config.sha256,
    uriEscapePath: false,
  });
  const shared = { protocol, hostname, ...(port !== "" && { port: Number(port) }) };
  const attributes = { "rpc.system": "aws-api", "rpc.service": "S3", "aws.s3.bucket": bucket, "cloud.region": region };
  /** Milliseconds by which the store's clock is ahead of ours. */
  let skewMs = 0;

  async function sendSigned(
    request: { method: "GET" | "PUT"; key: BlobKey; query?: Record<string, string>; headers: Headers; body?: Readable },
    options: Options,
  ) {
    const { method, key, query = {}, body } = request;
    const given = Object.entries(request.headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const unsigned = new HttpRequest({
      ...shared,
      method,
      path: `${base}${objectPath(key)}`,
      query,
      headers: { host, ...Object.fromEntries(given) },
      body,
    });
    const signed = await signer.sign(unsigned, { signingDate: new Date(Date.now() + skewMs) });
    const { response } = await handler.handle(HttpRequest.clone(signed), options);
    const { statusCode, headers } = response;
    // The handler returns the original response of Node's `http` module, which is a `Readable`.
    const received: Readable = response.body;
    if (statusCode >= 200 && statusCode < 300) return { headers, body: received };
    const aheadMs = Date.parse(headers["date"] ?? "") - Date.now();
    if (statusCode === FORBIDDEN && Math.abs(aheadMs - skewMs) > TOLERATED_SKEW_MS) skewMs = aheadMs;
    throw await readRefusal(statusCode, received);
  }

  function runInSpan<Result>(command: string, run: () => Promise<Result>): Promise<Result> {
    return inCallSpan(`S3.${command}`, { ...attributes, "rpc.method": command }, run);
  }

  function sendBody(
    command: string,
    request: { key: BlobKey; query?: Record<string, string>; headers: Headers; body: Readable },
    bytes: number,
    options: Options,
  ): Promise<{ ETag?: string }> {
    return runInSpan(command, async () => {
      const headers = { ...request.headers, "content-length": String(bytes), "x-amz-content-sha256": UNSIGNED };
      const answer = await sendSigned({ ...request, method: "PUT", headers }, options);
      // The response is empty, but must be read to free its connection.
      answer.body.resume();
      const { etag } = answer.headers;
      return etag === undefined ? {} : { ETag: etag };
    });
  }

  return {
    get: (key, headers, options) =>
      runInSpan("GetObject", async () => {
        const found = await sendSigned({ method: "GET", key, headers }, options);
        const total = /\/(\d+)$/.exec(found.headers["content-range"] ?? "")?.[1];
        const totalBytes = total === undefined ? null : Number(total);
        return { body: found.body, etag: found.headers["etag"], totalBytes };
      }),
    put: (key, headers, body, bytes, options) => sendBody("PutObject", { key, headers, body }, bytes, options),
    putPart: ({ key, partsId, number }, body, bytes, options) => {
      const query = { partNumber: String(number), uploadId: partsId };
      return sendBody("UploadPart", { key, query, headers: {}, body }, bytes, options);
    },
  };
}
