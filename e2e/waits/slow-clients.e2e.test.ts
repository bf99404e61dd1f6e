import { setTimeout as delay } from "node:timers/promises";
import { beginUpload, call, downloadBody, ONE_NETWORK_SETTINGS, opaqueBody, uploadOld } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

const CLIENTS = 300;
/** Number of clients that connect simultaneously. A client that sends nothing for ten seconds is disconnected. */
const CONCURRENT_CLIENTS = 30;
const BYTES_PER_SECOND = 2_000;
const SECONDS = 90;
/**
 * Number of consecutive requests that must complete before the first client has finished: on average, each in less than
 * half a second.
 */
const CALLS = 150;

let app: App;
beforeAll(async () => {
  app = await startApp({ ...ONE_NETWORK_SETTINGS, LOG_LEVEL: "warn" });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

/** Sends a number of exists requests for an upload. */
async function askFor(id: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    expect((await call(app.origin, `/api/exists/${id}`)).status).toBe(200);
    await delay(100);
  }
}

async function openUploads() {
  const opened: Awaited<ReturnType<typeof beginUpload>>[] = [];
  while (opened.length < CLIENTS) {
    const some = Array.from({ length: CONCURRENT_CLIENTS }, (_, index) =>
      beginUpload(app.origin, BYTES_PER_SECOND * SECONDS, { declared: index % 2 === 0, dlimit: 1 }),
    );
    opened.push(...(await Promise.all(some)));
  }
  return opened.map((upload) => ({ ...upload, body: Buffer.concat([...opaqueBody(upload.length)]) }));
}

it("300 clients that send 2 kB/s are all served, while requests for another upload get quick responses", async () => {
  const other = await uploadOld(app.origin, generatorBytes(10));
  const uploads = await openUploads();
  const sending = uploads.map(async ({ body, send, finish }) => {
    for (let at = 0; at < body.length; at += BYTES_PER_SECOND) {
      await Promise.all([send(body.subarray(at, at + BYTES_PER_SECOND)), delay(1_000)]);
    }
    return finish();
  });
  const replies = Promise.all(sending);
  const first = await Promise.race([askFor(other.id, CALLS).then(() => "calls"), replies.then(() => "uploads")]);
  expect(first).toBe("calls");
  expect(new Set((await replies).map((reply) => JSON.stringify(reply)))).toEqual(new Set(['{"ok":true}']));
  for (const upload of uploads) {
    const { body } = await downloadBody(app.origin, upload);
    expect(body.equals(upload.body)).toBe(true);
  }
});
