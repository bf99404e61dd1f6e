import type { Fact, UploadId } from "@envoi/protocol";
import { describe, expect, test, vi } from "vitest";
import type { EventBus } from "../port.ts";

/** A driver under test, with an unused bus. */
export type BusHarness = {
  bus: EventBus;
  /** Makes every pending redelivery due. */
  passBackoff(): Promise<void> | void;
  /** Closes the bus and opens another on the same data. */
  reopen(): Promise<EventBus>;
  /** Consumer and Fact of each dead letter. */
  deadLetters(): Promise<{ durable: string; factId: string }[]>;
  [Symbol.asyncDispose](): Promise<void>;
};
export type OpenBusHarness = () => Promise<BusHarness>;

/** Timeout for a real bus on a busy host. */
const PATIENCE = { timeout: 30_000 };
/** Number of attempts before a consumer gives up on a Fact. */
const TRIES = 12;

let made = 0;
function deleted(id = `fact-${++made}`): Extract<Fact, { type: "upload.deleted" }> {
  return { id, v: 1, type: "upload.deleted", atMs: 1_000, uploadId: "0123456789abcdef" as UploadId, downloads: 0 };
}
function beacon(): Extract<Fact, { type: "metrics.received" }> {
  const visit = { event_type: "client_visit", time: 1 } as const;
  const about = { now: 1, session_id: 1, lang: "en", platform: "web" } as const;
  return { id: `fact-${++made}`, v: 1, type: "metrics.received", atMs: 1_000, beacon: { ...about, events: [visit] } };
}
function expired(): Extract<Fact, { type: "upload.expired" }> {
  return { ...deleted(), type: "upload.expired" };
}

/** Collects delivered Fact ids in order, including redeliveries. */
function collector(): { ids: string[]; handler: (fact: Fact) => Promise<void> } {
  const ids: string[] = [];
  return { ids, handler: async (fact) => void ids.push(fact.id) };
}

/** Waits until `ids` has exactly these Facts, in any order. */
async function eventually(ids: readonly string[], facts: readonly Fact[]): Promise<void> {
  const wanted = facts.map((fact) => fact.id).toSorted();
  await vi.waitFor(() => expect(ids.toSorted()).toEqual(wanted), PATIENCE);
}

/** Waits until each of these Facts has been delivered. Failing ones may have been delivered more than once. */
async function untilTried(ids: readonly string[], facts: readonly Fact[]): Promise<void> {
  const wanted = facts.map((fact) => fact.id);
  await vi.waitFor(() => expect(ids).toEqual(expect.arrayContaining(wanted)), PATIENCE);
}

/** Tests that every driver of the EventBus must pass. */
export function describeEventBus(name: string, open: OpenBusHarness): void {
  describe(`EventBus on ${name}`, () => {
    test("delivers to a consumer every complete Fact of its types, and no others", async () => {
      await using harness = await open();
      const facts: Fact[] = [];
      await harness.bus.consume("c", ["upload.deleted", "upload.expired"], async (fact) => void facts.push(fact));
      const sent = [deleted(), expired()];
      await harness.bus.publish({ ...deleted(), type: "download.exhausted" });
      for (const fact of sent) await harness.bus.publish(fact);
      await vi.waitFor(() => expect(facts).toHaveLength(2), PATIENCE);
      expect(facts).toEqual(sent);
    });

    test("delivers Facts in the order of publication", async () => {
      await using harness = await open();
      const { ids, handler } = collector();
      await harness.bus.consume("c", ["upload.deleted"], handler);
      const facts = Array.from({ length: 200 }, () => deleted());
      await Promise.all(facts.map((fact) => harness.bus.publish(fact)));
      await eventually(ids, facts);
      expect(ids).toEqual(facts.map((fact) => fact.id));
    });

    test("delivers a copy to each durable name, and shares it among consumers of that name", async () => {
      await using harness = await open();
      const [first, second, other] = [collector(), collector(), collector()];
      await harness.bus.consume("shared", ["upload.deleted"], first.handler);
      await harness.bus.consume("shared", ["upload.deleted"], second.handler);
      await harness.bus.consume("other", ["upload.deleted"], other.handler);
      const facts = Array.from({ length: 50 }, () => deleted());
      for (const fact of facts) await harness.bus.publish(fact);
      await eventually(other.ids, facts);
      await vi.waitFor(() => expect(first.ids.length + second.ids.length).toBe(facts.length), PATIENCE);
      await eventually([...first.ids, ...second.ids], facts);
    });

    test("delivers to one of two consumers of the same name while the other's handler is busy", async () => {
      await using harness = await open();
      const release = Promise.withResolvers<void>();
      const busy = vi.fn(() => release.promise);
      await harness.bus.consume("shared", ["upload.deleted"], busy);
      await harness.bus.publish(deleted());
      await vi.waitFor(() => expect(busy).toHaveBeenCalledOnce(), PATIENCE);
      const { ids, handler } = collector();
      await harness.bus.consume("shared", ["upload.deleted"], handler);
      const facts = [deleted(), deleted()];
      for (const fact of facts) await harness.bus.publish(fact);
      await eventually(ids, facts);
      expect(busy).toHaveBeenCalledOnce();
      release.resolve();
    });

    test("delivers a Fact only once, even if it is published repeatedly", async () => {
      await using harness = await open();
      const { ids, handler } = collector();
      await harness.bus.consume("c", ["upload.deleted"], handler);
      const [twice, last] = [deleted(), deleted()];
      await Promise.all([harness.bus.publish(twice), harness.bus.publish(twice)]);
      await vi.waitFor(() => expect(ids).toHaveLength(1), PATIENCE);
      await harness.bus.publish(twice);
      await harness.bus.publish(last);
      await eventually(ids, [twice, last]);
    });

    test("redelivers a rejected Fact after its backoff, without delaying others", async () => {
      await using harness = await open();
      const [failing, next] = [deleted(), deleted()];
      const ids: string[] = [];
      await harness.bus.consume("c", ["upload.deleted"], async (fact) => {
        ids.push(fact.id);
        if (fact.id === failing.id && ids.filter((id) => id === failing.id).length === 1) throw new Error("not now");
      });
      await harness.bus.publish(failing);
      await harness.bus.publish(next);
      await untilTried(ids, [failing, next]);
      await harness.passBackoff();
      await eventually(ids, [failing, failing, next]);
      await harness.passBackoff();
      const last = deleted();
      await harness.bus.publish(last);
      await eventually(ids, [failing, failing, next, last]);
      expect(await harness.deadLetters()).toEqual([]);
    });

    test("if one consumer never handles a Fact, moves it only to that consumer's dead letters", async () => {
      await using harness = await open();
      const failing = deleted();
      const tried: string[] = [];
      const other = collector();
      await harness.bus.consume("c", ["upload.deleted"], async (fact) => {
        tried.push(fact.id);
        throw new Error("never");
      });
      await harness.bus.consume("other", ["upload.deleted"], other.handler);
      await harness.bus.publish(failing);
      for (let tries = 1; tries <= TRIES; tries++) {
        await vi.waitFor(() => expect(tried.length).toBeGreaterThanOrEqual(tries), PATIENCE);
        await harness.passBackoff();
      }
      await vi.waitFor(async () => {
        expect(await harness.deadLetters()).toEqual([{ durable: "c", factId: failing.id }]);
      }, PATIENCE);
      const next = deleted();
      await harness.bus.publish(next);
      await vi.waitFor(() => expect(tried).toContain(next.id), PATIENCE);
      expect(tried.filter((id) => id === failing.id)).toHaveLength(TRIES);
      await eventually(other.ids, [failing, next]);
    });

    test("lists a dead letter with its error, and removes it from the list when it is retried", async () => {
      await using harness = await open();
      const failing = deleted();
      let works = false;
      const tried: string[] = [];
      await harness.bus.consume("c", ["upload.deleted"], async ({ id }) => {
        tried.push(id);
        if (!works) throw new Error("broken");
      });
      await harness.bus.publish(failing);
      for (let tries = 1; tries <= TRIES; tries++) {
        await vi.waitFor(() => expect(tried.length).toBeGreaterThanOrEqual(tries), PATIENCE);
        await harness.passBackoff();
      }
      await vi.waitFor(async () => expect(await harness.bus.deadLetters(10)).toHaveLength(1), PATIENCE);
      const [letter] = await harness.bus.deadLetters(10);
      expect(letter).toMatchObject({ consumer: "c", fact: failing, error: expect.stringContaining("broken") });
      expect(letter?.atMs).toBeGreaterThan(1_000_000_000_000);
      expect(await harness.bus.deadLetters(0)).toEqual([]);
      for (const unknown of ["0", "999999", "x", "-1", "1.5"]) {
        expect(await harness.bus.retryDeadLetter(unknown), unknown).toBeNull();
      }
      works = true;
      expect(await harness.bus.retryDeadLetter(letter?.id ?? "")).toBe("retried");
      await vi.waitFor(() => expect(tried).toHaveLength(TRIES + 1), PATIENCE);
      expect(tried.at(-1)).toBe(failing.id);
      expect(await harness.bus.deadLetters(10)).toEqual([]);
      expect(await harness.bus.retryDeadLetter(letter?.id ?? "")).toBeNull();
    });

    test("retries a beacon indefinitely and never dead-letters it", async () => {
      await using harness = await open();
      const tried: string[] = [];
      await harness.bus.consume("c", ["metrics.received"], async (fact) => {
        tried.push(fact.id);
        if (tried.length <= TRIES + 1) throw new Error("the store is unavailable");
      });
      const sent = beacon();
      await harness.bus.publish(sent);
      for (let tries = 1; tries <= TRIES + 2; tries++) {
        await vi.waitFor(() => expect(tried.length).toBeGreaterThanOrEqual(tries), PATIENCE);
        await harness.passBackoff();
      }
      expect(new Set(tried)).toEqual(new Set([sent.id]));
      expect(await harness.deadLetters()).toEqual([]);
    });

    test("keeps Facts for a disconnected consumer", async () => {
      await using harness = await open();
      const before = collector();
      const consumer = await harness.bus.consume("c", ["upload.deleted"], before.handler);
      const first = deleted();
      await harness.bus.publish(first);
      await eventually(before.ids, [first]);
      await consumer[Symbol.asyncDispose]();
      const away = [deleted(), deleted()];
      for (const fact of away) await harness.bus.publish(fact);
      const bus = await harness.reopen();
      await bus.publish(away[0] ?? first);
      const after = collector();
      await bus.consume("c", ["upload.deleted"], after.handler);
      await eventually(after.ids, away);
      expect(before.ids).toEqual([first.id]);
    });

    test("delivers no Facts of types that a returning consumer has dropped, not even pending ones", async () => {
      await using harness = await open();
      const consumer = await harness.bus.consume("c", ["upload.deleted", "upload.expired"], async () => undefined);
      await consumer[Symbol.asyncDispose]();
      const [unwanted, wanted, late] = [expired(), deleted(), deleted()];
      await harness.bus.publish(unwanted);
      await harness.bus.publish(wanted);
      const { ids, handler } = collector();
      await harness.bus.consume("c", ["upload.deleted"], handler);
      await harness.bus.publish(expired());
      await harness.bus.publish(late);
      await eventually(ids, [wanted, late]);
    });

    test("waits for the running handler when stopped, and delivers nothing afterwards", async () => {
      await using harness = await open();
      const release = Promise.withResolvers<void>();
      const ids: string[] = [];
      let handled = false;
      const consumer = await harness.bus.consume("c", ["upload.deleted"], async (fact) => {
        ids.push(fact.id);
        await release.promise;
        handled = true;
      });
      const [first, second] = [deleted(), deleted()];
      await harness.bus.publish(first);
      await harness.bus.publish(second);
      await vi.waitFor(() => expect(ids).toEqual([first.id]), PATIENCE);
      const stopped = consumer[Symbol.asyncDispose]().then(() => handled);
      release.resolve();
      expect(await stopped).toBe(true);
      const after = collector();
      await harness.bus.consume("c", ["upload.deleted"], after.handler);
      await eventually(after.ids, [second]);
      expect(ids).toEqual([first.id]);
    });

    test("handles up to atOnce Facts concurrently", async () => {
      await using harness = await open();
      const release = Promise.withResolvers<void>();
      const ids: string[] = [];
      const handler = async (fact: Fact) => {
        ids.push(fact.id);
        await release.promise;
      };
      const facts = Array.from({ length: 7 }, () => deleted());
      const consumer = await harness.bus.consume("c", ["upload.deleted"], handler, { atOnce: 3 });
      for (const fact of facts) await harness.bus.publish(fact);
      await eventually(ids, facts.slice(0, 3));
      release.resolve();
      await eventually(ids, facts);
      await consumer[Symbol.asyncDispose]();
    });

    test("redelivers only the rejected Fact when several are handled concurrently", async () => {
      await using harness = await open();
      const failing = deleted();
      const ids: string[] = [];
      const handler = async (fact: Fact) => {
        ids.push(fact.id);
        if (fact.id === failing.id && ids.filter((id) => id === failing.id).length === 1) throw new Error("not now");
      };
      const facts = [deleted(), failing, deleted(), deleted()];
      await harness.bus.consume("c", ["upload.deleted"], handler, { atOnce: 10 });
      for (const fact of facts) await harness.bus.publish(fact);
      await untilTried(ids, facts);
      await harness.passBackoff();
      await eventually(ids, [...facts, failing]);
    });

    test("redelivers a Fact whose handler was interrupted by stopping", async () => {
      await using harness = await open();
      const cut = deleted();
      const started = vi.fn();
      const consumer = await harness.bus.consume("c", ["upload.deleted"], (_fact, signal) => {
        started();
        return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      });
      await harness.bus.publish(cut);
      await vi.waitFor(() => expect(started).toHaveBeenCalledOnce(), PATIENCE);
      await consumer[Symbol.asyncDispose]();
      const bus = await harness.reopen();
      await harness.passBackoff();
      const { ids, handler } = collector();
      await bus.consume("c", ["upload.deleted"], handler);
      await eventually(ids, [cut]);
    });

    test("responds to a ping", async () => {
      await using harness = await open();
      await harness.bus.ping();
    });
  });
}
