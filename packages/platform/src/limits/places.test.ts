import { ProtocolError } from "@envoi/protocol";
import { describe, expect, it } from "vitest";
import { SITE_SHARE } from "../client-address.ts";
import { createPlaces, type PlaceHolder, UNKNOWN_NETWORK } from "./places.ts";

const BUSY = new ProtocolError("busy").message;

function holder(isIdle = false): PlaceHolder & { isOut: boolean; idle: boolean } {
  return {
    idle: isIdle,
    isOut: false,
    isIdle() {
      return this.idle;
    },
    putOut() {
      this.isOut = true;
    },
  };
}

describe("places", () => {
  it("are refused once all places are in use", () => {
    const places = createPlaces({ inAll: 2, perNetwork: 2 });
    const first = places.take("a", holder());
    places.take("b", holder());
    expect(() => places.take("c", holder())).toThrow(BUSY);
    first.leave();
    first.leave();
    places.take("c", holder());
    expect(places.taken).toBe(2);
  });

  it("are taken from idle holders for networks with fewer places", () => {
    const places = createPlaces({ inAll: 4, perNetwork: 4 });
    const busiest = [holder(true), holder(true), holder(true)];
    for (const one of busiest) places.take("attacker", one);
    const other = holder(true);
    places.take("other", other);
    places.take("newcomer", holder());
    places.take("another", holder());
    expect(busiest.map(({ isOut }) => isOut)).toEqual([true, true, false]);
    // Each network has one place now, and none loses its only place.
    expect(() => places.take("late", holder())).toThrow(BUSY);
    expect(other.isOut).toBe(false);
  });

  it("are limited per network: beyond the limit a newcomer evicts an idle holder of its own network", () => {
    const places = createPlaces({ inAll: 100, perNetwork: 2 });
    const [active, idle] = [holder(), holder(true)];
    places.take("a", active);
    places.take("a", idle);
    places.take("a", holder());
    expect([active.isOut, idle.isOut]).toEqual([false, true]);
    expect(() => places.take("a", holder())).toThrow(BUSY);
    places.take("b", holder());
  });

  it("I10: in a site are also limited, however many networks it has", () => {
    const places = createPlaces({ inAll: 100, perNetwork: 10 });
    for (let n = 0; n < 10 * SITE_SHARE; n++) places.take(`site/${n}`, holder());
    expect(() => places.take("site/another", holder())).toThrow(BUSY);
    places.take("other/1", holder());
  });

  it("in a site are at most half of all places, unless one network may have more", () => {
    const places = createPlaces({ inAll: 100, perNetwork: 25 });
    for (let n = 0; n < 50; n++) places.take(`site/${n}`, holder());
    expect(() => places.take("site/another", holder())).toThrow(BUSY);
    const wide = createPlaces({ inAll: 100, perNetwork: 80 });
    wide.take("site/1", holder(), 80);
    expect(() => wide.take("site/2", holder())).toThrow(BUSY);
  });

  it("in a site that has used its share are taken from the idle holders of its busiest network", () => {
    const places = createPlaces({ inAll: 100, perNetwork: 2 });
    const [single, ...idle] = [holder(true), holder(true), holder(true)];
    places.take("site/single", single as PlaceHolder);
    for (const one of idle) places.take("site/busy", one);
    for (let n = 0; n < 5; n++) places.take(`site/${n}`, holder());
    places.take("site/newcomer", holder());
    expect([single, ...idle].map((one) => one?.isOut)).toEqual([false, true, false]);
  });

  it("I10: are taken from the busiest site once all are in use, even if each of its networks has one", () => {
    const places = createPlaces({ inAll: 20, perNetwork: 10 });
    const idle = Array.from({ length: 10 }, () => holder(true));
    for (const [n, one] of idle.entries()) places.take(`attacker/${n}`, one);
    for (let n = 0; n < 10; n++) places.take(`home ${n}`, holder(true));
    places.take("newcomer/1", holder());
    expect(idle.map(({ isOut }) => isOut).indexOf(true)).toBe(0);
    expect(idle.filter(({ isOut }) => isOut)).toHaveLength(1);
  });

  it("have no limit per network behind an unknown proxy", () => {
    const places = createPlaces({ inAll: 3, perNetwork: 1 });
    for (let i = 0; i < 3; i++) places.take(UNKNOWN_NETWORK, holder());
    expect(() => places.take(UNKNOWN_NETWORK, holder())).toThrow(BUSY);
  });

  it("are counted by size, and can be resized", () => {
    const places = createPlaces({ inAll: 100, perNetwork: 50 });
    const large = places.take("a", holder(), 80);
    expect(places.taken).toBe(80);
    large.resize(20);
    const idle = holder(true);
    places.take("a", idle, 30);
    large.resize(50);
    expect(idle.isOut).toBe(true);
    expect(places.taken).toBe(50);
    expect(() => large.resize(51)).toThrow(BUSY);
    large.leave();
    expect(places.taken).toBe(0);
  });

  it("are granted after a short wait if a holder leaves or becomes idle", async () => {
    const places = createPlaces({ inAll: 2, perNetwork: 2 });
    const slow = holder();
    places.take("a", slow);
    places.take("a", holder());
    const waiting = places.takeSoon("b", holder(), {});
    slow.idle = true;
    expect((await waiting).size).toBe(1);
    expect(slow.isOut).toBe(true);
  });

  it("grow after a short wait if space becomes free in time", async () => {
    const places = createPlaces({ inAll: 3, perNetwork: 3, patienceMs: 60 });
    const growing = places.take("a", holder());
    const other = places.take("b", holder(), 2);
    const grown = growing.resizeSoon(2);
    other.resize(1);
    await grown;
    expect([growing.size, places.taken]).toEqual([2, 3]);
    await expect(growing.resizeSoon(3)).rejects.toThrow(BUSY);
    expect(growing.size).toBe(2);
  });

  it("are not granted to a client that has left", async () => {
    const places = createPlaces({ inAll: 1, perNetwork: 1 });
    places.take("a", holder());
    const signal = AbortSignal.abort(new Error("gone"));
    await expect(places.takeSoon("b", holder(), { signal })).rejects.toThrow();
    expect(places.taken).toBe(1);
  });
});
