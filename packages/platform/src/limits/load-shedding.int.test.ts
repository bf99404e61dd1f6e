import { setTimeout as delay } from "node:timers/promises";
import { ProtocolError } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { createRegistry } from "../metrics.ts";
import { createLoadShedding, type RequestKind } from "./load-shedding.ts";

const TARGET_MS = 50;

function start(targetMs: number) {
  const registry = createRegistry();
  const load = createLoadShedding(targetMs, registry);
  const ask = (asked: RequestKind, network = "one") => {
    try {
      load.admit(asked, () => network);
      return "admitted";
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      return `${error.code} ${error.retryAfterSeconds}`;
    }
  };
  const askMany = (asked: RequestKind) => new Set(Array.from({ length: 100 }, () => ask(asked)));
  return { ask, askMany, metrics: () => registry.metrics() };
}

async function holdLoop(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until);
  await delay(0);
}

/** Blocks the event loop until some requests are rejected. */
async function overload(
  ms: number,
  askMany: (asked: RequestKind) => ReadonlySet<string>,
  asked: RequestKind,
): Promise<void> {
  do await holdLoop(ms);
  while (!askMany(asked).has("busy 5"));
}

test("rejects some transfers as busy while the event loop is blocked, and none once it is free", async () => {
  const { ask, askMany, metrics } = start(TARGET_MS);
  expect(askMany("transfer")).toEqual(new Set(["admitted"]));
  await overload(3 * TARGET_MS, askMany, "transfer");
  for (let network = 0; network < 100; network += 1) expect(ask("transfer", `network ${network}`)).toBe("admitted");
  expect(await metrics()).toMatch(/load_refused_share\{asked="transfer",network="recent"\} 0\.\d/);
  await vi.waitFor(() => expect(askMany("transfer")).toEqual(new Set(["admitted"])), {
    timeout: 20_000,
    interval: 200,
  });
  expect(ask("answer")).toBe("admitted");
});

test("rejects read-only calls only if the event loop is blocked for much longer", async () => {
  const { askMany } = start(TARGET_MS);
  expect(askMany("answer")).toEqual(new Set(["admitted"]));
  await overload(12 * TARGET_MS, askMany, "answer");
});

test("rejects nothing with a target of 0", async () => {
  const { askMany } = start(0);
  for (let turn = 0; turn < 10; turn += 1) await holdLoop(4 * TARGET_MS);
  expect(askMany("transfer")).toEqual(new Set(["admitted"]));
});
