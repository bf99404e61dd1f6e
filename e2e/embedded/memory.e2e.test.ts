import { ONE_NETWORK_SETTINGS } from "@envoi/testkit";
import { expect, it } from "vitest";
import { startEmbeddedApp } from "../support/embedded-app.ts";
import { peakMemoryBytes, pidsOf } from "../support/measures.ts";
import { pushUpload } from "../support/push-upload.ts";

const MiB = 1_048_576;
/** Bytes of unused buffers that V8 leaves uncollected, regardless of the number of uploads. */
const UNCOLLECTED = 64 * MiB;

it("I7: each of 64 open uploads uses at most 1 MiB of memory, as does each of 128 more", async () => {
  await using app = await startEmbeddedApp({ ...ONE_NETWORK_SETTINGS, LOG_LEVEL: "warn" });
  const [pid = 0] = pidsOf(app);
  const atRest = await peakMemoryBytes(pid);
  const pushMany = (count: number) =>
    Promise.all(Array.from({ length: count }, () => pushUpload(app.origin, 24 * MiB)));
  const first = await pushMany(64);
  const with64 = await peakMemoryBytes(pid);
  expect(with64 - atRest).toBeLessThan(UNCOLLECTED + 64 * MiB);
  const more = await pushMany(128);
  expect((await peakMemoryBytes(pid)) - with64).toBeLessThan(128 * MiB);
  for (const { socket } of [...first, ...more]) socket.terminate();
});
