import { randomBytes } from "node:crypto";
import { call, manyAtOnce, type OldUpload, post, signNonce, uploadOld } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

/** Guesses allowed for a site, here a /48: 80 in five minutes, then one every five seconds. */
const SITE_GUESSES = 80;
const LATE_GUESSES = 10;
const UPLOAD_GUESSES = 500;
const CONCURRENCY = 20;
const SERVED_WITHIN_MS = 2_000;
const HOME = "2001:db8:7777:1::1";

let app: App;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn", TRUST_PROXY: "1" });
});
afterAll(() => app[Symbol.asyncDispose]());

/** An address per index, each in a different /64 of the same /48. */
const addressInSite = (site: number, index: number) => `2001:db8:${site.toString(16)}:${index.toString(16)}::1`;

/** Does the work for each index, and works on several indexes in parallel. */
function forEachIndex<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  let next = 0;
  return manyAtOnce(count, CONCURRENCY, () => work(next++));
}

function ask(path: string, address: string, headers: Record<string, string> = {}) {
  return call(app.origin, path, { headers: { ...headers, "X-Forwarded-For": address } });
}

async function guess({ id }: OldUpload, authKey: Uint8Array, address: string): Promise<number> {
  const { nonce } = await ask(`/api/exists/${id}`, address);
  if (nonce === null) throw new Error("no nonce");
  const { status } = await ask(`/api/metadata/${id}`, address, { Authorization: signNonce(authKey, nonce) });
  return status;
}

/** Opens a link with the right key. @returns the status and the duration */
async function openAtHome(upload: OldUpload, authKey: Uint8Array, address = HOME) {
  const startedAt = performance.now();
  return { status: await guess(upload, authKey, address), tookMs: performance.now() - startedAt };
}

async function uploadWithPassword(): Promise<{ upload: OldUpload; key: Buffer }> {
  const upload = await uploadOld(app.origin, generatorBytes(10));
  const key = randomBytes(64);
  const auth = key.toString("base64url");
  expect((await post(app.origin, `/api/password/${upload.id}`, { owner_token: upload.ownerToken, auth })).status).toBe(
    200,
  );
  return { upload, key };
}

it("I10: 1,100 requests for an upload from one /48 do not lock out a recipient with the right key", async () => {
  const upload = await uploadOld(app.origin, generatorBytes(10));
  const flood = async (from: number) =>
    forEachIndex(1_100, (index) => ask(`/api/exists/${upload.id}`, addressInSite(1, from + index)));
  await flood(0);
  expect((await openAtHome(upload, upload.authKey)).status).toBe(200);
  const flooding = flood(2_000);
  for (let recipient = 0; recipient < 5; recipient++) {
    const { status, tookMs } = await openAtHome(upload, upload.authKey, `192.0.2.${recipient}`);
    expect(status).toBe(200);
    expect(tookMs).toBeLessThan(SERVED_WITHIN_MS);
  }
  await flooding;
});

it("I10: of 2,000 guesses from one /48, only the number allowed for a site is checked, and the recipient can open the link", async () => {
  const { upload, key } = await uploadWithPassword();
  const wrong = randomBytes(64);
  const guessing = forEachIndex(2_000, (index) => guess(upload, wrong, addressInSite(2, index)));
  const served = await openAtHome(upload, key);
  const statuses = await guessing;
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  const evaluated = statuses.filter((status) => status === 401).length;
  expect(evaluated).toBeGreaterThanOrEqual(SITE_GUESSES);
  expect(evaluated).toBeLessThanOrEqual(SITE_GUESSES + LATE_GUESSES);
  expect(served.status).toBe(200);
  expect(served.tookMs).toBeLessThan(SERVED_WITHIN_MS);
  expect(await openAtHome(upload, key)).toMatchObject({ status: 200 });
});

it("I10: after 30 /48s have used all guesses for an upload, its recipient can still open it from another network", async () => {
  const { upload, key } = await uploadWithPassword();
  const wrong = randomBytes(64);
  const guessFrom = (index: number) => guess(upload, wrong, addressInSite(0x100 + (index % 30), index % 2));
  const statuses = await forEachIndex(900, guessFrom);
  const evaluated = statuses.filter((status) => status === 401).length;
  expect(evaluated).toBeGreaterThanOrEqual(UPLOAD_GUESSES);
  expect(evaluated).toBeLessThanOrEqual(UPLOAD_GUESSES + LATE_GUESSES);
  const { status, tookMs } = await openAtHome(upload, key);
  expect(status).toBe(200);
  expect(tookMs).toBeLessThan(SERVED_WITHIN_MS);
});
