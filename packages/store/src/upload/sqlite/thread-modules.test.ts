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

test("the thread of the database loads nothing of the platform, which would take most of its start", () => {
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", PRINT_LOADED], { encoding: "utf8" });
  // Addresses of modules may write more characters as codes.
  const loaded = (JSON.parse(stdout) as string[]).map(decodeURIComponent);
  expect(loaded).toContain(decodeURIComponent(MODULE));
  expect(loaded.filter((url) => url.includes("/packages/platform/"))).toEqual([]);
});
