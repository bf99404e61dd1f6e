import { once } from "node:events";
import { request } from "node:http";
import { beginUpload, call, fetchNonce, opaqueBody, signNonce, uploadOld, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { metric } from "../support/measures.ts";

const LEAVING = 6;
const BODY_BYTES = 30_000_000;

let app: App;
beforeAll(async () => {
  app = await startApp({ ANON_MAX_DOWNLOADS: "50" });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

/** Failed store calls reported by all processes. */
async function failedCalls(): Promise<string[]> {
  const pages = app
    .processes()
    .map(async ({ privateOrigin }) => (await call(privateOrigin, "/metrics")).body.toString());
  const lines = (await Promise.all(pages)).join("\n").split("\n");
  return lines.filter((line) => line.startsWith("store_operation_seconds_count") && line.includes('outcome="failed"'));
}

test("recipients who leave midway do not count as store failures", async () => {
  const upload = await uploadOld(app.origin, generatorBytes(BODY_BYTES), { dlimit: 50 });
  for (let left = 0; left < LEAVING; left++) {
    const Authorization = signNonce(upload.authKey, await fetchNonce(app.origin, upload.id));
    const asked = request(`${app.origin}/api/download/${upload.id}`, {
      headers: { Authorization },
      agent: false,
    }).end();
    const [answer] = await once(asked, "response");
    await once(answer, "data");
    // Some leave with a reset, like a closed window, others with an orderly close.
    if (left % 2 === 0) asked.socket?.resetAndDestroy();
    else asked.destroy();
  }
  await waitFor(
    () => metric(app, 'downloads_ended_total{outcome="released"}'),
    (count) => count >= LEAVING,
  );
  expect(await failedCalls()).toEqual([]);
});

test.each([
  ["with", true, "interrupted"],
  ["without", false, "cancelled"],
] as const)(
  "senders who leave in the middle of a body %s a declared length do not count as store failures",
  async (_with, declared, outcome) => {
    const left = `uploads_ended_total{outcome="${outcome}"}`;
    const before = await metric(app, left);
    for (let sender = 0; sender < LEAVING; sender++) {
      const upload = await beginUpload(app.origin, BODY_BYTES, { declared });
      await upload.sendAll(opaqueBody(BODY_BYTES / 2));
      if (sender % 2 === 0) upload.socket.terminate();
      else upload.socket.close();
    }
    await waitFor(
      () => metric(app, left),
      (count) => count >= before + LEAVING,
    );
    expect(await failedCalls()).toEqual([]);
  },
);
