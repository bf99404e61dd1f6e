import fc from "fast-check";
import { onTestFinished, test } from "vitest";
import { openMemoryStore } from "../../testing/upload/memory-store.ts";
import { playRequests, requestHistories } from "../../testing/upload/request-histories.ts";

test("requests are never oversold, and no step differs from the model, in generated histories on SQLite", async () => {
  const driver = openMemoryStore({ times: {} });
  onTestFinished(() => driver.close());
  await fc.assert(
    fc.asyncProperty(requestHistories, (history) => playRequests(driver, history)),
    { numRuns: 400 },
  );
}, 300_000);
