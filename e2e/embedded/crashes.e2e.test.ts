import { fileURLToPath } from "node:url";
import {
  call,
  downloadBody,
  downloadOld,
  fetchNonce,
  type OldUpload,
  openBody,
  post,
  type StandaloneProcess,
  signNonce,
  startRedis,
  startStandaloneProcess,
  uploadOld,
  waitFor,
} from "@envoi/testkit";
import { describe, expect, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { listBlobs } from "../support/inventory.ts";

const CRASHING = fileURLToPath(new URL("../support/standalone-variant.ts", import.meta.url));
const SETTINGS = {
  SESSION_LEASE_SECONDS: "2",
  SESSION_LIFE_SECONDS: "2",
  CLAIM_LEASE_SECONDS: "2",
  JANITOR_INTERVAL_SECONDS: "1",
  LOG_LEVEL: "info",
};
/** The plaintext fills two Records, because a test needs a Record before the last one. */
const PLAINTEXT = generatorBytes(100_000);

async function isVisible(app: StandaloneProcess, id: string): Promise<boolean> {
  return (await call(app.origin, `/api/exists/${id}`)).status === 200;
}

async function settle(app: StandaloneProcess, isSettled: (blobs: string[]) => boolean): Promise<void> {
  await waitFor(() => listBlobs(app.dataDirectory), isSettled, 120);
}

/** Downloads once. @returns the number of complete copies: 0 if the download is interrupted */
async function countCopies(app: StandaloneProcess, upload: OldUpload): Promise<number> {
  try {
    const { status, body } = await downloadBody(app.origin, upload);
    return status === 200 && openBody(upload.secret, body).equals(PLAINTEXT) ? 1 : 0;
  } catch {
    return 0;
  }
}

// Each test has its own Envoi and mostly waits for a lease to lapse, so several run concurrently.
it("I6: acknowledged uploads survive kill -9 completely", async () => {
  await using app = await startStandaloneProcess(SETTINGS);
  const upload = await uploadOld(app.origin, PLAINTEXT, { dlimit: 2 });
  expect(await countCopies(app, upload)).toBe(1);
  await app.kill();
  await app.restart();
  expect((await downloadOld(app.origin, upload)).plaintext.equals(PLAINTEXT)).toBe(true);
  expect(await isVisible(app, upload.id)).toBe(false);
});

describe.concurrent("I2, I5: kill -9 during an upload", () => {
  it.each([
    "uploads.openSession:before",
    "uploads.openSession:after",
    "blobs.startParts:after",
    "uploads.attachParts:before",
    "uploads.attachParts:after",
    "blobs.putPart:before",
    "blobs.putPart:after",
    "uploads.recordParts:after",
    "blobs.completeParts:before",
    "blobs.completeParts:after",
    "uploads.publish:before",
  ])("at %s leaves nothing behind", async (point) => {
    await using app = await startStandaloneProcess({ ...SETTINGS, CRASH_AT: point }, CRASHING);
    await Promise.race([uploadOld(app.origin, PLAINTEXT).catch(() => {}), app.exited()]);
    await app.exited();
    await app.restart({ CRASH_AT: "" });
    await settle(app, (blobs) => blobs.length === 0);
    const upload = await uploadOld(app.origin, PLAINTEXT);
    expect((await downloadOld(app.origin, upload)).plaintext.equals(PLAINTEXT)).toBe(true);
  });

  it.each(["blobs.write:before", "blobs.write:after", "uploads.publish:before"])(
    "at %s leaves nothing behind, if the body has a declared length and one Part",
    async (point) => {
      await using app = await startStandaloneProcess({ ...SETTINGS, CRASH_AT: point }, CRASHING);
      const declared = { declared: true };
      await Promise.race([uploadOld(app.origin, PLAINTEXT, declared).catch(() => {}), app.exited()]);
      await app.exited();
      await app.restart({ CRASH_AT: "" });
      await settle(app, (blobs) => blobs.length === 0);
      const upload = await uploadOld(app.origin, PLAINTEXT, declared);
      expect((await downloadOld(app.origin, upload)).plaintext.equals(PLAINTEXT)).toBe(true);
    },
  );

  it("at uploads.publish:after leaves the complete upload, although the sender got no response", async () => {
    await using app = await startStandaloneProcess({ ...SETTINGS, CRASH_AT: "uploads.publish:after" }, CRASHING);
    await Promise.race([uploadOld(app.origin, PLAINTEXT).catch(() => {}), app.exited()]);
    await app.exited();
    await app.restart({ CRASH_AT: "" });
    const [blob = ""] = await listBlobs(app.dataDirectory);
    const [path = ""] = blob.split(" ");
    expect(await isVisible(app, path.split("/").at(-1) ?? "")).toBe(true);
  });
});

const LAST_RECORD_POINTS: [string, number][] = [
  ["uploads.redeemForClaim:before", 1],
  ["uploads.redeemForClaim:after", 1],
  ["uploads.spendClaim:before", 1],
  ["uploads.spendClaim:after", 0],
];

describe.concurrent.each(["SQLite", "Redis"])("I3: kill -9 around the last Record, with Uploads in %s", (store) => {
  it.each(LAST_RECORD_POINTS)("at %s leaves the expected number of complete copies: %i", async (point, left) => {
    await using disposables = new AsyncDisposableStack();
    const redis = store === "Redis" ? disposables.use(await startRedis()) : null;
    const settings = { ...SETTINGS, CRASH_AT: point, REDIS_URL: redis?.url ?? "" };
    const app = disposables.use(await startStandaloneProcess(settings, CRASHING));
    const upload = await uploadOld(app.origin, PLAINTEXT, { dlimit: 1 });
    expect(await countCopies(app, upload)).toBe(0);
    await app.exited();
    await app.restart({ CRASH_AT: "" });
    let copies = 0;
    if (left > 0) {
      await waitFor(
        async () => {
          copies += await countCopies(app, upload);
          return copies;
        },
        (count) => count > 0,
        60,
      );
    }
    for (let turn = 0; turn < 5; turn += 1) copies += await countCopies(app, upload);
    expect(copies).toBe(left);
    await settle(app, (blobs) => blobs.length === 0);
  });
});

describe.concurrent("I3: kill -9 of a download whose Claim is being released", () => {
  it("at uploads.releaseClaim:before makes the download available again when the lease has lapsed", async () => {
    const settings = { ...SETTINGS, CRASH_AT: "uploads.releaseClaim:before" };
    await using app = await startStandaloneProcess(settings, CRASHING);
    const plaintext = generatorBytes(30_000_000);
    const upload = await uploadOld(app.origin, plaintext, { dlimit: 1 });
    const nonce = await fetchNonce(app.origin, upload.id);
    const abort = new AbortController();
    const headers = { Authorization: signNonce(upload.authKey, nonce) };
    const response = await fetch(`${app.origin}/api/download/${upload.id}`, { headers, signal: abort.signal });
    expect(response.status).toBe(200);
    abort.abort();
    await app.exited();
    await app.restart({ CRASH_AT: "" });
    const { status } = await waitFor(
      () => downloadBody(app.origin, upload),
      (answer) => answer.status === 200,
    );
    expect(status).toBe(200);
  });
});

describe.concurrent("I4, I5: kill -9 during a deletion", () => {
  it.each([
    ["uploads.delete:before", true],
    ["uploads.delete:after", false],
    ["uploads.beginRemoval:after", false],
    ["blobs.remove:before", false],
    ["blobs.remove:after", false],
    ["uploads.finishRemoval:before", false],
    ["uploads.finishRemoval:after", false],
  ])("at %s leaves the complete upload (%s) or nothing of it", async (point, isWhole) => {
    await using app = await startStandaloneProcess({ ...SETTINGS, CRASH_AT: point }, CRASHING);
    const upload = await uploadOld(app.origin, PLAINTEXT, { dlimit: 3 });
    await post(app.origin, `/api/delete/${upload.id}`, { owner_token: upload.ownerToken }).catch(() => {});
    await app.exited();
    await app.restart({ CRASH_AT: "" });
    if (isWhole) expect(await countCopies(app, upload)).toBe(1);
    else await settle(app, (blobs) => blobs.length === 0);
    expect(await isVisible(app, upload.id)).toBe(isWhole);
  });
});
