import { expect, test } from "vitest";
import { ConnectionCount, computeMaxConnections, MAX_CONNECTIONS } from "./connection-count.ts";

/**
 * A network on which each connection carries at most `each` bytes a second, and all connections together at most
 * `together`.
 */
function run(
  count: ConnectionCount,
  {
    each,
    together = Number.POSITIVE_INFINITY,
    total = Number.POSITIVE_INFINITY,
  }: { each: number; together?: number; total?: number },
) {
  let [bytes, nowMs] = [0, 1_000];
  const seen: number[] = [];
  return {
    seen,
    for(seconds: number) {
      count.connected(600);
      for (const untilMs = nowMs + seconds * 1_000; nowMs < untilMs; nowMs += 500) {
        count.measure(bytes, total - bytes, nowMs);
        if (seen.at(-1) !== count.count) seen.push(count.count);
        bytes += Math.min(each * count.count, together) / 2;
      }
    },
  };
}

test("on a network that limits each connection, uses the maximum number within ten seconds, and keeps using it", () => {
  const count = new ConnectionCount(MAX_CONNECTIONS);
  const line = run(count, { each: 2_500_000 });
  line.for(10);
  expect(line.seen).toEqual([1, 2, 6]);
  line.for(3_600);
  expect(line.seen).toEqual([1, 2, 6]);
});

test("returns to one connection if more connections do not help, and rarely tries more again", () => {
  const count = new ConnectionCount(MAX_CONNECTIONS);
  const line = run(count, { each: 2_500_000, together: 2_500_000 });
  line.for(10);
  expect(line.seen).toEqual([1, 2, 1]);
  line.for(600);
  // More connections are tried after 120 and 240 seconds.
  expect(line.seen).toEqual([1, 2, 1, 2, 1, 2, 1]);
});

test("with a live link, tries more connections once, and keeps those that help", () => {
  const alone = new ConnectionCount(MAX_CONNECTIONS, { favoursRecipients: true });
  const shared = run(alone, { each: 2_500_000, together: 2_500_000 });
  shared.for(3_600);
  expect(shared.seen).toEqual([1, 2, 1]);
  const many = new ConnectionCount(MAX_CONNECTIONS, { favoursRecipients: true });
  const limited = run(many, { each: 2_500_000 });
  limited.for(3_600);
  expect(limited.seen).toEqual([1, 2, 6]);
});

test.each([
  ["one", 1.35, 1],
  ["two", 1.8, 2],
  ["two", 3, 2],
  ["six", 4, 6],
])("does not exceed the useful number of connections: %s", (_what, factor, expected) => {
  const count = new ConnectionCount(MAX_CONNECTIONS);
  const line = run(count, { each: 1_000_000, together: factor * 1_000_000 });
  line.for(20);
  expect(count.count).toBe(expected);
});

test("uses only one connection if a single one is as fast as the devices", () => {
  const count = new ConnectionCount(MAX_CONNECTIONS);
  const line = run(count, { each: 50_000_000 });
  line.for(200);
  expect(line.seen).toEqual([1]);
});

test("tries more connections only once a single one no longer becomes faster", () => {
  const count = new ConnectionCount(MAX_CONNECTIONS);
  count.connected(600);
  let bytes = 0;
  for (let nowMs = 0; nowMs < 10_000; nowMs += 500) {
    count.measure(bytes, Number.POSITIVE_INFINITY, nowMs);
    bytes += 100_000 * 1.5 ** (nowMs / 500);
  }
  expect(count.count).toBe(1);
});

test("a single connection that is slow for a moment does not make more connections look faster", () => {
  const count = new ConnectionCount(MAX_CONNECTIONS);
  count.connected(600);
  const seen = new Set<number>();
  let bytes = 0;
  for (let nowMs = 0; nowMs < 10_000; nowMs += 500) {
    count.measure(bytes, Number.POSITIVE_INFINITY, nowMs);
    seen.add(count.count);
    bytes += nowMs === 2_000 ? 200_000 : 1_000_000;
  }
  expect([...seen]).toEqual([1, 2]);
  expect(count.count).toBe(1);
});

test("tries more connections only if the rest of the upload takes much longer than the trial", () => {
  const long = new ConnectionCount(MAX_CONNECTIONS);
  const longRun = run(long, { each: 2_500_000, total: 200_000_000 });
  longRun.for(20);
  expect(longRun.seen).toEqual([1, 2, 6]);
  const short = new ConnectionCount(MAX_CONNECTIONS);
  const shortRun = run(short, { each: 2_500_000, total: 30_000_000 });
  shortRun.for(12);
  expect(shortRun.seen).toEqual([1]);
});

test("uses more connections once a changed network makes them useful", () => {
  const count = new ConnectionCount(MAX_CONNECTIONS);
  run(count, { each: 1_000_000, together: 1_000_000 }).for(20);
  expect(count.count).toBe(1);
  const later = run(count, { each: 1_000_000 });
  later.for(180);
  expect(count.count).toBe(6);
});

test("adds no connections while no bytes arrive", () => {
  const count = new ConnectionCount(MAX_CONNECTIONS);
  const line = run(count, { each: 0 });
  line.for(5);
  expect(line.seen).toEqual([1]);
});

test("respects the server's limit until the limit is lifted", () => {
  const count = new ConnectionCount(MAX_CONNECTIONS);
  const line = run(count, { each: 1_000_000 });
  line.for(10);
  count.limit(4);
  expect(count.count).toBe(4);
  line.for(300);
  expect(count.count).toBe(4);
  count.limit(1);
  line.for(300);
  expect(count.count).toBe(1);
  count.unlimit();
  line.for(600);
  expect(count.count).toBe(6);
});

test("with long round trips, measures later, because new connections are slow at first", () => {
  const count = new ConnectionCount(MAX_CONNECTIONS);
  let [bytes, fast, fastAtMs] = [0, 1, 0];
  for (let [nowMs, last] = [0, 1]; nowMs < 30_000; nowMs += 500) {
    count.measure(bytes, Number.POSITIVE_INFINITY, nowMs);
    if (count.count !== last) {
      count.connected(1_200);
      [last, fastAtMs] = [count.count, nowMs + 2_400];
    }
    if (nowMs >= fastAtMs) fast = count.count;
    bytes += fast * 500_000;
  }
  expect(count.count).toBe(6);
});

test("after a restart, measures again before it changes the number of connections", () => {
  const count = new ConnectionCount(MAX_CONNECTIONS);
  for (let nowMs = 0; nowMs < 60_000; nowMs += 500) {
    count.measure(nowMs, Number.POSITIVE_INFINITY, nowMs);
    if (nowMs % 2_000 === 0) count.restart();
  }
  expect(count.count).toBe(1);
});

test.each([
  [0, 1],
  [1, 1],
  [3, 1],
  [4, 2],
  [7, 3],
  [11, 5],
  [12, 6],
  [9_000, 6],
])("an upload of %i Parts has at most %i connections", (parts, most) => {
  expect(computeMaxConnections(parts)).toBe(most);
});

test.each([
  [95, 1],
  [96, 6],
  [9_000, 6],
])("an upload of %i Parts with a live link has at most %i connections", (parts, most) => {
  expect(computeMaxConnections(parts, { favoursRecipients: true })).toBe(most);
});
