import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { UploadId } from "@envoi/protocol";
import { createCliHome, ENVOI, type StandaloneProcess, startStandaloneProcess } from "@envoi/testkit";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createVault, Secrets } from "./device/secrets.ts";
import { SentUploads } from "./device/sent-uploads.ts";

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

test("the program also works if D-Bus cannot be reached", async () => {
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

test("a server with absurd times does not prevent the list of other servers' uploads", async () => {
  await using home = await createCliHome(server.origin);
  await home.ok(["send", "--note", "x"]);
  await using absurd = createServer((_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ dlimit: 1, dtotal: 0, ttl: Number.MAX_SAFE_INTEGER }));
  }).listen(0, "127.0.0.1");
  await once(absurd, "listening");
  const state = join(home.folder, "state", "envoi");
  const vault = createVault(new Secrets(join(state, "secrets"), null));
  const records = new SentUploads(join(state, "sent"), vault);
  const [sent] = (await records.readAll()).sent;
  if (sent === undefined) throw new Error("the upload is not recorded");
  const id = "00112233445566aa" as UploadId;
  const origin = `http://127.0.0.1:${(absurd.address() as AddressInfo).port}`;
  await records.write({ ...sent, id, server: origin, createdAt: 1, expiresAt: Number.MAX_SAFE_INTEGER });
  const { uploads } = JSON.parse(await home.ok(["list", "--json"]));
  expect(uploads).toEqual([
    expect.objectContaining({ id: sent.id, downloads: 0 }),
    expect.objectContaining({ id, expiresAt: "+275760-09-13T00:00:00.000Z" }),
  ]);
  expect(await home.ok(["list"])).toContain(id);
});

test("the link is printed even if the upload can't be recorded", async () => {
  await using home = await createCliHome(server.origin);
  await mkdir(join(home.folder, "state", "envoi"), { recursive: true });
  await writeFile(join(home.folder, "state", "envoi", "sent"), "not a folder");
  const { code, text, stderr } = await home.run(["send", "--note", "x"]);
  expect([code, text, stderr]).toEqual([
    0,
    expect.stringContaining(`${server.origin}/download/`),
    expect.stringContaining("could not be recorded"),
  ]);
});

test("a clipboard program that does not end does not hold up the command", async () => {
  await using home = await createCliHome(server.origin);
  const program = join(home.folder, "wl-copy");
  await writeFile(program, "#!/bin/sh\nexec sleep 600\n");
  await chmod(program, 0o755);
  const env = { WAYLAND_DISPLAY: "wayland-0", PATH: `${home.folder}:/usr/bin:/bin` };
  const { code, text, stderr } = await home.run(["send", "--note", "x", "--copy"], { env });
  expect([code, text, stderr]).toEqual([
    0,
    expect.stringContaining("/download/"),
    expect.stringContaining("warning: The link could not be copied"),
  ]);
});

test("if the server names another origin for links, only the server itself receives owner tokens", async () => {
  await using other = await startStandaloneProcess({ BASE_URL: "https://other.example" });
  await using home = await createCliHome(other.origin);
  const { text, stderr } = await home.run(["send", "--note", "x"]);
  expect(text).toMatch(/^https:\/\/other\.example\/download\//);
  expect(stderr).toContain("warning: The server at");
  const { uploads } = JSON.parse(await home.ok(["list", "--json"]));
  expect(uploads).toEqual([expect.objectContaining({ link: text.trim(), downloads: 0 })]);
  await home.ok(["change", "last", "--downloads", "3"]);
  await home.ok(["delete", "last"]);
});

test.each([
  [["send"], "Specify files"],
  [["send", "empty"], "is empty"],
  [["send", "empty", "empties"], "are empty"],
  [["send", "-", "--size", "0"], "is empty"],
  [["send", "a", "--size", "1"], "only for standard input"],
  [["send", "a", "--title", "x".repeat(201)], "--title can have at most 200"],
  [["send", "a", "--message", "x".repeat(2_001)], "--message can have at most 2000"],
  [["send", "a", "--from", "x".repeat(81)], "--from can have at most 80"],
  [["send", "a", "--strong", "--password-file", "long"], "at most 32 characters, or 128"],
  [["send", "a", "--server", "ftp://send.example.com"], "not a server address"],
  [["send", "-", "--password-file", "-"], "first line of standard input is empty"],
  [["receive", "x", "--link-file", "long"], "can't be combined"],
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
  await mkdir(join(home.folder, "empties"));
  for (const [name, bytes] of Object.entries({ empty: 0, "empties/b": 0, a: 1, long: 129 })) {
    await writeFile(join(home.folder, name), "x".repeat(bytes));
  }
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

test("every command names a server that it cannot reach, with a likely reason", async () => {
  const ended = await startStandaloneProcess();
  await using home = await createCliHome(ended.origin);
  const link = await home.ok(["send", "--note", "x"]);
  await writeFile(join(home.folder, "a"), Buffer.alloc(30_000_000));
  const sending = home.start(["send", "a", "--limit-rate", "1M"]);
  const unfinished = join(home.folder, "state", "envoi", "uploads");
  await vi.waitFor(async () => expect((await readdir(unfinished)).length).toBeGreaterThan(1));
  sending.child.kill("SIGINT");
  await sending.finished;
  await ended[Symbol.asyncDispose]();
  const words = `${ended.origin} could not be reached. Check the address and your connection.`;
  for (const args of [
    ["receive", link],
    ["info", link],
    ["change", "last", "-d", "2"],
    ["delete", "last"],
    ["resume"],
  ]) {
    const { code, stderr } = await home.run(args);
    expect([args, code, stderr]).toEqual([args, 5, expect.stringContaining(words)]);
  }
  const watching = home.start(["watch", "last"]);
  await vi.waitFor(() => expect(watching.messages()).toContain(words));
  watching.child.kill("SIGINT");
  await watching.finished;
});

test("standard input is used only once", async () => {
  await using home = await createCliHome(server.origin);
  const { code, text, stderr } = await home.run(["send", "-", "--password-file", "-"], { stdin: Buffer.from("x") });
  expect([code, text, stderr]).toEqual([2, "", expect.stringContaining("only once")]);
});

test("a password can come from another command, through a descriptor", async () => {
  const script = 'exec "$0" "$@" --password-file /dev/fd/3 3< <(echo secret)';
  await using home = await createCliHome(server.origin, ["bash", "-c", script, ...ENVOI]);
  const link = await home.ok(["send", "--note", "hello"]);
  await using other = await createCliHome(server.origin);
  expect((await other.run(["receive", link, "--no-input"])).code).not.toBe(0);
  expect(await home.ok(["receive", link])).toBe("hello");
});

test("empty files are sent along with others", async () => {
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "empty"), "");
  await writeFile(join(home.folder, "a"), "x");
  expect(JSON.parse(await home.ok(["send", "empty", "a", "--json"])).files).toHaveLength(2);
});

test("too many names for one upload are rejected before anything is sent", async () => {
  await using home = await createCliHome(server.origin);
  await mkdir(join(home.folder, "many"));
  for (let index = 0; index < 1_000; index += 1) await writeFile(join(home.folder, "many", `f${index}.txt`), "x");
  const { code, text, stderr } = await home.run(["send", "many"]);
  expect([code, text, stderr]).toEqual([2, "", expect.stringContaining("1000 files are too many")]);
});

test("patterns of --exclude that match nothing cause a warning, and others match in every form", async () => {
  await using home = await createCliHome(server.origin);
  await mkdir(join(home.folder, "many"));
  const names = ["a", "b", "c", "d"];
  for (const name of names) await writeFile(join(home.folder, "many", name), "x");
  const patterns = ["many/a", "./b", "c/", join(home.folder, "e")].flatMap((pattern) => ["--exclude", pattern]);
  const { text, stderr } = await home.run(["send", "many", "--json", ...patterns]);
  expect(JSON.parse(text).files).toEqual([expect.objectContaining({ name: "many/d" })]);
  expect(stderr.match(/matches nothing/g)).toHaveLength(1);
});

test("a file whose name is not UTF-8 is sent under another name, also by resume, with a warning", async () => {
  await using home = await createCliHome(server.origin);
  await mkdir(join(home.folder, "names"));
  await writeFile(Buffer.concat([Buffer.from(`${home.folder}/names/b`), Buffer.of(0xff)]), Buffer.alloc(8_000_000, 1));
  const sending = home.start(["send", "names", "--limit-rate", "1M", "--quiet"]);
  const unfinished = join(home.folder, "state", "envoi", "uploads");
  await vi.waitFor(async () => expect((await readdir(unfinished)).length).toBeGreaterThan(1));
  sending.child.kill("SIGINT");
  expect((await sending.finished).stderr).toContain(
    "warning: A name that is not valid UTF-8 is sent as “names/b\uFFFD”.",
  );
  const link = await home.ok(["resume"]);
  await home.ok(["receive", link, "-o", "in"]);
  expect((await readFile(join(home.folder, "in", "names", "b\uFFFD"))).byteLength).toBe(8_000_000);
});

test("input of another length than --size says so", async () => {
  await using home = await createCliHome(server.origin);
  const { code, stderr } = await home.run(["send", "-", "--size", "5"], { stdin: Buffer.from("x") });
  expect([code, stderr]).toEqual([1, expect.stringContaining("shorter than specified with --size")]);
});

test("with --json, incorrect usage is JSON on standard error", async () => {
  await using home = await createCliHome(server.origin);
  for (const args of [["send", "--unknown"], ["unknown"], []]) {
    const { code, text, stderr } = await home.run([...args, "--json"]);
    expect([args, code, text]).toEqual([args, 2, ""]);
    expect(JSON.parse(stderr)).toMatchObject({ error: { code: "usage", message: expect.any(String) } });
  }
});

test("if standard output is full, the link is printed on standard error", async () => {
  await using home = await createCliHome(server.origin);
  const main = fileURLToPath(new URL("main.ts", import.meta.url));
  const env = { PATH: process.env["PATH"], HOME: home.folder, ENVOI_SERVER: server.origin };
  const command = `exec "$0" "$1" send --note x > /dev/full`;
  const { status, stderr } = spawnSync("sh", ["-c", command, process.execPath, main], { env, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${server.origin}/download/`)]);
  expect(stderr).toContain("Standard output can't be written");
});

test("with --no-history, no folder for records is needed; otherwise the message names it", async () => {
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "a"), "x");
  const env = { XDG_STATE_HOME: join(home.folder, "a") };
  for (const source of ["a", "-"]) {
    const { code, text } = await home.run(["send", source, "--no-history"], { env, stdin: Buffer.from("x") });
    expect([source, code, text]).toEqual([source, 0, expect.stringContaining("/download/")]);
  }
  const { code, stderr } = await home.run(["send", "a"], { env });
  expect([code, stderr]).toEqual([1, expect.stringContaining("XDG_STATE_HOME")]);
});

test.each([["/proc/a"], ["/dev/null"]])("without a folder for records, files can be received: %s", async (state) => {
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "a"), "x");
  const link = await home.ok(["send", "a"]);
  const env = { XDG_STATE_HOME: state };
  const { code, stderr } = await home.run(["receive", link, "-o", "in/"], { env });
  expect([code, stderr]).toEqual([0, expect.stringMatching(/warning: .* can't be resumed: .*XDG_STATE_HOME/)]);
  expect(await readFile(join(home.folder, "in", "a"), "utf8")).toBe("x");
});

test("folders that can't be created are reported at once, and do not prevent sending", async () => {
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "a"), "x");
  const sent = await home.run(["send", "a"], { env: { HOME: "/proc/a", XDG_STATE_HOME: "" } });
  expect([sent.code, sent.stderr]).toEqual([0, expect.stringMatching(/could not be recorded .*XDG_STATE_HOME/)]);
  const received = await home.run(["receive", sent.text.trim(), "-o", "/proc/a/b"]);
  expect([received.code, received.stderr]).toEqual([1, expect.stringContaining("/proc/a can't be written")]);
  const piped = await home.run(["send", "-"], { env: { TMPDIR: "/proc/a" }, stdin: Buffer.from("x") });
  expect([piped.code, piped.stderr]).toEqual([2, expect.stringContaining("TMPDIR can't be created")]);
});

test("an unreachable server is named at once, with a hint about an unused proxy", async () => {
  await using home = await createCliHome(server.origin);
  const env = { HTTPS_PROXY: "http://proxy.example:3128" };
  for (const args of [["send", "--note", "x"], ["login"]]) {
    const { code, stderr } = await home.run([...args, "--server", "http://127.0.0.1:9"], { env });
    expect([args, code, stderr]).toEqual([args, 5, expect.stringContaining("http://127.0.0.1:9 could not be reached")]);
    expect(stderr).toContain("NODE_USE_ENV_PROXY=1");
    expect(stderr).not.toContain("0%");
  }
  const secure = await home.run(["send", "--note", "x", "--server", server.origin.replace("http:", "https:")]);
  expect([secure.code, secure.stderr]).toEqual([5, expect.stringContaining(`Try ${server.origin}`)]);
});
