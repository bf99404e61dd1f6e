import { expect, test } from "vitest";
import { createRandom } from "./random.ts";
import { SimulatedProcess } from "./simulated-process.ts";
import { VirtualTime } from "./virtual-time.ts";

const START_MS = Date.UTC(2030, 0, 1);

/** Runs code with virtual time for this long. @returns what the code has noted, with the time of each note */
async function during(ms: number, code: (note: (text: string) => void, time: VirtualTime) => void): Promise<string[]> {
  const time = new VirtualTime(START_MS);
  const notes: string[] = [];
  using _ = time.install(createRandom(1));
  code((text) => notes.push(`${time.nowMs - START_MS} ${text}`), time);
  await time.runUntil(() => false, ms);
  return notes;
}

test("timers fire at their time, those of one time in order, and stopped ones never", async () => {
  const notes = await during(1_000, (note) => {
    setTimeout(note, 500, "late");
    setTimeout(note, 20, "first");
    setTimeout(note, 20, "second");
    clearTimeout(setTimeout(note, 10, "stopped"));
    setTimeout(note, 2_000, "too late");
    setImmediate(note, "at once");
    const repeating = setInterval(() => note("again"), 300);
    setTimeout(() => clearInterval(repeating), 700);
    AbortSignal.timeout(50).addEventListener("abort", () => note("aborted"));
  });
  expect(notes).toEqual(["0 at once", "20 first", "20 second", "50 aborted", "300 again", "500 late", "600 again"]);
});

test("promises settle before the next timer fires", async () => {
  const notes = await during(100, (note) => {
    setTimeout(async () => {
      for (let at = 0; at < 50; at++) await null;
      note("settled");
    }, 10);
    setTimeout(note, 10, "next");
  });
  expect(notes).toEqual(["10 settled", "10 next"]);
});

test("each process has its clock, a paused one catches up, and a killed one stands still", async () => {
  const notes = await during(1_000, (note, time) => {
    const [fast, paused, killed] = ["fast", "paused", "killed"].map((name) => new SimulatedProcess(name));
    if (fast === undefined || paused === undefined || killed === undefined) throw new Error("no process");
    fast.skewMs = 5_000;
    fast.run(() => setTimeout(() => note(`it is ${Date.now() - START_MS}`), 100));
    for (const process of [paused, killed]) process.run(() => setTimeout(note, 200, process.name));
    time.after(150, () => {
      paused.pause();
      killed.kill();
    });
    time.after(400, () => paused.resume());
  });
  expect(notes).toEqual(["100 it is 5100", "400 paused"]);
});

test("the global objects are restored", async () => {
  const { now } = Date;
  await during(10, () => {});
  expect(Date.now).toBe(now);
  expect(Math.abs(Date.now() - START_MS)).toBeGreaterThan(86_400_000);
});
