import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { recordingLog } from "@envoi/testkit";
import { expect, test } from "vitest";
import { type BlobKey, blobKey } from "../port.ts";
import { createRemoveObjects } from "./remove-objects.ts";
import { createS3Clients } from "./s3-clients.ts";

const KEYS = ["a", "b", "c", "d"].map((name) => blobKey(`uploads/${name}`));
const [A, B, C] = KEYS as [BlobKey, BlobKey, BlobKey];
const REFUSAL = { name: "BlobStoreError", fault: "unavailable" };

const isForMany = ({ method }: IncomingMessage) => method === "POST";
const errorXml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
const resultXml = (errors: Record<string, string>) =>
  `<DeleteResult>${Object.entries(errors)
    .map(([key, code]) => `<Error><Key>${key}</Key><Code>${code}</Code></Error>`)
    .join("")}</DeleteResult>`;

type Answer = { status: number; body?: string };
const REMOVED: Answer = { status: 204 };
const FORBIDDEN: Answer = { status: 403, body: errorXml("AccessDenied") };

/** A store that sends the test's responses; for `null`, the store does not respond. */
async function openStore(answerTo: (request: IncomingMessage, body: string) => Answer | null) {
  const requests: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    requests.push(isForMany(request) ? "many" : `one ${request.url?.split("?")[0]}`);
    const given = answerTo(request, body);
    if (given !== null) response.writeHead(given.status, { "content-type": "application/xml" }).end(given.body);
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const clients = createS3Clients(
    {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: "us-east-1",
      bucket: "bucket",
      accessKeyId: "id",
      secretAccessKey: "secret",
      pathStyle: true,
    },
    recordingLog("test").log,
  );
  const remove = createRemoveObjects(clients.calls, "bucket");
  return {
    requests,
    remove,
    /** @returns whether each key was removed */
    async removeAll(keys: readonly BlobKey[]): Promise<boolean[]> {
      const outcomes = await Promise.allSettled(keys.map(remove));
      for (const outcome of outcomes) if (outcome.status === "rejected") expect(outcome.reason).toMatchObject(REFUSAL);
      return outcomes.map(({ status }) => status === "fulfilled");
    },
    async [Symbol.asyncDispose]() {
      clients.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const isFor = (request: IncomingMessage, key: BlobKey) => request.url?.startsWith(`/bucket/${key}`) ?? false;

test("concurrent removals share one call, but each has its own outcome", async () => {
  const body = resultXml({ [A]: "AccessDenied", [B]: "NoSuchKey" });
  await using store = await openStore(() => ({ status: 200, body }));
  expect(await store.removeAll(KEYS)).toEqual([false, true, true, true]);
  expect(store.requests).toEqual(["many"]);
});

test.each<[string, Answer]>([
  ["rejects a batch", { status: 400, body: errorXml("MissingContentMD5") }],
  ["does not implement batch removal", { status: 501, body: errorXml("NotImplemented") }],
  ["rejects a batch with a response that is not XML", { status: 501, body: "<html>no" }],
  ["sends an invalid response", { status: 200, body: "<DeleteResult><Error><Key>uplo" }],
  ["reports an unknown key", { status: 200, body: resultXml({ "/bucket/uploads/a": "AccessDenied" }) }],
])("after a store %s, each object is removed with its own call", async (_title, answer) => {
  await using store = await openStore((request) => {
    if (isForMany(request)) return answer;
    return isFor(request, A) ? FORBIDDEN : REMOVED;
  });
  expect(await store.removeAll(KEYS)).toEqual([false, true, true, true]);
  expect(await store.removeAll(KEYS)).toEqual([false, true, true, true]);
  expect(store.requests.filter((request) => request === "many")).toHaveLength(1);
  expect(store.requests).toHaveLength(1 + 2 * KEYS.length);
});

test("retries a call that removes many objects when the store is overloaded", async () => {
  let overloaded = true;
  await using store = await openStore(() =>
    overloaded ? { status: 503, body: errorXml("SlowDown") } : { status: 200, body: resultXml({}) },
  );
  expect(await store.removeAll(KEYS)).toEqual([false, false, false, false]);
  overloaded = false;
  expect(await store.removeAll(KEYS)).toEqual([true, true, true, true]);
  expect(new Set(store.requests)).toEqual(new Set(["many"]));
});

test("a call without a response does not delay other removals for long", async () => {
  await using store = await openStore((request, body) => {
    if (isForMany(request)) return body.includes(A) ? null : { status: 200, body: resultXml({}) };
    return REMOVED;
  });
  void store.removeAll([A, B]);
  await expect.poll(() => store.requests).toEqual(["many"]);
  await store.remove(C);
});
