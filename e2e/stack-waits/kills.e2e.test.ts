import { createHash } from "node:crypto";
import { call, downloadBody, downloadOld, post, uploadOld, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { type ObservedFacts, observeFacts } from "../support/observe-facts.ts";
import { type StackApp, startStackApp } from "../support/stack-app.ts";
import { type AcknowledgedUpload, type SteadyLoad, startSteadyLoad } from "../support/steady-load.ts";

const PROCESSES = [
  "upload-gateway-1",
  "download-1",
  "metadata-1",
  "filelist-1",
  "metrics-1",
  "janitor-1",
  "operators-1",
  "web-origin-1",
  "redis",
  "nats",
  inject("objectStore"),
  "edge",
];
const ROUND_TRIP_SECONDS = 30;

let app: StackApp;
let observed: ObservedFacts;

beforeAll(async () => {
  app = await startStackApp({ LOG_LEVEL: "warn" });
  observed = await observeFacts(app.nats);
});
afterAll(async () => {
  await observed[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

/** Sends and receives a file, and makes the same requests as a page. @throws when any step fails */
async function roundTrip(): Promise<void> {
  const upload = await uploadOld(app.origin, generatorBytes(100_000), { dlimit: 1 });
  const { plaintext } = await downloadOld(app.origin, upload);
  if (!plaintext.equals(upload.plaintext)) throw new Error("the received file differs");
  const beacon = { now: 1, session_id: 1, lang: "en", platform: "web", events: [] };
  const statuses = [(await call(app.origin, "/")).status, (await post(app.origin, "/api/metrics", beacon)).status];
  if (statuses.some((status) => status !== 200)) throw new Error(`page and beacon are answered ${statuses}`);
}

/** Kills and restarts a process. All others must keep running, and everything must soon work again. */
async function killAndStart(name: string): Promise<void> {
  const before = app.pids();
  await app.crash(name);
  await waitFor(
    () =>
      roundTrip().then(
        () => "works",
        (error: Error) => error.message,
      ),
    (outcome) => outcome === "works",
    ROUND_TRIP_SECONDS,
  );
  const after = app.pids();
  expect(after[name]).not.toBe(before[name]);
  expect({ ...after, [name]: 0 }).toEqual({ ...before, [name]: 0 });
}

it.each(PROCESSES)("I6: after kill -9 of an idle %s, a round trip works within 30 s", killAndStart);

describe("I6: during uploads and downloads", () => {
  let load: SteadyLoad;
  beforeAll(() => {
    load = startSteadyLoad(app.origin);
  });

  it.each(PROCESSES)("after kill -9 of %s, a round trip works within 30 s", async (name) => {
    await waitFor(
      async () => load.underWay(),
      ({ uploads, downloads }) => uploads > 0 && downloads > 0,
    );
    await killAndStart(name);
  });

  it("uploads continue and no transfer hangs", async () => {
    // How many transfers complete depends on how fast the processes restart.
    await waitFor(
      async () => load.acknowledged.length,
      (uploads) => uploads > PROCESSES.length,
    );
    await load.stop();
  });

  it("every acknowledged upload is intact", async () => {
    for (const upload of load.acknowledged) {
      const { status, body } = await downloadBody(app.origin, upload);
      const sha256 = createHash("sha256").update(body).digest("hex");
      expect({ status, sha256 }).toEqual({ status: 200, sha256: upload.sha256 });
      upload.copies += 1;
    }
  });

  it("every fact is delivered once, and is correct", async () => {
    const counted = async ({ id, ownerToken }: AcknowledgedUpload) => {
      const { body } = await post(app.origin, `/api/info/${id}`, { owner_token: ownerToken });
      return (JSON.parse(body.toString()) as { dtotal: number }).dtotal;
    };
    for (const upload of load.acknowledged) {
      const downloads = await counted(upload);
      // A download is counted shortly before completion, so an incomplete one may also have been counted.
      expect(downloads).toBeGreaterThanOrEqual(upload.copies);
      const facts = () => ({
        uploads: observed.about(upload.id, "upload.completed").length,
        downloads: observed.about(upload.id, "download.completed").length,
      });
      // These facts are published by two services, so they arrive at different times.
      await waitFor(
        async () => facts(),
        (told) => told.uploads > 0 && told.downloads >= downloads,
      );
      expect(facts()).toEqual({ uploads: 1, downloads });
    }
  });
});
