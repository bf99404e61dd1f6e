import { createRequire } from "node:module";
import { arch, platform } from "node:process";
import { expect, it } from "vitest";

const { resolve } = createRequire(import.meta.url);
const requireAsWs = createRequire(resolve("ws"));

/** Whether the package contains a native addon for this platform. Otherwise, it may be compiled during installation. */
const HAS_ADDON = ["linux-x64", "darwin-x64", "darwin-arm64", "win32-x64"].includes(`${platform}-${arch}`);

it("ws uses the native addon to unmask frames from browsers, if the package contains one", () => {
  const { unmask } = requireAsWs("bufferutil") as { unmask(buffer: Buffer, mask: Buffer): void };
  const isNative = Function.prototype.toString.call(unmask).includes("[native code]");
  expect(isNative || !HAS_ADDON).toBe(true);
});
