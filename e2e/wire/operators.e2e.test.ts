import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beginDownload, call, downloadBody, downloadOld, uploadOld } from "@envoi/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

const TOKEN = "a-token-of-operators-0123456789abcdef";
const ADMIN = fileURLToPath(new URL("../../scripts/admin.ts", import.meta.url));

let directory: string;
let tokenFile: string;
let app: App;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-operators-"));
  tokenFile = join(directory, "token");
  await writeFile(tokenFile, `${TOKEN}\n`);
  app = await startApp({ OPERATOR_TOKEN_FILE: tokenFile });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(directory, { recursive: true });
});

/** Runs `npm run admin` as an operator does. */
function admin(...args: string[]) {
  const janitor = app.processes().find(({ name }) => name === "standalone" || name.startsWith("janitor"));
  if (janitor === undefined) throw new Error("no janitor");
  const env = { ...process.env, OPERATOR_TOKEN_FILE: tokenFile, ENVOI_ADMIN_URL: janitor.privateOrigin };
  const { status, stdout, stderr } = spawnSync(process.execPath, [ADMIN, ...args], { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("an operator finds an upload, deletes it with a reason, and it is gone for everybody", async () => {
  const small = await uploadOld(app.origin, Buffer.alloc(1_000));
  const large = await uploadOld(app.origin, Buffer.alloc(100_000));

  const listed = admin("list", "--min-bytes", "50000");
  expect(listed).toMatchObject({ status: 0, stderr: "" });
  expect(listed.stdout).toMatch(/^id +size +downloads +created +expires +notes\n/);
  expect(listed.stdout).toContain(large.id);
  expect(listed.stdout).not.toContain(small.id);
  expect(JSON.parse(admin("show", large.id, "--json").stdout)).toMatchObject({ id: large.id, state: "live" });

  expect(admin("delete", large.id, "--reason", "report 17")).toMatchObject({
    status: 0,
    stdout: `${large.id} is deleted\n`,
  });
  expect((await call(app.origin, `/api/exists/${large.id}`)).status).toBe(404);
  expect((await call(app.origin, `/api/exists/${small.id}`)).status).toBe(200);
  expect(admin("show", large.id).stdout).toMatch(/^state +gone$/m);
  await expect
    .poll(async () => (await app.output()).split("\n").filter((line) => line.includes("report 17")))
    .toHaveLength(1);
});

test("I4: an upload that was taken down is gone for everybody, its running download is cut, and it can be restored", async () => {
  const plaintext = generatorBytes(150_000_000);
  const upload = await uploadOld(app.origin, plaintext, { dlimit: 5 });
  const running = await beginDownload(app.origin, upload);
  expect(running.statusCode).toBe(200);
  const cut = new Promise<boolean>((resolve) => running.once("close", () => resolve(!running.complete)));

  expect(admin("take-down", upload.id, "--reason", "report 18")).toMatchObject({
    status: 0,
    stdout: `${upload.id} is taken down\n`,
  });
  expect((await call(app.origin, `/api/exists/${upload.id}`)).status).toBe(404);
  expect((await downloadBody(app.origin, upload).catch(() => ({ status: 0 }))).status).not.toBe(200);
  running.on("data", () => {});
  running.resume();
  expect(await cut).toBe(true);

  expect(admin("restore", upload.id, "--reason", "a mistake").status).toBe(0);
  expect((await downloadOld(app.origin, upload)).plaintext.equals(plaintext)).toBe(true);
});

test("doctor finds working stores", () => {
  const { status, stdout } = admin("doctor");
  expect({ status, checks: stdout.match(/^yes/gm)?.length }).toEqual({ status: 0, checks: 3 });
});

test("mistakes are explained", async () => {
  expect(admin().stderr).toContain("usage:");
  expect(admin("delete", "0123456789abcdef")).toMatchObject({ status: 1, stdout: "" });
  expect(admin("delete", "0123456789abcdef").stderr).toContain("--reason");
  expect(admin("show", "0123456789abcdef").stderr).toContain("no such upload");
  expect(admin("list", "--limit", "many").stderr).toContain("did not understand");
  const wrong = join(directory, "wrong");
  await writeFile(wrong, "another-token-0123456789abcdef-01234");
  expect(admin("doctor", "--token-file", wrong).stderr).toContain("the token is not");
  expect(admin("doctor", "--url", "http://127.0.0.1:9").stderr).toContain("does not answer");
});
