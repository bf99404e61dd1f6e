import { createRequire } from "node:module";
import { arch, platform } from "node:process";
import { expect, it } from "vitest";

const { resolve } = createRequire(import.meta.url);
const requireAsWs = createRequire(resolve("ws"));

/** For others the package brings none, and may build one. */
const BRINGS_PROGRAM = ["linux-x64", "darwin-x64", "darwin-arm64", "win32-x64"].includes(`${platform}-${arch}`);

it("frames of browsers are unmasked by a program where the package brings one: ws finds it", () => {
  const { unmask } = requireAsWs("bufferutil") as { unmask(buffer: Buffer, mask: Buffer): void };
  const isProgram = Function.prototype.toString.call(unmask).includes("[native code]");
  expect(isProgram || !BRINGS_PROGRAM).toBe(true);
});
