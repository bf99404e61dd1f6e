import {
  beginDownload,
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

const SETTINGS = {
  ANON_MAX_DOWNLOADS: "10",
  // Leases are renewed every three seconds, so a process that stalls for under six keeps its Claims.
  CLAIM_LEASE_SECONDS: "9",
  JANITOR_INTERVAL_SECONDS: "1",
  LOG_LEVEL: "warn",
};

/**
 * More bytes than can be in transit between a service and a client that has read 10 MB. Each of the two sockets on the
 * path, one being the edge's, may buffer 32 MiB of received and 4 MiB of sent bytes (tcp_rmem, tcp_wmem). Buffered
 * bytes count as delivered, and a download is counted once all of its body but the last Record has been delivered.
 */
const MORE_THAN_UNDER_WAY = 100_000_000;

let app: App;

/** Downloads with a new nonce. `body` is `null` if the download was rejected or interrupted. */
async function download(upload: OldUpload): Promise<{ status: number; body: Buffer | null }> {
  try {
    const { status, body } = await downloadBody(app.origin, upload);
    return { status, body: status === 200 ? body : null };
  } catch {
    return { status: 0, body: null };
  }
}

/** Reads part of a download, then drops the connection. */
async function breakOff(upload: OldUpload, afterBytes: number): Promise<number> {
  const response = await beginDownload(app.origin, upload);
  let received = 0;
  response.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received >= afterBytes) response.destroy();
  });
  response.resume();
  await new Promise((resolve) => response.once("close", resolve));
  return response.statusCode ?? 0;
}

/** Waits until the server has ended all responses. */
async function allEnded(): Promise<void> {
  await waitFor(
    () => metric(app, "downloads_open"),
    (open) => open === 0,
  );
}

/** Total number of downloads that were counted against a limit, over all uploads. */
const countedDownloads = () => metric(app, 'downloads_ended_total{outcome="spent"}');

async function info(upload: OldUpload): Promise<{ dlimit: number; dtotal: number } | null> {
  const answer = await post(app.origin, `/api/info/${upload.id}`, { owner_token: upload.ownerToken });
  return answer.status === 200 ? (JSON.parse(answer.body.toString()) as { dlimit: number; dtotal: number }) : null;
}

beforeAll(async () => {
  app = await startApp(SETTINGS);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

describe("I3: a download limit is never exceeded", () => {
  it.each([
    [300, 5, 5],
    [200, 10, 10],
  ])(
    "of %i concurrent clients of an upload with limit %i, exactly %i receive a complete copy [R1.8]",
    async (clients, dlimit, wholeCopies) => {
      const upload = await uploadOld(app.origin, generatorBytes(300_000), { dlimit });
      const countedBefore = await countedDownloads();
      const copies = await Promise.all(Array.from({ length: clients }, () => download(upload)));
      const whole = copies.filter(
        ({ body }) => body !== null && openBody(upload.secret, body).equals(upload.plaintext),
      );
      expect(whole).toHaveLength(wholeCopies);
      // No nonce was rejected, so the clients without a copy asked after the limit had been reached.
      expect(copies.filter(({ status }) => status === 401)).toEqual([]);
      const counted = await waitFor(
        async () => (await countedDownloads()) - countedBefore,
        (count) => count >= wholeCopies,
      );
      expect(counted).toBe(wholeCopies);
      expect((await call(app.origin, `/api/exists/${upload.id}`)).status).toBe(404);
      await waitFor(
        () => app.blobs(),
        (blobs) => blobs.every((blob) => !blob.includes(upload.id)),
      );
    },
  );

  it("50 downloads aborted halfway are not counted", async () => {
    const upload = await uploadOld(app.origin, generatorBytes(MORE_THAN_UNDER_WAY), { dlimit: 1 });
    for (let turn = 0; turn < 10; turn += 1) {
      await Promise.all(Array.from({ length: 5 }, () => breakOff(upload, turn % 2 === 0 ? 1_000_000 : 10_000_000)));
    }
    expect(await info(upload)).toMatchObject({ dlimit: 1, dtotal: 0 });
    const { body } = await waitFor(
      () => download(upload),
      ({ status }) => status === 200,
    );
    expect(body !== null && openBody(upload.secret, body).equals(upload.plaintext)).toBe(true);
    expect(await info(upload)).toBeNull();
  });

  it("while the last download is only reserved, info and the page still work, and another download is rejected", async () => {
    const upload = await uploadOld(app.origin, generatorBytes(60_000_000), { dlimit: 1 });
    const response = await beginDownload(app.origin, upload);
    expect(await info(upload)).toMatchObject({ dtotal: 0 });
    expect((await call(app.origin, `/download/${upload.id}/`)).status).toBe(200);
    expect((await call(app.origin, `/api/exists/${upload.id}`)).status).toBe(200);
    expect((await download(upload)).status).toBe(404);
    response.destroy();
    const { status } = await waitFor(
      () => download(upload),
      (answer) => answer.status === 200,
    );
    expect(status).toBe(200);
  });

  it("a lowered limit also applies to downloads in progress", async () => {
    const upload = await uploadOld(app.origin, generatorBytes(60_000_000), { dlimit: 3 });
    const response = await beginDownload(app.origin, upload);
    expect((await download(upload)).status).toBe(200);
    const lowered = await post(app.origin, `/api/params/${upload.id}`, { owner_token: upload.ownerToken, dlimit: 1 });
    expect(lowered.status).toBe(200);
    const cut = new Promise<boolean>((resolve) => {
      response.on("close", () => resolve(response.complete));
    });
    response.resume();
    expect(await cut).toBe(false);
  });

  it("a client that always disconnects within the last Record receives no more than the bound allows", async () => {
    const plaintext = generatorBytes(500_000);
    const upload = await uploadOld(app.origin, plaintext, { dlimit: 1 });
    const maxBytes = 21 + 7 * 65_536;
    let copies = 0;
    // A new attempt is rejected as long as the Claim of the previous attempt is still held.
    await waitFor(
      async () => {
        if ((await info(upload)) === null) return "used up";
        if ((await breakOff(upload, maxBytes).catch(() => 404)) === 200) copies += 1;
        return "there";
      },
      (state) => state === "used up",
      120,
    );
    expect(copies).toBeLessThanOrEqual(11);
  });

  it("requests other than downloads are not counted", async () => {
    const upload = await uploadOld(app.origin, generatorBytes(10), { dlimit: 1 });
    for (let turn = 0; turn < 5; turn += 1) {
      const nonce = await fetchNonce(app.origin, upload.id);
      const headers = { Authorization: signNonce(upload.authKey, nonce) };
      expect((await call(app.origin, `/api/download/${upload.id}`, { method: "HEAD", headers })).status).toBe(405);
      expect((await call(app.origin, `/api/exists/${upload.id}`)).status).toBe(200);
      expect((await call(app.origin, `/api/metadata/${upload.id}`, { headers })).status).toBe(200);
    }
    expect(await info(upload)).toMatchObject({ dtotal: 0 });
    expect((await download(upload)).status).toBe(200);
  });
});

describe("I4: an ended upload is inaccessible", () => {
  it("a deletion stops a running download within 10 s and removes the blob", async () => {
    const upload = await uploadOld(app.origin, generatorBytes(80_000_000), { dlimit: 5 });
    const response = await beginDownload(app.origin, upload);
    const cut = new Promise<boolean>((resolve) => {
      response.on("close", () => resolve(response.complete));
    });
    const gone = await post(app.origin, `/api/delete/${upload.id}`, { owner_token: upload.ownerToken });
    expect(gone.status).toBe(200);
    expect((await download(upload)).status).toBe(0);
    await waitFor(
      () => app.blobs(),
      (blobs) => blobs.every((blob) => !blob.includes(upload.id)),
    );
    await allEnded();
    response.resume();
    expect(await cut).toBe(false);
  });

  it("an expired upload returns not_found, and its blob is removed [R1.8b]", async () => {
    const upload = await uploadOld(app.origin, generatorBytes(1_000), { timeLimit: 1, dlimit: 5 });
    await waitFor(
      () => call(app.origin, `/api/exists/${upload.id}`),
      (answer) => answer.status === 404,
    );
    const late = await post(app.origin, `/api/params/${upload.id}`, { owner_token: upload.ownerToken, dlimit: 3 });
    expect(late.status).toBe(404);
    await waitFor(
      () => app.blobs(),
      (blobs) => blobs.every((blob) => !blob.includes(upload.id)),
    );
  });
});
