import fc from "fast-check";
import { onTestFinished, test } from "vitest";
import { HISTORY_TIMES, histories, play } from "../../testing/upload/download-histories.ts";
import { openMemoryStore } from "../../testing/upload/memory-store.ts";

test("I3: in no order of claims, ranges, breaks and lapses is a limit passed, or more sent than the documented bound", async () => {
  const driver = openMemoryStore({ times: HISTORY_TIMES });
  onTestFinished(() => driver.close());
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await play(driver, history);
    }),
    { numRuns: 10_000 },
  );
}, 300_000);
