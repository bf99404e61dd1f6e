import { RateLimiterRes } from "rate-limiter-flexible";
import { expect, test } from "vitest";
import { openBlocks } from "./count-blocks.ts";

test("I10: remembers a limited number of callers, and forgets the oldest first", async () => {
  const asked: (string | number)[] = [];
  const result = new RateLimiterRes(1, 60_000, 1, false);
  const openCount = () => ({
    async consume(caller: string | number) {
      asked.push(caller);
      return result;
    },
    reward: async () => result,
    set: async () => result,
    get: async () => result,
  });
  // Blocks of two points, so the second point of each block needs no request.
  const blocks = openBlocks(openCount, "test", { points: 400, duration: 60 });
  const callers = Array.from({ length: 10_001 }, (_, n) => `caller ${n}`);
  for (const caller of callers) await blocks.take(caller, 1);
  expect(asked).toEqual(callers);
  await blocks.take("caller 10000", 1);
  await blocks.take("caller 1", 1);
  expect(asked).toEqual(callers);
  await blocks.take("caller 0", 1);
  expect(asked).toEqual([...callers, "caller 0"]);
});
