import fc from "fast-check";
import { onTestFinished, test } from "vitest";
import { HISTORY_TIMES, histories, play } from "../../testing/upload/download-histories.ts";
import { openMemoryStore } from "../../testing/upload/memory-store.ts";

test("I3: no generated history of downloads exceeds a limit or a documented bound on sent bytes", async () => {
  const driver = openMemoryStore({ times: HISTORY_TIMES });
  onTestFinished(() => driver.close());
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await play(driver, history);
    }),
    { numRuns: 2_000 },
  );
}, 300_000);
