import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@envoi/backing-stores";
import { deleteUpload, type FinishedUpload, openDownload, type SourceFile, upload } from "@envoi/client";
import {
  CLAIM_HEADER,
  ciphertextBytes,
  DIRECT_HEADER,
  EXT_HEADER,
  lastRecordOffset,
  PARALLEL_HEADER,
} from "@envoi/protocol";
import { beginUpload, call, deriveAuthKey, fetchNonce, opaqueBody, post, signNonce, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openProfile } from "../support/browser.ts";
import { writeRandomFile } from "../support/files.ts";
import { metric } from "../support/measures.ts";
import { adminUrl, runAdmin } from "../support/run-admin.ts";
import { slowly } from "../support/slow-file.ts";
import { type StackApp, startStackApp } from "../support/stack-app.ts";
import { startTestProxy } from "../support/test-proxy.ts";

const MiB = 1_048_576;
/** Five Parts, the last one half as long. */
const BYTES = 36 * MiB;
const PART_BYTES = 8 * MiB;
const LAST_RECORD = lastRecordOffset(ciphertextBytes(BYTES));
const DIRECT = { DIRECT_TRANSFERS: "true", LOG_LEVEL: "warn" };
/** Longer than the lifetime of a URL, and than it takes to remove a deleted Blob. */
const URL_ENDS_SECONDS = 80;
const never = new AbortController().signal;

let app: StackApp;
let directory: string;
let tokenFile: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-direct-"));
  tokenFile = join(directory, "token");
  await writeFile(tokenFile, randomBytes(32).toString("hex"));
  const operators = { OPERATOR_TOKEN_FILE: tokenFile, AUDIT_LOG_FILE: join(directory, "audit.log") };
  app = await startStackApp({ ...DIRECT, JANITOR_INTERVAL_SECONDS: "1", ...operators });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(directory, { recursive: true });
});

const uploadedDirectly = () => metric(app, "upload_direct_bytes_total");
const downloadedDirectly = () => metric(app, "download_direct_bytes_total");

type Sent = FinishedUpload & { sha256: string };

/** @param bytesPerSecond - speed at which the file is read; default: any */
async function send(downloadLimit: number, bytesPerSecond = Number.POSITIVE_INFINITY): Promise<Sent> {
  const content = new Blob([randomBytes(BYTES)]);
  const file: SourceFile = {
    name: "a.bin",
    type: "",
    size: BYTES,
    stream: () => slowly(content, bytesPerSecond),
    slice: (firstByte) => ({ stream: () => slowly(content.slice(firstByte), bytesPerSecond) }),
  };
  const finished = await upload(app, { files: [file], downloadLimit, timeLimitSeconds: 3_600 }, { signal: never });
  const sha256 = createHash("sha256")
    .update(Buffer.from(await content.arrayBuffer()))
    .digest("hex");
  return { ...finished, sha256 };
}

/** @returns the hash of the received file */
async function receive({ id, secretB64 }: Sent): Promise<string> {
  const { read } = await openDownload(app, { id, secretB64, password: null }, never);
  const hash = createHash("sha256");
  for await (const chunk of await read({ signal: never })) hash.update(chunk);
  return hash.digest("hex");
}

/** Begins a download whose later ranges the client reads from the store. @returns a function that asks for a range */
async function beginDirect({ id, secretB64 }: Sent) {
  const Authorization = signNonce(deriveAuthKey(Buffer.from(secretB64, "base64url")), await fetchNonce(app.origin, id));
  const ask = (headers: Record<string, string>, first: number, end: number) =>
    call(app.origin, `/api/download/${id}`, {
      headers: { [EXT_HEADER]: "1", [DIRECT_HEADER]: "1", Range: `bytes=${first}-${end - 1}`, ...headers },
    });
  const opened = await ask({ Authorization, [PARALLEL_HEADER]: "1" }, 0, MiB);
  expect(opened.headers.get(DIRECT_HEADER)).toBe("1");
  return ask.bind(null, { [CLAIM_HEADER]: opened.headers.get(CLAIM_HEADER) ?? "" });
}

/** Sends a request for a range of one MiB to the store. */
async function readAt(url: string, first: number): Promise<number> {
  const answer = await fetch(url, { headers: { Range: `bytes=${first}-${first + MiB - 1}` } });
  await answer.body?.cancel();
  return answer.status;
}

async function putAt(url: string, body: Uint8Array): Promise<Response> {
  const answer = await fetch(url, { method: "PUT", body: new Uint8Array(body) });
  await answer.body?.cancel();
  return answer;
}

it("I3: of 50 clients that read from the store at the same time, exactly as many receive the file as its limit allows", async () => {
  const before = await downloadedDirectly();
  const sent = await send(5);
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => receive(sent).catch(() => null)));
  expect(outcomes.filter((outcome) => outcome !== null)).toEqual(Array.from({ length: 5 }, () => sent.sha256));
  expect(await downloadedDirectly()).toBeGreaterThan(before + 5 * MiB);
  expect((await call(app.origin, `/api/exists/${sent.id}`)).status).toBe(404);
  await waitFor(
    () => app.blobs(),
    (blobs) => blobs.every((blob) => !blob.includes(sent.id)),
  );
});

it("I6: an upload whose Parts its client stores survives kill -9 of its gateways, and keeps these Parts", async () => {
  const before = await uploadedDirectly();
  const sending = send(1, MiB);
  // The client sends three Parts at once, so a fourth URL means that a Part is recorded.
  await waitFor(uploadedDirectly, (bytes) => bytes > before + 3 * PART_BYTES);
  await Promise.all(["upload-gateway-1", "upload-gateway-2"].map((gateway) => app.crash(gateway)));
  const sent = await sending;
  expect(await receive(sent)).toBe(sent.sha256);
  // The counters began at 0 again.
  expect(await uploadedDirectly()).toBeGreaterThan(0);
  expect(await uploadedDirectly()).toBeLessThan(ciphertextBytes(BYTES));
});

it.each([
  ["deletion by its owner", (sent: Sent) => deleteUpload(app, sent, never)],
  [
    "take-down",
    async ({ id }: Sent) => {
      const variables = { ENVOI_ADMIN_URL: adminUrl(app), OPERATOR_TOKEN_FILE: tokenFile };
      expect((await runAdmin(variables, "take-down", id, "--reason", "report 20")).status).toBe(0);
    },
  ],
])(
  "I4: after the %s of an upload, there are no URLs and no last Record, and the URLs that exist soon end",
  async (_what, end) => {
    const sent = await send(3);
    const ask = await beginDirect(sent);
    const told = await ask(MiB, 2 * MiB);
    expect(told.status).toBe(200);
    const { url } = JSON.parse(told.body.toString()) as { url: string };
    expect(await readAt(url, MiB)).toBe(206);
    // All other bytes have been sent, so that only the deletion is a reason to refuse the last Record.
    for (let first = 2 * MiB; first < LAST_RECORD; first += 8 * MiB)
      expect((await ask(first, Math.min(first + 8 * MiB, LAST_RECORD))).status).toBe(200);
    await end(sent);
    expect((await ask(MiB, 2 * MiB)).status).toBe(404);
    expect((await ask(LAST_RECORD, ciphertextBytes(BYTES))).status).toBe(404);
    expect(await receive(sent).catch(() => null)).toBeNull();
    await waitFor(
      () => readAt(url, MiB),
      (status) => status === 403 || status === 404,
      URL_ENDS_SECONDS,
    );
  },
);

describe("I5: nothing is left of an upload whose client stores Parts and", () => {
  let brief: StackApp;
  beforeAll(async () => {
    brief = await startStackApp({ ...DIRECT, SESSION_LEASE_SECONDS: "10", SESSION_LIFE_SECONDS: "10" });
  });
  afterAll(() => brief[Symbol.asyncDispose]());

  it.each<[string, (sending: Awaited<ReturnType<typeof beginUpload>>) => Promise<unknown>]>([
    ["deletes it", ({ id, ownerToken }) => post(brief.origin, `/api/delete/${id}`, { owner_token: ownerToken })],
    ["closes its connection", async ({ socket }) => socket.close(4_000)],
    ["vanishes", async ({ socket }) => socket.terminate()],
    [
      "loses its gateways to kill -9",
      async () => {
        for (const gateway of ["upload-gateway-1", "upload-gateway-2"]) await brief.crash(gateway);
      },
    ],
  ])("%s, and its URLs store nothing afterwards", async (_what, leave) => {
    const sending = await beginUpload(brief.origin, BYTES, { declared: true, fields: { direct: 1 } });
    const body = Buffer.concat([...opaqueBody(sending.length)]);
    const slice = (part: number) => body.subarray((part - 1) * PART_BYTES, part * PART_BYTES);
    const askUrl = async (part: number) => {
      await sending.send(JSON.stringify({ part, direct: 1 }));
      return String((await sending.outcome())?.["put"]);
    };
    const [first, second] = [await askUrl(1), await askUrl(2)];
    const stored = await putAt(first, slice(1));
    expect(stored.status).toBe(200);
    await sending.send(JSON.stringify({ part: 1, etag: stored.headers.get("ETag") }));
    expect(await sending.outcome()).toMatchObject({ part: 1, offset: PART_BYTES });
    await leave(sending);
    const isLeft = async () => (await brief.blobs()).some((blob) => blob.includes(sending.id));
    await waitFor(isLeft, (left) => !left, 120);
    for (const [url, part] of [
      [first, 1],
      [second, 2],
    ] as const)
      expect([403, 404]).toContain((await putAt(url, slice(part))).status);
    expect(await isLeft()).toBe(false);
  });
});

it("an upload of a page whose Parts go to the store continues after a reload and kill -9 of its gateways, under one link", async () => {
  await using line = await startTestProxy();
  const storePort = await freePort();
  line.forwardTo(storePort);
  line.slow("/", "up", { bytesPerSecond: 6 * MiB });
  await using slow = await startStackApp(
    { ...DIRECT, S3_PUBLIC_ENDPOINT: line.origin },
    { replicas: { "upload-gateway": 2 }, ports: { minio: storePort } },
  );
  const path = await writeRandomFile(join(directory, "film.bin"), 3 * BYTES);
  await using browser = await openProfile("chromium", {
    folder: join(directory, "profile"),
    downloads: join(directory, "downloads"),
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  page.on("dialog", (dialog) => void dialog.accept());
  const untilPercent = (pattern: RegExp) => page.getByTestId("percent").getByText(pattern).first().waitFor();
  await page.goto(slow.origin);
  await page.getByTestId("file-input").setInputFiles(path);
  await page.getByTestId("upload-button").click();
  await untilPercent(/^(2\d|[3-9]\d)%$/);
  await page.reload();
  const beforeContinuing = await metric(slow, "upload_direct_bytes_total");
  const card = page.getByTestId("unfinished-upload");
  await card.getByTestId("continue-upload").click();
  await card.getByTestId("file-input").setInputFiles(path);
  await untilPercent(/^(5\d|[6-9]\d)%$/);
  expect(await metric(slow, "upload_direct_bytes_total")).toBeGreaterThan(beforeContinuing);
  for (const gateway of ["upload-gateway-1", "upload-gateway-2"]) await slow.crash(gateway);
  const link = await page.getByTestId("share-link").inputValue();
  const [, id, secretB64] = /download\/(.+)\/#(.+)$/.exec(link) ?? [];
  const { read } = await openDownload(
    slow,
    { id: id as FinishedUpload["id"], secretB64: secretB64 ?? "", password: null },
    never,
  );
  const hash = createHash("sha256");
  for await (const chunk of await read({ signal: never })) hash.update(chunk);
  expect(hash.digest("hex")).toBe(
    createHash("sha256")
      .update(await readFile(path))
      .digest("hex"),
  );
});
