import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createCliHome, type StandaloneProcess, startStandaloneProcess } from "@envoi/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: StandaloneProcess;
beforeAll(async () => {
  server = await startStandaloneProcess();
});
afterAll(() => server[Symbol.asyncDispose]());

test("links and messages on the command line disappear from the process list once the program runs", async () => {
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "a"), Buffer.alloc(30_000_000));
  const link = await home.ok(["send", "a"]);
  const running = [
    home.start(["receive", link, "-o", "in/", "--limit-rate", "1M"]),
    home.start(["send", "a", "--message", "SECRETWORD", "--limit-rate", "1M"]),
  ];
  for (const { child } of running) {
    let line = "";
    for (let tries = 0; tries < 600 && !line.startsWith("envoi"); tries += 1) {
      await sleep(50);
      line = (await readFile(`/proc/${child.pid}/cmdline`, "latin1")).replaceAll("\0", " ").trim();
    }
    expect(line).toBe("envoi");
    child.kill("SIGKILL");
  }
  await Promise.all(running.map(({ finished }) => finished));
});

test("empty standard input is rejected, and nothing is sent", async () => {
  await using home = await createCliHome(server.origin);
  const { code, text, stderr } = await home.run(["send", "-"], { stdin: new Uint8Array() });
  expect([code, text, stderr]).toEqual([2, "", expect.stringContaining("is empty")]);
});

test("without a terminal, the program does not prompt, but explains how to provide the missing input", async () => {
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "a"), "x");
  for (const args of [["receive"], ["send", "a", "--password"], ["change", "last", "--password"]]) {
    if (args[0] === "change") await home.ok(["send", "a"]);
    const { code, text, stderr } = await home.run(args);
    expect([args[0], code, text]).toEqual([args[0], 2, ""]);
    expect(stderr).toMatch(/--link-file|--password-file/);
  }
});

test("with --json, standard output is one object, and progress is lines of JSON on standard error", async () => {
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "a"), Buffer.alloc(6_000_000));
  const args = ["send", "a", "--json", "--quiet", "--progress", "json", "--limit-rate", "2M"];
  const { text, stderr } = await home.run(args);
  expect(text.split("\n")).toHaveLength(2);
  expect(JSON.parse(text)).toMatchObject({ schema: 1, link: expect.any(String), size: 6_000_000, hasPassword: false });
  const lines = stderr
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines)
    expect(line).toMatchObject({ schema: 1, event: "progress", totalBytes: expect.any(Number) });
});

test("with --json, a failure is JSON on standard error, and standard output is empty", async () => {
  await using home = await createCliHome(server.origin);
  const { code, text, stderr } = await home.run([
    "receive",
    `${server.origin}/download/0123456789abcdef/#AAECAwQFBgcICQoLDA0ODw`,
    "--json",
  ]);
  expect([code, text]).toEqual([3, ""]);
  expect(JSON.parse(stderr)).toEqual({
    schema: 1,
    error: { code: "not_found", message: expect.stringContaining("expired") },
  });
});

test("an unreachable D-Bus does not block the program", async () => {
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "a"), "x");
  const env = { DBUS_SESSION_BUS_ADDRESS: "unix:path=/nonexistent/bus" };
  await home.ok(["send", "a"], { env });
  expect(JSON.parse(await home.ok(["status", "--json"], { env }))).toMatchObject({ secretsIn: "file", sent: 1 });
});

test("names are printed without control characters and bidi marks", async () => {
  await using home = await createCliHome(server.origin);
  const link = await home.ok(
    ["send", "-", "--name", "a\u001b[2J\u202Egpj.exe", "--title", "\u001b]0;owned\u0007title"],
    { stdin: Buffer.from("x") },
  );
  const { text, stderr } = await home.run(["info", link]);
  expect(text + stderr).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
});

test.each([
  [["send"], "Specify files"],
  [["send", "missing"], "no file or folder"],
  [["send", "-", "--size", "many"], "not a valid size"],
  [["send", "x", "--expires", "soon"], "not a valid duration"],
  [["send", "x", "--strong"], "--password"],
  [["receive", "https://example.com/"], "not a complete link"],
  [["delete", "abcdef"], "no such upload"],
  [["unknown"], "unknown command"],
  [["send", "--unknown"], "unknown option"],
])("incorrect usage fails with a helpful message: %j", async (args, words) => {
  await using home = await createCliHome(server.origin);
  const { code, text, stderr } = await home.run(args);
  expect([text, stderr]).toEqual(["", expect.stringContaining(words)]);
  expect(code).toBe(words.includes("no file") ? 1 : 2);
});

test("exits with 5 if the server is unreachable, and with 2 if the server's limits are exceeded", async () => {
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "a"), "x");
  expect((await home.run(["send", "a", "--server", "http://127.0.0.1:9"])).code).toBe(5);
  const many = await home.run(["send", "a", "--downloads", "100000"]);
  expect([many.code, many.stderr]).toEqual([2, expect.stringContaining("at most 100 downloads")]);
});
