import type { UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { MIN_WAITING_BYTES, type UploadStore, type WaitingAnswer, type WaitingLimits } from "../../upload/port.ts";
import { newUploadId, type OpenHarness, randomHex, TOLERANCE_MS } from "./fixtures.ts";

const LIFE_SECONDS = 3_600;
const MIB = 1_048_576;
const ADMITTED = { outcome: "admitted", givenUp: [] };

type LimitChanges = { empty?: number; bytes?: number };

function createLimits(perNetwork: LimitChanges, inAll: LimitChanges, perSite: LimitChanges = {}): WaitingLimits {
  const limit = ({ empty = 0, bytes = 0 }: LimitChanges) => ({ emptySessions: empty, bytes });
  return { perNetwork: limit(perNetwork), perSite: limit(perSite), inAll: limit(inAll), lifeSeconds: LIFE_SECONDS };
}

type Wish = { id?: UploadId; epoch?: number; bytes?: number; busySeconds?: number; site?: string };

/** Admits sessions from different networks. Each network is its own site unless `wish.site` is set. */
function admitting(store: UploadStore, limits: WaitingLimits) {
  return async (network: string, wish: Wish = {}): Promise<WaitingAnswer & { id: UploadId }> => {
    const id = wish.id ?? newUploadId();
    const session = { id, network, site: network, epoch: 1, bytes: 0, busySeconds: 0, ...wish };
    return { ...(await store.admitWaiting(session, limits)), id };
  };
}

const idsOf = ({ givenUp }: WaitingAnswer) => givenUp.map(({ id }) => id);

export function describeWaiting(open: OpenHarness): void {
  test("limits sessions without bytes by count and all others by size, counting each of these as at least the minimum size", async () => {
    await using harness = await open();
    const { store } = harness;
    const admit = admitting(store, createLimits({}, {}));
    expect(await store.readWaiting()).toEqual({ emptySessions: 0, sessions: 0, bytes: 0 });
    const first = await admit("one");
    const small = await admit("one", { bytes: 1 });
    const large = await admit("two", { bytes: 100 * MIB });
    for (const answer of [first, small, large]) expect(answer).toMatchObject(ADMITTED);
    const sums = { emptySessions: 1, sessions: 2, bytes: MIN_WAITING_BYTES + 100 * MIB };
    expect(await store.readWaiting()).toEqual(sums);
    await store.dropWaiting(small.id);
    await store.dropWaiting(small.id);
    await store.dropWaiting(newUploadId());
    expect(await admit("one", { id: first.id, bytes: 70 * MIB })).toMatchObject(ADMITTED);
    expect(await store.readWaiting()).toEqual({ emptySessions: 0, sessions: 2, bytes: 170 * MIB });
    expect(await admit("one", { id: large.id, bytes: 80 * MIB })).toMatchObject(ADMITTED);
    const later = { emptySessions: 0, sessions: 2, bytes: 150 * MIB };
    expect(await store.readWaiting()).toEqual(later);
    expect(await (await harness.reopen()).readWaiting()).toEqual(later);
  });

  test("counts a session for its lifetime, which restarts each time it is admitted", async () => {
    await using harness = await open();
    const { store } = harness;
    const admit = admitting(store, createLimits({}, {}));
    const kept = await admit("one", { bytes: 1 });
    await admit("one");
    await harness.advance(LIFE_SECONDS * 1_000 - TOLERANCE_MS);
    await admit("one", { id: kept.id, bytes: 1 });
    await harness.advance(2 * TOLERANCE_MS);
    expect(await store.readWaiting()).toEqual({ emptySessions: 0, sessions: 1, bytes: MIN_WAITING_BYTES });
    await harness.advance(LIFE_SECONDS * 1_000);
    expect(await store.readWaiting()).toEqual({ emptySessions: 0, sessions: 0, bytes: 0 });
  });

  test("applies the limit on sessions without bytes to a session whose bytes did not arrive", async () => {
    await using harness = await open();
    const { store } = harness;
    const admit = admitting(store, createLimits({ empty: 3 }, {}));
    const all = await Promise.all(Array.from({ length: 5 }, () => admit("one", { bytes: 1 })));
    for (const { id } of all) {
      expect(await admit("one", { id })).toMatchObject({ outcome: "admitted" });
      await harness.advance(10);
    }
    expect(await store.readWaiting()).toEqual({ emptySessions: 3, sessions: 0, bytes: 0 });
  });

  test("a network at its limit of sessions without bytes gives up the oldest of them", async () => {
    await using harness = await open();
    const { store } = harness;
    const admit = admitting(store, createLimits({ empty: 3 }, {}));
    const mine: UploadId[] = [];
    const other = await admit("two");
    for (let n = 0; n < 3; n++) {
      mine.push((await admit("one", { epoch: 7 })).id);
      await harness.advance(10);
    }
    const answer = await admit("one");
    expect(answer).toMatchObject({ outcome: "admitted", givenUp: [{ id: mine[0], epoch: 7 }] });
    // A session that is counted again while it still has no bytes keeps its place in the order of age.
    expect(await admit("one", { id: mine[1] as UploadId, epoch: 8 })).toMatchObject(ADMITTED);
    expect(await admit("one")).toMatchObject({ outcome: "admitted", givenUp: [{ id: mine[1], epoch: 8 }] });
    expect(await store.readWaiting()).toMatchObject({ emptySessions: 4 });
    expect(await admit("two", { id: other.id })).toMatchObject(ADMITTED);
  });

  test("does not replace a later writer's entry with an earlier writer's", async () => {
    await using harness = await open();
    const { store } = harness;
    const admit = admitting(store, createLimits({}, {}));
    const { id } = await admit("one", { epoch: 2, bytes: 100 * MIB });
    expect(await admit("two", { id, epoch: 1 })).toMatchObject({ outcome: "unchanged", givenUp: [] });
    expect(await store.readWaiting()).toEqual({ emptySessions: 0, sessions: 1, bytes: 100 * MIB });
  });

  test("a network cannot exceed its byte limit, and a session that would exceed the limit counts as before", async () => {
    await using harness = await open();
    const { store } = harness;
    const admit = admitting(store, createLimits({ bytes: 200 * MIB }, {}));
    const first = await admit("one", { bytes: 100 * MIB });
    expect(await admit("one", { bytes: 101 * MIB })).toMatchObject({ outcome: "refused", givenUp: [] });
    const second = await admit("one", { bytes: 90 * MIB });
    expect(second).toMatchObject(ADMITTED);
    expect(await admit("one", { id: second.id, bytes: 101 * MIB })).toMatchObject({
      outcome: "unchanged",
      givenUp: [],
    });
    expect(await admit("one", { bytes: 1 })).toMatchObject({ outcome: "refused" });
    // Sessions without bytes and those of other networks are counted separately.
    expect(await admit("one")).toMatchObject(ADMITTED);
    expect(await admit("two", { bytes: 200 * MIB })).toMatchObject(ADMITTED);
    await store.dropWaiting(first.id);
    expect(await admit("one", { id: second.id, bytes: 200 * MIB })).toMatchObject(ADMITTED);
    // A session's bytes are charged to the network that continues it.
    expect(await admit("two", { id: second.id, bytes: 200 * MIB })).toMatchObject({ outcome: "unchanged" });
    expect(await store.readWaiting()).toMatchObject({ sessions: 2, bytes: 400 * MIB });
  });

  test("I10: when the store is full, the site with the most sessions loses some of them to any newcomer", async () => {
    await using harness = await open();
    const { store } = harness;
    const admit = admitting(store, createLimits({}, { empty: 10 }));
    const of: Record<string, UploadId[]> = { few: [], many: [] };
    for (const [network, count] of [
      ["few", 2],
      ["many", 8],
    ] as const) {
      for (let n = 0; n < count; n++) {
        of[network]?.push((await admit(network)).id);
        await harness.advance(10);
      }
    }
    for (let n = 0; n < 3; n++) {
      const answer = await admit(`newcomer-${n}`);
      expect([answer.outcome, idsOf(answer)]).toEqual(["admitted", [of["many"]?.[n]]]);
    }
    // This network has the most sessions, so it can only replace its own.
    const again = await admit("many");
    expect([again.outcome, idsOf(again)]).toEqual(["admitted", [of["many"]?.[3]]]);
    expect(await store.readWaiting()).toMatchObject({ emptySessions: 10 });
  });

  test("I10: when the store is at its byte limit, the site with the most bytes gives up as many sessions as needed", async () => {
    await using harness = await open();
    const { store } = harness;
    const admit = admitting(store, createLimits({ bytes: 1_000 * MIB }, { bytes: 1_000 * MIB }));
    const large: UploadId[] = [];
    for (let n = 0; n < 8; n++) {
      large.push((await admit("large", { bytes: 100 * MIB })).id);
      await harness.advance(10);
    }
    const small = await admit("small", { bytes: 200 * MIB });
    expect(small).toMatchObject(ADMITTED);
    expect(await admit("large", { bytes: 1 })).toMatchObject({ outcome: "refused", givenUp: [] });
    expect(await admit("large", { id: large[0] as UploadId, bytes: 110 * MIB })).toMatchObject({
      outcome: "unchanged",
      givenUp: [],
    });
    const first = await admit("newcomer", { bytes: 1 });
    expect([first.outcome, idsOf(first)]).toEqual(["admitted", [large[0]]]);
    const second = await admit("newcomer", { bytes: 250 * MIB });
    expect([second.outcome, idsOf(second)]).toEqual(["admitted", large.slice(1, 4)]);
    // No other site has more bytes than this one now.
    expect(await admit("newcomer", { bytes: 300 * MIB })).toMatchObject({ outcome: "refused", givenUp: [] });
    const { bytes } = await store.readWaiting();
    expect(bytes).toBeLessThanOrEqual(1_000 * MIB);
    expect(await admit("small", { id: small.id, bytes: 200 * MIB })).toMatchObject(ADMITTED);
  });

  test("I10: counts all networks of a site as one when the store is full", async () => {
    await using harness = await open();
    const { store } = harness;
    const admit = admitting(store, createLimits({ empty: 2 }, { empty: 6 }));
    const ofSite: UploadId[] = [];
    const two = [await admit("honest"), await admit("honest")].map(({ id }) => id);
    for (let n = 0; n < 4; n++) {
      ofSite.push((await admit(`network-${n}`, { site: "site" })).id);
      await harness.advance(10);
    }
    const answers = [await admit("newcomer"), await admit("network-9", { site: "site" })];
    expect(answers.flatMap(idsOf)).toEqual([ofSite[0], ofSite[1]]);
    for (const id of two) expect(await admit("honest", { id })).toMatchObject(ADMITTED);
  });

  test("I10: a site has its own limit across all its networks", async () => {
    await using harness = await open();
    const { store } = harness;
    const admit = admitting(store, createLimits({ empty: 2 }, {}, { empty: 3, bytes: 200 * MIB }));
    const ids: UploadId[] = [];
    for (let n = 0; n < 5; n++) {
      const answer = await admit(`network-${n}`, { site: "site" });
      ids.push(answer.id);
      expect([answer.outcome, idsOf(answer)]).toEqual(["admitted", n < 3 ? [] : [ids[n - 3]]]);
      await harness.advance(10);
    }
    // The session is within the network's limit, but not within the site's limit.
    expect(idsOf(await admit("network-4", { site: "site" }))).toEqual([ids[2]]);
    expect(await admit("network-1", { site: "site", bytes: 150 * MIB })).toMatchObject(ADMITTED);
    expect(await admit("network-2", { site: "site", bytes: 1 })).toMatchObject({ outcome: "refused" });
    expect(await admit("network-3", { bytes: 1 })).toMatchObject(ADMITTED);
  });

  test("I10: gives up the oldest sessions among sites with equally few bytes", async () => {
    await using harness = await open();
    const { store } = harness;
    const admit = admitting(store, createLimits({}, { bytes: 20 * MIN_WAITING_BYTES }));
    const ids: UploadId[] = [];
    for (let n = 0; n < 30; n++) {
      const answer = await admit(`network-${randomHex(4)}`, { bytes: 1 });
      ids.push(answer.id);
      expect([answer.outcome, idsOf(answer)]).toEqual(["admitted", n < 20 ? [] : [ids[n - 20]]]);
      await harness.advance(10);
    }
  });

  test("does not give up a session that is being filled, for up to the maximum duration of a request", async () => {
    await using harness = await open();
    const { store } = harness;
    const limit = { empty: 2, bytes: 2 * MIN_WAITING_BYTES };
    for (const [bytes, admit] of [
      [0, admitting(store, createLimits({ empty: 2 }, limit))],
      [1, admitting(store, createLimits({}, limit))],
    ] as const) {
      const busy = await admit("one", { bytes, busySeconds: 60 });
      await harness.advance(10);
      const idle = await admit("one", { bytes });
      expect(idsOf(await admit("two", { bytes }))).toEqual([idle.id]);
      const refused = await admit("three", { bytes, busySeconds: 60 });
      // Of the two other sessions, the one from network two is idle and is given up.
      expect([refused.outcome, refused.givenUp.length]).toEqual(["admitted", 1]);
      expect(idsOf(refused)).not.toContain(busy.id);
      expect(await admit("four", { bytes, busySeconds: 60 })).toMatchObject({ outcome: "refused", givenUp: [] });
      await harness.advance(60_000 + TOLERANCE_MS);
      expect(await admit("four", { bytes })).toMatchObject({ outcome: "admitted" });
      await harness.advance(LIFE_SECONDS * 1_000 + TOLERANCE_MS);
    }
  });

  test("keeps no more sessions than the limits allow after many concurrent admissions", async () => {
    await using harness = await open();
    const { store } = harness;
    const admit = admitting(store, createLimits({ empty: 5 }, { bytes: 3 * MIN_WAITING_BYTES }));
    const all = Array.from({ length: 40 }, (_, n) => admit(`network-${n % 4}`, { bytes: n % 2 }));
    await Promise.all(all);
    const sums = await store.readWaiting();
    expect(sums).toEqual({ emptySessions: 10, sessions: 3, bytes: 3 * MIN_WAITING_BYTES });
  });
}
