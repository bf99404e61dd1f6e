import { expect, it } from "vitest";
import { startEmbeddedApp } from "../support/embedded-app.ts";
import { peakMemoryBytes, pidsOf } from "../support/measures.ts";
import { pushUpload } from "../support/push-upload.ts";

const MiB = 1_048_576;

it("I7: each of 64 open uploads takes at most 1 MiB more", async () => {
  await using app = await startEmbeddedApp({ LOG_LEVEL: "warn" });
  const [pid = 0] = pidsOf(app);
  const alone = await pushUpload(app.origin, 60 * MiB);
  const before = await peakMemoryBytes(pid);
  const open = await Promise.all(Array.from({ length: 64 }, () => pushUpload(app.origin, 24 * MiB)));
  expect((await peakMemoryBytes(pid)) - before).toBeLessThan(64 * MiB);
  for (const { socket } of [alone, ...open]) socket.terminate();
});
