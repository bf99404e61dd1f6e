import { expect, test } from "vitest";
import { createDeferred } from "./deferred.ts";

test("a deferred promise is settled from outside, and only once", async () => {
  const kept = createDeferred<number>();
  kept.resolve(1);
  kept.reject(new Error("too late"));
  expect(await kept.promise).toBe(1);
  const broken = createDeferred<number>();
  broken.reject(new Error("broken"));
  await expect(broken.promise).rejects.toThrow("broken");
});
