import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createCliHome, ENVOI, type RunningCommand, startStandaloneProcess } from "@envoi/testkit";
import { expect, test } from "vitest";

const MiB = 1_048_576;
/** More would need no more memory. */
const MEBIBYTES = 600;
const MAX_PEAK_BYTES = 150 * MiB;
const SAMPLE_MS = 50;

/** Waits for the end of a command. @returns its standard output, and its peak resident memory */
async function measure({ finished, peakMemoryBytes }: RunningCommand): Promise<{ text: string; peakBytes: number }> {
  let peakBytes = 0;
  const sampling = setInterval(() => {
    void peakMemoryBytes().then(
      (bytes) => {
        peakBytes = bytes;
      },
      () => {},
    );
  }, SAMPLE_MS);
  const { code, text, stderr } = await finished;
  clearInterval(sampling);
  expect([code, stderr]).toEqual([0, expect.any(String)]);
  return { text: text.trim(), peakBytes };
}

test("a pipe of any length is sent and received in less than 150 MiB of memory", async () => {
  await using server = await startStandaloneProcess();
  await using home = await createCliHome(server.origin);
  const hash = createHash("sha256");
  function* blocks(): Generator<Buffer> {
    const block = randomBytes(MiB);
    for (let count = 0; count < MEBIBYTES; count += 1) {
      block.writeUInt32BE(count);
      hash.update(block);
      yield Buffer.from(block);
    }
  }
  const size = String(MEBIBYTES * MiB);
  const sent = await measure(home.start(["send", "-", "--size", size], { stdin: Readable.from(blocks()) }));
  // The shell becomes the program, whose output goes to another program.
  const script = 'exec "$0" "$@" > >(sha256sum > received)';
  await using receiver = await createCliHome(server.origin, ["bash", "-c", script, ...ENVOI]);
  const received = await measure(receiver.start(["receive", sent.text, "-o", "-"]));
  await expect.poll(() => readFile(join(receiver.folder, "received"), "utf8")).toContain(hash.digest("hex"));
  for (const { peakBytes } of [sent, received]) {
    expect(peakBytes).toBeGreaterThan(30 * MiB);
    expect(peakBytes).toBeLessThan(MAX_PEAK_BYTES);
  }
}, 300_000);
