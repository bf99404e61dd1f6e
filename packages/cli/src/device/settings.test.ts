import { chmod, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chooseServer, readConfig } from "./settings.ts";

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), "envoi-config-"));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

test("reads a configuration that others may read too, and leaves its mode unchanged", async () => {
  await using home = await createFolder();
  const file = join(home.folder, "shared.json");
  await writeFile(file, '\ufeff{"server": "work", "servers": {"work": "https://send.work.example"}}');
  await chmod(file, 0o644);
  expect(await readConfig(home.folder, file)).toEqual({
    server: "work",
    servers: { work: "https://send.work.example" },
  });
  expect((await stat(file)).mode & 0o777).toBe(0o644);
});

test("only the default configuration may be missing", async () => {
  await using home = await createFolder();
  expect(await readConfig(home.folder, null)).toEqual({ servers: {} });
  await expect(readConfig(home.folder, join(home.folder, "missing.json"))).rejects.toThrow("does not exist");
});

test.each([
  "[1",
  "7",
  '{"server": 7}',
  '{"servers": ["https://send.example.com"], "server": null}',
  " ".repeat(70_000),
])("rejects a configuration such as %.20j with a message that names the file", async (text) => {
  await using home = await createFolder();
  const file = join(home.folder, "config.json");
  await writeFile(file, text);
  await expect(readConfig(home.folder, null)).rejects.toThrow(file);
});

test("a configuration that is a folder is rejected with a message that names it", async () => {
  await using home = await createFolder();
  await expect(readConfig(home.folder, home.folder)).rejects.toThrow(`${home.folder} can't be read`);
});

const config = { servers: { work: "https://send.work.example" } };
const choose = (given: string | undefined, env: NodeJS.ProcessEnv = {}) => chooseServer(given, { env, config });

test.each([
  ["work", "https://send.work.example"],
  ["https://send.example.com", "https://send.example.com"],
  ["https://send.example.com/", "https://send.example.com"],
  ["http://send.example.com:8080", "http://send.example.com:8080"],
  ["HTTPS://Send.Example.com:443", "https://send.example.com"],
  ["send.example.com", "https://send.example.com"],
  ["send.example.com:8443", "https://send.example.com:8443"],
  ["nas:8080", "https://nas:8080"],
  ["localhost", "http://localhost"],
  ["localhost:1234", "http://localhost:1234"],
  ["127.0.0.1:1234", "http://127.0.0.1:1234"],
  ["[::1]:1234", "http://[::1]:1234"],
])("%s is the server %s", (given, origin) => {
  expect(choose(given)).toBe(origin);
});

test.each([
  "ftp://send.example.com",
  "http//send.example.com",
  "http:/send.example.com",
  "https://",
  "home",
  "constructor",
  "__proto__",
  "https://send.example.com/send",
  "https://send.example.com/download/0123456789abcdef/#SECRET",
  `https://user:${"SECRET"}@send.example.com`,
  "send.example.com/?SECRET",
])("%s is not a server, and the message repeats no secret", (given) => {
  expect(() => choose(given)).toThrow(/^(?!.*SECRET).*(?:server address)/);
});

test("an empty ENVOI_SERVER counts as not set", () => {
  expect(() => choose(undefined, { ENVOI_SERVER: "" })).toThrow("Specify a server");
});
