import { setInterval as every } from "node:timers/promises";
import { freePort } from "@envoi/backing-stores";
import { expect, onTestFinished, test } from "vitest";
import { createHealthGate } from "./health-gate.ts";

async function openGate({ isReady = true, isEdgeRunning = true } = {}) {
  const address = { host: "127.0.0.1", port: await freePort() };
  const gate = await createHealthGate(address, { isReady: async () => isReady, isEdgeRunning: () => isEdgeRunning });
  onTestFinished(() => gate[Symbol.dispose]());
  const ask = async () => (await fetch(`http://127.0.0.1:${address.port}/readyz`)).status;
  return { gate, ask };
}

/** Asks regularly, like the edge. @returns the last answer */
function askRegularly(ask: () => Promise<number>): () => number {
  let last = 0;
  const over = new AbortController();
  onTestFinished(() => over.abort());
  void (async () => {
    for await (const _ of every(10, null, { signal: over.signal })) last = await ask();
  })().catch(() => {});
  return () => last;
}

test("a replica gets no requests until its gate is open, and none after it is closed", async () => {
  const { gate, ask } = await openGate();
  const last = askRegularly(ask);
  expect(await ask()).toBe(503);
  gate.open();
  await gate.untilReady();
  await expect.poll(last).toBe(200);
  await gate.close();
  await expect.poll(last).toBe(503);
});

test("behind an open gate, a replica that is not ready gets no requests", async () => {
  const { gate, ask } = await openGate({ isReady: false, isEdgeRunning: false });
  gate.open();
  await gate.untilReady();
  expect(await ask()).toBe(503);
});

test("without an edge, there is nothing to wait for", async () => {
  const { gate, ask } = await openGate({ isEdgeRunning: false });
  gate.open();
  await gate.untilReady();
  expect(await ask()).toBe(200);
});
