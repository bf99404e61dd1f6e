import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import { CONFIG_READERS, variablesIn } from "@envoi/generate/config-readers";
import { readStandaloneConfig } from "@envoi/standalone";
import { expect, test } from "vitest";
import { root } from "./root.ts";

/** Names of all variables that are read, except by `provision`, a Job that sets up NATS and S3. */
async function variablesRead(): Promise<string[]> {
  const names = new Set<string>();
  for await (const file of glob(CONFIG_READERS, { cwd: root, exclude: ["services/provision/**"] })) {
    const source = await readFile(path.join(root, file), "utf8");
    if (!source.includes("readEnv(")) continue;
    for (const name of variablesIn(source)) names.add(name);
  }
  return [...names].sort();
}

const example = await readFile(path.join(root, ".env.example"), "utf8");
const lines = [...example.matchAll(/^#([A-Z][A-Z0-9_]+=.*)$/gm)].map(([, line = ""]) => line);

test(".env.example names every variable that is read, once, and no other", async () => {
  expect(lines.map((line) => line.slice(0, line.indexOf("="))).sort()).toEqual(await variablesRead());
});

test("an unchanged .env.example sets nothing", () => {
  expect(parseEnv(example)).toEqual({});
});

test("the values in .env.example are the defaults", () => {
  expect(readStandaloneConfig(parseEnv(lines.join("\n")))).toEqual(readStandaloneConfig({}));
});
