import { expect, test } from "vitest";
import { RefusedShare } from "./refused-share.ts";

const TARGET_MS = 50;

/**
 * Simulates a server that receives `asked` requests per sample and can handle `capacity` of them. Excess requests are
 * queued.
 */
function serve(
  share: RefusedShare,
  { capacity, asked, samples }: Record<"capacity" | "asked" | "samples", number>,
  { isNew = false } = {},
) {
  let [waiting, served, refused] = [0, 0, 0];
  const delaysMs: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    for (let request = 0; request < asked; request += 1) {
      if (share.refusesNext(isNew)) refused += 1;
      else waiting += 1;
    }
    const now = Math.min(capacity, waiting);
    served += now;
    waiting -= now;
    delaysMs.push((waiting / capacity) * 100);
    share.update((waiting / capacity) * 100);
  }
  return { served, refused, delaysMs };
}

test("rejects nothing while the delay is within the target, or only briefly above it", () => {
  const share = new RefusedShare(TARGET_MS);
  for (const delayMs of [0, 50, 40, 500, 500, 500, 500, 20, 500]) {
    share.update(delayMs);
    expect(share.ofOthers).toBe(0);
  }
  expect(share.refusesNext(false)).toBe(false);
});

test.each([
  [1.5, false],
  [3, false],
  [10, false],
  [3, true],
  [10, true],
])(
  "under a load of %d times its capacity, a server works at full capacity with short delays (only newcomers: %s)",
  (factor, isNew) => {
    const share = new RefusedShare(TARGET_MS);
    const load = { capacity: 20, asked: 20 * factor };
    serve(share, { ...load, samples: 100 }, { isNew });
    const { served, delaysMs } = serve(share, { ...load, samples: 600 }, { isNew });
    expect(served).toBeGreaterThan(0.95 * 20 * 600);
    expect(delaysMs.toSorted((a, b) => a - b)[Math.floor(0.95 * delaysMs.length)]).toBeLessThan(5 * TARGET_MS);
  },
);

test("rejects nothing soon after a surge has ended", () => {
  const share = new RefusedShare(TARGET_MS);
  serve(share, { capacity: 20, asked: 60, samples: 300 });
  serve(share, { capacity: 20, asked: 6, samples: 100 });
  expect(share.ofOthers).toBe(0);
  expect(serve(share, { capacity: 20, asked: 6, samples: 100 }).refused).toBe(0);
});

test("rejects newcomers only if it rejects all other sites", () => {
  const share = new RefusedShare(TARGET_MS);
  const seen: [number, number][] = [];
  for (let sample = 0; sample < 100; sample += 1) {
    share.refusesNext(true);
    share.update(200);
    seen.push([share.ofOthers, share.ofNewcomers]);
  }
  expect(seen.every(([ofOthers, ofNewcomers]) => ofNewcomers === 0 || ofOthers === 1)).toBe(true);
  expect(seen.at(-1)).toEqual([1, 1]);
});

test("soon returns to full capacity after a slow phase without newcomers", () => {
  const share = new RefusedShare(TARGET_MS);
  const load = { capacity: 20, asked: 40 };
  serve(share, { ...load, samples: 100 });
  serve(share, { capacity: 1, asked: 40, samples: 10 });
  expect([share.ofOthers, share.ofNewcomers]).toEqual([1, 0]);
  serve(share, { ...load, samples: 20 });
  expect(serve(share, { ...load, samples: 20 }).served).toBeGreaterThan(0.9 * 20 * 20);
});

test("spreads rejections evenly", () => {
  const share = new RefusedShare(TARGET_MS);
  for (let sample = 0; sample < 8; sample += 1) share.update(300);
  const refused = Array.from({ length: 1_000 }, () => share.refusesNext(false));
  expect(refused.filter(Boolean).length).toBeCloseTo(1_000 * share.ofOthers, -1);
  const longest = Math.max(
    ...refused
      .join("")
      .split("true")
      .map((run) => run.length / "false".length),
  );
  expect(longest).toBeLessThanOrEqual(Math.ceil(1 / share.ofOthers));
});
