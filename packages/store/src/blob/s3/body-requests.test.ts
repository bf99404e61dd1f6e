import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import { recordingLog } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { blobKey } from "../port.ts";
import { createS3Clients, type S3Address } from "./s3-clients.ts";
import { storeError } from "./s3-faults.ts";

const KEY = blobKey("metrics/date=2026-01-01/a");
const abortSignal = new AbortController().signal;

/** A server that sends the given responses, and the requests it received. */
async function startStore(answer: RequestListener, bucket: Partial<S3Address> = {}) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const keys = { accessKeyId: "key", secretAccessKey: "secret" };
  const address = {
    endpoint: `http://127.0.0.1:${port}`,
    region: "eu-west-3",
    bucket: "envoi",
    pathStyle: true,
    ...keys,
  };
  const clients = createS3Clients({ ...address, ...bucket }, recordingLog("test").log);
  onTestFinished(() => {
    clients.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { bodies: clients.bodies, requests };
}

const refusing =
  (status: number, xml: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end(xml);
  };

test("a request for an object names the bucket and the encoded key, and its signature covers all headers", async () => {
  const { bodies, requests } = await startStore((_request, response) => {
    response.writeHead(206, { ETag: '"one"' }).end("content");
  });
  const found = await bodies.get(KEY, { range: "bytes=0-6", "if-match": undefined }, { abortSignal });
  expect([await text(found.body), found.etag]).toEqual(["content", '"one"']);
  const [{ url = "", headers } = { headers: {} }] = requests;
  expect(url).toBe("/envoi/metrics/date%3D2026-01-01/a");
  expect(headers).toMatchObject({
    range: "bytes=0-6",
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-west-3\/s3\/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$/,
    ),
  });
});

test("sends a body with its length, and reuses its connection", async () => {
  const received: string[] = [];
  const { bodies, requests } = await startStore(async (request, response) => {
    received.push(await text(request));
    response.writeHead(200, { ETag: '"one"' }).end();
  });
  const put = () => bodies.put(KEY, { "if-none-match": "*" }, Readable.from([Buffer.from("body")]), 4, { abortSignal });
  expect(await put()).toEqual({ ETag: '"one"' });
  await turn();
  await put();
  await turn();
  const part = { key: KEY, partsId: "a/b", number: 7 };
  await bodies.putPart(part, Readable.from([Buffer.from("part")]), 4, { abortSignal });
  expect(received).toEqual(["body", "body", "part"]);
  expect(requests[0]?.headers).toMatchObject({ "content-length": "4", "if-none-match": "*" });
  expect(requests[2]?.url).toBe("/envoi/metrics/date%3D2026-01-01/a?partNumber=7&uploadId=a%2Fb");
  expect(new Set(requests.map(({ socket }) => socket)).size).toBe(1);
});

test.each([
  [507, "<Error><Code>InsufficientStorage</Code></Error>", "full"],
  [400, "<Error><Code>XMinioStorageFull</Code><Message>the disk</Message></Error>", "full"],
  [412, "<Error><Code>PreconditionFailed</Code></Error>", "changed"],
  [503, "not XML", "unavailable"],
])("maps a rejection with status %i and body %s to the fault %s", async (status, xml, fault) => {
  const { bodies } = await startStore(refusing(status, xml));
  const error = await bodies.get(KEY, {}, { abortSignal }).catch(storeError);
  expect(error).toMatchObject({ fault, cause: { $metadata: { httpStatusCode: status } } });
});

test("cuts off an endless error response", async () => {
  const { bodies } = await startStore((_request, response) => {
    response.writeHead(500);
    Readable.from(endless())
      .on("error", () => {})
      .pipe(response);
  });
  expect(await bodies.get(KEY, {}, { abortSignal }).catch(storeError)).toMatchObject({ fault: "unavailable" });
});

async function* endless() {
  for (;;) yield Buffer.alloc(16_384, "x");
}

test("signs requests with the store's time after a rejection caused by a wrong clock", async () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  const { bodies, requests } = await startStore(
    refusing(403, "<Error><Code>RequestTimeTooSkewed</Code></Error>", { Date: tomorrow.toUTCString() }),
  );
  for (let n = 0; n < 2; n++) await bodies.get(KEY, {}, { abortSignal }).catch(() => {});
  const days = requests.map(({ headers }) => String(headers["x-amz-date"]).slice(0, 8));
  expect(days[0]).not.toBe(days[1]);
  expect(days[1]).toBe(tomorrow.toISOString().slice(0, 10).replaceAll("-", ""));
});

test("ends a request when the request's signal aborts", async () => {
  const { bodies } = await startStore(() => {});
  const leaving = new AbortController();
  const request = bodies.get(KEY, {}, { abortSignal: leaving.signal });
  leaving.abort();
  await expect(request).rejects.toMatchObject({ name: "AbortError" });
});
