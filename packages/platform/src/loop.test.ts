import { expect, test } from "vitest";
import { createLoop } from "./loop.ts";

const QUICK = { firstAfterMs: 0, everyMs: 1 };

test("runs round after round until stopped, even after failures", async () => {
  const failures: unknown[] = [];
  let rounds = 0;
  const enough = Promise.withResolvers<void>();
  const loop = createLoop({ clock: Date, onFailure: (error) => failures.push(error) }, QUICK, async () => {
    if (++rounds === 5) enough.resolve();
    if (rounds % 2 === 0) throw new Error(`round ${rounds}`);
  });
  loop.start();
  await enough.promise;
  await loop.stop();
  const roundsWhenStopped = rounds;
  expect(failures.slice(0, 2)).toEqual([new Error("round 2"), new Error("round 4")]);
  await new Promise(setImmediate);
  expect(rounds).toBe(roundsWhenStopped);
});

test("aborts the current round when stopped, and waits for it to end", async () => {
  const started = Promise.withResolvers<void>();
  let ended = false;
  const loop = createLoop({ clock: Date, onFailure() {} }, QUICK, async (_beat, signal) => {
    started.resolve();
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    ended = true;
  });
  loop.start();
  await started.promise;
  await loop.stop();
  expect(ended).toBe(true);
});

test("runs no round if stopped before the first, and can be stopped without having been started", async () => {
  let rounds = 0;
  const waiting = () =>
    createLoop({ clock: Date, onFailure() {} }, { firstAfterMs: 3_600_000, everyMs: 1 }, async () => void rounds++);
  const loop = waiting();
  loop.start();
  await loop.stop();
  await waiting().stop();
  expect(rounds).toBe(0);
});

test("while rounds hang or fail, is silent until the next beat", async () => {
  let nowMs = 0;
  const started = Promise.withResolvers<() => void>();
  const release = Promise.withResolvers<void>();
  const loop = createLoop({ clock: { now: () => nowMs }, onFailure() {} }, QUICK, async (beat) => {
    started.resolve(beat);
    await release.promise;
    throw new Error("broken");
  });
  loop.start();
  const beat = await started.promise;
  nowMs = 50_000;
  expect(loop.silentMs()).toBe(50_000);
  beat();
  expect(loop.silentMs()).toBe(0);
  nowMs = 70_000;
  release.resolve();
  await loop.stop();
  expect(loop.silentMs()).toBe(20_000);
});
