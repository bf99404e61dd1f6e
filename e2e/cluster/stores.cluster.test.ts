import { call, downloadOld, uploadOld, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { kubectl, ORIGIN } from "./support/cluster.ts";
import { keepStoring, lostAmong, type Storing } from "./support/keep-storing.ts";
import { readMetrics, readPods, readServingPods, STORES, type Store, settled, sumMetric } from "./support/pods.ts";
import { say, secondsSince } from "./support/say.ts";

const RECOVERY_SECONDS = 120;

let storing: Storing;

beforeAll(async () => {
  await settled();
  storing = keepStoring();
  await waitFor(
    async () => storing.stored.length,
    (count) => count > 4,
  );
});
afterAll(async () => {
  await storing.stop();
  await settled();
});

/** Sends and receives a file. @throws when any step fails */
async function roundTrip(): Promise<void> {
  const upload = await uploadOld(ORIGIN, generatorBytes(100_000), { dlimit: 1 });
  const { plaintext } = await downloadOld(ORIGIN, upload);
  if (!plaintext.equals(upload.plaintext)) throw new Error("the received file differs");
}

/** Number of Facts about completed uploads that the pods of `metrics` have counted. */
async function countedUploads(): Promise<number> {
  const pages = await Promise.all((await readServingPods("metrics")).map(({ name }) => readMetrics(name)));
  return pages.reduce((sum, page) => sum + sumMetric(page, "facts_total", 'type="upload.completed"'), 0);
}

describe("under traffic", () => {
  it.each(STORES)("I6: once %s has replaced its lost pod, all acknowledged uploads exist", async (store: Store) => {
    const [pod] = await readPods(store);
    const acknowledged = [...storing.stored];
    const startedAt = performance.now();
    await kubectl(["delete", "pod", `${pod?.name}`, "--wait=false"]);
    await waitFor(
      async () => (await readServingPods(store)).filter(({ uid }) => uid !== pod?.uid).length,
      (count) => count === 1,
      RECOVERY_SECONDS,
    );
    const readyAfter = secondsSince(startedAt);
    await waitFor(
      () =>
        roundTrip().then(
          () => "works",
          (error: Error) => error.message,
        ),
      (outcome) => outcome === "works",
      RECOVERY_SECONDS,
    );
    say(`${store}: its pod was ready again after ${readyAfter}, a round trip worked after ${secondsSince(startedAt)}`);
    expect(await lostAmong(acknowledged)).toEqual([]);
  });

  it("the counting of facts resumes after a NATS outage", async () => {
    await storing.stop();
    const before = await countedUploads();
    const startedAt = performance.now();
    await uploadOld(ORIGIN, generatorBytes(1_000));
    await waitFor(countedUploads, (count) => count > before, 60);
    say(`a fact was counted ${secondsSince(startedAt)} after its upload`);
  });

  it("uploads acknowledged during the outage also exist, and every service is ready", async () => {
    say(`uploads: ${storing.stored.length} stored, ${storing.brokenOff.length} broken off`);
    expect(await lostAmong(storing.stored)).toEqual([]);
    expect((await call(ORIGIN, "/__heartbeat__")).status).toBe(200);
  });
});
