import { randomBytes } from "node:crypto";
import { readMoveOrder } from "@envoi/store";
import { newUploadId, openStores, type Stores, uploadKey, withCalls } from "@envoi/test-stores";
import { expect, test } from "vitest";
import type { OperatorsDeps } from "../service.ts";
import { hostOperators } from "../testing/host-operators.ts";

const body = { reason: "the old store is full" };
const never = new AbortController().signal;

async function host(stores: Stores, overrides: Partial<OperatorsDeps> = {}) {
  const hosted = await hostOperators(stores, "/store-move", overrides);
  return { ...hosted, status: async () => (await hosted.ask("GET")).json() };
}

/** Writes a Blob without an owner to the second store. */
async function fill(stores: Stores, bytes: number): Promise<void> {
  async function* content() {
    yield [randomBytes(bytes)];
  }
  await stores.move?.from.write(uploadKey(newUploadId()), content(), bytes, never);
}

test("operators can start a move, see what remains to be moved, and end the move", async () => {
  await using stores = await openStores(null, { two: true });
  const { ask, status, audited } = await host(stores);
  for (const bytes of [100, 200, 300]) await fill(stores, bytes);
  await stores.move?.from.startParts(uploadKey(newUploadId()), { partBytes: 10 });
  const left = { blobs: 3, bytes: 600, unfinished: 1, isMore: false };
  expect(await status()).toEqual({ order: null, left });

  expect(await (await ask("POST", "/start", body)).json()).toEqual({ outcome: "started" });
  const since = new Date(stores.clock.now()).toISOString();
  expect(await status()).toEqual({ order: { operator: "ada", since }, left });
  expect(await readMoveOrder(stores.blobs, never)).toEqual({ operator: "ada", since });
  for (const key of await stores.keys("uploads/")) await stores.move?.from.remove(key);
  expect(await status()).toMatchObject({ left: { blobs: 0, unfinished: 1 } });

  expect(await (await ask("POST", "/stop", body)).json()).toEqual({ outcome: "stopped" });
  expect(await (await ask("POST", "/stop", body)).json()).toEqual({ outcome: "stopped" });
  expect(await status()).toMatchObject({ order: null });
  expect(audited().filter(({ outcome }) => outcome !== undefined)).toMatchObject([
    { action: "store-move", operator: "ada", ...body, outcome: "started" },
    { action: "store-move", operator: "ada", ...body, outcome: "stopped" },
    { action: "store-move", operator: "ada", ...body, outcome: "stopped" },
  ]);
});

test("without a second store, every call returns not_found", async () => {
  await using stores = await openStores();
  const { ask } = await host(stores);
  expect((await ask("GET")).status).toBe(404);
  for (const path of ["/start", "/stop"]) expect((await ask("POST", path, body)).status).toBe(404);
});

test("a move is rejected if both stores are the same, and nothing is removed", async () => {
  await using stores = await openStores();
  const { ask, audited } = await host(stores, { move: { from: stores.blobs, to: stores.blobs } });
  const id = await stores.upload();
  expect((await ask("POST", "/start", body)).status).toBe(412);
  expect(await stores.keys()).toEqual([uploadKey(id)]);
  expect(audited()).toMatchObject([{ action: "store-move", outcome: "failed" }]);
});

test("invalid input and wrong tokens are rejected, and calls return unavailable while a store fails", async () => {
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
