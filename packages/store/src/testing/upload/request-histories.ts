import type { RequestId, UploadFact, UploadId } from "@envoi/protocol";
import fc from "fast-check";
import { expect } from "vitest";
import type { Delivery, NewRequest, UploadStore } from "../../upload/port.ts";
import { createRedisUploadStore } from "../../upload/redis/redis-upload-store.ts";
import { newRequest, newRequestId, newUploadId, randomHex, readFacts, sweep } from "./fixtures.ts";

/*
 * Histories of two requests: senders that reserve places, complete and lose deliveries, owners that collect, close and
 * delete, and a janitor that comes late. They are generated, and each step's result is compared with that of a model
 * which shares no code with the drivers. See [Note: Requests].
 */

/** `request` and `delivery` are indexes. */
type At = { request: number };
type RequestStep =
  | ({ act: "create"; owner: number } & At)
  | ({ act: "reserve"; delivery: number; bytes: number } & At)
  | ({ act: "complete"; delivery: number } & At)
  | ({ act: "release"; delivery: number; wasPublished: boolean } & At)
  | ({ act: "collect"; deliveries: number[] } & At)
  | ({ act: "close" } & At)
  | ({ act: "delete" } & At)
  | { act: "sweep" }
  | { act: "wait"; seconds: number };

type Limits = Pick<NewRequest, "maxDeliveries" | "maxBytes" | "maxDeliveryBytes">;
export type RequestHistory = { limits: Limits; steps: RequestStep[] };

/**
 * Steps happen at whole seconds, requests expire at half seconds, and records end a quarter later, because a call to
 * Redis takes a few milliseconds of real time.
 */
const TIME_LIMIT_SECONDS = 20.5;
const DELIVERY_SECONDS = 10.25;
const WAITS_SECONDS = [1, 4, 9, 19];
const STEP_MS = 1_000;
const DELIVERIES = 5;
/** Number of consecutive attempts on Redis in which a difference must appear. */
const TRIES = 3;

const request = fc.constantFrom(0, 0, 1);
const delivery = fc.nat({ max: DELIVERIES - 1 });
const at = <Act extends RequestStep["act"]>(act: Act) => ({ act: fc.constant(act), request });
const step: fc.Arbitrary<RequestStep> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ ...at("create"), owner: fc.constantFrom(0, 0, 0, 1) }) },
  { weight: 8, arbitrary: fc.record({ ...at("reserve"), delivery, bytes: fc.constantFrom(0, 1, 5, 6) }) },
  { weight: 6, arbitrary: fc.record({ ...at("complete"), delivery }) },
  { weight: 4, arbitrary: fc.record({ ...at("release"), delivery, wasPublished: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ ...at("collect"), deliveries: fc.array(delivery, { maxLength: 3 }) }) },
  { weight: 1, arbitrary: fc.record(at("close")) },
  { weight: 1, arbitrary: fc.record(at("delete")) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("sweep" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant("wait" as const), seconds: fc.constantFrom(...WAITS_SECONDS) }),
  },
);
export const requestHistories: fc.Arbitrary<RequestHistory> = fc.record({
  limits: fc.record({
    maxDeliveries: fc.integer({ min: 1, max: 3 }),
    maxBytes: fc.integer({ min: 5, max: 12 }),
    maxDeliveryBytes: fc.constant(5),
  }),
  // The first request exists from the beginning, so that most steps have something to act on.
  steps: fc.array(step, { maxLength: 40 }).map((steps) => [{ act: "create", request: 0, owner: 0 }, ...steps]),
});

type ModelDelivery = { bytes: number; state: "reserved" | "delivered" | "gone"; wasCollected: boolean; atMs: number };
type ModelRequest = {
  owner: number;
  expiresAtMs: number;
  endsAtMs: number;
  isClosed: boolean;
  deliveries: Map<number, ModelDelivery>;
};

/** What the port promises about one request, written without the drivers' rules. */
class Model {
  readonly #limits: Limits;
  #stored: ModelRequest | null = null;
  readonly facts: string[] = [];
  /** Whether the record has existed and is gone. Ids are random, so none is used twice. */
  isSpent = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  create(nowMs: number, owner: number): "taken" | "created" {
    if (this.#stored !== null) return owner === this.#stored.owner ? "created" : "taken";
    const expiresAtMs = nowMs + TIME_LIMIT_SECONDS * 1_000;
    const endsAtMs = expiresAtMs + DELIVERY_SECONDS * 1_000;
    this.#stored = { owner, expiresAtMs, endsAtMs, isClosed: false, deliveries: new Map() };
    this.facts.push("request.created");
    return "created";
  }

  /** The record, while it is readable. */
  #read(nowMs: number): ModelRequest | null {
    return this.#stored !== null && nowMs < this.#stored.endsAtMs ? this.#stored : null;
  }

  has(index: number): boolean {
    return this.#stored?.deliveries.has(index) === true;
  }

  taken(): { deliveries: number; bytes: number } {
    const all = [...(this.#stored?.deliveries.values() ?? [])];
    return { deliveries: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
  }

  show(nowMs: number) {
    const read = this.#read(nowMs);
    if (read === null) return null;
    const deliveries = [...read.deliveries].map(([index, { bytes, state, wasCollected, atMs }]) => ({
      index,
      bytes,
      state: state === "delivered" && wasCollected ? "collected" : state,
      wasCollected,
      atMs,
    }));
    return {
      isOpen: isOpen(read, nowMs),
      taken: this.taken(),
      deliveries: deliveries.toSorted((one, other) => one.atMs - other.atMs).map(({ atMs: _, ...shown }) => shown),
    };
  }

  reserve(nowMs: number, index: number, bytes: number) {
    const read = this.#read(nowMs);
    if (read === null) return null;
    if (read.deliveries.has(index)) return "reserved";
    if (!isOpen(read, nowMs)) return "closed";
    const taken = this.taken();
    const { maxDeliveries, maxBytes, maxDeliveryBytes } = this.#limits;
    const fits = taken.deliveries < maxDeliveries && taken.bytes + bytes <= maxBytes && bytes <= maxDeliveryBytes;
    if (!fits) return "full";
    read.deliveries.set(index, { bytes, state: "reserved", wasCollected: false, atMs: nowMs });
    return "reserved";
  }

  complete(nowMs: number, index: number) {
    const read = this.#read(nowMs);
    const found = read?.deliveries.get(index);
    if (!read || found === undefined) return null;
    if (found.state !== "reserved") return "delivered";
    if (!isOpen(read, nowMs)) return "closed";
    read.deliveries.set(index, { ...found, state: "delivered", atMs: nowMs });
    this.facts.push(`request.delivered ${index}`);
    return "delivered";
  }

  release(index: number, wasPublished: boolean) {
    const found = this.#stored?.deliveries.get(index);
    if (found === undefined) return undefined;
    // Whoever collected a delivery has seen its Upload, so it was published, whatever the caller says.
    if (!wasPublished && found.state !== "gone" && !found.wasCollected) this.#stored?.deliveries.delete(index);
    else this.#stored?.deliveries.set(index, { ...found, state: "gone" });
    return undefined;
  }

  collect(nowMs: number, indexes: readonly number[]) {
    const read = this.#read(nowMs);
    if (read === null) return null;
    let noted = 0;
    for (const index of indexes) {
      const found = read.deliveries.get(index);
      if (found === undefined || found.state === "reserved" || found.wasCollected) continue;
      read.deliveries.set(index, { ...found, wasCollected: true });
      this.facts.push(`request.collected ${index}`);
      noted += 1;
    }
    return noted;
  }

  close(nowMs: number) {
    const read = this.#read(nowMs);
    if (read === null) return null;
    if (read.isClosed) return "closed";
    read.isClosed = true;
    read.endsAtMs = Math.min(nowMs, read.expiresAtMs) + DELIVERY_SECONDS * 1_000;
    this.facts.push("request.closed");
    return "closed";
  }

  delete(nowMs: number) {
    if (this.#read(nowMs) === null) return null;
    this.#drop();
    return "deleted";
  }

  sweep(nowMs: number) {
    if (this.#read(nowMs) === null) this.#drop();
  }

  #drop() {
    this.isSpent ||= this.#stored !== null;
    this.#stored = null;
  }
}

function isOpen({ expiresAtMs, isClosed }: ModelRequest, nowMs: number): boolean {
  return !isClosed && nowMs < expiresAtMs;
}

/** `indexes`: of all deliveries so far, by id. `ids`: the latest one of each index. */
type Played = { id: RequestId; owners: string[]; ids: UploadId[]; indexes: Map<UploadId, number>; model: Model };

function showFact({ type, ...fact }: UploadFact, { indexes }: Played): string {
  return "uploadId" in fact && fact.uploadId !== undefined ? `${type} ${indexes.get(fact.uploadId)}` : type;
}

async function show({ store }: { store: UploadStore }, { id, indexes }: Played) {
  const [stored, list] = [await store.readRequest(id), await store.listDeliveries(id)];
  if (stored === null || list === null) {
    expect([stored, list]).toEqual([null, null]);
    return null;
  }
  const shown = list.map(({ id: uploadId, bytes, state, wasCollected }: Delivery) => ({
    index: indexes.get(uploadId),
    bytes,
    state,
    wasCollected,
  }));
  return { isOpen: stored.isOpen, taken: stored.taken, deliveries: shown };
}

/**
 * Runs a history on a driver and on the model, and compares each step's result, what can be read after it, and finally
 * the Facts.
 *
 * @param advance - moves the driver's clock
 */
export async function playRequests(
  driver: { store: UploadStore; advance(ms: number): void },
  { limits, steps }: RequestHistory,
): Promise<void> {
  const { store, advance } = driver;
  const played: Played[] = Array.from({ length: 2 }, () => ({
    id: newRequestId(),
    owners: [randomHex(32), randomHex(32)],
    ids: Array.from({ length: DELIVERIES }, () => newUploadId()),
    indexes: new Map(),
    model: new Model(limits),
  }));
  for (const { ids, indexes } of played) for (const [index, id] of ids.entries()) indexes.set(id, index);
  let nowMs = 0;

  const create = async ({ id, owners }: Played, owner: number) => {
    const ownerTokenHash = owners[owner] ?? "";
    const times = { timeLimitSeconds: TIME_LIMIT_SECONDS, deliverySeconds: DELIVERY_SECONDS };
    const created = await store.createRequest(newRequest({ id, ownerTokenHash, ...limits, ...times }));
    return created === "taken" ? "taken" : "created";
  };

  /** @returns the results of the driver and of the model */
  async function act(taken: RequestStep): Promise<[unknown, unknown]> {
    if (taken.act === "wait") {
      advance(taken.seconds * 1_000);
      nowMs += taken.seconds * 1_000;
      return [null, null];
    }
    if (taken.act === "sweep") {
      for (const { model } of played) model.sweep(nowMs);
      await sweep(store);
      return [null, null];
    }
    const on = played[taken.request];
    if (on === undefined) throw new RangeError("there are two requests");
    const { id, ids, indexes, model } = on;
    const idOf = (index: number) => ids[index] ?? newUploadId();
    switch (taken.act) {
      case "create":
        if (model.isSpent) return [null, null];
        return [await create(on, taken.owner), model.create(nowMs, taken.owner)];
      case "reserve": {
        const { delivery: index, bytes } = taken;
        // Each session has its own id, even if an earlier one has freed its place.
        if (!model.has(index)) ids[index] = newUploadId();
        indexes.set(idOf(index), index);
        const reserving = { id: idOf(index), wrappedKey: randomHex(8), bytes };
        return [await store.reserveDelivery(id, reserving), model.reserve(nowMs, index, bytes)];
      }
      case "complete":
        return [await store.completeDelivery(id, idOf(taken.delivery)), model.complete(nowMs, taken.delivery)];
      case "release": {
        const { delivery: index, wasPublished } = taken;
        await store.releaseDelivery(id, idOf(index), wasPublished);
        return [undefined, model.release(index, wasPublished)];
      }
      case "collect":
        return [await store.collectDeliveries(id, taken.deliveries.map(idOf)), model.collect(nowMs, taken.deliveries)];
      case "close":
        return [await store.closeRequest(id), model.close(nowMs)];
      case "delete":
        return [await store.deleteRequest(id), model.delete(nowMs)];
    }
  }

  for (const [index, taken] of steps.entries()) {
    const [onDriver, onModel] = await act(taken);
    const message = `step ${index + 1}: ${JSON.stringify(taken)}`;
    expect(onDriver, message).toEqual(onModel);
    advance(STEP_MS);
    nowMs += STEP_MS;
    for (const on of played) {
      const shown = await show(driver, on);
      expect(shown, message).toEqual(on.model.show(nowMs));
      expect(shown?.taken.deliveries ?? 0).toBeLessThanOrEqual(limits.maxDeliveries);
      expect(shown?.taken.bytes ?? 0).toBeLessThanOrEqual(limits.maxBytes);
    }
  }
  for (const on of played) {
    const facts = await readFacts(store, on.id);
    expect(facts.map((fact) => showFact(fact, on)).toSorted()).toEqual(on.model.facts.toSorted());
    await store.dropFacts(facts);
  }
}

/**
 * Runs generated histories on Redis, with a clock that only `advance` moves, apart from the time that a call takes. If
 * a call took so long that it changed a result, the history is run again.
 */
export async function playRequestsOnRedis({ url }: { url: string }, numRuns: number): Promise<void> {
  let clockMs = Date.parse("2030-01-01T00:00:00Z");
  await using store = createRedisUploadStore({
    address: { mode: "single", url },
    clockOffsetMs: () => clockMs - Date.now(),
  });
  const driver = {
    store,
    advance(ms: number) {
      clockMs += ms;
    },
  };
  await fc.assert(
    fc.asyncProperty(requestHistories, async (history) => {
      for (let left = TRIES - 1; ; left -= 1) {
        try {
          return await playRequests(driver, history);
        } catch (error) {
          if (left === 0) throw error;
        }
      }
    }),
    { numRuns },
  );
}
