import type { RequestId, UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import type { DueEntry, UploadStore } from "../../upload/port.ts";
import {
  ALL_SHARDS,
  collect,
  newRequest,
  newRequestId,
  newSession,
  newUploadId,
  type OpenHarness,
  publishUpload,
  randomHex,
  readFacts,
  readFactTypes,
  readSealedMetadata,
  sweep,
  TOLERANCE_MS,
  UPLOAD_BYTES,
  visible,
} from "./fixtures.ts";

const HOUR_MS = 3_600_000;

/** Creates a request that others cannot have created. */
async function createRequest(store: UploadStore, overrides: Parameters<typeof newRequest>[0] = {}) {
  const stored = await store.createRequest(newRequest(overrides));
  if (stored === "taken") throw new Error("taken");
  return stored;
}

/** A delivery, as `reserveDelivery` takes it. */
const newDelivery = (bytes: number, id = newUploadId()) => ({ id, wrappedKey: randomHex(600), bytes });

const reserve = (store: UploadStore, request: RequestId, bytes: number) =>
  store.reserveDelivery(request, newDelivery(bytes));

/** Reserves and completes a delivery. @returns its id */
async function deliver(store: UploadStore, request: RequestId, bytes = 10): Promise<UploadId> {
  const delivery = newDelivery(bytes);
  expect(await store.reserveDelivery(request, delivery)).toBe("reserved");
  expect(await store.completeDelivery(request, delivery.id)).toBe("delivered");
  return delivery.id;
}

async function readTaken(store: UploadStore, request: RequestId) {
  return (await store.readRequest(request))?.taken;
}

/** State of each delivery, oldest first, with whether it was collected. */
async function readStates(store: UploadStore, request: RequestId) {
  return (await store.listDeliveries(request))?.map(({ state, wasCollected }) => [state, wasCollected]);
}

/** The result of each method for a request. */
function callAll(store: UploadStore, request: RequestId) {
  return Promise.all([
    store.readRequest(request),
    reserve(store, request, 1),
    store.completeDelivery(request, newUploadId()),
    store.listDeliveries(request),
    store.collectDeliveries(request, [newUploadId()]),
    store.closeRequest(request),
    store.deleteRequest(request),
  ]);
}

/** Tests of requests and their deliveries. See [Note: Requests]. */
export function describeRequests(open: OpenHarness): void {
  describeRecords(open);
  describeLimits(open);
  describeDeliveries(open);
  describeEnds(open);
  describeSessionsOfRequests(open);
}

function describeRecords(open: OpenHarness): void {
  test("reads back a request completely", async () => {
    await using harness = await open();
    const request = newRequest({ quotas: ["ab".repeat(32), "cd".repeat(32)], maxBytes: 2 ** 46 + 1 });
    const created = await harness.store.createRequest(request);
    expect(created).toEqual({
      ...request,
      createdAtMs: expect.any(Number),
      expiresAtMs: expect.any(Number),
      isOpen: true,
      taken: { deliveries: 0, bytes: 0 },
    });
    if (created === "taken") throw new Error("taken");
    expect(created.expiresAtMs - created.createdAtMs).toBe(request.timeLimitSeconds * 1_000);
    expect(Math.abs(created.createdAtMs - (await harness.store.clockMs()))).toBeLessThan(TOLERANCE_MS);
    const store = await harness.reopen();
    expect(await store.readRequest(request.id)).toEqual(created);
    expect(await store.listDeliveries(request.id)).toEqual([]);
    expect(await readFacts(store, request.id)).toMatchObject([
      { type: "request.created", requestId: request.id, atMs: created.createdAtMs },
    ]);
  });

  test("returns the existing request when its owner repeats the call, and rejects the id of another owner", async () => {
    await using harness = await open();
    const { store } = harness;
    const request = newRequest();
    const created = await store.createRequest(request);
    await harness.advance(1_000);
    expect(await store.createRequest(request)).toEqual(created);
    await reserve(store, request.id, 7);
    await store.closeRequest(request.id);
    expect(await store.createRequest(request)).toMatchObject({ isOpen: false, taken: { deliveries: 1, bytes: 7 } });
    expect(await store.createRequest(newRequest({ id: request.id }))).toBe("taken");
    expect(await store.readRequest(request.id)).toMatchObject({ ownerTokenHash: request.ownerTokenHash });
    expect(await readFactTypes(store, request.id)).toEqual(["request.created", "request.closed"]);
  });

  test("finds no request for an unknown id", async () => {
    await using harness = await open();
    const { store } = harness;
    const id = newRequestId();
    expect(await callAll(store, id)).toEqual([null, null, null, null, null, null, null]);
    await store.releaseDelivery(id, newUploadId(), true);
    expect(await readFacts(store, id)).toEqual([]);
    expect(await store.beginRemoval({ kind: "request", key: id })).toBeNull();
  });

  test("lists the requests of every shard", async () => {
    await using harness = await open();
    const { store } = harness;
    expect(await collect(store.listRequests())).toEqual([]);
    const requests = await Promise.all(
      ["00", "7f", "ff"].map((shard) => createRequest(store, { id: newRequestId(shard) })),
    );
    await store.openSession(newSession());
    const ids = requests.map(({ id }) => id).toSorted();
    expect((await collect(store.listRequests())).toSorted()).toEqual(ids);
    for (const { id } of requests) await store.deleteRequest(id);
    expect(await collect(store.listRequests())).toEqual([]);
  });

  test("deletes a request with its deliveries", async () => {
    await using harness = await open();
    const { store } = harness;
    const [{ id }, other] = [await createRequest(store), await createRequest(store)];
    await deliver(store, id);
    await deliver(store, other.id);
    expect(await store.closeRequest(id)).toBe("closed");
    expect(await store.deleteRequest(id)).toBe("deleted");
    expect(await callAll(store, id)).toEqual([null, null, null, null, null, null, null]);
    expect(await readTaken(store, other.id)).toEqual({ deliveries: 1, bytes: 10 });
    await harness.advance(48 * HOUR_MS);
    expect((await store.due(ALL_SHARDS, 10)).map(({ key }) => key)).toEqual([other.id]);
  });
}

function describeLimits(open: OpenHarness): void {
  test("reserves deliveries up to the maximum number, even without bytes", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store, { maxDeliveries: 2, maxBytes: 10 });
    expect(await reserve(store, id, 10)).toBe("reserved");
    expect(await reserve(store, id, 0)).toBe("reserved");
    expect(await reserve(store, id, 0)).toBe("full");
    expect(await readTaken(store, id)).toEqual({ deliveries: 2, bytes: 10 });
  });

  test("reserves bytes up to the maximum of all deliveries, also above a tebibyte", async () => {
    await using harness = await open();
    const { store } = harness;
    const maxBytes = 2 ** 46 + 1;
    const { id } = await createRequest(store, { maxBytes, maxDeliveryBytes: maxBytes });
    expect(await reserve(store, id, 2 ** 46 - 1)).toBe("reserved");
    expect(await reserve(store, id, 3)).toBe("full");
    expect(await reserve(store, id, 2)).toBe("reserved");
    expect(await reserve(store, id, 1)).toBe("full");
    expect(await readTaken(store, id)).toEqual({ deliveries: 2, bytes: maxBytes });
  });

  test("reserves no delivery above the maximum bytes of one", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store, { maxBytes: 1_000, maxDeliveryBytes: 400 });
    expect(await reserve(store, id, 401)).toBe("full");
    expect(await reserve(store, id, 400)).toBe("reserved");
    expect(await readTaken(store, id)).toEqual({ deliveries: 1, bytes: 400 });
  });

  test("a delivery that is reserved twice takes one place", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store, { maxDeliveries: 1 });
    const delivery = newDelivery(300);
    for (let n = 0; n < 3; n++) expect(await store.reserveDelivery(id, delivery)).toBe("reserved");
    expect(await reserve(store, id, 1)).toBe("full");
    expect(await readTaken(store, id)).toEqual({ deliveries: 1, bytes: 300 });
    await store.closeRequest(id);
    expect(await store.reserveDelivery(id, delivery)).toBe("reserved");
    expect(await reserve(store, id, 1)).toBe("closed");
  });

  test("50 concurrent reservations from several replicas get exactly 10 places [R10.9]", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store, { maxDeliveries: 10 });
    const replicas = [store, ...Array.from({ length: 4 }, () => harness.openReplica())];
    const answers = await Promise.all(
      replicas.flatMap((replica) => Array.from({ length: 10 }, () => reserve(replica, id, 100))),
    );
    expect(answers.filter((answer) => answer === "reserved")).toHaveLength(10);
    expect(answers.filter((answer) => answer === "full")).toHaveLength(40);
    expect(await readTaken(store, id)).toEqual({ deliveries: 10, bytes: 1_000 });
    expect(await store.listDeliveries(id)).toHaveLength(10);
  });

  test("50 concurrent reservations that would exceed the bytes get only those that are left", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store, { maxDeliveries: 100, maxBytes: 1_000 });
    const replicas = [store, harness.openReplica()];
    const answers = await Promise.all(
      replicas.flatMap((replica) => Array.from({ length: 25 }, () => reserve(replica, id, 300))),
    );
    expect(answers.filter((answer) => answer === "reserved")).toHaveLength(3);
    expect(await readTaken(store, id)).toEqual({ deliveries: 3, bytes: 900 });
  });
}

function describeDeliveries(open: OpenHarness): void {
  test("lists deliveries in each state, oldest first", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, createdAtMs } = await createRequest(store);
    const deliveries = [newDelivery(1), newDelivery(2), newDelivery(3), newDelivery(4)];
    const [late, collected, gone, reserved] = deliveries.map((delivery) => delivery.id);
    if (!late || !collected || !gone || !reserved) throw new Error("four deliveries");
    for (const delivery of deliveries) {
      await store.reserveDelivery(id, delivery);
      await harness.advance(HOUR_MS);
    }
    expect((await store.listDeliveries(id))?.map((delivery) => delivery.id)).toEqual([late, collected, gone, reserved]);
    for (const delivery of [collected, gone]) {
      expect(await store.completeDelivery(id, delivery)).toBe("delivered");
      await harness.advance(HOUR_MS);
    }
    expect(await store.completeDelivery(id, late)).toBe("delivered");
    expect(await store.collectDeliveries(id, [collected])).toBe(1);
    await store.releaseDelivery(id, gone, true);
    const listed = await (await harness.reopen()).listDeliveries(id);
    expect(listed).toMatchObject([
      { ...deliveries[3], state: "reserved", wasCollected: false },
      { ...deliveries[1], state: "collected", wasCollected: true },
      { ...deliveries[2], state: "gone", wasCollected: false },
      { ...deliveries[0], state: "delivered", wasCollected: false },
    ]);
    for (const [at, hours] of [3, 4, 5, 6].entries()) {
      const atMs = (listed?.[at]?.atMs ?? 0) - createdAtMs;
      expect(Math.abs(atMs - hours * HOUR_MS)).toBeLessThan(TOLERANCE_MS);
    }
  });

  test("completes only a reserved delivery, and only once", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store);
    const delivery = newDelivery(10);
    expect(await store.completeDelivery(id, delivery.id)).toBeNull();
    await store.reserveDelivery(id, delivery);
    for (let n = 0; n < 3; n++) {
      expect(await store.completeDelivery(id, delivery.id)).toBe("delivered");
      await harness.advance(HOUR_MS);
    }
    const [fact, ...more] = (await readFacts(store, id)).filter(({ type }) => type === "request.delivered");
    expect(more).toEqual([]);
    expect(fact).toMatchObject({ requestId: id, uploadId: delivery.id });
    expect(await store.listDeliveries(id)).toMatchObject([{ id: delivery.id, atMs: fact?.atMs }]);
  });

  test("frees the place of a delivery that ended before it was published", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store, { maxDeliveries: 2, maxBytes: 500 });
    const [reserved, delivered] = [newDelivery(400), await deliver(store, id, 100)];
    expect(await store.reserveDelivery(id, reserved)).toBe("reserved");
    for (let n = 0; n < 2; n++) {
      await store.releaseDelivery(id, reserved.id, false);
      expect(await readTaken(store, id)).toEqual({ deliveries: 1, bytes: 100 });
    }
    expect(await store.completeDelivery(id, reserved.id)).toBeNull();
    await store.releaseDelivery(id, delivered, false);
    await store.releaseDelivery(id, newUploadId(), false);
    expect(await readTaken(store, id)).toEqual({ deliveries: 0, bytes: 0 });
    expect(await store.listDeliveries(id)).toEqual([]);
    for (const bytes of [400, 100]) expect(await reserve(store, id, bytes)).toBe("reserved");
  });

  test("frees the place of a delivery without bytes, as of an empty file", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store, { maxDeliveries: 1 });
    const empty = await deliver(store, id, 0);
    await store.releaseDelivery(id, empty, false);
    expect(await readTaken(store, id)).toEqual({ deliveries: 0, bytes: 0 });
  });

  test("keeps the place of a delivery that was published, whatever ends it", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store, { maxDeliveries: 3 });
    const [deleted, seen, both] = [await deliver(store, id), await deliver(store, id), await deliver(store, id)];
    await store.collectDeliveries(id, [seen, both]);
    for (let n = 0; n < 2; n++) await store.releaseDelivery(id, deleted, true);
    await store.releaseDelivery(id, deleted, false);
    await store.releaseDelivery(id, seen, false);
    await store.releaseDelivery(id, both, true);
    expect(await readTaken(store, id)).toEqual({ deliveries: 3, bytes: 30 });
    expect((await readStates(store, id))?.toSorted()).toEqual([
      ["gone", false],
      ["gone", true],
      ["gone", true],
    ]);
    expect(await reserve(store, id, 1)).toBe("full");
    expect(await store.completeDelivery(id, deleted)).toBe("delivered");
  });

  test("notes each collected delivery once, also one that is gone, but not reserved or unknown ones", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store);
    const [one, gone] = [await deliver(store, id), await deliver(store, id)];
    const reserved = newDelivery(1);
    await store.reserveDelivery(id, reserved);
    await store.releaseDelivery(id, gone, true);
    expect(await store.collectDeliveries(id, [])).toBe(0);
    expect(await store.collectDeliveries(id, [reserved.id, newUploadId(), one, one])).toBe(1);
    expect(await store.collectDeliveries(id, [gone, one])).toBe(1);
    expect(await store.collectDeliveries(id, [gone, one, reserved.id])).toBe(0);
    expect((await readStates(store, id))?.toSorted()).toEqual([
      ["collected", true],
      ["gone", true],
      ["reserved", false],
    ]);
    const collected = (await readFacts(store, id)).filter(({ type }) => type === "request.collected");
    expect(collected).toMatchObject([{ uploadId: one }, { uploadId: gone }]);
    expect(await readTaken(store, id)).toEqual({ deliveries: 3, bytes: 21 });
  });

  test("writes each Fact once, even if steps are repeated after it was dropped", async () => {
    await using harness = await open();
    const { store } = harness;
    const request = newRequest();
    const { id } = request;
    const delivery = newDelivery(10);
    const repeat = async () => {
      await store.createRequest(request);
      await store.reserveDelivery(id, delivery);
      await store.completeDelivery(id, delivery.id);
      await store.collectDeliveries(id, [delivery.id]);
      await store.closeRequest(id);
      await store.releaseDelivery(id, delivery.id, true);
    };
    await Promise.all([repeat(), repeat(), repeat()]);
    const facts = await readFacts(store, id);
    const types = ["request.created", "request.delivered", "request.collected", "request.closed"];
    expect(facts.map(({ type }) => type)).toEqual(types);
    expect(new Set(facts.map((fact) => fact.id)).size).toBe(types.length);
    await store.dropFacts(facts);
    await repeat();
    expect(await store.pendingFacts(ALL_SHARDS, 10)).toEqual([]);
  });
}

function describeEnds(open: OpenHarness): void {
  test("a closed request accepts no deliveries, completes none, and can still be collected", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store);
    const [delivered, reserved] = [await deliver(store, id), newDelivery(10)];
    await store.reserveDelivery(id, reserved);
    for (let n = 0; n < 3; n++) expect(await store.closeRequest(id)).toBe("closed");
    expect(await store.readRequest(id)).toMatchObject({ isOpen: false, taken: { deliveries: 2, bytes: 20 } });
    expect(await reserve(store, id, 1)).toBe("closed");
    expect(await store.completeDelivery(id, reserved.id)).toBe("closed");
    expect(await store.completeDelivery(id, delivered)).toBe("delivered");
    expect(await store.collectDeliveries(id, [delivered, reserved.id])).toBe(1);
    await store.releaseDelivery(id, reserved.id, false);
    expect(await readStates(store, id)).toEqual([["collected", true]]);
    const types = ["request.created", "request.delivered", "request.closed", "request.collected"];
    expect(await readFactTypes(store, id)).toEqual(types);
  });

  test("of a concurrent close and many completions, each completed delivery was completed before the close", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store);
    const deliveries = Array.from({ length: 10 }, () => newDelivery(1));
    for (const delivery of deliveries) await store.reserveDelivery(id, delivery);
    const replica = harness.openReplica();
    const completions = deliveries.map((delivery, n) => [store, replica][n % 2]?.completeDelivery(id, delivery.id));
    const [answers] = await Promise.all([Promise.all(completions), replica.closeRequest(id)]);
    const types = await readFactTypes(store, id);
    const completed = answers.filter((answer) => answer === "delivered").length;
    expect(types.slice(1, -1)).toEqual(Array.from({ length: completed }, () => "request.delivered"));
    expect(types.at(-1)).toBe("request.closed");
  });

  test("after its last moment, a request accepts no deliveries and completes none, but is still readable", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store, { timeLimitSeconds: 600 });
    const [early, late] = [newDelivery(10), newDelivery(10)];
    for (const delivery of [early, late]) await store.reserveDelivery(id, delivery);
    await harness.advance(540_000);
    expect(await store.readRequest(id)).toMatchObject({ isOpen: true });
    expect(await store.completeDelivery(id, early.id)).toBe("delivered");
    await harness.advance(61_000);
    expect(await store.readRequest(id)).toMatchObject({ isOpen: false });
    expect(await reserve(store, id, 1)).toBe("closed");
    expect(await store.completeDelivery(id, late.id)).toBe("closed");
    expect(await store.collectDeliveries(id, [early.id])).toBe(1);
    expect(await store.closeRequest(id)).toBe("closed");
    expect(await readStates(store, id)).toEqual(
      expect.arrayContaining([
        ["collected", true],
        ["reserved", false],
      ]),
    );
  });

  test("the record of a request ends when the last possible delivery has expired, and the janitor deletes it", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store, { timeLimitSeconds: 600, deliverySeconds: 3_600 });
    const { id: longer } = await createRequest(store, { timeLimitSeconds: 600, deliverySeconds: 7_200 });
    await deliver(store, id);
    const entry: Pick<DueEntry, "kind" | "key"> = { kind: "request", key: id };
    await harness.advance(600_000 + HOUR_MS - 60_000);
    expect(await store.readRequest(id)).toMatchObject({ isOpen: false });
    expect(await store.beginRemoval(entry)).toBeNull();
    await store.finishRemoval(entry);
    expect(await store.due(ALL_SHARDS, 10)).toEqual([]);
    expect(await store.listDeliveries(id)).toHaveLength(1);
    await harness.advance(61_000);
    expect(await callAll(store, id)).toEqual([null, null, null, null, null, null, null]);
    expect(await store.due(ALL_SHARDS, 10)).toMatchObject([entry]);
    expect(await sweep(store)).toEqual([]);
    expect(await collect(store.listRequests())).toEqual([longer]);
    expect(await readFactTypes(store, id)).toEqual(["request.created", "request.delivered"]);
    expect(await createRequest(store, { id })).toMatchObject({ isOpen: true, taken: { deliveries: 0, bytes: 0 } });
  });

  test("closing a request before its last moment also ends its record earlier, but closing it later changes nothing", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await createRequest(store, { timeLimitSeconds: 86_400, deliverySeconds: 3_600 });
    const { id: late } = await createRequest(store, { timeLimitSeconds: 600, deliverySeconds: 3_600 });
    await harness.advance(1_200_000);
    for (const each of [id, late]) await store.closeRequest(each);
    await harness.advance(HOUR_MS - 600_000 - 60_000);
    expect(await store.readRequest(late)).not.toBeNull();
    await harness.advance(120_000);
    expect(await store.readRequest(late)).toBeNull();
    await harness.advance(600_000 - 120_000);
    expect(await store.readRequest(id)).not.toBeNull();
    await harness.advance(120_000);
    expect(await store.readRequest(id)).toBeNull();
    await sweep(store);
    expect(await collect(store.listRequests())).toEqual([]);
  });
}

function describeSessionsOfRequests(open: OpenHarness): void {
  test("a session and its Upload name their request", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id: requestId } = await createRequest(store);
    const session = newSession({ requestId, quotas: ["ab".repeat(32)] });
    await store.openSession(session);
    expect(await store.readSession(session.id)).toMatchObject({ requestId });
    await store.publish(session.id, 1, UPLOAD_BYTES);
    expect(await store.read(session.id)).toMatchObject({ requestId });
    expect(await store.takeClaim(session.id, "claim")).toMatchObject({ requestId });
    expect(visible(await store.changeLimits(session.id, { operationId: "a", downloadLimit: 9 }))).toMatchObject({
      requestId,
    });
    expect(await readSealedMetadata(store, session)).toBe(session.sealedMetadata);
    await store.takeDown(session.id);
    expect(await store.readTakenDown(session.id)).toMatchObject({ requestId });
    const live = newSession({ requestId, resumable: true, liveLink: true, declaredBytes: UPLOAD_BYTES });
    await store.openSession(live);
    expect(await store.takeOverSession(live.id, live)).toMatchObject({ requestId });
    expect(await store.mintNonce(live.id, "AAAA" as never, "requester")).toMatchObject({ requestId });
    const other = await publishUpload(store);
    expect(await store.read(other.id)).toMatchObject({ requestId: null });
  });

  test("removing an unpublished session frees its place", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id: requestId } = await createRequest(store, { maxDeliveries: 1 });
    const session = newSession({ requestId });
    await store.openSession(session);
    await store.reserveDelivery(requestId, newDelivery(1, session.id));
    expect(await store.abandonSession(session.id, 1)).toBe("abandoned");
    const entry = { kind: "session", key: session.id } as const;
    for (let n = 0; n < 2; n++) {
      expect(await store.beginRemoval(entry)).toMatchObject({ delivery: { requestId, wasPublished: false } });
    }
    expect(await reserve(store, requestId, 1)).toBe("full");
    await sweep(store);
    expect(await reserve(store, requestId, 1)).toBe("reserved");
  });

  test.for(["deleted", "expired", "used up"] as const)(
    "removing an Upload that was %s keeps its place",
    async (how) => {
      await using harness = await open();
      const { store } = harness;
      const { id: requestId } = await createRequest(store, { maxDeliveries: 1 });
      const session = newSession({ requestId, downloadLimit: 1, timeLimitSeconds: 3_600 });
      const { id } = session;
      await store.openSession(session);
      await store.reserveDelivery(requestId, newDelivery(1, id));
      expect(await store.completeDelivery(requestId, id)).toBe("delivered");
      await store.publish(id, 1, UPLOAD_BYTES);
      expect(await store.abandonSession(id, 1)).toBe("fenced");
      if (how === "deleted") await store.delete(id, "delete");
      else if (how === "expired") await harness.advance(HOUR_MS + 60_000);
      else await store.changeLimits(id, { operationId: "limits", downloadLimit: 0 });
      const entry = { kind: "upload", key: id } as const;
      for (let n = 0; n < 2; n++) {
        expect(await store.beginRemoval(entry)).toMatchObject({ delivery: { requestId, wasPublished: true } });
      }
      expect(await readStates(store, requestId)).toEqual([["delivered", false]]);
      await sweep(store);
      expect(await readStates(store, requestId)).toEqual([["gone", false]]);
      expect(await reserve(store, requestId, 1)).toBe("full");
    },
  );
}
