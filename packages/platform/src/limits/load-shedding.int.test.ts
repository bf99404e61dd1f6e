import { setTimeout as delay } from "node:timers/promises";
import { ProtocolError } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { createRegistry } from "../metrics.ts";
import { type Asked, createLoadShedding } from "./load-shedding.ts";

const TARGET_MS = 50;

function start(targetMs: number) {
  const registry = createRegistry();
  const load = createLoadShedding(targetMs, registry);
  const ask = (asked: Asked) => {
    try {
      load.admit(asked);
      return "admitted";
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      return `${error.code} ${error.retryAfterSeconds}`;
    }
  };
  const askMany = (asked: Asked) => new Set(Array.from({ length: 100 }, () => ask(asked)));
  return { ask, askMany, metrics: () => registry.metrics() };
}

async function holdLoop(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until);
  await delay(0);
}

async function work(ms: number, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await holdLoop(ms);
}

test("while the event loop is held up, some transfers are refused as busy, and nobody once it is free", async () => {
  const { ask, askMany, metrics } = start(TARGET_MS);
  expect(askMany("transfer")).toEqual(new Set(["admitted"]));
  await work(3 * TARGET_MS, 20);
  expect(askMany("transfer")).toContain("busy 5");
  expect(await metrics()).toMatch(/load_refused_share\{asked="transfer"\} 0\.\d/);
  await vi.waitFor(() => expect(askMany("transfer")).toEqual(new Set(["admitted"])), {
    timeout: 20_000,
    interval: 200,
  });
  expect(ask("answer")).toBe("admitted");
});

test("answers are refused only while the loop is held up for much longer", async () => {
  const { askMany } = start(TARGET_MS);
  expect(askMany("answer")).toEqual(new Set(["admitted"]));
  await work(12 * TARGET_MS, 10);
  expect(askMany("answer")).toContain("busy 5");
});

test("a target of 0 refuses nobody", async () => {
  const { askMany } = start(0);
  await work(12 * TARGET_MS, 3);
  expect(askMany("transfer")).toEqual(new Set(["admitted"]));
});
