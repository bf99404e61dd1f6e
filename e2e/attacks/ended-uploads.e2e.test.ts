import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CLAIM_HEADER, CLAIM_USE_HEADER, EXT_HEADER, LIVE_HEADER, RANDOM_ACCESS, RESUME_QUERY } from "@envoi/protocol";
import {
  beginUpload,
  call,
  downloadOld,
  type OngoingUpload,
  opaqueBody,
  openUploadSocket,
  post,
  signNonce,
  uploadOld,
} from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { firstBytes } from "../support/first-bytes.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { metric } from "../support/measures.ts";
import { adminUrl, runAdmin } from "../support/run-admin.ts";

const MiB = 1_048_576;
const LIVE_BYTES = 256 * MiB;
/** Body size larger than all buffers between a recipient and the store. */
const SENT_BYTES = 96 * MiB;
const BODY_BYTES = 100 * MiB;
const ENDS_WITHIN_MS = 10_000;
const SERVED_WITHIN_MS = 2_000;

type Link = { id: string; ownerToken: string; authKey: Uint8Array };

let directory: string;
let app: App;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-ends-"));
  const tokenFile = join(directory, "token");
  await writeFile(tokenFile, "a-token-of-operators-0123456789abcdef");
  app = await startApp({ LOG_LEVEL: "warn", OPERATOR_TOKEN_FILE: tokenFile, JANITOR_INTERVAL_SECONDS: "1" });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(directory, { recursive: true });
});

async function admin(...args: string[]): Promise<string> {
  const variables = { OPERATOR_TOKEN_FILE: join(directory, "token"), ENVOI_ADMIN_URL: adminUrl(app) };
  const { stdout, stderr } = await runAdmin(variables, ...args, "--reason", "report 17");
  return stdout + stderr;
}

async function deleteAsOwner({ id, ownerToken }: Link): Promise<string> {
  const { status } = await post(app.origin, `/api/delete/${id}`, { owner_token: ownerToken });
  return status === 200 ? `${id} is deleted\n` : `${status}`;
}

/** Sends and receives a file as a legitimate user, and checks that both are served in time. */
async function beHonest(): Promise<void> {
  const plaintext = generatorBytes(100_000);
  let at = performance.now();
  const sent = await uploadOld(app.origin, plaintext);
  expect(performance.now() - at).toBeLessThan(SERVED_WITHIN_MS);
  at = performance.now();
  expect((await downloadOld(app.origin, sent)).plaintext.equals(plaintext)).toBe(true);
  expect(performance.now() - at).toBeLessThan(SERVED_WITHIN_MS);
}

async function proofFor({ id, authKey }: Link): Promise<string> {
  const exists = await call(app.origin, `/api/exists/${id}`, { headers: { [EXT_HEADER]: "1" } });
  if (exists.nonce === null) throw new Error(`no nonce, status ${exists.status}`);
  return signNonce(authKey, exists.nonce);
}

/** Requests a range of a body and leaves the response unread. */
function beginReading({ id }: Link, headers: Record<string, string>): Promise<IncomingMessage> {
  const asked = { headers: { [EXT_HEADER]: "1", ...headers }, agent: false };
  return new Promise((resolve, reject) => {
    get(`${app.origin}/api/download/${id}`, asked, resolve).on("error", reject);
  });
}

async function fetchStatus(link: Link, headers: Record<string, string>): Promise<number | undefined> {
  const answer = await beginReading(link, headers);
  answer.destroy();
  return answer.statusCode;
}

/** Waits until the server has ended all downloads, although no client reads them. @returns the number of bytes sent */
async function untilCutOff(answer: IncomingMessage, endedAt: number): Promise<number> {
  await expect.poll(() => metric(app, "downloads_open"), { interval: 100 }).toBe(0);
  expect(performance.now() - endedAt).toBeLessThan(ENDS_WITHIN_MS);
  let bytes = 0;
  answer.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await new Promise<void>((resolve) => answer.on("error", () => {}).once("close", resolve));
  return bytes;
}

async function expectGone({ id, authKey }: Link, Authorization: string): Promise<void> {
  const headers = { [EXT_HEADER]: "1", Authorization };
  expect((await call(app.origin, `/download/${id}/`)).status).toBe(404);
  expect((await call(app.origin, `/api/exists/${id}`, { headers })).status).toBe(404);
  for (const path of ["metadata", "download"]) {
    // Without the upload, the server cannot check the proof, so it may also return 401.
    expect([401, 404]).toContain((await call(app.origin, `/api/${path}/${id}`, { headers })).status);
  }
  await expect(proofFor({ id, authKey, ownerToken: "" })).rejects.toThrow("404");
}

const expectRemoved = (id: string) =>
  expect.poll(async () => (await app.blobs()).filter((blob) => blob.includes(id))).toEqual([]);

it.each([
  ["an operator's take-down", ({ id }: Link) => admin("take-down", id), "removed"],
  ["an operator's delete", ({ id }: Link) => admin("delete", id), "removed"],
  ["the owner's delete", deleteAsOwner, "upload_abandoned"],
] as const)(
  "I4: %s ends a running live upload, for its sender and for recipients that are reading",
  async (_how, end, code) => {
    const upload = await beginUpload(app.origin, LIVE_BYTES, { declared: true, fields: { live: true } });
    await upload.sendAll(firstBytes(opaqueBody(upload.length), SENT_BYTES));
    const live = { [LIVE_HEADER]: "0", Range: `bytes=0-${LIVE_BYTES}` };
    const reading = await beginReading(upload, { ...live, Authorization: await proofFor(upload) });
    expect(reading.statusCode).toBe(206);
    const proof = await proofFor(upload);

    expect(await end(upload)).toBe(`${upload.id} is deleted\n`);
    const endedAt = performance.now();
    await expectGone(upload, proof);
    await beHonest();
    expect(await upload.outcome()).toEqual({ error: 404, code });
    expect(performance.now() - endedAt).toBeLessThan(ENDS_WITHIN_MS);
    expect(await untilCutOff(reading, endedAt)).toBeLessThan(SENT_BYTES / 2);
    expect(await fetchStatus(upload, { ...live, [LIVE_HEADER]: `${MiB}`, Authorization: proof })).toBe(404);
    expect(await resume(upload)).toMatchObject({ code: "not_found" });
    await expectRemoved(upload.id);
  },
);

async function resume({ id, ownerToken }: OngoingUpload) {
  const { socket, send, next } = await openUploadSocket(app.origin, {}, RESUME_QUERY);
  await send(JSON.stringify({ resume: id, ownerToken, ext: 1 }));
  const answer = await next();
  socket.terminate();
  return answer;
}

it.each([
  ["an operator's take-down", ({ id }: Link) => admin("take-down", id)],
  ["an operator's delete", ({ id }: Link) => admin("delete", id)],
  ["the owner's delete", deleteAsOwner],
] as const)("I4: %s ends the claim that goes on reading a used-up upload", async (_how, end) => {
  const upload = await uploadOld(app.origin, generatorBytes(BODY_BYTES), { dlimit: 1 });
  const proof = await proofFor(upload);
  const counted = await call(app.origin, `/api/download/${upload.id}`, {
    headers: { [EXT_HEADER]: "1", [CLAIM_USE_HEADER]: RANDOM_ACCESS, Range: "bytes=0-20", Authorization: proof },
  });
  expect(counted.status).toBe(206);
  expect((await call(app.origin, `/api/exists/${upload.id}`)).status).toBe(404);
  const claim = { [CLAIM_HEADER]: counted.headers.get(CLAIM_HEADER) ?? "" };
  const reading = await beginReading(upload, claim);
  expect(reading.statusCode).toBe(200);

  expect(await end(upload)).toBe(`${upload.id} is deleted\n`);
  const endedAt = performance.now();
  await beHonest();
  expect(await untilCutOff(reading, endedAt)).toBeLessThan(BODY_BYTES / 2);
  for (const range of ["bytes=0-20", `bytes=${MiB}-${2 * MiB}`]) {
    expect(await fetchStatus(upload, { ...claim, Range: range })).toBe(404);
  }
  await expectRemoved(upload.id);
});
