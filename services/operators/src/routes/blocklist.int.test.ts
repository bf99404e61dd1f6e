import { createHash, randomBytes } from "node:crypto";
import type { BlobStore } from "@envoi/store";
import { newUploadId, openStores, uploadKey, withCalls } from "@envoi/test-stores";
import { expect, test } from "vitest";
import { hostOperators, readLines } from "../testing/host-operators.ts";

const reason = "report 17";
const newBody = () => ({ sha256: randomBytes(32).toString("hex"), bytes: 1 });

test("operators can hash an upload's body, block it, and take down every upload with this body", async () => {
  await using stores = await openStores();
  const { ask, audited } = await hostOperators(stores, "");
  const content = randomBytes(100_000);
  const body = { sha256: createHash("sha256").update(content).digest("hex"), bytes: content.length };
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push(await stores.upload({}, content));
  const other = await stores.upload({}, randomBytes(content.length));
  const [first = other] = ids;

  expect(await readLines(await ask("GET", `/uploads/${first}/body`))).toEqual([body]);
  expect(await (await ask("POST", "/blocklist", { bodies: [body], reason })).json()).toEqual({ added: 1, known: 0 });
  expect(await (await ask("POST", "/blocklist", { bodies: [body], reason })).json()).toEqual({ added: 0, known: 1 });
  expect(await readLines(await ask("GET", "/blocklist"))).toEqual([body]);

  const takenDown = await readLines(await ask("POST", "/blocklist/take-down", { reason }));
  expect(takenDown.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  for (const id of ids) {
    expect(await stores.uploads.read(id)).toBeNull();
    expect(await stores.uploads.readTakenDown(id)).not.toBeNull();
  }
  expect(await stores.uploads.read(other)).not.toBeNull();
  expect(await readLines(await ask("POST", "/blocklist/take-down", { reason }))).toEqual([]);
  // A taken-down body can still be hashed, for example to unblock it.
  expect(await readLines(await ask("GET", `/uploads/${first}/body`))).toEqual([body]);

  const unblocked = await ask("DELETE", `/blocklist/${body.sha256}`, { reason });
  expect(await unblocked.json()).toEqual({ sha256: body.sha256, outcome: "unblocked" });
  expect((await ask("DELETE", `/blocklist/${body.sha256}`, { reason })).status).toBe(404);
  expect(await readLines(await ask("GET", "/blocklist"))).toEqual([]);
  expect(audited().map(({ action, outcome }) => `${action} ${outcome ?? ""}`.trim())).toEqual([
    "hash body",
    "blocklist add blocked",
    "blocklist add blocked",
    "blocklist list",
    "blocklist apply",
    ...ids.map(() => "take-down taken_down"),
    "blocklist apply",
    "hash body",
    "blocklist remove unblocked",
    "blocklist remove not_found",
    "blocklist list",
  ]);
  expect(audited()[1]).toMatchObject({ operator: "ada", sha256: [body.sha256], reason });
});

test("an upload whose body cannot be read is reported, and the other uploads with the blocked body are taken down", async () => {
  await using stores = await openStores();
  const content = randomBytes(1_000);
  const [broken, whole] = [await stores.upload({}, content), await stores.upload({}, content)];
  const readChunks: BlobStore["readChunks"] = async (key, ...rest) => {
    if (key === uploadKey(broken)) throw new Error("away");
    return stores.blobs.readChunks(key, ...rest);
  };
  const { ask } = await hostOperators(stores, "", { blobs: withCalls(stores.blobs, { readChunks }) });
  const sha256 = createHash("sha256").update(content).digest("hex");
  await ask("POST", "/blocklist", { bodies: [{ sha256, bytes: content.length }], reason });
  const found = await readLines(await ask("POST", "/blocklist/take-down", { reason }));
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({ id: broken, outcome: "unreadable" });
  expect(found).toContainEqual({ id: whole, sha256, outcome: "taken_down" });
});

test("only one call to take down blocked bodies runs at a time", async () => {
  await using stores = await openStores();
  const content = randomBytes(1_000);
  await stores.upload({}, content);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let reads = 0;
  const readChunks: BlobStore["readChunks"] = async (...read) => {
    reads += 1;
    await released;
    return stores.blobs.readChunks(...read);
  };
  const { ask } = await hostOperators(stores, "", { blobs: withCalls(stores.blobs, { readChunks }) });
  const sha256 = createHash("sha256").update(content).digest("hex");
  await ask("POST", "/blocklist", { bodies: [{ sha256, bytes: content.length }], reason });
  const first = ask("POST", "/blocklist/take-down", { reason });
  await expect.poll(() => reads).toBe(1);
  expect((await ask("POST", "/blocklist/take-down", { reason })).status).toBe(503);
  release();
  expect(await readLines(await first)).toHaveLength(1);
  expect(reads).toBe(1);
  expect((await ask("POST", "/blocklist/take-down", { reason })).status).toBe(200);
});

test("a request for the body of an upload that is unknown, incomplete or has ended returns 404", async () => {
  await using stores = await openStores();
  const { ask } = await hostOperators(stores, "");
  const [used, open] = [await stores.upload(), await stores.beginUpload()];
  await stores.download(used);
  for (const id of [used, open, newUploadId(), "0".repeat(17)]) {
    expect((await ask("GET", `/uploads/${id}/body`)).status).toBe(404);
  }
});

test("a call needs a reason, and at most 100 bodies with complete digests and lengths", async () => {
  await using stores = await openStores();
  const { ask } = await hostOperators(stores, "/blocklist");
  const many = Array.from({ length: 101 }, newBody);
  expect((await ask("POST", "", { bodies: many.slice(1), reason })).status).toBe(200);
  const body = newBody();
  const bad = [
    { bodies: many, reason },
    { bodies: [], reason },
    { bodies: [body] },
    { bodies: [{ ...body, sha256: body.sha256.slice(1) }], reason },
    { bodies: [{ ...body, sha256: body.sha256.replace(/./, "G") }], reason },
    { bodies: [{ ...body, bytes: 0 }], reason },
    { bodies: [{ ...body, bytes: 1.5 }], reason },
    { bodies: [{ sha256: body.sha256 }], reason },
  ];
  for (const given of bad) expect((await ask("POST", "", given)).status).toBe(400);
  expect((await ask("POST", "/take-down", {})).status).toBe(400);
  expect((await ask("DELETE", "/no-digest", { reason })).status).toBe(404);
  expect((await ask("POST", "", { bodies: [body], reason }, "another token")).status).toBe(401);
  expect(await readLines(await ask("GET"))).toHaveLength(100);
});
