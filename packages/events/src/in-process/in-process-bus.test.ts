import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog, openSqlite, type Sqlite } from "@envoi/platform";
import type { Fact, UploadId } from "@envoi/protocol";
import { REUSED_THREADS } from "@envoi/testkit/reused-threads";
import { expect, test, vi } from "vitest";
import { type BusHarness, describeEventBus } from "../testing/event-bus.contract.ts";
import { describeObservers } from "../testing/observers.contract.ts";
import { busModule } from "./bus-module.ts";
import { createInProcessBus } from "./in-process-bus.ts";

const DAY_MS = 86_400_000;
const ENDLESS_MS = 2_147_483_647;
const fact: Fact = {
  id: "f",
  v: 1,
  type: "upload.deleted",
  atMs: 1,
  uploadId: "0123456789abcdef" as UploadId,
  downloads: 0,
};

type InProcessHarness = BusHarness & { database: Sqlite; logLines: string[]; advance(ms: number): void };

async function openHarness(): Promise<InProcessHarness> {
  const directory = await mkdtemp(join(tmpdir(), "envoi-bus-"));
  const logLines: string[] = [];
  const log = createLog({ level: "info", service: "test", destination: { write: (line) => void logLines.push(line) } });
  let nowMs = Date.parse("2030-01-01T00:00:00Z");
  const open = () =>
    openSqlite({
      path: join(directory, "bus.db"),
      modules: [busModule],
      clock: { now: () => nowMs },
      threads: REUSED_THREADS,
    });
  let database = await open();
  let bus = createInProcessBus({ database, log, pollMs: 5 });
  return {
    bus,
    database,
    logLines,
    advance(ms) {
      nowMs += ms;
    },
    passBackoff() {
      nowMs += 300_000;
    },
    async reopen() {
      await bus[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
      database = await open();
      bus = createInProcessBus({ database, log, pollMs: 5 });
      return bus;
    },
    async deadLetters() {
      const letters = await database.call(busModule, "deadLetters", { limit: 100 });
      return letters.map((letter) => ({ durable: letter.consumer, factId: letter.fact?.id ?? "" }));
    },
    async [Symbol.asyncDispose]() {
      await bus[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
      await rm(directory, { recursive: true });
    },
  };
}

describeEventBus("SQLite in process", openHarness);
describeObservers("SQLite in process", openHarness);

test("backs off redelivery from 1 s to 5 min and never redelivers early", async () => {
  await using harness = await openHarness();
  let tries = 0;
  await harness.bus.consume("c", ["upload.deleted"], async () => {
    tries++;
    throw new Error("never");
  });
  // By the time a probe is handled, the failing Fact would have been redelivered if due.
  const probe = vi.fn(async () => undefined);
  await harness.bus.consume("probe", ["upload.expired"], probe);
  let probes = 0;
  const passProbe = async () => {
    probes++;
    await harness.bus.publish({ ...fact, id: `probe-${probes}`, type: "upload.expired" });
    await vi.waitFor(() => expect(probe).toHaveBeenCalledTimes(probes));
  };
  await harness.bus.publish(fact);
  const delaysSeconds = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300];
  for (const [index, delaySeconds] of delaysSeconds.entries()) {
    await vi.waitFor(() => expect(tries).toBe(index + 1));
    // The failure is logged in the same event loop iteration that schedules the next attempt. The clock must not
    // advance before that.
    await vi.waitFor(() => expect(harness.logLines).toHaveLength(index + 1));
    await passProbe();
    harness.advance(delaySeconds * 1_000 - 1);
    await passProbe();
    expect(tries).toBe(index + 1);
    harness.advance(1);
  }
  await vi.waitFor(() => expect(tries).toBe(12));
});

test("logs a Fact moved to the dead letters with its id, consumer and error", async () => {
  await using harness = await openHarness();
  await harness.bus.consume("c", ["upload.deleted"], async () => {
    throw new Error("never");
  });
  await harness.bus.publish(fact);
  await vi.waitFor(
    () => {
      harness.advance(300_000);
      expect(harness.logLines).toHaveLength(12);
    },
    { timeout: 30_000 },
  );
  expect(JSON.parse(harness.logLines.at(-1) ?? "{}")).toMatchObject({
    level: "error",
    msg: "moving a fact to the dead letters",
    factId: "f",
    type: "upload.deleted",
    durable: "c",
    tries: 12,
    err: { message: "never" },
  });
});

test("if a Fact could not be acknowledged, redelivers it after a pause", async () => {
  await using harness = await openHarness();
  const full: Sqlite = {
    ...harness.database,
    async call(module, operation, args) {
      if (operation === "acknowledge") throw new Error("the disk is full");
      return harness.database.call(module, operation, args);
    },
  };
  const log = createLog({ level: "silent", service: "test" });
  const handler = vi.fn(async () => undefined);
  const probe = vi.fn(async () => undefined);
  await harness.bus.consume("probe", ["upload.expired"], probe);
  {
    await using bus = createInProcessBus({ database: full, log, pollMs: ENDLESS_MS });
    await bus.consume("c", ["upload.deleted"], handler, { atOnce: 2 });
    await bus.publish(fact);
    // If the Fact were due again, it would be redelivered before the probes are handled.
    for (let probes = 1; probes <= 10; probes++) {
      await harness.bus.publish({ ...fact, id: `probe-${probes}`, type: "upload.expired" });
      await vi.waitFor(() => expect(probe).toHaveBeenCalledTimes(probes));
    }
    expect(handler).toHaveBeenCalledOnce();
  }
  await using bus = createInProcessBus({ database: full, log, pollMs: 5 });
  await bus.consume("c", ["upload.deleted"], handler);
  await vi.waitFor(() => expect(handler.mock.calls.length).toBeGreaterThan(2));
});

test("remembers Fact ids for a day", async () => {
  await using harness = await openHarness();
  const handler = vi.fn(async () => undefined);
  await harness.bus.consume("c", ["upload.deleted"], handler);
  await harness.bus.publish(fact);
  harness.advance(DAY_MS - 1_000);
  await harness.bus.publish(fact);
  await harness.bus.publish({ ...fact, id: "next" });
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2));
  harness.advance(2_000);
  await harness.bus.publish(fact);
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(3));
});

test("publish and ping reject once the database is closed", async () => {
  await using harness = await openHarness();
  await harness.database[Symbol.asyncDispose]();
  await expect(harness.bus.publish(fact)).rejects.toThrow("sqlite: the database is closed");
  await expect(harness.bus.ping()).rejects.toThrow("sqlite: the database is closed");
});
