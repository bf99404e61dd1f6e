import { randomBytes } from "node:crypto";
import { createRequestId, hashOwnerToken } from "@envoi/auth/node";
import { createGuessLimiter, GUESS_LIMIT } from "@envoi/platform";
import {
  ciphertextBytes,
  type DeliveryState,
  type InboxReply,
  type OpenRequestReply,
  parseAuthKey,
  REQUEST_PUBLIC_KEY_BYTES,
  type ReceiptsReply,
  type UploadId,
  WRAPPED_DELIVERY_KEY_BYTES,
} from "@envoi/protocol";
import type { NewRequest } from "@envoi/store";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { hostMetadata, REQUESTER_HEADER } from "../testing/host-metadata.ts";
import { readEvents } from "../testing/read-events.ts";

const MiB = 1_048_576;
const QUOTA = "a".repeat(64);
const DELIVERY_SECONDS = 86_400;
const UNKNOWN_ID = "0123456789abcdef" as UploadId;
const random = (bytes: number) => randomBytes(bytes).toString("base64url");

const SENDER_CALLS = ["open", "receipts"] as const;
const OWNER_CALLS = ["inbox", "collect", "remove", "close", "delete"] as const;
const CALLS = [...SENDER_CALLS, ...OWNER_CALLS];

/** A request of ten deliveries, as the gateway stores it, and its owner and senders. */
async function hostRequest(settings: Record<string, string> = {}, overrides: Partial<NewRequest> = {}) {
  const hosted = await hostMetadata(settings, { guesses: createGuessLimiter() });
  onTestFinished(() => hosted[Symbol.asyncDispose]());
  const { uploads } = hosted;
  const [linkToken, ownerToken] = [random(32), random(32)];
  const request: NewRequest = {
    id: createRequestId(),
    ownerTokenHash: hashOwnerToken(ownerToken),
    linkTokenHash: hashOwnerToken(linkToken),
    hasPassword: false,
    ownerAuthKey: parseAuthKey(random(64)),
    publicKey: random(REQUEST_PUBLIC_KEY_BYTES),
    sealedLabel: random(528),
    timeLimitSeconds: 3_600,
    maxDeliveries: 10,
    maxBytes: 10 * MiB,
    maxDeliveryBytes: MiB,
    deliverySeconds: DELIVERY_SECONDS,
    quotas: [QUOTA],
    ...overrides,
  };
  await uploads.createRequest(request);
  const { id } = request;
  const counted = id as string as UploadId;
  await uploads.admitToQuota(QUOTA, counted, 10 * MiB, { maxBytes: 100 * MiB, lifeSeconds: 1_000_000 });

  /** Reserves a place, and completes the delivery unless told otherwise, as the gateway does. */
  async function deliver({ isComplete = true, bytes = 1_000 } = {}) {
    const wrappedKey = random(WRAPPED_DELIVERY_KEY_BYTES);
    const opened = await hosted.open({ requestId: id, authKey: request.ownerAuthKey, quotas: [] });
    await uploads.reserveDelivery(id, { id: opened.id, wrappedKey, bytes });
    if (isComplete) {
      await uploads.completeDelivery(id, opened.id);
      await uploads.publish(opened.id, 1, ciphertextBytes(bytes));
    }
    return { ...opened, wrappedKey };
  }

  /** A call with both valid tokens, of which it uses one, unless `body` has others. */
  function call(name: string, body: object = {}, { requester = "someone", to = id as string } = {}) {
    const tokens = SENDER_CALLS.includes(name as "open") ? { linkToken } : { ownerToken };
    const lists = ["receipts", "collect", "remove"].includes(name) ? { deliveries: [] } : {};
    const headers = { [REQUESTER_HEADER]: requester };
    return hosted.post(`/api/request/${to}/${name}`, { ...tokens, ...lists, ...body }, headers);
  }

  async function states(): Promise<DeliveryState[]> {
    const { list } = JSON.parse((await call("inbox")).text) as InboxReply;
    return list.map(({ state }) => state);
  }

  return { ...hosted, request, id, linkToken, ownerToken, deliver, call, states };
}

describe.each(CALLS)("the call %s", (name) => {
  test("returns 200 with its token, 401 with another or the other's", async () => {
    const { call, linkToken, ownerToken } = await hostRequest();
    const isSenders = SENDER_CALLS.includes(name as "open");
    for (const token of [random(32), isSenders ? ownerToken : linkToken]) {
      const refused = await call(name, isSenders ? { linkToken: token } : { ownerToken: token });
      expect([refused.status, refused.text]).toEqual([401, '{"error":401,"code":"unauthorized"}']);
    }
    expect((await call(name)).status).toBe(200);
  });

  test("returns 404 for an unknown or malformed id, and after the last delivery that could be kept has expired", async () => {
    const { call, advance } = await hostRequest();
    for (const to of [UNKNOWN_ID, "0123456789ABCDEF", "0".repeat(17)]) {
      const missing = await call(name, {}, { to });
      expect([missing.status, missing.text]).toEqual([404, '{"error":404,"code":"not_found"}']);
    }
    advance((3_600 + DELIVERY_SECONDS) * 1_000 + 60_000);
    expect((await call(name)).status).toBe(404);
  });

  test("returns 400 for a body of another form, 405 for other methods", async () => {
    const { call, ask, post, id } = await hostRequest();
    const wrong = [
      { linkToken: 1, ownerToken: 1 },
      { linkToken: "AAAA", ownerToken: "AAAA" },
      { linkToken: random(33), ownerToken: random(33) },
    ];
    for (const body of wrong) expect((await call(name, body)).status).toBe(400);
    if (["receipts", "collect", "remove"].includes(name)) {
      for (const deliveries of [null, UNKNOWN_ID, [1], Array(1_001).fill(UNKNOWN_ID)]) {
        expect((await call(name, { deliveries })).status).toBe(400);
      }
    }
    expect((await post(`/api/request/${id}/${name}`, [])).status).toBe(400);
    expect((await ask("GET", `/api/request/${id}/${name}`)).status).toBe(405);
  });
});

test.each(["collect", "remove"])("the call %s returns 400 for malformed ids of deliveries", async (name) => {
  const { call } = await hostRequest();
  expect((await call(name, { deliveries: ["../config"] })).status).toBe(400);
});

test("a sender sees the request, what is left, and no deliveries [R10.4b]", async () => {
  const { call, deliver, request } = await hostRequest();
  await deliver({ bytes: 1_000 });
  await deliver({ isComplete: false, bytes: 500 });
  const reply = JSON.parse((await call("open")).text) as OpenRequestReply;
  expect(reply).toEqual({
    publicKey: request.publicKey,
    label: request.sealedLabel,
    expiresAt: expect.any(Number),
    deliveries: 10,
    bytes: 10 * MiB,
    deliveryBytes: MiB,
    deliverySeconds: DELIVERY_SECONDS,
    isOpen: true,
    left: { deliveries: 8, bytes: 10 * MiB - 1_500 },
    ticket: expect.any(String),
  });
});

test("where requests are turned off, senders get 404, but owners can still collect and delete", async () => {
  const { call, states } = await hostRequest({ ALLOW_REQUESTS: "false" });
  expect((await call("open")).status).toBe(404);
  expect(await states()).toEqual([]);
  expect((await call("delete")).status).toBe(200);
});

test("after the last moment, and after closing, the request is not open", async () => {
  const { call, advance } = await hostRequest();
  advance(3_600_000);
  expect(JSON.parse((await call("open")).text)).toMatchObject({ isOpen: false });
  const other = await hostRequest();
  expect((await other.call("close")).status).toBe(200);
  expect((await other.call("close")).status).toBe(200);
  expect(JSON.parse((await other.call("open")).text)).toMatchObject({ isOpen: false });
});

describe("link tokens of a request", () => {
  const wrong = () => ({ linkToken: random(32) });

  test("with a password: wrong ones count as guesses, from each network, in all calls of senders [R10.5c]", async () => {
    const { call } = await hostRequest({}, { hasPassword: true });
    for (let n = 0; n < GUESS_LIMIT.points; n++) {
      expect((await call(n % 2 === 0 ? "open" : "receipts", wrong())).status).toBe(401);
    }
    const refused = await call("open", wrong());
    expect([refused.status, refused.text]).toEqual([429, '{"error":429,"code":"rate_limited"}']);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await call("open")).status).toBe(429);
    expect((await call("open", {}, { requester: "another" })).status).toBe(200);
    // The owner's token depends on no password.
    expect((await call("inbox")).status).toBe(200);
  });

  test("with a password: right ones do not count", async () => {
    const { call } = await hostRequest({}, { hasPassword: true });
    for (let n = 0; n < 2 * GUESS_LIMIT.points; n++) expect((await call("open")).status).toBe(200);
    expect((await call("open", wrong())).status).toBe(401);
  });

  test("without a password: wrong ones are not limited, because 256 bits cannot be guessed", async () => {
    const { call } = await hostRequest();
    for (let n = 0; n < 2 * GUESS_LIMIT.points; n++) expect((await call("open", wrong())).status).toBe(401);
    expect((await call("open")).status).toBe(200);
  });

  test("are counted when wrong, as owner tokens are", async () => {
    const { call, registry } = await hostRequest();
    await call("open", wrong());
    await call("inbox", { ownerToken: random(32) });
    const counted = await registry.getSingleMetricAsString("refused_credentials_total");
    expect(counted).toContain('refused_credentials_total{credential="link_token"} 1');
    expect(counted).toContain('refused_credentials_total{credential="owner_token"} 1');
  });
});

test("a sender gets receipts only of the deliveries that it names", async () => {
  const { call, deliver } = await hostRequest();
  const [mine, others] = [await deliver(), await deliver()];
  await call("collect", { deliveries: [mine.id, others.id] });
  const { text } = await call("receipts", { deliveries: [mine.id, UNKNOWN_ID, "not an id"] });
  const { receipts } = JSON.parse(text) as ReceiptsReply;
  expect(receipts).toEqual([{ id: mine.id, state: "collected", wasCollected: true }]);
  expect(text).not.toContain(mine.wrappedKey);
});

test("collecting and removing affect only complete deliveries of this request", async () => {
  const { call, deliver, states, publish, uploads, nudgedUploads, id } = await hostRequest();
  const [first, second, running] = [await deliver(), await deliver(), await deliver({ isComplete: false })];
  const foreign = await publish();
  const others = [running.id, foreign.id, UNKNOWN_ID];
  expect((await call("collect", { deliveries: [first.id, first.id, ...others] })).text).toBe("OK");
  expect((await states()).toSorted()).toEqual(["collected", "delivered", "reserved"]);
  expect(nudgedUploads).toContain(id);
  expect((await call("remove", { deliveries: [second.id, foreign.id] })).text).toBe("OK");
  expect(await uploads.read(second.id)).toBeNull();
  expect(await uploads.read(first.id)).not.toBeNull();
  expect(await uploads.read(foreign.id)).not.toBeNull();
});

test("closing frees the owner's quota, except for the bytes of stored deliveries [R10.13b]", async () => {
  const { call, deliver, uploads } = await hostRequest();
  await deliver({ bytes: 1_000 });
  await deliver({ bytes: 2_000 });
  await deliver({ isComplete: false, bytes: 100_000 });
  expect(await uploads.readQuota(QUOTA)).toBe(10 * MiB);
  await call("close");
  expect(await uploads.readQuota(QUOTA)).toBe(ciphertextBytes(1_000) + ciphertextBytes(2_000));
  await call("delete");
  expect(await uploads.readQuota(QUOTA)).toBe(0);
});

test("a closed request counts until its deliveries have expired, and no longer", async () => {
  const { call, deliver, uploads, advance } = await hostRequest({}, { timeLimitSeconds: 40 * DELIVERY_SECONDS });
  await deliver();
  await call("close");
  expect(await uploads.readQuota(QUOTA)).toBe(ciphertextBytes(1_000));
  advance((DELIVERY_SECONDS + 60) * 1_000);
  expect(await uploads.readQuota(QUOTA)).toBe(0);
});

test("closing a request without deliveries frees all of the owner's quota", async () => {
  const { call, uploads } = await hostRequest();
  await call("close");
  expect(await uploads.readQuota(QUOTA)).toBe(0);
});

test("deleting ends the request, its deliveries and those being sent", async () => {
  const { call, deliver, uploads, id } = await hostRequest();
  const [complete, running] = [await deliver(), await deliver({ isComplete: false })];
  expect((await call("delete")).text).toBe("OK");
  expect(await uploads.readRequest(id)).toBeNull();
  expect(await uploads.read(complete.id)).toBeNull();
  expect(await uploads.completeDelivery(id, running.id)).toBeNull();
  expect(await uploads.read(running.id)).toBeNull();
  for (const name of CALLS) expect((await call(name)).status).toBe(404);
});

test("a complete delivery accepts no owner calls, so its sender cannot change it or watch its downloads", async () => {
  const { deliver, post, uploads } = await hostRequest();
  const { id, ownerToken } = await deliver();
  const calls: [string, object][] = [
    ["delete", {}],
    ["info", {}],
    ["params", { dlimit: 1 }],
    ["password", { auth: random(64) }],
  ];
  for (const [name, body] of calls) {
    const refused = await post(`/api/${name}/${id}`, { owner_token: ownerToken, ...body });
    expect([name, refused.status]).toEqual([name, 401]);
  }
  expect(await uploads.read(id)).toMatchObject({ downloadLimit: 3 });
});

test("a sender can still cancel a delivery that is being sent", async () => {
  const { deliver, post } = await hostRequest();
  const { id, ownerToken } = await deliver({ isComplete: false });
  expect((await post(`/api/delete/${id}`, { owner_token: ownerToken })).status).toBe(200);
});

test("requests that owners close and delete, and deliveries that they collect, are counted", async () => {
  const { call, deliver, registry } = await hostRequest();
  const deliveries = [(await deliver()).id, (await deliver()).id];
  await call("collect", { deliveries });
  await call("collect", { deliveries });
  await call("close");
  await call("delete");
  const metrics = await registry.metrics();
  expect(metrics).toContain('file_request_deliveries_total{state="collected"} 2');
  expect(metrics).toContain('file_requests_total{change="closed"} 1');
  expect(metrics).toContain('file_requests_total{change="deleted"} 1');
});

describe("a stream of owner events", () => {
  async function watch({ port, id, ownerToken }: Awaited<ReturnType<typeof hostRequest>>, more: object = {}) {
    const stream = await readEvents(port, { uploads: [], requests: [{ id, ownerToken }], ...more });
    onTestFinished(stream.close);
    return stream;
  }

  test("reports a request at its beginning, and when deliveries arrive or are collected, or the request is closed", async () => {
    const hosted = await hostRequest();
    const { call, deliver, publishFacts, id } = hosted;
    const stream = await watch(hosted);
    const untilHeard = (count: number) => vi.waitFor(() => expect(stream.requestEvents()).toHaveLength(count));
    await untilHeard(1);
    const delivery = await deliver();
    await publishFacts(id);
    await untilHeard(2);
    await call("collect", { deliveries: [delivery.id] });
    await publishFacts(id);
    await untilHeard(3);
    await call("close");
    await publishFacts(id);
    await untilHeard(4);
    const event = { type: "request", id, at: expect.any(Number) };
    expect(stream.requestEvents()).toEqual([event, event, event, event]);
    expect(stream.text()).not.toContain(delivery.id);
  });

  test("tells a delivery's sender nothing about it", async () => {
    const { deliver, port } = await hostRequest();
    const { id, ownerToken } = await deliver();
    const stream = await readEvents(port, { uploads: [{ id, ownerToken }] });
    await stream.ended;
    expect(stream.events()).toEqual([{ type: "gone", id }]);
  });

  test("combines many deliveries into few events", async () => {
    const hosted = await hostRequest();
    const stream = await watch(hosted);
    for (let n = 0; n < 10; n++) await hosted.deliver();
    await hosted.publishFacts(hosted.id);
    await vi.waitFor(() => expect(stream.requestEvents().length).toBeGreaterThan(1));
    expect(stream.requestEvents().length).toBeLessThan(5);
  });

  test("does not distinguish an unknown request from a wrong token, and then ends", async () => {
    const hosted = await hostRequest();
    const requests = [
      { id: UNKNOWN_ID, ownerToken: hosted.ownerToken },
      { id: hosted.id, ownerToken: random(32) },
    ];
    const stream = await watch(hosted, { requests });
    await stream.ended;
    expect(stream.requestEvents()).toEqual(requests.map(({ id }) => ({ type: "request.gone", id })));
  });

  test("continues for a request when no upload is left", async () => {
    const hosted = await hostRequest();
    const stream = await watch(hosted, { uploads: [{ id: UNKNOWN_ID, ownerToken: random(32) }] });
    await vi.waitFor(() => expect(stream.events()).toEqual([{ type: "gone", id: UNKNOWN_ID }]));
    await hosted.call("close");
    await hosted.publishFacts(hosted.id);
    await vi.waitFor(() => expect(stream.requestEvents()).toHaveLength(2));
  });

  test("rejects a request named twice, and counts requests as owner calls", async () => {
    const hosted = await hostRequest({ OWNER_CALLS_PER_MINUTE: "2" });
    const { id, ownerToken } = hosted;
    const twice = await watch(hosted, { requests: Array(2).fill({ id, ownerToken }) });
    expect(twice.status).toBe(400);
    const others = ["a", "b", "c"].map((digit) => ({ id: digit.repeat(16), ownerToken }));
    expect((await watch(hosted, { requests: others })).status).toBe(429);
  });
});

test("I10: calls above a network's limit per minute are rejected, but calls from other networks are not", async () => {
  const { call } = await hostRequest({ OWNER_CALLS_PER_MINUTE: "3" });
  for (const name of ["open", "inbox", "receipts"]) expect((await call(name)).status).toBe(200);
  expect((await call("inbox")).status).toBe(429);
  expect((await call("inbox", {}, { requester: "another" })).status).toBe(200);
});

test("I1: log lines and metrics contain no token, key, label or ticket of a request", async () => {
  const { call, deliver, logLines, registry, request, linkToken, ownerToken } = await hostRequest();
  const { id, wrappedKey } = await deliver();
  const { ticket } = JSON.parse((await call("open")).text) as OpenRequestReply;
  const guessed = random(32);
  for (const name of CALLS) await call(name, { linkToken: guessed, ownerToken: guessed });
  for (const name of CALLS) {
    const deliveries = ["receipts", "collect", "remove"].includes(name) ? { deliveries: [id] } : {};
    expect((await call(name, deliveries)).status).toBe(200);
  }
  const written = logLines.join("\n") + (await registry.metrics());
  expect(written).toContain("request deleted");
  const { ownerAuthKey, sealedLabel, publicKey, ownerTokenHash, linkTokenHash } = request;
  const hidden = [linkToken, ownerToken, guessed, ticket, ownerAuthKey, sealedLabel, publicKey, wrappedKey];
  for (const text of [...hidden, ownerTokenHash, linkTokenHash]) expect(written).not.toContain(text);
});
