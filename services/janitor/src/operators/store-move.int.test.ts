import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { JanitorDeps } from "../service.ts";
import { newUploadId, openStores, type Stores, uploadKey, withCalls } from "../testing/host-janitor.ts";
import { hostOperators } from "../testing/host-operators.ts";

const body = { reason: "the old store is full" };

async function host(stores: Stores, overrides: Partial<JanitorDeps> = {}) {
  const hosted = await hostOperators(stores, "/store-move", overrides);
  return { ...hosted, status: async () => (await hosted.ask("GET")).json() };
}

/** A Blob that has no owner, in the second store. */
async function fill(stores: Stores, bytes: number): Promise<void> {
  async function* content() {
    yield [randomBytes(bytes)];
  }
  await stores.move?.from.write(uploadKey(newUploadId()), content(), bytes, new AbortController().signal);
}

test("operators start a move, see what is left and what was moved, and stop it", async () => {
  await using stores = await openStores(null, { two: true });
  const { ask, status, audited } = await host(stores);
  for (const bytes of [100, 200, 300]) await fill(stores, bytes);
  await stores.move?.from.startParts(uploadKey(newUploadId()), { partBytes: 10 });
  const left = { blobs: 3, bytes: 600, unfinished: 1, isMore: false };
  const none = { moved: 0, bytes: 0, failed: 0 };
  expect(await status()).toEqual({ order: null, left, sinceStart: none });

  expect(await (await ask("POST", "/start", body)).json()).toEqual({ outcome: "started" });
  await expect
    .poll(status, { timeout: 20_000 })
    .toMatchObject({ order: { operator: "ada" }, left: { blobs: 0, unfinished: 1 } });
  expect(await status()).toMatchObject({ sinceStart: { moved: 3, bytes: 600, failed: 0 } });

  expect(await (await ask("POST", "/stop", body)).json()).toEqual({ outcome: "stopped" });
  expect(await (await ask("POST", "/stop", body)).json()).toEqual({ outcome: "stopped" });
  expect(await status()).toMatchObject({ order: null });
  expect(audited().filter(({ outcome }) => outcome !== undefined)).toMatchObject([
    { action: "store-move", operator: "ada", ...body, outcome: "started" },
    { action: "store-move", operator: "ada", ...body, outcome: "stopped" },
    { action: "store-move", operator: "ada", ...body, outcome: "stopped" },
  ]);
});

test("without a second store, every call is answered with not_found", async () => {
  await using stores = await openStores();
  const { ask } = await host(stores);
  expect((await ask("GET")).status).toBe(404);
  for (const path of ["/start", "/stop"]) expect((await ask("POST", path, body)).status).toBe(404);
});

test("two names of one store are refused, and nothing is removed", async () => {
  await using stores = await openStores();
  const { ask, audited } = await host(stores, { move: { from: stores.blobs, to: stores.blobs } });
  const id = await stores.upload();
  expect((await ask("POST", "/start", body)).status).toBe(412);
  expect(await stores.keys()).toEqual([uploadKey(id)]);
  expect(audited()).toMatchObject([{ action: "store-move", outcome: "failed" }]);
});

test("bad input and wrong tokens are refused, and a failing store is unavailable", async () => {
  await using stores = await openStores(null, { two: true });
  const { move } = stores;
  if (move === null) throw new Error("there is one store");
  const away = withCalls(move.to, {
    write: async () => {
      throw new Error("away");
    },
  });
  const { ask, status } = await host(stores, { move: { ...move, to: away } });
  for (const given of [{}, { reason: "" }, { reason: "x".repeat(501) }, { ...body, more: 1 }]) {
    expect((await ask("POST", "/start", given)).status).toBe(400);
  }
  expect((await ask("POST", "/start", body, "wrong")).status).toBe(401);
  expect((await ask("GET", "", undefined, "wrong")).status).toBe(401);
  expect((await ask("POST")).status).toBe(405);
  expect((await ask("GET", "/start")).status).toBe(405);
  expect((await ask("POST", "/start", body)).status).toBe(500);
  expect(await status()).toMatchObject({ order: null });
});
