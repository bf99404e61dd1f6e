import type { Fact, Notice, UploadId } from "@envoi/protocol";
import { describe, expect, test, vi } from "vitest";
import type { EventBus, Observer } from "../port.ts";
import type { OpenBusHarness } from "./event-bus.contract.ts";

/** Timeout for a real bus on a busy host. */
const PATIENCE = { timeout: 30_000 };
const TYPES = ["upload.deleted", "upload.expired"] as const;

let made = 0;
function deleted(id = `observed-${++made}`): Extract<Fact, { type: "upload.deleted" }> {
  return { id, v: 1, type: "upload.deleted", atMs: 1_000, uploadId: "0123456789abcdef" as UploadId, downloads: 0 };
}
function notice(count: number): Notice {
  return { v: 1, type: "password.refused", uploadId: "0123456789abcdef", count, atMs: 1_000 };
}

type Recording = { facts: Fact[]; positions: number[]; notices: Notice[]; gaps: number };
function recorder(): { seen: Recording; observer: Observer<(typeof TYPES)[number]> } {
  const seen: Recording = { facts: [], positions: [], notices: [], gaps: 0 };
  return {
    seen,
    observer: {
      onFact(fact, position) {
        seen.facts.push(fact);
        seen.positions.push(position);
      },
      onNotice: (heard) => void seen.notices.push(heard),
      onGap: () => void seen.gaps++,
    },
  };
}

/** Starts observing, and resolves once notices arrive. */
async function observe(bus: EventBus) {
  const { seen, observer } = recorder();
  const observing = await bus.observe(TYPES, observer);
  await vi.waitFor(() => {
    bus.notify(notice(1));
    expect(seen.notices).not.toEqual([]);
  }, PATIENCE);
  seen.notices = [];
  seen.gaps = 0;
  return { seen, stop: () => observing[Symbol.asyncDispose]() };
}

/** Tests of observers that every driver of the EventBus must pass. */
export function describeObservers(name: string, open: OpenBusHarness): void {
  describe(`observers of ${name}`, () => {
    test("get every complete Fact of their types in order, and no others", async () => {
      await using harness = await open();
      const [one, other] = [await observe(harness.bus), await observe(harness.bus)];
      const facts: Fact[] = Array.from({ length: 100 }, (_, at) =>
        at % 2 === 0 ? deleted() : { ...deleted(), type: "upload.expired" },
      );
      await harness.bus.publish({ ...deleted(), type: "download.exhausted" });
      await Promise.all(facts.map((fact) => harness.bus.publish(fact)));
      for (const { seen } of [one, other]) {
        await vi.waitFor(() => expect(seen.facts).toHaveLength(facts.length), PATIENCE);
        expect(seen.facts).toEqual(facts);
        expect(seen.gaps).toBe(0);
      }
    });

    test("get increasing positions, the same for every observer", async () => {
      await using harness = await open();
      const [one, other] = [await observe(harness.bus), await observe(harness.bus)];
      for (let sent = 0; sent < 20; sent += 1) await harness.bus.publish(deleted());
      for (const { seen } of [one, other]) await vi.waitFor(() => expect(seen.positions).toHaveLength(20), PATIENCE);
      const { positions } = one.seen;
      expect(positions.every((position, at) => at === 0 || position > (positions[at - 1] ?? 0))).toBe(true);
      expect(other.seen.positions).toEqual(positions);
    });

    test("get increasing positions even after the bus is reopened", async () => {
      await using harness = await open();
      const before = await observe(harness.bus);
      await harness.bus.publish(deleted());
      await vi.waitFor(() => expect(before.seen.positions).toHaveLength(1), PATIENCE);
      const bus = await harness.reopen();
      const after = await observe(bus);
      await bus.publish(deleted());
      await vi.waitFor(() => expect(after.seen.positions).toHaveLength(1), PATIENCE);
      expect(after.seen.positions[0]).toBeGreaterThan(before.seen.positions[0] ?? 0);
    });

    test("receive a Fact only once if it is published twice", async () => {
      await using harness = await open();
      const { seen } = await observe(harness.bus);
      const [twice, last] = [deleted(), deleted()];
      await harness.bus.publish(twice);
      await harness.bus.publish(twice);
      await harness.bus.publish(last);
      await vi.waitFor(() => expect(seen.facts).toContainEqual(last), PATIENCE);
      expect(seen.facts).toEqual([twice, last]);
    });

    test("neither receive Facts in place of consumers nor wait for consumers", async () => {
      await using harness = await open();
      const release = Promise.withResolvers<void>();
      const handler = vi.fn(() => release.promise);
      await harness.bus.consume("c", ["upload.deleted"], handler);
      const { seen } = await observe(harness.bus);
      const facts = [deleted(), deleted()];
      for (const fact of facts) await harness.bus.publish(fact);
      await vi.waitFor(() => expect(seen.facts).toEqual(facts), PATIENCE);
      release.resolve();
      await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2), PATIENCE);
    });

    test("do not get Facts published before they started", async () => {
      await using harness = await open();
      await harness.bus.publish(deleted());
      const { seen } = await observe(harness.bus);
      const fresh = deleted();
      await harness.bus.publish(fresh);
      await vi.waitFor(() => expect(seen.facts).toEqual([fresh]), PATIENCE);
    });

    test("each get every notice", async () => {
      await using harness = await open();
      const [one, other] = [await observe(harness.bus), await observe(harness.bus)];
      one.seen.notices = [];
      harness.bus.notify(notice(7));
      for (const { seen } of [one, other]) {
        await vi.waitFor(() => expect(seen.notices).toContainEqual(notice(7)), PATIENCE);
      }
    });

    test("get no Facts or notices once stopped", async () => {
      await using harness = await open();
      const [stopped, other] = [await observe(harness.bus), await observe(harness.bus)];
      await stopped.stop();
      stopped.seen.notices = [];
      harness.bus.notify(notice(2));
      await harness.bus.publish(deleted());
      await vi.waitFor(() => expect(other.seen.facts).toHaveLength(1), PATIENCE);
      expect([stopped.seen.facts, stopped.seen.notices]).toEqual([[], []]);
    });
  });
}
