import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import { readStandaloneConfig } from "@envoi/standalone";
import { expect, test } from "vitest";
import { root } from "./root.ts";

const CODE = "/opt/envoi";
const DATA = "/var/lib/envoi";

const operations = await readFile(path.join(root, "docs/operations.md"), "utf8");
const guide = /## A public site in an afternoon\n(.*?)\n## /s.exec(operations)?.[1] ?? "";
const blocks = Array.from(guide.matchAll(/```sh\n(.*?)```/gs), ([, block = ""]) => block);
const isSettings = (block: string) => block.startsWith("BASE_URL=");
const commands = blocks.filter((block) => !isSettings(block)).flatMap((block) => block.trim().split(/\n| && /));
const settings = parseEnv(blocks.find(isSettings) ?? "");

const unit = await readFile(path.join(root, "deploy/samples/envoi.service"), "utf8");
const findValues = (name: string) =>
  Array.from(unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm")), ([, value = ""]) => value);
const isBelow = (file: string, folder: string) => `${file}/`.startsWith(`${folder}/`);

test("the service runs as its own user and cannot change its code", () => {
  expect(findValues("User")).toEqual(["envoi"]);
  expect(findValues("WorkingDirectory")).toEqual([CODE]);
  expect(findValues("ProtectSystem")).toEqual(["strict"]);
  expect(findValues("NoNewPrivileges")).toEqual(["yes"]);
  expect(findValues("ReadWritePaths")).toEqual([DATA]);
  expect(commands).toContain(`install -d -o envoi-build -g envoi-build -m 755 ${CODE}`);
  expect(guide).not.toMatch(/chown|-o envoi [^\n]*\/(?:opt|etc)\//);
});

test("the service stores its files in the one folder that it can write to, and cannot change its token", async () => {
  const written = ["DATA_DIR", "AUDIT_LOG_FILE"].map((name) => settings[name] ?? "");
  for (const file of [...written, ...findValues("Environment").flatMap((line) => /^HOME=(.*)/.exec(line)?.[1] ?? [])]) {
    expect(isBelow(file, DATA), file).toBe(true);
  }
  const token = settings["OPERATOR_TOKEN_FILE"] ?? "";
  expect(isBelow(token, DATA)).toBe(false);
  expect(guide).toContain(`install -D -o root -g envoi -m 640 /dev/stdin ${token}`);
  expect(guide).toContain(`export OPERATOR_TOKEN_FILE=${token}`);
});

test("the build and the service find Node in the same folder, which the service cannot change", () => {
  const [cache = ""] = findValues("Environment").flatMap((line) => /^XDG_CACHE_HOME=(.*)/.exec(line)?.[1] ?? []);
  expect(isBelow(cache, CODE)).toBe(true);
  expect(guide).toContain(`XDG_CACHE_HOME=${cache} `);
});

test("root runs neither npm nor git: one user builds, and the service's user administers the service", () => {
  const programs = commands.filter((command) => /\b(?:npm|git)\b/.test(command) && !command.startsWith("apt-get"));
  const foreign = programs.filter((command) => !/^as envoi(?:-build)? /.test(command));
  expect(programs.length).toBeGreaterThan(8);
  expect(foreign).toEqual([expect.stringMatching(/^npm run admin -- report new-key .*# on your own computer/)]);
  const building = programs.filter((command) => /\bgit\b|run build/.test(command));
  expect(building.filter((command) => !command.startsWith("as envoi-build "))).toEqual([]);
  const administering = programs.filter((command) => /\badmin\b/.test(command) && !foreign.includes(command));
  expect(administering.filter((command) => !command.startsWith("as envoi "))).toEqual([]);
});

test("the settings are accepted and all of them are read", async () => {
  const example = await readFile(path.join(root, ".env.example"), "utf8");
  const known = new Set(Array.from(example.matchAll(/^#([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name));
  expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
  const { REPORT_PUBLIC_KEY, ...others } = settings;
  expect(REPORT_PUBLIC_KEY).toBe("…");
  expect(readStandaloneConfig(others)).toMatchObject({ process: { trustedProxies: 1, host: "127.0.0.1" } });
});
