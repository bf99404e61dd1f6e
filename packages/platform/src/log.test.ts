import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

const FIXTURE = fileURLToPath(new URL("./testing/log-child.ts", import.meta.url));

/** Starts a process that logs its input to a file. */
function startLogging(stdout: number) {
  const child = spawn(process.execPath, [FIXTURE], { stdio: ["pipe", stdout, "pipe"] });
  const { stdin, stderr } = child;
  if (stdin === null || stderr === null) throw new Error("no pipes");
  const exited = once(child, "exit");
  // Write errors are ignored: if the process ends early, the test fails anyway because output is missing.
  stdin.on("error", () => {});
  const said = createInterface(stderr)[Symbol.asyncIterator]();
  return {
    /** @returns the output of the process after it has logged the text */
    async log(text: string): Promise<string | undefined> {
      stdin.write(`${text}\n`);
      return (await said.next()).value;
    },
    async end(): Promise<unknown> {
      stdin.end();
      return (await exited)[0];
    },
  };
}

test("continues when the log disk is full", async () => {
  await using full = await open("/dev/full", "w");
  const logging = startLogging(full.fd);
  for (const text of ["one", "two", "three"]) expect(await logging.log(text)).toBe(text);
  expect(await logging.end()).toBe(0);
});

test("drops lines written while nothing reads them, and delivers later lines to the next reader", async () => {
  const directory = await mkdtemp(join(tmpdir(), "envoi-log-"));
  const path = join(directory, "pipe");
  await promisify(execFile)("mkfifo", [path]);
  const openReader = () => open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const before = await openReader();
  await using writer = await open(path, "w");
  const logging = startLogging(writer.fd);
  expect(await logging.log("before")).toBe("before");
  await before.close();
  for (const text of ["one", "two"]) expect(await logging.log(text)).toBe(text);
  await using after = await openReader();
  expect(await logging.log("after")).toBe("after");
  const { buffer, bytesRead } = await after.read();
  const lines = buffer.toString("utf8", 0, bytesRead).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["before", "after"]);
  expect(await logging.end()).toBe(0);
  await rm(directory, { recursive: true });
});

test("each entry is one line with its time in UTC, its level and its service, whatever text it contains", () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", service: "test", destination: { write: (line) => void lines.push(line) } });
  const forged = 'x"}\r\n{"level":"error","msg":"forged"}\u2028\u001b[2J';
  log.info({ route: forged }, "request answered");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\P{Cc}*\n$/u);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    service: "test",
    route: forged,
    msg: "request answered",
  });
});

test("fields that may contain a credential, a Secret or a name are redacted, also one level down", () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", service: "test", destination: { write: (line) => void lines.push(line) } });
  const hidden = { authorization: "SENSITIVE", ownerToken: "SENSITIVE", authKey: "SENSITIVE", nonce: "SENSITIVE" };
  log.info({ ...hidden, url: "SENSITIVE", password: "SENSITIVE", upload: hidden }, "an entry");
  expect(lines.join("")).toContain("[redacted]");
  expect(lines.join("")).not.toContain("SENSITIVE");
});
