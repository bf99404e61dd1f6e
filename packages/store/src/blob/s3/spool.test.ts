import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { never } from "../../testing/blob/harness.ts";
import type { BlobBody, BodySender } from "../port.ts";
import { createSpool } from "./spool.ts";

const BATCH = new Uint8Array(1_000);
const BUSY = { code: "busy" };

/** Creates a spool with space for `batches` batches. */
async function openSpool(batches: number) {
  const directory = await mkdtemp(join(tmpdir(), "envoi-spool-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const maxBytes = batches * BATCH.byteLength;
  const spool = createSpool({ directory, maxBytes, patienceMs: 100 });

  /** Begins a body as long as the whole spool, of which only `arrived` batches arrive. */
  async function begin(arrived: number, sender: BodySender, signal: AbortSignal = never) {
    const spooled = await spool.open(maxBytes, sender);
    onTestFinished(() => spooled[Symbol.asyncDispose]());
    const taken: unknown[] = [];
    for await (const batch of spooled.admitting(createBatches(arrived), signal)) taken.push(batch);
    return spooled;
  }
  return { directory, maxBytes, spool, begin };
}

async function* createBatches(count: number): BlobBody {
  for (let n = 0; n < count; n++) yield [BATCH];
}

function sender(
  network: string,
  options: { isIdle: boolean } = { isIdle: false },
): BodySender & { isEvicted: boolean } {
  const one = { network, isEvicted: false, holder: { isIdle: () => options.isIdle, evict } };
  function evict(): void {
    one.isEvicted = true;
  }
  return one;
}

test("uses space only for the received bytes of a long body that trickles in", async () => {
  const { begin } = await openSpool(100);
  for (let n = 0; n < 25; n++) await begin(2, sender("trickling"));
  await begin(50, sender("other"));
});

test("limits one network to half of the space, and rejects its further bodies after the maximum wait", async () => {
  const { begin } = await openSpool(10);
  await begin(4, sender("a"));
  await expect(begin(2, sender("a"))).rejects.toMatchObject(BUSY);
  await begin(5, sender("b"));
});

test("evicts an idle client's body to make space for others", async () => {
  const { begin } = await openSpool(10);
  const [idle, busy] = [sender("a", { isIdle: true }), sender("a")];
  await begin(2, idle);
  await begin(3, busy);
  expect(idle.isEvicted).toBe(false);
  await begin(2, sender("a"));
  expect([idle.isEvicted, busy.isEvicted]).toEqual([true, false]);
});

test("releases the space of a closed file, and leaves no file name in the directory", async () => {
  const { begin, directory } = await openSpool(10);
  const first = await begin(5, sender("a"));
  expect(await readdir(directory)).toEqual([]);
  const waiting = begin(5, sender("a"));
  await first[Symbol.asyncDispose]();
  await waiting;
});

test("stops waiting for space when a body is aborted", async () => {
  const { begin } = await openSpool(10);
  await begin(5, sender("a"));
  const reason = new Error("gone");
  await expect(begin(1, sender("a"), AbortSignal.abort(reason))).rejects.toBe(reason);
});

test("rejects a body larger than the spool immediately", async () => {
  const { spool, maxBytes } = await openSpool(10);
  await expect(spool.open(maxBytes + 1, sender("a"))).rejects.toMatchObject({ fault: "full" });
});
