import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequest, openRequestLink, parseRequestLink, requestLinkOf, sendDelivery } from "@envoi/client/request";
import { type Issuer, PEOPLE, startIssuer } from "@envoi/dev-issuer";
import { EXT_HEADER } from "@envoi/protocol";
import {
  beginDownload,
  beginUpload,
  call,
  downloadBody,
  downloadOld,
  firstMessage,
  openUploadSocket,
  sealBody,
  uploadOld,
} from "@envoi/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { adminUrl, runAdmin } from "../support/run-admin.ts";

const TOKEN = "a-token-of-operators-0123456789abcdef";

let directory: string;
let tokenFile: string;
let auditFile: string;
let app: App;
let issuer: Issuer;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-operators-"));
  tokenFile = join(directory, "token");
  await writeFile(tokenFile, `${TOKEN}\n`);
  auditFile = join(directory, "audit.log");
  issuer = await startIssuer({ appOrigin: "http://admin.example", signsTokens: true });
  app = await startApp({
    OPERATOR_TOKEN_FILE: tokenFile,
    AUDIT_LOG_FILE: auditFile,
    ANON_MAX_DOWNLOADS: "100",
    OPERATOR_OIDC_ISSUER: issuer.origin,
    OPERATOR_OIDC_AUDIENCE: "http://admin.example",
    OPERATOR_OIDC_CLAIM: `sub=${PEOPLE.ada.uid}`,
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await issuer.stop();
  await rm(directory, { recursive: true });
});

/** Actions in the audit file. */
async function audited(): Promise<string[]> {
  const lines = (await readFile(auditFile, "utf8")).split("\n").slice(0, -1);
  return lines.map((line) => (JSON.parse(line) as { action: string }).action);
}

const admin = (...args: string[]) => adminWith({ OPERATOR_TOKEN_FILE: tokenFile }, ...args);
const adminWith = (variables: Record<string, string>, ...args: string[]) =>
  runAdmin({ ENVOI_ADMIN_URL: adminUrl(app), ...variables }, ...args);

test("an operator finds an upload and deletes it with a reason; then it is deleted for everyone", async () => {
  const small = await uploadOld(app.origin, Buffer.alloc(1_000));
  const large = await uploadOld(app.origin, Buffer.alloc(100_000));

  const listed = await admin("list", "--min-bytes", "50000");
  expect(listed).toMatchObject({ status: 0, stderr: "" });
  expect(listed.stdout).toMatch(/^id +size +downloads +created +expires +notes\n/);
  expect(listed.stdout).toContain(large.id);
  expect(listed.stdout).not.toContain(small.id);
  expect(JSON.parse((await admin("show", large.id, "--json")).stdout)).toMatchObject({ id: large.id, state: "live" });

  expect(await admin("delete", large.id, "--reason", "report 17")).toMatchObject({
    status: 0,
    stdout: `${large.id} is deleted\n`,
  });
  expect((await call(app.origin, `/api/exists/${large.id}`)).status).toBe(404);
  expect((await call(app.origin, `/api/exists/${small.id}`)).status).toBe(200);
  expect((await admin("show", large.id)).stdout).toMatch(/^state +gone$/m);
  await expect
    .poll(async () => (await app.output()).split("\n").filter((line) => line.includes("report 17")))
    .toHaveLength(1);
});

test("I4: a taken-down upload is inaccessible to everyone, its running download is stopped, and it can be restored", async () => {
  const plaintext = generatorBytes(150_000_000);
  const upload = await uploadOld(app.origin, plaintext, { dlimit: 5 });
  const running = await beginDownload(app.origin, upload);
  expect(running.statusCode).toBe(200);
  const cut = new Promise<boolean>((resolve) => running.once("close", () => resolve(!running.complete)));

  expect(await admin("take-down", upload.id, "--reason", "report 18")).toMatchObject({
    status: 0,
    stdout: `${upload.id} is taken down\n`,
  });
  const exists = async (headers: Record<string, string>) => {
    const { status, body } = await call(app.origin, `/api/exists/${upload.id}`, { headers });
    return { status, ...JSON.parse(String(body)) };
  };
  expect(await exists({})).toEqual({ status: 404, error: 404, code: "not_found" });
  expect(await exists({ [EXT_HEADER]: "1" })).toEqual({ status: 404, error: 404, code: "removed" });
  expect((await downloadBody(app.origin, upload).catch(() => ({ status: 0 }))).status).not.toBe(200);
  running.on("data", () => {});
  running.resume();
  expect(await cut).toBe(true);

  expect((await admin("restore", upload.id, "--reason", "a mistake")).status).toBe(0);
  expect((await downloadOld(app.origin, upload)).plaintext.equals(plaintext)).toBe(true);
});

test("I4: a take-down stops all 20 running downloads within 10 s", async () => {
  const plaintext = generatorBytes(60_000_000);
  const upload = await uploadOld(app.origin, plaintext, { dlimit: 30 });
  const running = await Promise.all(Array.from({ length: 20 }, () => beginDownload(app.origin, upload)));
  expect(running.map(({ statusCode }) => statusCode)).toEqual(running.map(() => 200));
  const claims = JSON.parse(`[${(await admin("claims", upload.id, "--json")).stdout.trim().replaceAll("\n", ",")}]`);
  expect(claims).toHaveLength(20);
  const ends = running.map(
    (response) =>
      new Promise<{ atMs: number; isWhole: boolean }>((resolve) => {
        response.once("close", () => resolve({ atMs: performance.now(), isWhole: response.complete }));
      }),
  );

  expect((await admin("take-down", upload.id, "--reason", "report 19")).status).toBe(0);
  const takenDownAtMs = performance.now();
  for (const response of running) response.on("data", () => {}).resume();
  for (const { atMs, isWhole } of await Promise.all(ends)) {
    expect(isWhole).toBe(false);
    expect(atMs - takenDownAtMs).toBeLessThan(10_000);
  }
  expect((await admin("claims", upload.id)).stdout).toBe("nothing found\n");
});

/** Uploads these bytes as a body. @returns the id and the last reply */
async function sendBody(body: Buffer) {
  const { socket, send, next } = await openUploadSocket(app.origin);
  await send(firstMessage(Buffer.alloc(16), body.length));
  const { id } = (await next()) as { id: string };
  await send(body);
  await send(Buffer.of(0));
  const last = await next();
  socket.terminate();
  return { id, last };
}
const BLOCKED = { error: 403, code: "blocked" };

test("all uploads with a blocked body are taken down, and the body is rejected until it is unblocked", async () => {
  const body = Buffer.concat([...sealBody(randomBytes(16), randomBytes(50_000))]);
  const copies = [await sendBody(body), await sendBody(body)];
  const other = await sendBody(Buffer.concat([...sealBody(randomBytes(16), randomBytes(50_000))]));
  const reason = ["--reason", "report 22"];
  const [first] = copies;
  const added = await admin("blocklist", "add", first?.id ?? "", ...reason);
  expect(added).toMatchObject({ status: 0, stderr: "" });
  expect(added.stdout).toMatch(/^1 blocked, 0 were blocked already$/m);
  for (const { id } of copies) {
    expect(added.stdout).toContain(`${id} is taken down\n`);
    expect((await call(app.origin, `/api/exists/${id}`)).status).toBe(404);
  }
  expect((await call(app.origin, `/api/exists/${other.id}`)).status).toBe(200);
  // Each gateway reloads the blocklist within seconds.
  const everySecond = { timeout: 30_000, interval: 1_000 };
  const isRefused = async () => (await sendBody(body)).last?.["code"] === "blocked";
  await expect
    .poll(async () => Promise.all([isRefused(), isRefused(), isRefused()]), everySecond)
    .toEqual([true, true, true]);
  expect((await sendBody(body)).last).toEqual(BLOCKED);
  // Takes down uploads that arrived before the gateways had reloaded the blocklist.
  expect((await admin("blocklist", "apply", ...reason)).status).toBe(0);

  const exported = (await admin("blocklist", "list")).stdout;
  const sha256 = createHash("sha256").update(body).digest("hex");
  expect(exported).toBe(`${sha256} ${body.length}\n`);
  expect(await admin("blocklist", "remove", sha256, ...reason)).toMatchObject({ status: 0 });
  expect((await sendBody(body)).last).toEqual({ ok: true });

  const file = join(directory, "blocklist");
  await writeFile(file, `# from another site\n\n${exported}`);
  const imported = await admin("blocklist", "import", file, ...reason);
  expect(imported.stdout).toMatch(/^1 blocked, 0 were blocked already\n[0-9a-f]{16} is taken down\n$/);
  await expect.poll(isRefused, everySecond).toBe(true);
  await writeFile(file, `${exported}${sha256}\n`);
  expect((await admin("blocklist", "import", file, ...reason)).stderr).toContain("line 2: give the SHA-256");
  expect((await admin("blocklist", "remove", "ab".repeat(32), ...reason)).status).toBe(1);
  expect((await admin("blocklist", "remove", sha256, ...reason)).status).toBe(0);
});

test("an operator finds a taken-down upload by its link, and no log line contains the link's secret", async () => {
  const upload = await uploadOld(app.origin, Buffer.alloc(1_000));
  const secret = upload.secret.toString("base64url");
  const link = `${upload.url}#${secret}`;
  expect(await admin("find", link)).toMatchObject({ status: 0, stdout: expect.stringContaining(upload.id) });
  expect((await admin("take-down", link, "--reason", "report 20")).status).toBe(0);
  expect((await admin("list")).stdout).not.toContain(upload.id);
  expect((await admin("list", "--taken-down")).stdout).toContain(upload.id);
  expect((await admin("find", upload.id.slice(0, 8))).stdout).toMatch(/taken down$/m);
  expect(JSON.parse((await admin("show", link, "--json")).stdout)).toMatchObject({
    state: "live",
    ciphertextBytes: 1_038,
  });
  expect(await app.output()).not.toContain(secret);
  expect(await readFile(auditFile, "utf8")).not.toContain(secret);
});

test("an operator sees sessions, facts, dead letters, and the effects of a sweep", async () => {
  const upload = await beginUpload(app.origin, 10_000_000);
  const sessions = await admin("sessions");
  expect(sessions.stdout).toMatch(new RegExp(`^${upload.id} +socket `, "m"));
  upload.socket.terminate();
  expect((await admin("outbox")).status).toBe(0);
  expect(await admin("dead-letters", "list")).toMatchObject({ status: 0, stdout: "nothing found\n" });
  expect((await admin("dead-letters", "show", "1")).stderr).toContain("404");
  expect((await admin("dead-letters", "retry", "1", "--reason", "fixed")).stderr).toContain("404");
  expect((await admin("sweep", "--dry-run")).stdout).toMatch(/^\d+ blobs seen, 0 would be discarded$/m);
});

test("tokens from the operators' issuer are also accepted, and the audit file names their subject", async () => {
  const headers = { Authorization: `Bearer ${await issuer.tokenFor("ada")}` };
  for (const { name, privateOrigin } of app.processes().filter(({ name }) => !name.startsWith("web-origin"))) {
    expect((await fetch(`${privateOrigin}/operators/limits`, { headers })).status, name).toBe(200);
  }
  const upload = await uploadOld(app.origin, Buffer.alloc(1_000));
  const act = (ENVOI_ADMIN_TOKEN: string, ...args: string[]) =>
    adminWith({ ENVOI_ADMIN_TOKEN }, "take-down", upload.id, "--reason", "report 21", ...args);
  expect((await act(await issuer.tokenFor("grace"))).stderr).toContain("does not accept the token");
  expect((await act("")).stderr).toContain("does not accept the token");
  expect((await call(app.origin, `/api/exists/${upload.id}`)).status).toBe(200);
  expect(await act(await issuer.tokenFor("ada"))).toMatchObject({ status: 0, stderr: "" });
  expect((await call(app.origin, `/api/exists/${upload.id}`)).status).toBe(404);
  const lines = (await readFile(auditFile, "utf8")).split("\n").filter((line) => line.includes(upload.id));
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
    operator: PEOPLE.ada.uid,
    issuer: `${issuer.origin}/`,
    action: "take-down",
    outcome: "taken_down",
  });
  // A file named on the command line takes precedence over `ENVOI_ADMIN_TOKEN`.
  expect(await act("wrong", "--token-file", tokenFile)).toMatchObject({ status: 0 });
});

test("every process shows its limits and its configuration without secrets, and can be drained", async () => {
  const carrier = app.processes().find(({ name }) => name === "standalone" || name.startsWith("upload-gateway"));
  if (carrier === undefined) throw new Error("no process serves transfers");
  const at = ["--url", carrier.privateOrigin];
  const config = (await admin("config", ...at)).stdout;
  expect(config).toMatch(/^process\.drainSeconds +\d+$/m);
  expect(config).toContain(tokenFile);
  expect(config).not.toContain(TOKEN);
  const secrets = (await admin("config", ...at, "--json")).stdout.matchAll(
    /"(?:\w*[pP]assword|secretAccessKey)":("[^"]*"|null)/g,
  );
  for (const [, value] of secrets) expect(['"(set)"', "null"]).toContain(value);
  expect((await admin("limits", ...at)).stdout).toMatch(/ open uploads +0 +1000 +64$/m);
  const isReady = async () => (await fetch(`${carrier.privateOrigin}/readyz`)).ok;
  expect((await admin("drain", ...at, "--reason", "a new disk")).stdout).toContain("the process is drained");
  // A first request may fail, because its kept-alive connection may have ended.
  await expect.poll(isReady).toBe(false);
  expect((await admin("drain", ...at, "--reason", "done", "--undo")).stdout).toContain("the process is ready");
  await expect.poll(isReady).toBe(true);
});

test("an operator sees a network's quotas, and blocks an account for a limited time", async () => {
  const gateway = app.processes().find(({ name }) => name === "standalone" || name.startsWith("upload-gateway"));
  if (gateway === undefined) throw new Error("no gateway");
  const at = ["--url", gateway.privateOrigin];
  expect((await admin("quotas", "show", "--network", "127.0.0.1", ...at)).stdout).toMatch(
    /^uploads +\d+ +1000 +3600 /m,
  );
  const account = ["--account", "mallory", ...at];
  const blocked = await admin("block", ...account, "--seconds", "60", "--reason", "report 21");
  expect(blocked).toMatchObject({ status: 0, stdout: "blocked for 60 s\n" });
  expect((await admin("quotas", "show", ...account)).stdout).toMatch(/^uploads +1006 +1000 /m);
  expect((await admin("quotas", "reset", ...account, "--reason", "a mistake")).status).toBe(0);
  expect((await admin("quotas", "show", ...account)).stdout).toMatch(/^uploads +0 +1000 /m);
  expect((await admin("quotas", "show", ...at)).stderr).toContain("--network ADDRESS or --account ID");
  expect((await admin("block", ...account, "--seconds", "x", "--reason", "y")).status).toBe(1);
});

test("every command leaves a line in the audit file, whose chain is intact", async () => {
  const actions = await audited();
  const commands = ["list", "show", "claims", "take-down", "restore", "delete", "sessions", "outbox"];
  const others = ["dead-letters list", "dead-letters show", "dead-letters retry", "sweep --dry-run"];
  expect(actions).toEqual(
    expect.arrayContaining([
      ...commands,
      ...others,
      "config",
      "limits",
      "drain",
      "quotas show",
      "quotas reset",
      "block",
      "hash body",
      ...["blocklist add", "blocklist apply", "blocklist list", "blocklist remove"],
    ]),
  );
  expect(await admin("audit", "verify", auditFile)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(new RegExp(`^${actions.length} lines, 0 problems`, "m")),
  });
  const lines = (await readFile(auditFile, "utf8")).split("\n");
  const shortened = join(directory, "shortened");
  await writeFile(shortened, lines.toSpliced(3, 1).join("\n"));
  expect(await admin("audit", "verify", shortened)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("line 4: does not follow"),
  });
});

test("doctor finds working stores, and a public origin that works through every proxy", async () => {
  const { status, stdout } = await admin("doctor", "--public", app.origin);
  expect({ status, bad: stdout.match(/^NO.*$/gm) }, stdout).toEqual({ status: 0, bad: null });
  expect(stdout).toMatch(/^yes +upload store: its clock is right /m);
  expect(stdout).toMatch(/^yes +public: WebSocket upgrades pass /m);
  const wrong = await admin("doctor", "--public", "http://127.0.0.1:9");
  expect(wrong.status).toBe(1);
  expect(wrong.stdout).toMatch(/^NO +public: \/config answers /m);
});

test("mistakes in commands are explained", async () => {
  expect((await admin()).stderr).toContain("usage:");
  expect(await admin("delete", "0123456789abcdef")).toMatchObject({ status: 1, stdout: "" });
  expect((await admin("delete", "0123456789abcdef")).stderr).toContain("--reason");
  expect((await admin("show", "0123456789abcdef")).stderr).toContain("no such upload");
  expect((await admin("list", "--limit", "many")).stderr).toContain("did not understand");
  const wrong = join(directory, "wrong");
  await writeFile(wrong, "another-token-0123456789abcdef-01234");
  expect((await admin("doctor", "--token-file", wrong)).stderr).toContain("does not accept the token");
  expect((await admin("doctor", "--url", "http://127.0.0.1:9")).stderr).toContain("does not answer");
});

test("an operator shows a request with its deliveries, closes it, and deletes it with them", async () => {
  const { signal } = new AbortController();
  const limits = { timeLimitSeconds: 3_600, maxDeliveries: 2, maxBytes: 2_000, maxDeliveryBytes: 1_000 };
  const own = await createRequest(app, { label: { title: "Tax" }, ...limits }, { signal });
  const { id } = own.owner;
  const link = requestLinkOf(own.owner);
  const parsed = parseRequestLink(link);
  if (parsed === null) throw new Error("not a link");
  const send = async () => {
    const request = await openRequestLink(app, parsed, null, { signal });
    return sendDelivery(app, request, { files: [new File(["a".repeat(500)], "a.txt")] }, { signal });
  };
  const delivery = await send();

  expect((await admin("request", "list")).stdout).toMatch(new RegExp(`^${id} +open +1/2 +500 B/2.0 KiB `, "m"));
  const shown = await admin("request", "show", link);
  expect(shown.stdout).toMatch(new RegExp(`^${delivery.id} +500 B +delivered `, "m"));
  expect(JSON.parse((await admin("show", delivery.id, "--json")).stdout)).toMatchObject({ requestId: id });

  expect((await admin("request", "close", id)).stderr).toContain("--reason");
  const reason = ["--reason", "report 18"];
  expect((await admin("request", "close", id, ...reason)).stdout).toBe(`${id} is closed\n`);
  await expect(send()).rejects.toMatchObject({ code: "request_closed" });
  expect((await admin("request", "delete", link, ...reason)).stdout).toBe(`${id} is deleted\n`);
  await expect(send()).rejects.toMatchObject({ code: "not_found" });
  expect((await call(app.origin, `/api/exists/${delivery.id}`)).status).toBe(404);
  const actions = await audited();
  for (const action of ["list requests", "show request", "close request", "delete request"]) {
    expect(actions).toContain(action);
  }
});
