import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const MODULE = new URL("./sqlite-module.ts", import.meta.url).href;
const PRINT_LOADED = `
  import { registerHooks } from "node:module";
  const urls = [];
  registerHooks({ load(url, context, next) { urls.push(url); return next(url, context); } });
  await import(${JSON.stringify(MODULE)});
  console.log(JSON.stringify(urls));
`;

test("loads no platform module in the database's thread, because that would dominate the thread's startup time", () => {
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", PRINT_LOADED], { encoding: "utf8" });
  // URLs of loaded modules may contain more percent-encoded characters than `MODULE`.
  const loaded = (JSON.parse(stdout) as string[]).map(decodeURIComponent);
  expect(loaded).toContain(decodeURIComponent(MODULE));
  expect(loaded.filter((url) => url.includes("/packages/platform/"))).toEqual([]);
});
