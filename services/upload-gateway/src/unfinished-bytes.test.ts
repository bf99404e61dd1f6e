import { createPlaces } from "@envoi/platform";
import { expect, test } from "vitest";
import { UnfinishedBytes } from "./unfinished-bytes.ts";

const KiB = 1_024;

function watch(inAll: number) {
  const places = createPlaces({ inAll, perNetwork: inAll });
  const out: string[] = [];
  const open = (name: string, network: string) => new UnfinishedBytes(places, network, () => out.push(name));
  return { places, out, open };
}

test("a message that is whole takes nothing, and of the next one what has come", () => {
  const { places, open } = watch(100 * KiB);
  const socket = open("a", "network");
  socket.took(10 * KiB);
  socket.came(new Uint8Array(10 * KiB + 8));
  expect(places.taken).toBe(0);
  socket.took(10 * KiB);
  socket.came(new Uint8Array(15 * KiB));
  expect(places.taken).toBeGreaterThan(4 * KiB);
  expect(places.taken).toBeLessThanOrEqual(5 * KiB);
});

test("every chunk of a message that is not whole takes more than its bytes", () => {
  const { places, open } = watch(100 * KiB);
  const socket = open("a", "network");
  for (let n = 0; n < 100; n++) socket.came(Uint8Array.of(1));
  expect(places.taken).toBeGreaterThan(100 * 100);
});

test("when there is no memory left, the oldest unfinished message of the busiest network goes", () => {
  const { out, open } = watch(100 * KiB);
  const attackers = ["first", "second", "third"].map((name) => open(name, "attacker"));
  for (const socket of attackers) socket.came(new Uint8Array(30 * KiB));
  open("honest", "other").came(new Uint8Array(30 * KiB));
  expect(out).toEqual(["first"]);
});

test("of a socket that is closed, the memory of what was not whole is given back at once", () => {
  const { places, open } = watch(100 * KiB);
  const socket = open("a", "network");
  const [used, unfinished] = [new Uint8Array(10 * KiB), new Uint8Array(10 * KiB)];
  socket.took(5 * KiB);
  socket.came(used);
  socket.came(unfinished);
  socket.end();
  expect(places.taken).toBe(0);
  // A message was taken out of the first: somebody may be using it.
  expect([used.byteLength, unfinished.byteLength]).toEqual([10 * KiB, 0]);
});
