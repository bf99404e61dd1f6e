import { expect, test } from "vitest";
import { createRegistry } from "./metrics.ts";
import { checkStores, createReadiness } from "./readiness.ts";
import { nothingToDrain } from "./run-services.ts";
import type { Service } from "./service.ts";

function checked(check: () => Promise<void>): Service {
  return { name: "one", check, start: async () => {}, drain: nothingToDrain, async [Symbol.asyncDispose]() {} };
}

async function readStates(registry: ReturnType<typeof createRegistry>): Promise<string[]> {
  const text = await registry.metrics();
  return Array.from(text.matchAll(/^service_state\{state="([a-z]+)"\} 1$/gm), ([, state = ""]) => state);
}

test("reports no state at first, then ready, and finally draining", async () => {
  const registry = createRegistry();
  const readiness = createReadiness([checked(async () => {})], registry);
  expect([await readStates(registry), await readiness.ask()]).toEqual([
    [],
    { ready: false, state: "starting", failing: [] },
  ]);
  readiness.enter("serving");
  expect([await readStates(registry), await readiness.ask()]).toEqual([
    ["ready"],
    { ready: true, state: "ready", failing: [] },
  ]);
  readiness.enter("draining");
  expect([await readStates(registry), await readiness.ask()]).toEqual([
    ["draining"],
    { ready: false, state: "draining", failing: [] },
  ]);
});

test("reports a failing store check, and the service that it belongs to", async () => {
  const registry = createRegistry();
  const readiness = createReadiness([checked(() => Promise.reject(new Error("away")))], registry);
  readiness.enter("serving");
  expect([await readStates(registry), await readiness.ask()]).toEqual([
    ["failing"],
    { ready: false, state: "failing", failing: ["one"] },
  ]);
});

test("reports a hanging store as failing, and does not delay the metrics", async () => {
  const registry = createRegistry();
  const readiness = createReadiness([checked(() => new Promise<void>(() => {}))], registry);
  readiness.enter("serving");
  expect(await readStates(registry)).toEqual(["failing"]);
});

test("names the stores that fail or hang, each once", async () => {
  const [works, hangs] = [{ ping: async () => {} }, { ping: () => new Promise<void>(() => {}) }];
  const fails = { ping: () => Promise.reject(new Error("away")) };
  const services = [
    checked(() => checkStores({ uploads: hangs, blobs: works })),
    checked(() => checkStores({ uploads: hangs, blobs: fails })),
  ];
  const readiness = createReadiness(services, createRegistry());
  readiness.enter("serving");
  expect(await readiness.ask()).toEqual({ ready: false, state: "failing", failing: ["uploads", "blobs"] });
});

test("a process that an operator drains is draining, although its stores respond", async () => {
  const readiness = createReadiness([checked(async () => {})], createRegistry());
  readiness.enter("serving");
  readiness.hold(true);
  expect(await readiness.ask()).toMatchObject({ ready: false, state: "draining" });
});
