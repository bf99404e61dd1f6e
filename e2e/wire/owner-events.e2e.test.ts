import { call, downloadOld, fetchNonce, post, signNonce, uploadOld } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { hearEvents, untilNoticesArrive } from "../support/hear-events.ts";

let app: App;
beforeAll(async () => {
  app = await startApp({ ANON_MAX_DOWNLOADS: "5" });
});
afterAll(() => app[Symbol.asyncDispose]());

it("an owner is notified when a download starts and is counted, and of wrong passwords, changes and deletion", async () => {
  await untilNoticesArrive(app.origin);
  const upload = await uploadOld(app.origin, generatorBytes(200_000), { dlimit: 3 });
  const owner = { owner_token: upload.ownerToken };
  const heard = await hearEvents(app.origin, [upload]);
  await downloadOld(app.origin, upload);
  await heard.until("download.started");
  expect((await heard.until("download.completed")).event).toMatchObject({ id: upload.id, dlimit: 3, dtotal: 1 });
  await post(app.origin, `/api/password/${upload.id}`, { ...owner, auth: upload.authKey.toString("base64url") });
  await heard.until("changed");
  const wrong = signNonce(Buffer.alloc(64), await fetchNonce(app.origin, upload.id));
  expect((await call(app.origin, `/api/metadata/${upload.id}`, { headers: { Authorization: wrong } })).status).toBe(
    401,
  );
  expect((await heard.until("password.refused")).event).toMatchObject({ id: upload.id, count: 1 });
  await post(app.origin, `/api/delete/${upload.id}`, owner);
  expect((await heard.until("deleted")).event).toMatchObject({ id: upload.id, dtotal: 1 });
  expect(await heard.ended).toBe("finished");
  expect(heard.states).toEqual(["open"]);
});

it("an owner is notified when the janitor removes an expired upload", async () => {
  const upload = await uploadOld(app.origin, generatorBytes(10), { dlimit: 1, timeLimit: 2 });
  const heard = await hearEvents(app.origin, [upload]);
  expect((await heard.until("expired")).event).toMatchObject({ id: upload.id, dtotal: 0 });
});

it("no log line contains a token from a subscription", async () => {
  const upload = await uploadOld(app.origin, generatorBytes(10), { dlimit: 1 });
  const heard = await hearEvents(app.origin, [upload]);
  await downloadOld(app.origin, upload);
  await heard.until("exhausted");
  expect(await app.output()).not.toContain(upload.ownerToken);
});
