import { expect, test } from "vitest";
import { PauseSwitch } from "./pause-switch.ts";

const never = new AbortController().signal;

test("a transfer that is not paused continues immediately", async () => {
  const pausing = new PauseSwitch();
  await pausing.whilePaused(never);
  pausing.set(true);
  pausing.set(false);
  await pausing.whilePaused(never);
  expect(pausing.isPaused).toBe(false);
});

test("a paused transfer waits until it is continued, or until its signal aborts", async () => {
  const pausing = new PauseSwitch();
  pausing.set(true);
  const cancel = new AbortController();
  const order: string[] = [];
  const waits = [
    pausing.whilePaused(never).then(() => order.push("continued")),
    pausing.whilePaused(cancel.signal).then(() => order.push("cancelled")),
  ];
  await Promise.resolve();
  expect(order).toEqual([]);
  cancel.abort();
  await waits[1];
  pausing.set(false);
  await waits[0];
  expect(order).toEqual(["cancelled", "continued"]);
});
