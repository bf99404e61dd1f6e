import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import { settingNames } from "@envoi/generate/setting-names";
import { readStandaloneConfig } from "@envoi/standalone";
import { expect, test } from "vitest";
import { root } from "./root.ts";

const example = await readFile(path.join(root, ".env.example"), "utf8");
const lines = [...example.matchAll(/^#([A-Z][A-Z0-9_]+=.*)$/gm)].map(([, line = ""]) => line);

test(".env.example lists every variable that the services read, each exactly once, and no other variables", () => {
  expect(lines.map((line) => line.slice(0, line.indexOf("="))).sort()).toEqual(settingNames());
});

test("an unchanged .env.example sets no variables", () => {
  expect(parseEnv(example)).toEqual({});
});

test("the values in .env.example are the defaults", () => {
  expect(readStandaloneConfig(parseEnv(lines.join("\n")))).toEqual(readStandaloneConfig({}));
});
