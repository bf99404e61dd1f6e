import { get, type IncomingMessage } from "node:http";
import { CLAIM_HEADER, EXT_HEADER, HEADER_BYTES, lastRecordOffset } from "@envoi/protocol";
import {
  type Answer,
  call,
  downloadBody,
  fetchNonce,
  type OldUpload,
  openBody,
  post,
  signNonce,
  uploadOld,
  waitFor,
} from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { metric } from "../support/measures.ts";

const EXT = { [EXT_HEADER]: "1" };
const PLAINTEXT = generatorBytes(300_000);
const FORTY_MEGABYTES = generatorBytes(40_000_000);

let app: App;

beforeAll(async () => {
  const quick = { CLAIM_LEASE_SECONDS: "9", JANITOR_INTERVAL_SECONDS: "1", DRAIN_SECONDS: "1" };
  app = await startApp({ ...quick, LOG_LEVEL: "warn" });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

const pathOf = ({ id }: OldUpload) => `/api/download/${id}`;
const etagOf = ({ id }: OldUpload) => `"${id}"`;
/** Length of the encrypted body, from `Content-Range`. */
const lengthOf = (answer: Answer) => Number(answer.headers.get("Content-Range")?.split("/")[1]);
const claimOf = (answer: Answer) => answer.headers.get(CLAIM_HEADER) ?? "";

/** Sends a download's first, signed request. */
async function begin(upload: OldUpload, headers: Record<string, string> = {}): Promise<Answer> {
  const Authorization = signNonce(upload.authKey, await fetchNonce(app.origin, upload.id));
  return call(app.origin, pathOf(upload), { headers: { ...EXT, Authorization, ...headers } });
}

/** Sends a later request under the Claim. */
function goOn(upload: OldUpload, claim: string, range: string, headers: Record<string, string> = {}): Promise<Answer> {
  return call(app.origin, pathOf(upload), { headers: { ...EXT, [CLAIM_HEADER]: claim, Range: range, ...headers } });
}

function done(upload: OldUpload, claim: string): Promise<Answer> {
  return call(app.origin, `/api/done/${upload.id}`, { method: "POST", headers: { ...EXT, [CLAIM_HEADER]: claim } });
}

/** Starts a request without reading the response. `cut`: whether the body was shorter than its declared length. */
async function beginUnread(path: string, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${app.origin}${path}`, { headers, agent: false }, resolve).on("error", reject);
  });
  response.pause();
  response.on("error", () => {});
  const closed = new Promise((resolve) => response.once("close", resolve));
  return {
    headers: response.headers,
    abort: () => response.destroy(),
    /** All bytes received until the server ends the connection. */
    async received(): Promise<Buffer> {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.resume();
      await closed;
      return Buffer.concat(chunks);
    },
    async cut(): Promise<boolean> {
      response.resume();
      await closed;
      return !response.complete;
    },
  };
}

/** Waits until the server has ended all responses. */
async function allEnded(): Promise<void> {
  await waitFor(
    () => metric(app, "downloads_open"),
    (open) => open === 0,
  );
}

async function fetchDownloadCount(upload: OldUpload): Promise<number | null> {
  const answer = await post(app.origin, `/api/info/${upload.id}`, { owner_token: upload.ownerToken });
  return answer.status === 200 ? (JSON.parse(answer.body.toString()) as { dtotal: number }).dtotal : null;
}

async function isStored(upload: OldUpload): Promise<boolean> {
  return (await app.blobs()).some((blob) => blob.includes(upload.id));
}

function refusal(answer: Answer): { status: number; code: unknown } {
  return { status: answer.status, code: JSON.parse(answer.body.toString()).code };
}

describe("a download in ranges", () => {
  it("I3: is counted once, with the range that contains the last Record, regardless of how often ranges are requested", async () => {
    const upload = await uploadOld(app.origin, PLAINTEXT, { dlimit: 2 });
    const first = await begin(upload, { Range: "bytes=0-99999" });
    const [claim, length] = [claimOf(first), lengthOf(first)];
    expect(first.status).toBe(206);
    expect(first.nonce).not.toBeNull();
    expect(first.headers.get("ETag")).toBe(etagOf(upload));
    expect(first.headers.get("Accept-Ranges")).toBe("bytes");
    expect(first.headers.get("Cache-Control")).toContain("no-store");
    expect(first.headers.get("Content-Range")).toBe(`bytes 0-99999/${length}`);
    expect(claim.length).toBeGreaterThanOrEqual(22);
    const lastRecord = lastRecordOffset(length);
    const second = await goOn(upload, claim, `bytes=100000-${lastRecord - 1}`);
    expect(await fetchDownloadCount(upload)).toBe(0);
    const third = await goOn(upload, claim, `bytes=${lastRecord}-`, { "If-Range": etagOf(upload) });
    expect(third.headers.get("Content-Range")).toBe(`bytes ${lastRecord}-${length - 1}/${length}`);
    expect(await fetchDownloadCount(upload)).toBe(1);
    const body = Buffer.concat([first, second, third].map((part) => part.body));
    expect(openBody(upload.secret, body).equals(PLAINTEXT)).toBe(true);
    const again = await goOn(upload, claim, `bytes=${lastRecord}-`);
    expect(again.body.equals(third.body)).toBe(true);
    expect(await fetchDownloadCount(upload)).toBe(1);
  });

  it("returns the whole body if Range is missing or the client does not support ranges", async () => {
    const upload = await uploadOld(app.origin, PLAINTEXT, { dlimit: 5 });
    const answer = await begin(upload);
    expect(answer.status).toBe(200);
    expect(claimOf(answer)).not.toBe("");
    expect(openBody(upload.secret, answer.body).equals(PLAINTEXT)).toBe(true);
    const nonce = await fetchNonce(app.origin, upload.id);
    const headers = { Authorization: signNonce(upload.authKey, nonce), Range: "bytes=0-9", "If-Range": etagOf(upload) };
    const old = await call(app.origin, pathOf(upload), { headers });
    expect(old.status).toBe(200);
    expect(openBody(upload.secret, old.body).equals(PLAINTEXT)).toBe(true);
    for (const name of [CLAIM_HEADER, "Accept-Ranges", "ETag", "Content-Range"])
      expect(old.headers.get(name)).toBeNull();
    expect(await fetchDownloadCount(upload)).toBe(2);
  });

  it("I3: is counted with the first byte of the last Record", async () => {
    const upload = await uploadOld(app.origin, PLAINTEXT, { dlimit: 2 });
    const first = await begin(upload, { Range: "bytes=0-0" });
    const lastRecord = lastRecordOffset(lengthOf(first));
    await goOn(upload, claimOf(first), `bytes=1-${lastRecord - 1}`);
    expect(await fetchDownloadCount(upload)).toBe(0);
    const byte = await goOn(upload, claimOf(first), `bytes=${lastRecord - 1}-${lastRecord}`);
    expect(byte.body).toHaveLength(2);
    expect(await fetchDownloadCount(upload)).toBe(1);
  });

  it("is counted at its start if the body has only one Record", async () => {
    const upload = await uploadOld(app.origin, generatorBytes(10), { dlimit: 2 });
    expect((await begin(upload, { Range: `bytes=0-${HEADER_BYTES - 1}` })).body).toHaveLength(HEADER_BYTES);
    expect(await fetchDownloadCount(upload)).toBe(1);
  });

  it("continues after a broken connection, and is not counted before its last Record", async () => {
    const upload = await uploadOld(app.origin, FORTY_MEGABYTES, { dlimit: 1 });
    const nonce = await fetchNonce(app.origin, upload.id);
    const first = await beginUnread(pathOf(upload), { ...EXT, Authorization: signNonce(upload.authKey, nonce) });
    const claim = String(first.headers[CLAIM_HEADER.toLowerCase()]);
    first.abort();
    expect(await fetchDownloadCount(upload)).toBe(0);
    expect(refusal(await begin(upload))).toEqual({ status: 404, code: "all_claimed" });
    // Unsent bytes are credited once the server has noticed the broken connection.
    const whole = await waitFor(
      () => goOn(upload, claim, "bytes=0-"),
      ({ status }) => status !== 429,
    );
    expect(whole.status).toBe(206);
    expect(openBody(upload.secret, whole.body).equals(FORTY_MEGABYTES)).toBe(true);
    expect(await fetchDownloadCount(upload)).toBeNull();
  });

  it("I6: resumes from the interruption after a restart of the servers", async () => {
    const upload = await uploadOld(app.origin, FORTY_MEGABYTES, { dlimit: 1 });
    const nonce = await fetchNonce(app.origin, upload.id);
    const first = await beginUnread(pathOf(upload), { ...EXT, Authorization: signNonce(upload.authKey, nonce) });
    const claim = String(first.headers[CLAIM_HEADER.toLowerCase()]);
    await app.terminate();
    const firstBytes = await first.received();
    expect(firstBytes.length).toBeLessThan(FORTY_MEGABYTES.length);
    await app.restart();
    const rest = await goOn(upload, claim, `bytes=${firstBytes.length}-`);
    expect(rest.status).toBe(206);
    expect(openBody(upload.secret, Buffer.concat([firstBytes, rest.body])).equals(FORTY_MEGABYTES)).toBe(true);
    expect(await fetchDownloadCount(upload)).toBeNull();
  });

  it("ends its earlier response when a later request continues it", async () => {
    const upload = await uploadOld(app.origin, FORTY_MEGABYTES, { dlimit: 1 });
    const nonce = await fetchNonce(app.origin, upload.id);
    const range = { Range: "bytes=0-29999999" };
    const first = await beginUnread(pathOf(upload), {
      ...EXT,
      ...range,
      Authorization: signNonce(upload.authKey, nonce),
    });
    const claim = String(first.headers[CLAIM_HEADER.toLowerCase()]);
    expect((await goOn(upload, claim, "bytes=29000000-30000000")).status).toBe(206);
    await allEnded();
    expect(await first.cut()).toBe(true);
  });

  it("I4: is stopped within 10 s of a deletion, and its Claim becomes invalid", async () => {
    const upload = await uploadOld(app.origin, FORTY_MEGABYTES, { dlimit: 5 });
    const nonce = await fetchNonce(app.origin, upload.id);
    const first = await beginUnread(pathOf(upload), { ...EXT, Authorization: signNonce(upload.authKey, nonce) });
    await post(app.origin, `/api/delete/${upload.id}`, { owner_token: upload.ownerToken });
    const claim = String(first.headers[CLAIM_HEADER.toLowerCase()]);
    expect(refusal(await goOn(upload, claim, "bytes=0-0"))).toEqual({ status: 404, code: "not_found" });
    await allEnded();
    expect(await first.cut()).toBe(true);
  });
});

describe("a Claim", () => {
  it("I4: that is spent prevents the removal of a used-up Upload's Blob until the Claim is released", async () => {
    const upload = await uploadOld(app.origin, PLAINTEXT, { dlimit: 1 });
    const first = await begin(upload);
    expect((await call(app.origin, `/api/exists/${upload.id}`)).status).toBe(404);
    expect((await downloadBody(app.origin, upload).catch(() => null))?.status ?? 404).toBe(404);
    const again = await goOn(upload, claimOf(first), "bytes=0-");
    expect(again.body.equals(first.body)).toBe(true);
    expect(await isStored(upload)).toBe(true);
    const released = await done(upload, claimOf(first));
    expect([released.status, released.body.toString()]).toEqual([200, "OK"]);
    expect((await goOn(upload, claimOf(first), "bytes=0-")).status).toBe(404);
    await waitFor(
      () => isStored(upload),
      (stored) => !stored,
    );
  });

  it("that is not spent makes its download available again when it is released", async () => {
    const upload = await uploadOld(app.origin, PLAINTEXT, { dlimit: 1 });
    const first = await begin(upload, { Range: "bytes=0-9" });
    expect(refusal(await begin(upload))).toEqual({ status: 404, code: "all_claimed" });
    expect((await done(upload, claimOf(first))).status).toBe(200);
    expect((await begin(upload)).status).toBe(200);
  });

  it("I3: sends no more than the body and the spare bytes, regardless of how many clients share it", async () => {
    const upload = await uploadOld(app.origin, FORTY_MEGABYTES, { dlimit: 1 });
    const first = await begin(upload, { Range: "bytes=0-9" });
    const sharing = Array.from({ length: 8 }, () => goOn(upload, claimOf(first), "bytes=0-"));
    const answers = await Promise.all(sharing.map((answer) => answer.catch(() => null)));
    const whole = answers.filter((answer) => answer?.status === 206);
    expect(whole.length).toBeLessThanOrEqual(1);
    const late = await goOn(upload, claimOf(first), "bytes=0-");
    expect(refusal(late)).toEqual({ status: 429, code: "rate_limited" });
    expect(late.headers.get("Retry-After")).toBe("5");
  });
});

describe("the server", () => {
  it.each([
    ["a gap", "bytes=11-20", 416],
    ["a range that begins after the end", "bytes=999999-", 416],
    ["several ranges", "bytes=0-1,4-5", 416],
    ["a length without a beginning", "bytes=-5", 416],
    ["a malformed range", "bytes=5-1", 400],
  ])("refuses %s", async (_what, range, status) => {
    const upload = await uploadOld(app.origin, PLAINTEXT, { dlimit: 1 });
    const first = await begin(upload, { Range: "bytes=0-9" });
    const code = status === 416 ? "bad_range" : "bad_request";
    expect(refusal(await goOn(upload, claimOf(first), range))).toEqual({ status, code });
    expect((await goOn(upload, claimOf(first), "bytes=10-")).status).toBe(206);
  });

  it("rejects a first range that does not start at byte 0, without counting it", async () => {
    const upload = await uploadOld(app.origin, PLAINTEXT, { dlimit: 1 });
    const answer = await begin(upload, { Range: "bytes=1-" });
    expect(refusal(answer)).toEqual({ status: 416, code: "bad_range" });
    expect(answer.headers.get("Content-Range")).toMatch(/^bytes \*\/\d+$/);
    expect(answer.headers.get(CLAIM_HEADER)).toBeNull();
    expect((await begin(upload)).status).toBe(200);
  });

  it("responds to a Claim that is unknown or belongs to another Upload as if the Upload were unknown", async () => {
    const [upload, other] = [await uploadOld(app.origin, PLAINTEXT), await uploadOld(app.origin, PLAINTEXT)];
    const claim = claimOf(await begin(other, { Range: "bytes=0-9" }));
    for (const [target, token] of [
      [upload, claim],
      [upload, "AAAAAAAAAAAAAAAAAAAAAA"],
      [upload, ""],
      [{ ...upload, id: "0123456789abcdef" }, claim],
    ] as const) {
      expect(refusal(await goOn(target, token, "bytes=0-"))).toEqual({ status: 404, code: "not_found" });
      expect(refusal(await done(target, token))).toEqual({ status: 404, code: "not_found" });
    }
  });

  it("rejects other methods without counting a download", async () => {
    const upload = await uploadOld(app.origin, PLAINTEXT, { dlimit: 1 });
    const claim = claimOf(await begin(upload, { Range: "bytes=0-9" }));
    const headers = { ...EXT, [CLAIM_HEADER]: claim };
    expect((await call(app.origin, pathOf(upload), { method: "HEAD", headers })).status).toBe(405);
    expect((await call(app.origin, `/api/done/${upload.id}`, { headers })).status).toBe(405);
    expect((await goOn(upload, claim, "bytes=10-")).status).toBe(206);
  });

  it("ignores a range with the ETag of another body, and sends the whole body", async () => {
    const upload = await uploadOld(app.origin, PLAINTEXT, { dlimit: 1 });
    const first = await begin(upload, { Range: "bytes=0-9" });
    const whole = await goOn(upload, claimOf(first), "bytes=10-", { "If-Range": '"another"' });
    expect(whole.status).toBe(200);
    expect(openBody(upload.secret, whole.body).equals(PLAINTEXT)).toBe(true);
  });
});
