import { call, fetchNonce, signNonce, uploadOld } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

let app: App;

beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

it("the nonces of two concurrent recipients are never rejected, so no retry is needed", async () => {
  const upload = await uploadOld(app.origin, generatorBytes(1_000), { dlimit: 5 });
  const path = `/api/metadata/${upload.id}`;
  const refused: number[] = [];

  async function recipient(): Promise<void> {
    let nonce = await fetchNonce(app.origin, upload.id);
    for (let turn = 0; turn < 30; turn += 1) {
      const answer = await call(app.origin, path, { headers: { Authorization: signNonce(upload.authKey, nonce) } });
      if (answer.status !== 200 || answer.nonce === null) refused.push(answer.status);
      nonce = answer.nonce ?? (await fetchNonce(app.origin, upload.id));
    }
  }

  await Promise.all([recipient(), recipient()]);
  expect(refused).toEqual([]);
});
