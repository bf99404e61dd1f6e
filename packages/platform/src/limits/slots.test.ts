import { ProtocolError } from "@envoi/protocol";
import { describe, expect, it } from "vitest";
import { SITE_SHARE } from "../client-address.ts";
import { createSlots, type SlotHolder, UNKNOWN_NETWORK } from "./slots.ts";

const BUSY = new ProtocolError("busy").message;

function holder(isIdle = false): SlotHolder & { isOut: boolean; idle: boolean } {
  return {
    idle: isIdle,
    isOut: false,
    isIdle() {
      return this.idle;
    },
    evict() {
      this.isOut = true;
    },
  };
}

describe("slots", () => {
  it("are denied once all are in use", () => {
    const slots = createSlots({ inAll: 2, perNetwork: 2 });
    const first = slots.take("a", holder());
    slots.take("b", holder());
    expect(() => slots.take("c", holder())).toThrow(BUSY);
    first.leave();
    first.leave();
    slots.take("c", holder());
    expect(slots.taken).toBe(2);
  });

  it("are freed by evicting idle holders, for networks with fewer slots", () => {
    const slots = createSlots({ inAll: 4, perNetwork: 4 });
    const busiest = [holder(true), holder(true), holder(true)];
    for (const one of busiest) slots.take("attacker", one);
    const other = holder(true);
    slots.take("other", other);
    slots.take("newcomer", holder());
    slots.take("another", holder());
    expect(busiest.map(({ isOut }) => isOut)).toEqual([true, true, false]);
    // Each network now has one slot, and no network loses its only slot.
    expect(() => slots.take("late", holder())).toThrow(BUSY);
    expect(other.isOut).toBe(false);
  });

  it("are limited per network: above the limit, a newcomer evicts an idle holder of its own network", () => {
    const slots = createSlots({ inAll: 100, perNetwork: 2 });
    const [active, idle] = [holder(), holder(true)];
    slots.take("a", active);
    slots.take("a", idle);
    slots.take("a", holder());
    expect([active.isOut, idle.isOut]).toEqual([false, true]);
    expect(() => slots.take("a", holder())).toThrow(BUSY);
    slots.take("b", holder());
  });

  it("I10: in a site are also limited, however many networks it has", () => {
    const slots = createSlots({ inAll: 100, perNetwork: 10 });
    for (let n = 0; n < 10 * SITE_SHARE; n++) slots.take(`site/${n}`, holder());
    expect(() => slots.take("site/another", holder())).toThrow(BUSY);
    slots.take("other/1", holder());
  });

  it("in a site are limited to half of all slots, unless one network may have more", () => {
    const slots = createSlots({ inAll: 100, perNetwork: 25 });
    for (let n = 0; n < 50; n++) slots.take(`site/${n}`, holder());
    expect(() => slots.take("site/another", holder())).toThrow(BUSY);
    const wide = createSlots({ inAll: 100, perNetwork: 80 });
    wide.take("site/1", holder(), 80);
    expect(() => wide.take("site/2", holder())).toThrow(BUSY);
  });

  it("in a site that has used its share are freed by evicting idle holders in its busiest network", () => {
    const slots = createSlots({ inAll: 100, perNetwork: 2 });
    const [single, ...idle] = [holder(true), holder(true), holder(true)];
    slots.take("site/single", single as SlotHolder);
    for (const one of idle) slots.take("site/busy", one);
    for (let n = 0; n < 5; n++) slots.take(`site/${n}`, holder());
    slots.take("site/newcomer", holder());
    expect([single, ...idle].map((one) => one?.isOut)).toEqual([false, true, false]);
  });

  it("I10: are freed at the busiest site once all are in use, even if each network of that site holds only one", () => {
    const slots = createSlots({ inAll: 20, perNetwork: 10 });
    const idle = Array.from({ length: 10 }, () => holder(true));
    for (const [n, one] of idle.entries()) slots.take(`attacker/${n}`, one);
    for (let n = 0; n < 10; n++) slots.take(`home ${n}`, holder(true));
    slots.take("newcomer/1", holder());
    expect(idle.map(({ isOut }) => isOut).indexOf(true)).toBe(0);
    expect(idle.filter(({ isOut }) => isOut)).toHaveLength(1);
  });

  it("have no limit per network behind an unknown proxy", () => {
    const slots = createSlots({ inAll: 3, perNetwork: 1 });
    for (let i = 0; i < 3; i++) slots.take(UNKNOWN_NETWORK, holder());
    expect(() => slots.take(UNKNOWN_NETWORK, holder())).toThrow(BUSY);
  });

  it("are counted by size, and can be resized", () => {
    const slots = createSlots({ inAll: 100, perNetwork: 50 });
    const large = slots.take("a", holder(), 80);
    expect(slots.taken).toBe(80);
    large.resize(20);
    const idle = holder(true);
    slots.take("a", idle, 30);
    large.resize(50);
    expect(idle.isOut).toBe(true);
    expect(slots.taken).toBe(50);
    expect(() => large.resize(51)).toThrow(BUSY);
    large.leave();
    expect(slots.taken).toBe(0);
  });

  it("are granted after a short wait, once a holder leaves or becomes idle", async () => {
    const slots = createSlots({ inAll: 2, perNetwork: 2 });
    const slow = holder();
    slots.take("a", slow);
    slots.take("a", holder());
    const waiting = slots.takeSoon("b", holder(), {});
    slow.idle = true;
    expect((await waiting).size).toBe(1);
    expect(slow.isOut).toBe(true);
  });

  it("grow after a short wait, if space becomes free in time", async () => {
    const slots = createSlots({ inAll: 3, perNetwork: 3, patienceMs: 60 });
    const growing = slots.take("a", holder());
    const other = slots.take("b", holder(), 2);
    const grown = growing.resizeSoon(2);
    other.resize(1);
    await grown;
    expect([growing.size, slots.taken]).toEqual([2, 3]);
    await expect(growing.resizeSoon(3)).rejects.toThrow(BUSY);
    expect(growing.size).toBe(2);
  });

  it("are not granted to a client that has disconnected", async () => {
    const slots = createSlots({ inAll: 1, perNetwork: 1 });
    slots.take("a", holder());
    const signal = AbortSignal.abort(new Error("gone"));
    await expect(slots.takeSoon("b", holder(), { signal })).rejects.toThrow();
    expect(slots.taken).toBe(1);
  });
});
