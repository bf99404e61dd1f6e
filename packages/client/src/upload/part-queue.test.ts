import { expect, test } from "vitest";
import { PartQueue } from "./part-queue.ts";

const newQueue = (count: number) => new PartQueue(count, (part) => part * 10);

test("hands out Parts from both ends, each once", () => {
  const queue = newQueue(4);
  expect([queue.takeFirst(), queue.takeLast(), queue.takeFirst(), queue.takeLast()]).toEqual([1, 4, 2, 3]);
  expect([queue.takeFirst(), queue.takeLast()]).toEqual([null, null]);
  expect(queue.isComplete).toBe(false);
});

test("a returned Part can be sent again, unless it has been stored", () => {
  const queue = newQueue(3);
  const parts = [queue.takeFirst(), queue.takeFirst(), queue.takeFirst()];
  expect(parts).toEqual([1, 2, 3]);
  queue.store(2);
  for (const part of [1, 2]) queue.giveBack(part);
  expect([queue.takeLast(), queue.takeLast()]).toEqual([1, null]);
  // Part 1 is stored while no connection is sending it.
  queue.store(1);
  queue.giveBack(1);
  expect(queue.takeFirst()).toBeNull();
});

test("the queue is complete once each Part is stored, and counts each Part's bytes only once", () => {
  const queue = newQueue(3);
  for (const part of [3, 1, 1, 0, 4, -1]) queue.store(part);
  expect(queue.storedBytes).toBe(40);
  expect(queue.isComplete).toBe(false);
  expect(queue.takeFirst()).toBe(2);
  queue.store(2);
  expect(queue.storedBytes).toBe(60);
  expect(queue.isComplete).toBe(true);
});

test("notifies every waiting caller of a change", async () => {
  const queue = newQueue(2);
  const waiting = Promise.all([queue.nextChange(), queue.nextChange()]);
  queue.takeFirst();
  queue.giveBack(1);
  await waiting;
  const stored = queue.nextChange();
  queue.store(2);
  await stored;
  const woken = queue.nextChange();
  queue.wake();
  await woken;
});
