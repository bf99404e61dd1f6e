import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { type BlockedBody, type BlocklistStore, MAX_BLOCKED_AT_ONCE } from "../../upload/port.ts";
import type { OpenHarness } from "./fixtures.ts";

const newBody = (bytes: number): BlockedBody => ({ sha256: randomBytes(32).toString("hex"), bytes });
/** Enough bodies to fill several pages of the list. */
const MAX_BODIES = 2_500;
async function listed(store: BlocklistStore): Promise<BlockedBody[]> {
  const found: BlockedBody[] = [];
  for await (const body of store.listBlocked()) found.push(body);
  return found.toSorted(bySha256);
}
const bySha256 = (a: BlockedBody, b: BlockedBody) => (a.sha256 < b.sha256 ? -1 : 1);

/** Tests of the list of bodies that may not be stored again. */
export function describeBlocklist(open: OpenHarness): void {
  test("finds blocked bodies by length and digest until they are unblocked", async () => {
    await using harness = await open();
    const bodies = [newBody(100), newBody(100), newBody(Number.MAX_SAFE_INTEGER)];
    expect(await harness.store.hasBlocked(100)).toBe("none");
    expect(await harness.store.blockBodies(bodies, MAX_BODIES)).toBe(3);
    const store = await harness.reopen();
    for (const { bytes } of bodies) expect(await store.hasBlocked(bytes)).toBe("of_length");
    for (const bytes of [99, 101]) expect(await store.hasBlocked(bytes)).toBe("of_others");
    for (const body of bodies) {
      expect(await store.isBlocked(body)).toBe(true);
      expect(await store.isBlocked({ ...body, bytes: body.bytes - 1 })).toBe(false);
    }
    expect(await store.isBlocked(newBody(100))).toBe(false);
    expect(await listed(store)).toEqual(bodies.toSorted(bySha256));

    for (const { sha256 } of bodies.slice(1)) expect(await store.unblockBody(sha256)).toBe("unblocked");
    const [first, second] = bodies as [BlockedBody, BlockedBody];
    expect(await store.unblockBody(second.sha256)).toBeNull();
    expect(await store.isBlocked(second)).toBe(false);
    expect(await listed(store)).toEqual([first]);
    await store.unblockBody(first.sha256);
    expect(await store.hasBlocked(100)).toBe("none");
  });

  test("counts a body blocked twice only once", async () => {
    await using harness = await open();
    const { store } = harness;
    const [body, other] = [newBody(100), newBody(100)];
    expect(await store.blockBodies([body, body], MAX_BODIES)).toBe(1);
    expect(await store.blockBodies([body, other], MAX_BODIES)).toBe(1);
    expect(await store.blockBodies([{ ...body, bytes: 200 }], MAX_BODIES)).toBe(0);
    expect(await store.isBlocked({ ...body, bytes: 200 })).toBe(true);
    expect(await store.isBlocked(body)).toBe(false);
    expect(await listed(store)).toHaveLength(2);
  });

  test("lists every entry of a full blocklist, and blocks another body only after one has been unblocked", async () => {
    await using harness = await open();
    const { store } = harness;
    const bodies = Array.from({ length: MAX_BODIES }, (_, at) => newBody(at));
    for (let first = 0; first < bodies.length; first += MAX_BLOCKED_AT_ONCE) {
      const some = bodies.slice(first, first + MAX_BLOCKED_AT_ONCE);
      expect(await store.blockBodies(some, MAX_BODIES)).toBe(some.length);
    }
    expect(await listed(store)).toEqual(bodies.toSorted(bySha256));
    const [known] = bodies as [BlockedBody];
    const one = newBody(1);
    expect(await store.blockBodies([known, one], MAX_BODIES)).toBe("full");
    expect(await store.isBlocked(one)).toBe(false);
    expect(await store.blockBodies([known], MAX_BODIES)).toBe(0);
    await store.unblockBody(known.sha256);
    expect(await store.blockBodies([one], MAX_BODIES)).toBe(1);
  });
}
