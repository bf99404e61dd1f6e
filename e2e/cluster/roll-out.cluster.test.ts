import { beginUpload, call, type OngoingUpload, opaqueBody, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstBytes } from "../support/first-bytes.ts";
import { bucketContents } from "./support/bucket-contents.ts";
import { everydayCalls } from "./support/calls.ts";
import { install, ORIGIN, tryUpgrade } from "./support/cluster.ts";
import { type Pace, startPace } from "./support/pace.ts";
import { isService, readPods, replaced, settled } from "./support/pods.ts";
import { say, secondsSince } from "./support/say.ts";
import { type SteadyCalls, startSteadyCalls } from "./support/steady-calls.ts";
import { type AcknowledgedUpload, receive, sendOld, sendOwn, type Transfer } from "./support/transfers.ts";

const MiB = 1_048_576;
const UPLOAD_BYTES = 300 * MiB;
const DOWNLOAD_BYTES = 100 * MiB;
/** Time for sending all but the last bytes: shorter than the tests' drain deadline. */
const SPREAD_SECONDS = 40;
const BAD_IMAGE_SECONDS = 40;

let calls: SteadyCalls;

/** Ready pods. */
const servicePods = async () =>
  (await readPods()).filter(({ component, isReady, isEnding }) => isService(component) && isReady && !isEnding);

beforeAll(async () => {
  await settled();
  calls = startSteadyCalls(ORIGIN, await everydayCalls());
});
afterAll(async () => {
  await calls.stop();
  await settled();
});

/** Waits until a transfer ends. @returns its outcome and when it ended */
async function awaitEnd<Result>({ name, result }: Transfer<Result>) {
  const outcome = await result.then(
    (value) => ({ value, failure: null }),
    (error: Error) => ({ value: null, failure: error.message }),
  );
  return { name, ...outcome, endedAt: performance.now() };
}

/** Starts an endless, non-resumable upload above the minimum speed, until the service closes it. */
async function endlessUpload(): Promise<OngoingUpload> {
  const upload = await beginUpload(ORIGIN, UPLOAD_BYTES);
  await upload.sendAll(firstBytes(opaqueBody(upload.length), 10 * MiB));
  const trickle = setInterval(() => upload.socket.send(Buffer.alloc(8_192, 1)), 1_000);
  void upload.closed().then(() => clearInterval(trickle));
  return upload;
}

describe("while every pod of every service is replaced,", () => {
  let endless: OngoingUpload;
  /** Seconds from the start of the upgrade to the upload's closing. */
  let endlessClosedAfter: Promise<string>;
  const paces: Pace[] = [];
  const addPace = (bytes: number) => {
    const pace = startPace(bytes / SPREAD_SECONDS);
    paces.push(pace);
    return pace;
  };

  it("running uploads and downloads complete without a wrong byte", async () => {
    const files = await Promise.all([sendOld(DOWNLOAD_BYTES).result, sendOwn(DOWNLOAD_BYTES).result]);
    const before = await servicePods();
    endless = await endlessUpload();
    const uploads = [sendOld, sendOwn].map((send) => send(UPLOAD_BYTES, addPace(UPLOAD_BYTES)));
    const downloads = files.map((file) => receive(file, addPace(DOWNLOAD_BYTES)));
    await Promise.all([...uploads, ...downloads].map(({ started }) => started));
    const uploadEnds = Promise.all(uploads.map(awaitEnd));
    const downloadEnds = Promise.all(downloads.map(awaitEnd));

    const upgradeStartedAt = performance.now();
    endlessClosedAfter = endless.closed().then(() => secondsSince(upgradeStartedAt));
    await install(["--set-string", `podAnnotations.rolled=${Date.now()}`]);
    await replaced(before);
    const replacedAt = performance.now();
    say(`every pod was replaced after ${secondsSince(upgradeStartedAt)}`);
    for (const pace of paces) pace.hurry();

    const sent = await uploadEnds;
    const received = await downloadEnds;
    expect([...sent, ...received].map(({ name, failure }) => ({ name, failure }))).toEqual(
      [...uploads, ...downloads].map(({ name }) => ({ name, failure: null })),
    );
    for (const { endedAt } of [...sent, ...received]) expect(endedAt).toBeGreaterThan(replacedAt);
    expect(received.map(({ value }) => value)).toEqual(files.map(({ sha256 }) => sha256));
    for (const stored of sent.map(({ value }) => value as AcknowledgedUpload)) {
      expect(await receive(stored).result).toBe(stored.sha256);
    }
    say(`transfers over the roll-out: ${sent.length + received.length}, 0 failed`);
  });

  it("a release whose image cannot be pulled is rolled back without replacing a serving pod", async () => {
    const serving = (await servicePods()).map(({ name }) => name).sort();
    const bad = ["uploadGateway", "metadata"].flatMap((service) => ["--set", `${service}.image.tag=not-there`]);
    const upgrade = [
      "--reset-then-reuse-values",
      "--rollback-on-failure",
      "--wait",
      "--timeout",
      `${BAD_IMAGE_SECONDS}s`,
    ];
    const { code } = await tryUpgrade([...upgrade, ...bad]);
    expect(code).not.toBe(0);
    expect((await servicePods()).map(({ name }) => name).sort()).toEqual(serving);
  });

  it("an upload that outlasts the drain deadline is closed with 1012", async () => {
    expect(await endless.closed()).toBe(1012);
    say(`the upload that never ends was closed ${await endlessClosedAfter} after the upgrade began`);
  });

  it("the closed upload leaves nothing behind", async () => {
    expect((await call(ORIGIN, `/api/exists/${endless.id}`)).status).toBe(404);
    const left = await waitFor(
      async () => (await bucketContents()).filter((entry) => entry.startsWith("unfinished")),
      (entries) => entries.length === 0,
      150,
    );
    expect(left).toEqual([]);
  });

  it("no request fails at any time", async () => {
    await calls.stop();
    say(`calls over the roll-out and the roll-back: ${JSON.stringify(calls.answers())}`);
    expect(calls.failures()).toEqual([]);
  });
});
