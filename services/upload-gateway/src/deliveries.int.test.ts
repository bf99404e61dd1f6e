import { randomBytes } from "node:crypto";
import { createDeliveryTickets } from "@envoi/auth/node";
import { type Issuer, PEOPLE, startIssuer } from "@envoi/dev-issuer";
import {
  ciphertextBytes,
  encodeBase64Url,
  type NewRequestBody,
  type NewRequestReply,
  parseRequestId,
  type RequestId,
  type UploadId,
  WRAPPED_DELIVERY_KEY_BYTES,
} from "@envoi/protocol";
import { firstMessage } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HostedUploadGateway, hostUploadGateway, TICKET_KEY } from "./testing/host-upload-gateway.ts";

const UNAUTHORIZED = { error: 401, code: "unauthorized" };
const base64 = (bytes: number) => encodeBase64Url(new Uint8Array(randomBytes(bytes)));

const createBody = (changes: Partial<NewRequestBody> = {}): NewRequestBody => ({
  publicKey: base64(1_216),
  label: base64(512 + 16),
  linkToken: base64(32),
  ownerToken: base64(32),
  ownerAuthKey: base64(64),
  hasPassword: false,
  timeLimit: 3_600,
  deliveries: 2,
  bytes: 1_000,
  deliveryBytes: 600,
  ...changes,
});

async function post(gateway: HostedUploadGateway, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.origin}/api/requests`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

async function createRequest(
  gateway: HostedUploadGateway,
  changes: Partial<NewRequestBody> = {},
  headers: Record<string, string> = {},
) {
  const body = createBody(changes);
  const { status, answer } = await post(gateway, body, headers);
  expect(status).toBe(200);
  const reply = answer as NewRequestReply;
  return { ...reply, id: parseRequestId(reply.id) as RequestId, ownerAuthKey: body.ownerAuthKey };
}

function deliveryTo(id: RequestId, changes: object = {}) {
  const ticket = createDeliveryTickets({ key: TICKET_KEY, clock: { now: Date.now } }).issue(id);
  return { ext: 1, delivery: { id, ticket, key: base64(WRAPPED_DELIVERY_KEY_BYTES), ...changes } };
}

async function deliver(
  gateway: HostedUploadGateway,
  bytes: number,
  more: Record<string, unknown>,
  wish: { bearer?: string } = {},
) {
  let id = "";
  const end = await gateway.upload(bytes, { ...wish, declared: true, more }, (reply) => {
    id = String(reply["id"]);
  });
  return { end, id: id as UploadId };
}

test("a delivery becomes an upload that only the request's owner can open, and is listed [R10.7]", async () => {
  await using gateway = await hostUploadGateway({});
  const request = await createRequest(gateway);
  const more = deliveryTo(request.id);
  const { end, id } = await deliver(gateway, 600, more);
  expect(end).toEqual({ ok: true });
  expect(await gateway.uploads.read(id)).toMatchObject({
    authKey: request.ownerAuthKey,
    requestId: request.id,
    ciphertextBytes: ciphertextBytes(600),
  });
  expect(await gateway.uploads.listDeliveries(request.id)).toMatchObject([
    { id, state: "delivered", bytes: 600, wrappedKey: more.delivery.key },
  ]);
});

test.each([
  ["more bytes than a delivery may have", 601, {}, { error: 413, code: "too_large" }],
  ["a ticket of another request", 1, { ticket: deliveryTo("0".repeat(16) as RequestId).delivery.ticket }, UNAUTHORIZED],
  ["an expired ticket", 1, { ticket: `${Date.now() - 1}.${base64(32)}` }, UNAUTHORIZED],
  ["an unknown request", 1, deliveryTo("f".repeat(16) as RequestId).delivery, { error: 404, code: "not_found" }],
  ["a malformed id", 1, { id: "../x" }, { error: 400, code: "bad_request" }],
  ["the id of a property", 1, { id: "__proto__" }, { error: 400, code: "bad_request" }],
  ["a ticket that is no text", 1, { ticket: ["x"] }, { error: 400, code: "bad_request" }],
  ["a long ticket", 1, { ticket: "x".repeat(257) }, { error: 400, code: "bad_request" }],
  ["a wrapped key of another length", 1, { key: base64(10) }, { error: 400, code: "bad_request" }],
])("rejects a delivery with %s, which takes no place", async (_what, bytes, changes, refused) => {
  await using gateway = await hostUploadGateway({});
  const { id } = await createRequest(gateway);
  const { end } = await deliver(gateway, bytes, deliveryTo(id, changes));
  expect(end).toEqual(refused);
  expect(await gateway.uploads.listDeliveries(id)).toEqual([]);
});

test("a delivery needs a declared length", async () => {
  await using gateway = await hostUploadGateway({});
  const { id } = await createRequest(gateway);
  expect(await gateway.upload(1, { more: deliveryTo(id) })).toEqual({ error: 400, code: "bad_request" });
});

test("when 20 senders race for 2 places, exactly 2 deliveries are complete", async () => {
  await using gateway = await hostUploadGateway({});
  const { id } = await createRequest(gateway);
  const ends = await Promise.all(Array.from({ length: 20 }, () => deliver(gateway, 10, deliveryTo(id))));
  expect(ends.filter(({ end }) => end?.["ok"] === true)).toHaveLength(2);
  expect(ends.filter(({ end }) => end?.["code"] === "request_full")).toHaveLength(18);
  expect(await gateway.uploads.listDeliveries(id)).toHaveLength(2);
});

test("attempts to send to a full request leave no sessions in the database, however often they are repeated", async () => {
  await using gateway = await hostUploadGateway({});
  const { id } = await createRequest(gateway);
  for (let n = 0; n < 2; n++) expect((await deliver(gateway, 10, deliveryTo(id))).end).toEqual({ ok: true });
  const opened: string[] = [];
  const { openSession } = gateway.uploads;
  gateway.uploads.openSession = (session) => {
    opened.push(session.id);
    return openSession(session);
  };
  const ends = await Promise.all(Array.from({ length: 5 }, () => deliver(gateway, 10, deliveryTo(id))));
  for (const { end } of ends) expect(end).toEqual({ error: 409, code: "request_full" });
  expect(opened).toEqual([]);
});

test("the metadata of a delivery that loses the race for the last place stays counted in its sender's quota", async () => {
  const limits = { ANON_MAX_FILE_SIZE: "1000", MAX_FILE_SIZE: "1000", MAX_FILES_PER_ARCHIVE: "1" };
  await using gateway = await hostUploadGateway({ ...limits, UPLOAD_BYTES_PER_DAY_PER_NETWORK: "800000" });
  const { id } = await createRequest(gateway, { deliveries: 1, bytes: 600 });
  const beforeRace = await gateway.uploads.readRequest(id);
  gateway.uploads.readRequest = async () => beforeRace;
  expect((await deliver(gateway, 10, deliveryTo(id))).end).toEqual({ ok: true });
  const send = () => deliver(gateway, 10, { ...deliveryTo(id), fileMetadata: base64(40_000) });
  expect((await send()).end).toMatchObject({ code: "request_full" });
  expect((await send()).end).toMatchObject({ code: "too_many_bytes" });
});

test("closing a request ends deliveries that are being sent, and they are not published [R10.12]", async () => {
  await using gateway = await hostUploadGateway({});
  const { id } = await createRequest(gateway);
  const end = await gateway.upload(10, { declared: true, more: deliveryTo(id) }, () => {
    void gateway.uploads.closeRequest(id);
  });
  expect(end).toMatchObject({ error: 409, code: "request_closed" });
  expect((await deliver(gateway, 10, deliveryTo(id))).end).toEqual({ error: 409, code: "request_closed" });
});

test.each([
  ["more than their largest file", { deliveryBytes: 2 ** 40, bytes: 2 ** 40 }, 413],
  ["a lifetime above theirs", { timeLimit: 10_000_000 }, 400],
  ["fewer bytes than one delivery", { bytes: 599 }, 400],
  ["more bytes than all deliveries", { bytes: 1_201 }, 400],
  ["no deliveries", { deliveries: 0 }, 400],
  ["too many deliveries", { deliveries: 1_001, bytes: 600_600 }, 400],
  ["another public key", { publicKey: base64(1_215) }, 400],
  ["an unpadded label", { label: base64(511 + 16) }, 400],
  ["a number that is not whole", { bytes: 999.5 }, 400],
  ["a number beyond 2^53", { deliveryBytes: 2 ** 53, bytes: 2 ** 53 }, 400],
  ["a negative number", { deliveries: -1 }, 400],
  ["no time", { timeLimit: 0 }, 400],
  ["digits of another script", { deliveries: "２" as unknown as number }, 400],
  ["a token with a blank", { ownerToken: `${base64(31)} ` }, 400],
])("rejects a request whose owner wants %s", async (_what, changes, status) => {
  await using gateway = await hostUploadGateway({});
  expect(await post(gateway, createBody(changes))).toMatchObject({ status });
});

test("requests can be turned off", async () => {
  await using gateway = await hostUploadGateway({ ALLOW_REQUESTS: "false" });
  expect(await post(gateway, createBody())).toMatchObject({ status: 404 });
});

test("rejects requests of pages of other origins", async () => {
  await using gateway = await hostUploadGateway({});
  expect(await post(gateway, createBody(), { Origin: "https://elsewhere.example" })).toMatchObject({ status: 403 });
});

test("charges the owner for all bytes that a request may receive [R10.13]", async () => {
  const limits = { ANON_MAX_FILE_SIZE: "1000", MAX_FILE_SIZE: "1000", MAX_FILES_PER_ARCHIVE: "1" };
  await using gateway = await hostUploadGateway({ ...limits, STORED_BYTES_PER_NETWORK: "3000000" });
  const changes = { deliveries: 1_000, bytes: 1_000_000, deliveryBytes: 1_000 };
  const answers = await Promise.all([1, 2, 3].map(() => post(gateway, createBody(changes))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
  expect(answers.find(({ status }) => status === 429)?.answer).toMatchObject({ code: "too_many_bytes" });
});

test("deliveries that the server cannot store are counted, over sockets and HTTP, but not those that it refuses", async () => {
  await using gateway = await hostUploadGateway({ STORAGE_HARD_BYTES: "1" });
  const { id } = await createRequest(gateway);
  const stored = await gateway.uploads.readRequest(id);
  const failed = async () => {
    const { values = [] } = (await gateway.registry.getSingleMetric("file_request_deliveries_total")?.get()) ?? {};
    return values.find(({ labels }) => labels["state"] === "failed")?.value;
  };
  expect([stored?.isOpen, await failed()]).toEqual([true, 0]);
  const full = { error: 507, code: "full" };
  expect(await gateway.upload(10, { declared: true })).toEqual(full);
  expect((await deliver(gateway, 601, deliveryTo(id))).end).toMatchObject({ code: "too_large" });
  expect(await failed()).toBe(0);
  expect((await deliver(gateway, 10, deliveryTo(id))).end).toEqual(full);
  expect(await failed()).toBe(1);
  const headers = { "Content-Type": "application/json", "Tus-Resumable": "1.0.0" };
  const body = firstMessage(randomBytes(16), 10, { fields: { size: ciphertextBytes(10), ...deliveryTo(id) } });
  const overHttp = await fetch(`${gateway.origin}/api/uploads`, { method: "POST", headers, body });
  expect([overHttp.status, await failed()]).toEqual([507, 2]);
});

describe("with accounts", () => {
  let issuer: Issuer;
  beforeAll(async () => {
    issuer = await startIssuer({});
  });
  afterAll(() => issuer[Symbol.asyncDispose]());

  const host = (settings: Record<string, string>) =>
    hostUploadGateway({
      AUTH_ISSUER: issuer.origin,
      AUTH_CLIENT_ID: issuer.clientId,
      AUTH_DIALECT: "fxa",
      ...settings,
    });

  test("where uploads require an account, the owner of a request needs one, and its senders do not [R10.3c]", async () => {
    await using gateway = await host({ UPLOAD_REQUIRES_ACCOUNT: "true" });
    expect(await post(gateway, createBody())).toMatchObject({ status: 401 });
    const headers = { Authorization: `Bearer ${await issuer.tokenFor("ada")}` };
    const { id } = await createRequest(gateway, {}, headers);
    expect(await gateway.upload(1)).toEqual(UNAUTHORIZED);
    expect((await deliver(gateway, 1, deliveryTo(id))).end).toEqual({ ok: true });
    // A session that has ended makes no difference.
    expect((await deliver(gateway, 1, deliveryTo(id), { bearer: "ended" })).end).toEqual({ ok: true });
  });

  test("a delivery of a signed-in sender counts for that account, and names it nowhere [R10.13c]", async () => {
    const settings = { UPLOADS_PER_HOUR_PER_NETWORK: "2", UPLOADS_PER_HOUR_PER_ACCOUNT: "1" };
    await using gateway = await host(settings);
    const { id } = await createRequest(gateway, { deliveries: 3, bytes: 1_800 });
    const bearer = await issuer.tokenFor("ada");
    const sent = await deliver(gateway, 1, deliveryTo(id), { bearer });
    expect(sent.end).toEqual({ ok: true });
    const tooMany = { error: 429, code: "too_many_uploads" };
    expect((await deliver(gateway, 1, deliveryTo(id), { bearer })).end).toMatchObject(tooMany);
    expect((await deliver(gateway, 1, deliveryTo(id))).end).toEqual({ ok: true });
    expect((await deliver(gateway, 1, deliveryTo(id))).end).toMatchObject(tooMany);
    const told = JSON.stringify([await gateway.uploads.listDeliveries(id), await gateway.uploads.read(sent.id)]);
    for (const secret of [PEOPLE.ada.uid, PEOPLE.ada.email, bearer]) expect(told).not.toContain(secret);
  });
});
