import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));

/** Runs `npm run simulate`. @throws if its exit code is not 0 */
async function simulate(...args: readonly string[]): Promise<string> {
  return (await run(process.execPath, [MAIN, ...args])).stdout;
}

test("I2, I3, I4, I5, I6: no promise is broken by cut connections, lost replies, kills and pauses", async () => {
  expect(await simulate("--seeds", "8")).toContain("8 simulations, 0 with broken promises");
});

test("a seed decides everything that happens, whichever seeds ran before it", async () => {
  const hashOf = (text: string) => /^seed 3, hash (\w+)/m.exec(text)?.[1];
  const alone = hashOf(await simulate("--first", "3", "--seeds", "1"));
  expect(alone).toMatch(/^[0-9a-f]{16}$/);
  expect(hashOf(await simulate("--first", "2", "--seeds", "2"))).toBe(alone);
});

test("finds a planted bug, and names the seed and the broken promise", async () => {
  const found = await simulate("--bug", "7", "--seeds", "5");
  expect(found).toMatch(/^seed \d+, hash/m);
  expect(found).toMatch(/found ".*" with \d+ seeds/);
});
