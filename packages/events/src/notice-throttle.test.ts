import type { Notice } from "@envoi/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createNoticeThrottle } from "./notice-throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const A = "aaaaaaaaaaaaaaaa";
const B = "bbbbbbbbbbbbbbbb";

function throttle({ maxCounted = 100 } = {}) {
  const sent: Notice[] = [];
  let nowMs = 1_000;
  const made = createNoticeThrottle({
    send: (notice) => void sent.push(notice),
    now: () => nowMs,
    intervalMs: 3_000,
    maxCounted,
  });
  return {
    sent,
    refuse: (uploadId: string, count?: number) =>
      made.add({ type: "password.refused", uploadId, ...(count !== undefined && { count }) }),
    start: (uploadId: string) => made.add({ type: "download.started", uploadId }),
    pass(ms: number) {
      nowMs += ms;
      vi.advanceTimersByTime(ms);
    },
    end: () => made[Symbol.dispose](),
  };
}

test("sends the first occurrence immediately, and later ones together after the interval", () => {
  const { sent, refuse, pass } = throttle();
  refuse(A);
  expect(sent).toEqual([{ v: 1, type: "password.refused", uploadId: A, count: 1, atMs: 1_000 }]);
  pass(1_000);
  refuse(A);
  refuse(A, 2);
  expect(sent).toHaveLength(1);
  pass(2_000);
  expect(sent.slice(1)).toEqual([{ v: 1, type: "password.refused", uploadId: A, count: 3, atMs: 2_000 }]);
});

test("sends one notice per interval, regardless of the number of occurrences", () => {
  const { sent, refuse, pass } = throttle();
  for (let times = 0; times < 1_000; times += 1) {
    refuse(A);
    pass(30);
  }
  expect(sent).toHaveLength(11);
  expect(sent.reduce((sum, { count }) => sum + count, 0)).toBe(1_000);
});

test("sends the next occurrence immediately after a quiet interval", () => {
  const { sent, refuse, pass } = throttle();
  refuse(A);
  pass(3_000);
  refuse(A);
  expect(sent.map(({ count }) => count)).toEqual([1, 1]);
});

test("counts uploads and types separately", () => {
  const { sent, refuse, start } = throttle();
  refuse(A);
  refuse(B);
  start(A);
  expect(sent).toHaveLength(3);
});

test("I10: counts occurrences for a limited number of uploads, and drops notices of others", () => {
  const { sent, refuse, pass } = throttle({ maxCounted: 1 });
  refuse(A);
  refuse(B);
  expect(sent.map(({ uploadId }) => uploadId)).toEqual([A]);
  pass(3_000);
  refuse(B);
  expect(sent.map(({ uploadId }) => uploadId)).toEqual([A, B]);
});

test("sends nothing after disposal", () => {
  const { sent, refuse, pass, end } = throttle();
  refuse(A);
  refuse(A);
  end();
  pass(10_000);
  expect(sent).toHaveLength(1);
});
