import { createSlots } from "@envoi/platform";
import { expect, test } from "vitest";
import { UnfinishedBytes } from "./unfinished-bytes.ts";

const KiB = 1_024;

function watch(inAll: number) {
  const slots = createSlots({ inAll, perNetwork: inAll });
  const out: string[] = [];
  const open = (name: string, network: string) => new UnfinishedBytes(slots, network, () => out.push(name));
  return { slots, out, open };
}

test("a complete message occupies no memory, and the next message only as much as has arrived", () => {
  const { slots, open } = watch(100 * KiB);
  const socket = open("a", "network");
  socket.frameRead(10 * KiB);
  socket.chunkArrived(new Uint8Array(10 * KiB + 8));
  expect(slots.taken).toBe(0);
  socket.frameRead(10 * KiB);
  socket.chunkArrived(new Uint8Array(15 * KiB));
  expect(slots.taken).toBeGreaterThan(4 * KiB);
  expect(slots.taken).toBeLessThanOrEqual(5 * KiB);
});

test("every chunk of an unfinished message occupies more memory than its bytes", () => {
  const { slots, open } = watch(100 * KiB);
  const socket = open("a", "network");
  for (let n = 0; n < 100; n++) socket.chunkArrived(Uint8Array.of(1));
  expect(slots.taken).toBeGreaterThan(100 * 100);
});

test("when no memory is left, the oldest unfinished message of the busiest network is dropped", () => {
  const { out, open } = watch(100 * KiB);
  const attackers = ["first", "second", "third"].map((name) => open(name, "attacker"));
  for (const socket of attackers) socket.chunkArrived(new Uint8Array(30 * KiB));
  open("honest", "other").chunkArrived(new Uint8Array(30 * KiB));
  expect(out).toEqual(["first"]);
});

test("closing a socket releases the memory of its unfinished message immediately", () => {
  const { slots, open } = watch(100 * KiB);
  const socket = open("a", "network");
  const [used, unfinished] = [new Uint8Array(10 * KiB), new Uint8Array(10 * KiB)];
  socket.frameRead(5 * KiB);
  socket.chunkArrived(used);
  socket.chunkArrived(unfinished);
  socket.end();
  expect(slots.taken).toBe(0);
  // A message has been read from the first chunk, so that chunk may still be in use.
  expect([used.byteLength, unfinished.byteLength]).toEqual([10 * KiB, 0]);
});

test.each(["letGo", "end"] as const)("a complete message in use occupies memory until %s", (release) => {
  const { slots, open } = watch(100 * KiB);
  const socket = open("a", "network");
  socket.hold(60 * KiB);
  expect(slots.taken).toBe(60 * KiB);
  socket[release]();
  expect(slots.taken).toBe(0);
});

test("a message that is still in use is dropped like an unfinished message", () => {
  const { out, open } = watch(100 * KiB);
  open("first", "attacker").hold(60 * KiB);
  open("second", "attacker").hold(60 * KiB);
  expect(out).toEqual(["first"]);
});
