import { randomBytes } from "node:crypto";
import { createRequestId } from "@envoi/auth/node";
import { type AuthKey, ciphertextBytes, type RequestId, type UploadId } from "@envoi/protocol";
import type { NewRequest } from "@envoi/store";
import { newUploadId, openStores, type Stores } from "@envoi/test-stores";
import { expect, test } from "vitest";
import { hostOperators, readLines, TOKEN } from "../testing/host-operators.ts";
import { visitor } from "../testing/visit-page.ts";

const MiB = 1_048_576;
const QUOTA = "a".repeat(64);
const reason = "report 17";
const random = (bytes: number) => randomBytes(bytes).toString("base64url");

async function ask({ uploads }: Stores): Promise<NewRequest> {
  const request: NewRequest = {
    id: createRequestId(),
    ownerTokenHash: random(32),
    linkTokenHash: random(32),
    hasPassword: false,
    ownerAuthKey: random(64) as AuthKey,
    publicKey: random(1_216),
    sealedLabel: random(528),
    timeLimitSeconds: 3_600,
    maxDeliveries: 10,
    maxBytes: 10 * MiB,
    maxDeliveryBytes: MiB,
    deliverySeconds: 86_400,
    quotas: [QUOTA],
  };
  await uploads.createRequest(request);
  const limit = { maxBytes: 100 * MiB, lifeSeconds: 100_000 };
  await uploads.admitToQuota(QUOTA, request.id as string as UploadId, 10 * MiB, limit);
  return request;
}

async function deliver(stores: Stores, requestId: RequestId): Promise<{ id: UploadId; wrappedKey: string }> {
  const id = await stores.beginUpload({ requestId });
  const wrappedKey = random(1_200);
  await stores.uploads.reserveDelivery(requestId, { id, wrappedKey, bytes: 1_000 });
  await stores.uploads.completeDelivery(requestId, id);
  await stores.completeUpload(id);
  return { id, wrappedKey };
}

test("operators can list requests and show one with its deliveries, and see nothing secret [R10.14]", async () => {
  await using stores = await openStores();
  const { ask: call, audited } = await hostOperators(stores, "/requests");
  const [request, other] = [await ask(stores), await ask(stores)];
  const { id, wrappedKey } = await deliver(stores, request.id);
  await stores.uploads.collectDeliveries(request.id, [id]);

  const lines = await readLines(await call("GET"));
  expect(lines.map((line) => line.id).toSorted()).toEqual([request.id, other.id].toSorted());
  expect(await readLines(await call("GET", "?limit=1"))).toHaveLength(1);
  const text = await (await call("GET", `/${request.id}`)).text();
  expect(JSON.parse(text)).toEqual({
    id: request.id,
    isOpen: true,
    passwordSet: false,
    deliveries: 1,
    maxDeliveries: 10,
    bytes: 1_000,
    maxBytes: 10 * MiB,
    maxDeliveryBytes: MiB,
    createdAt: expect.any(String),
    expiresAt: expect.any(String),
    list: [{ id, bytes: 1_000, state: "collected", wasCollected: true, at: expect.any(String) }],
  });
  const { ownerTokenHash, linkTokenHash, ownerAuthKey, sealedLabel } = request;
  for (const hidden of [wrappedKey, ownerTokenHash, linkTokenHash, ownerAuthKey, sealedLabel]) {
    expect(text + JSON.stringify(lines)).not.toContain(hidden);
  }
  expect(audited().map(({ action }) => action)).toEqual(["list requests", "list requests", "show request"]);
});

test("operators can close a request: it accepts nothing more, keeps what has arrived, and frees its owner's quota", async () => {
  await using stores = await openStores();
  const { ask: call, audited } = await hostOperators(stores, "/requests");
  const { id: requestId } = await ask(stores);
  const { id } = await deliver(stores, requestId);
  const closed = await call("POST", `/${requestId}/close`, { reason });
  expect(await closed.json()).toEqual({ id: requestId, outcome: "closed" });
  expect(await stores.uploads.readRequest(requestId)).toMatchObject({ isOpen: false });
  expect(await stores.uploads.read(id)).not.toBeNull();
  expect(await stores.uploads.readQuota(QUOTA)).toBe(ciphertextBytes(1_000));
  expect(audited()).toMatchObject([{ action: "close request", operator: "ada", requestId, reason, outcome: "closed" }]);
});

test("operators can delete a request with its deliveries", async () => {
  await using stores = await openStores();
  const { ask: call, audited, metric } = await hostOperators(stores, "/requests");
  const { id: requestId } = await ask(stores);
  const deliveries = [await deliver(stores, requestId), await deliver(stores, requestId)];
  const kept = await stores.upload();
  const deleted = await call("DELETE", `/${requestId}`, { reason });
  expect(await deleted.json()).toEqual({ id: requestId, outcome: "deleted" });
  expect(await stores.uploads.readRequest(requestId)).toBeNull();
  for (const { id } of deliveries) expect(await stores.uploads.read(id)).toBeNull();
  expect(await stores.uploads.read(kept)).not.toBeNull();
  expect(await stores.uploads.readQuota(QUOTA)).toBe(0);
  expect((await call("DELETE", `/${requestId}`, { reason })).status).toBe(404);
  expect(await metric("file_requests_total")).toBe(1);
  expect(audited()).toMatchObject([
    { action: "delete request", operator: "ada", requestId, reason, outcome: "deleted" },
    { action: "delete request", requestId, reason, outcome: "not_found" },
  ]);
});

test("operators can find, take down, restore and delete a delivery like any upload [R10.14b]", async () => {
  await using stores = await openStores();
  const { ask: call } = await hostOperators(stores, "");
  const { id: requestId } = await ask(stores);
  const { id } = await deliver(stores, requestId);
  expect(await (await call("GET", `/uploads/${id}`)).json()).toMatchObject({ id, requestId, state: "live" });
  expect(await (await call("POST", `/uploads/${id}/take-down`, { reason })).json()).toEqual({
    id,
    outcome: "taken_down",
  });
  expect(await stores.uploads.read(id)).toBeNull();
  expect(await (await call("POST", `/uploads/${id}/restore`, { reason })).json()).toEqual({ id, outcome: "restored" });
  expect(await stores.uploads.read(id)).toMatchObject({ requestId });
  expect(await (await call("DELETE", `/uploads/${id}`, { reason })).json()).toEqual({ id, outcome: "deleted" });
  expect(await stores.uploads.read(id)).toBeNull();
  expect(await stores.uploads.readRequest(requestId)).toMatchObject({ isOpen: true });
});

test("calls without the token or a reason, or about unknown requests, change nothing", async () => {
  await using stores = await openStores();
  const { ask: call } = await hostOperators(stores, "/requests");
  const { id } = await ask(stores);
  for (const [method, path] of [
    ["GET", ""],
    ["GET", `/${id}`],
    ["POST", `/${id}/close`],
    ["DELETE", `/${id}`],
  ] as const) {
    const body = method === "GET" ? undefined : { reason };
    expect((await call(method, path, body, "wrong")).status).toBe(401);
  }
  for (const body of [{}, { reason: "" }, { reason, more: 1 }]) {
    expect((await call("POST", `/${id}/close`, body)).status).toBe(400);
    expect((await call("DELETE", `/${id}`, body)).status).toBe(400);
  }
  for (const unknown of ["x", newUploadId(), "0".repeat(17)]) {
    expect((await call("GET", `/${unknown}`)).status).toBe(404);
    expect((await call("POST", `/${unknown}/close`, { reason })).status).toBe(404);
    expect((await call("DELETE", `/${unknown}`, { reason })).status).toBe(404);
  }
  expect((await call("GET", "?limit=-1")).status).toBe(400);
  expect(await stores.uploads.readRequest(id)).toMatchObject({ isOpen: true });
});

test("at the page, operators can list, show, close and delete requests, and each action is audited", async () => {
  await using stores = await openStores();
  const { privatePort, audited } = await hostOperators(stores, "");
  const { id: requestId } = await ask(stores);
  const { id } = await deliver(stores, requestId);
  const visit = visitor(`http://127.0.0.1:${privatePort}`);
  expect((await visit("/requests")).status).toBe(303);
  await visit("/sign-in", { operator: "ada", token: TOKEN });
  expect((await visit("/requests")).text).toContain(`/operator-page/requests/${requestId}`);
  expect((await visit(`/requests?id=${requestId}`)).location).toBe(`/operator-page/requests/${requestId}`);
  const shown = await visit(`/requests/${requestId}`);
  expect(shown.text).toContain(`/operator-page/uploads/${id}`);
  expect((await visit(`/uploads/${id}`)).text).toContain(`/operator-page/requests/${requestId}`);
  const closed = await visit(`/requests/${requestId}/close`, { reason });
  expect(closed.text).toContain("It is closed.");
  expect(closed.text).not.toContain("<h2>Close</h2>");
  expect(await stores.uploads.readRequest(requestId)).toMatchObject({ isOpen: false });
  expect((await visit(`/requests/${requestId}/delete`, {})).status).toBe(400);
  expect(await visit(`/requests/${requestId}/delete`, { reason })).toMatchObject({
    status: 303,
    location: "/operator-page/requests",
  });
  expect(await stores.uploads.readRequest(requestId)).toBeNull();
  expect(await stores.uploads.read(id)).toBeNull();
  expect((await visit(`/requests/${requestId}`)).status).toBe(404);
  expect((await visit("/requests?id=x")).status).toBe(404);
  const acted = audited().filter(({ reason: given }) => given !== undefined);
  expect(acted).toMatchObject([
    { action: "close request", operator: "ada", requestId, reason, outcome: "closed" },
    { action: "delete request", operator: "ada", requestId, reason, outcome: "deleted" },
  ]);
});
