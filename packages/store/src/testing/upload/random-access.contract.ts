import type { UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import {
  FINISH_SECONDS,
  MAX_OPEN_RANGES,
  MIN_SPARE_BYTES,
  RANDOM_ACCESS_SECONDS,
  SPENT_CLAIM_SECONDS,
  type UploadStore,
} from "../../upload/port.ts";
import {
  type Harness,
  type OpenHarness,
  publishUpload,
  randomHex,
  readFactTypes,
  sweep,
  UPLOAD_BYTES,
  visible,
} from "./fixtures.ts";
import { type Recipient, recipient } from "./recipient.ts";

const LEASE_SECONDS = 60;
const times = { claimLeaseSeconds: LEASE_SECONDS };
/** Tolerance for comparing times, because real time may pass on a driver's clock. */
const MARGIN_SECONDS = 60;
const DAYS_SECONDS = 604_800;

const opened = (spent: boolean) =>
  expect.objectContaining({ result: "opened", ciphertextBytes: UPLOAD_BYTES, spent, randomAccess: true });

/** Opens a random-access Claim. */
function take(one: Recipient, firstByte = 0, endByte = firstByte + 10, requestId = randomHex(4)) {
  return one.open(firstByte, endByte, { requestId, isNew: true, randomAccess: true });
}

/** A recipient with a spent Claim and no open range. */
async function counted(store: UploadStore, id: UploadId): Promise<Recipient> {
  const one = recipient(store, id);
  await take(one, 0, 21, "header");
  if ((await one.spend()) !== "spent") throw new Error("not spent");
  await one.end("header", 21);
  return one;
}

/**
 * Keeps the spent Claim usable by sending a request each time shortly before the Claim would end, and checks that
 * nothing is due for removal.
 */
async function stayActive(harness: Harness, one: Recipient, seconds: number): Promise<void> {
  const stepSeconds = SPENT_CLAIM_SECONDS - MARGIN_SECONDS;
  for (let passed = 0; passed + stepSeconds <= seconds; passed += stepSeconds) {
    await harness.advance(stepSeconds * 1_000);
    expect(await one.fetch(1, 2)).toBe("opened");
  }
  expect(await sweep(harness.store)).toEqual([]);
}

export function describeRandomAccess(open: OpenHarness): void {
  test("I3: a random-access Claim is held until spent, and covers ranges in any order as one download", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 2 });
    const one = recipient(store, id);
    expect(await take(one, 500_000, 500_010, "first")).toEqual(opened(false));
    expect(await store.inspect(id)).toMatchObject({ downloads: 0, heldClaims: 1 });
    expect(await one.spend()).toBe("spent");
    expect(await store.inspect(id)).toMatchObject({ downloads: 1, heldClaims: 0 });
    await one.end("first", 10);
    for (const [first, end] of [
      [UPLOAD_BYTES - 1, UPLOAD_BYTES],
      [300_000, 400_000],
      [0, 21],
    ] as const) {
      const requestId = randomHex(4);
      expect(await one.open(first, end, { requestId })).toEqual(opened(true));
      await one.end(requestId, end - first);
    }
    expect(await one.spend()).toBe("spent");
    expect(await store.inspect(id)).toMatchObject({ state: "live", downloads: 1, heldClaims: 0 });
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "download.completed"]);
  });

  test.each([
    [UPLOAD_BYTES, UPLOAD_BYTES + 1],
    [UPLOAD_BYTES + 1, UPLOAD_BYTES + 2],
    [5, 5],
    [6, 5],
  ])("rejects a range from %i to %i without creating a Claim", async (first, end) => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    const one = recipient(store, id);
    const refused = { result: "out_of_range", ciphertextBytes: UPLOAD_BYTES };
    expect(await take(one, first, end)).toEqual(refused);
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 0 });
    const later = await counted(store, id);
    expect(await later.open(first, end)).toEqual(refused);
  });

  test("does not change the kind of an existing Claim", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = recipient(store, id);
    await one.take(10, "first");
    expect(await take(one, 0, 10, "again")).toMatchObject({ result: "opened", randomAccess: false });
    expect(await take(one, 500, 510)).toMatchObject({ result: "out_of_range" });
    const other = recipient(store, id);
    await take(other, 500, 510);
    expect(await other.open(700, 710, { isNew: true })).toEqual(opened(false));
  });

  test("repeating the first request takes only one Claim and charges the bytes only once", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    const one = recipient(store, id);
    for (let n = 0; n < 2; n++) expect(await take(one, 7, 17, "first")).toEqual(opened(false));
    for (let n = 0; n < 2; n++) expect(await one.spend()).toBe("spent");
    expect(await take(one, 7, 17, "first")).toEqual(opened(true));
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "download.completed", "download.exhausted"]);
  });

  test("does not count a Claim that is released or lapses before it is spent", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    const released = recipient(store, id);
    await take(released);
    expect(await released.release()).toBe("ended");
    expect(await released.spend()).toBe("lost");
    await take(recipient(store, id));
    await harness.advance(200_000);
    visible(await store.takeClaim(id, "other"));
    expect(await store.inspect(id)).toMatchObject({ downloads: 0, heldClaims: 1 });
  });

  test("up to a limit, ranges can be open concurrently without cutting each other off", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = await counted(store, id);
    for (let n = 0; n < MAX_OPEN_RANGES; n++) {
      expect(await one.open(n * 100_000, (n + 1) * 100_000, { requestId: String(n) })).toEqual(opened(true));
    }
    expect(await one.open(0, 1)).toEqual({ result: "used_up" });
    for (let n = 0; n < MAX_OPEN_RANGES; n++) expect(await one.renew(String(n), 1)).toBe("renewed");
    await one.end("3", 100_000);
    expect(await one.open(900_000, UPLOAD_BYTES)).toEqual(opened(true));
  });

  test("I3: limits all ranges together to twice the body's size plus the spare bytes", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = await counted(store, id);
    let left = 2 * UPLOAD_BYTES + MIN_SPARE_BYTES - 21;
    for (; left > UPLOAD_BYTES; left -= UPLOAD_BYTES - 1) expect(await one.fetch(1, UPLOAD_BYTES)).toBe("opened");
    expect(await one.fetch(1, left + 2)).toBe("used_up");
    expect(await one.fetch(1, left + 1)).toBe("opened");
    expect(await one.fetch(1, 2)).toBe("used_up");
  });

  test("I3: the limit on bytes includes bytes that a dead process may have sent", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = await counted(store, id);
    await one.open(0, UPLOAD_BYTES, { requestId: "dies" });
    await one.renew("dies", 1_000);
    await harness.advance((LEASE_SECONDS + 30) * 1_000);
    let left = UPLOAD_BYTES + MIN_SPARE_BYTES - 21;
    for (; left > UPLOAD_BYTES; left -= UPLOAD_BYTES - 1) expect(await one.fetch(1, UPLOAD_BYTES)).toBe("opened");
    expect(await one.fetch(1, left + 2)).toBe("used_up");
    expect(await one.fetch(1, left + 1)).toBe("opened");
  });

  test("keeps a spent Claim usable, and the Upload's Blob stored, for a time after the Claim's last activity", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 1, timeLimitSeconds: DAYS_SECONDS });
    const one = await counted(store, id);
    expect(await store.read(id)).toBeNull();
    expect(await take(recipient(store, id))).toBeNull();
    await stayActive(harness, one, 4 * SPENT_CLAIM_SECONDS);
    // Sending a range also counts as activity.
    await one.open(1, 100_000, { requestId: "slow" });
    for (let n = 0; n < SPENT_CLAIM_SECONDS / 45 + 2; n++) {
      await harness.advance(45_000);
      expect(await one.renew("slow", 1_000 * n)).toBe("renewed");
    }
    expect(await sweep(store)).toEqual([]);
    await one.end("slow", 100_000);
    await harness.advance((SPENT_CLAIM_SECONDS + MARGIN_SECONDS) * 1_000);
    expect(await one.open(1, 2)).toBeNull();
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    expect(await one.open(1, 2)).toBeNull();
    expect(await store.inspect(id)).toMatchObject({ state: "gone", downloads: 1, blobRemoved: true });
  });

  test("ends a Claim a day after it was opened, however active it is", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 1, timeLimitSeconds: DAYS_SECONDS });
    const one = await counted(store, id);
    await stayActive(harness, one, RANDOM_ACCESS_SECONDS - SPENT_CLAIM_SECONDS);
    await one.open(1, UPLOAD_BYTES, { requestId: "long" });
    await harness.advance(2 * SPENT_CLAIM_SECONDS * 1_000);
    expect(await one.renew("long", 1)).toBe("lost");
    expect(await one.open(1, 2)).toBeNull();
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
  });

  test.each([1, 2])(
    "I4: with a limit of %i, once an expired Upload's time to finish has passed, no Claim is usable",
    async (downloadLimit) => {
      await using harness = await open({ times });
      const { store } = harness;
      const { id, blobKey } = await publishUpload(store, { downloadLimit, timeLimitSeconds: 600 });
      const one = await counted(store, id);
      await stayActive(harness, one, 600 + FINISH_SECONDS - SPENT_CLAIM_SECONDS);
      await harness.advance((SPENT_CLAIM_SECONDS + MARGIN_SECONDS) * 1_000);
      expect(await one.open(1, 2)).toBeNull();
      expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    },
  );

  test("I4: a released Claim is unusable, even if one of its ranges ends later, and the Blob is due immediately", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 1 });
    const one = await counted(store, id);
    await one.open(1, 100_000, { requestId: "open" });
    expect(await one.release()).toBe("ended");
    expect(await one.renew("open", 10)).toBe("lost");
    await one.end("open", 10);
    expect(await one.open(1, 2)).toBeNull();
    expect(await one.release()).toBe("ended");
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
  });

  test("I4: keeps the Blob while any Claim is usable", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 2, timeLimitSeconds: DAYS_SECONDS });
    const [idle, active] = [await counted(store, id), await counted(store, id)];
    await stayActive(harness, active, 2 * SPENT_CLAIM_SECONDS);
    expect(await idle.open(1, 2)).toBeNull();
    await idle.end("header", 21);
    expect(await active.release()).toBe("ended");
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
  });

  test("I4: ends the Claim when the Upload is deleted, or its limit lowered to the current number of downloads", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const [deleted, lowered] = [await publishUpload(store), await publishUpload(store)];
    for (const [{ id, blobKey }, end] of [
      [deleted, () => store.delete(deleted.id, "delete")],
      [lowered, () => store.changeLimits(lowered.id, { operationId: "lower", downloadLimit: 1 })],
    ] as const) {
      const one = await counted(store, id);
      await one.open(1, 100_000, { requestId: "open" });
      await end();
      expect(await one.renew("open", 10)).toBe("lost");
      await one.end("open", 10);
      expect(await one.open(1, 2)).toBeNull();
      expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    }
  });

  test("activity does not extend the time for which an ordinary spent Claim is usable", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    const one = recipient(store, id);
    await one.take(UPLOAD_BYTES, "all");
    await one.spend();
    await one.end("all", UPLOAD_BYTES);
    await harness.advance((SPENT_CLAIM_SECONDS - MARGIN_SECONDS) * 1_000);
    expect(await one.open(1, 2, { requestId: "late" })).toMatchObject({ spent: true, randomAccess: false });
    expect(await one.renew("late", 1)).toBe("renewed");
    await one.end("late", 1);
    await harness.advance(2 * MARGIN_SECONDS * 1_000);
    expect(await one.open(1, 2)).toBeNull();
  });

  test("I3: of 60 concurrent recipients with Claims of all kinds and a limit of 3, three are counted", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 3 });
    const served = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const one = recipient(store, id);
        if (n % 3 === 0) {
          const answer = await store.takeClaim(id, one.claimId);
          if (answer === null || answer === "all_claimed") return false;
        } else {
          const answer = await (n % 3 === 1 ? take(one, n * 1_000) : one.take(UPLOAD_BYTES));
          if (answer?.result !== "opened") return false;
        }
        return (await one.spend()) === "spent";
      }),
    );
    expect(served.filter((each) => each)).toHaveLength(3);
    expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "exhausted", downloads: 3 });
  });

  test("I6: keeps a spent Claim and its ranges across a store restart", async () => {
    await using harness = await open({ times });
    const { id } = await publishUpload(harness.store, { downloadLimit: 1 });
    const { claimId } = await counted(harness.store, id);
    const after = recipient(await harness.reopen(), id, claimId);
    expect(await after.fetch(700_000, UPLOAD_BYTES)).toBe("opened");
    expect(await after.fetch(1, 700_000)).toBe("opened");
  });
}
