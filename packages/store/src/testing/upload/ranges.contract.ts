import { expect, test } from "vitest";
import {
  IDLE_CLAIM_SECONDS,
  MAX_OPEN_RANGES,
  MIN_SPARE_BYTES,
  RELEASED_BYTES_FACTOR,
  SPENT_CLAIM_SECONDS,
} from "../../upload/port.ts";
import {
  download,
  type Harness,
  newSession,
  newUploadId,
  type OpenHarness,
  publishUpload,
  readFactTypes,
  sweep,
  UPLOAD_BYTES,
  visible,
} from "./fixtures.ts";
import { type Recipient, recipient } from "./recipient.ts";

const LEASE_SECONDS = 60;
const times = { claimLeaseSeconds: LEASE_SECONDS };
/** Longer than an idle Claim's lease, whichever clock the driver uses. */
const LAPSE_MS = (IDLE_CLAIM_SECONDS + 30) * 1_000;

const opened = (spent = false) => expect.objectContaining({ result: "opened", ciphertextBytes: UPLOAD_BYTES, spent });
const OUT_OF_RANGE = { result: "out_of_range", ciphertextBytes: UPLOAD_BYTES };

export function describeRanges(open: OpenHarness): void {
  test("I3: counts all ranges under one Claim as one download when the Claim is spent", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 2 });
    const one = recipient(store, id);
    expect(await one.take(400_000, "first")).toMatchObject({ result: "opened", blobKey, spent: false });
    await one.end("first", 400_000);
    expect(await store.inspect(id)).toMatchObject({ downloads: 0, heldClaims: 1 });
    expect(await one.fetch(400_000, 900_000)).toBe("opened");
    expect(await one.open(900_000, UPLOAD_BYTES, { requestId: "last" })).toEqual(opened());
    expect(await one.spend()).toBe("spent");
    await one.end("last", 100_000);
    expect(await one.open(0, UPLOAD_BYTES)).toEqual(opened(true));
    expect(await one.spend()).toBe("spent");
    expect(await store.inspect(id)).toMatchObject({ state: "live", downloads: 1, heldClaims: 0 });
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "download.completed"]);
  });

  test("a range begins within or directly after the bytes sent, and ends within the body", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = recipient(store, id);
    await one.take(1_000, "first");
    await one.end("first", 600);
    expect(await one.open(601, 700)).toEqual(OUT_OF_RANGE);
    expect(await one.open(UPLOAD_BYTES, UPLOAD_BYTES + 1)).toEqual(OUT_OF_RANGE);
    expect(await one.open(300, 300)).toEqual(OUT_OF_RANGE);
    expect(await one.fetch(600, 700)).toBe("opened");
    expect(await one.fetch(0, 1)).toBe("opened");
    expect(await one.open(700, Number.MAX_SAFE_INTEGER, { requestId: "rest" })).toEqual(opened());
    await one.end("rest", UPLOAD_BYTES);
    expect(await one.fetch(UPLOAD_BYTES - 1, UPLOAD_BYTES)).toBe("opened");
    expect(await one.open(UPLOAD_BYTES, UPLOAD_BYTES + 1)).toEqual(OUT_OF_RANGE);
  });

  test("a new Claim's first range begins at byte 0, and a rejected range takes no Claim", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    expect(await recipient(store, id).open(1, 10, { isNew: true })).toEqual(OUT_OF_RANGE);
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 0 });
  });

  test("opening a range twice charges its bytes once, and ending it twice credits them once", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    const one = recipient(store, id);
    for (let n = 0; n < 2; n++) expect(await one.take(UPLOAD_BYTES, "first")).toEqual(opened());
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 1 });
    for (let n = 0; n < 2; n++) await one.end("first", 10);
    expect(await one.open(11, 12)).toEqual(OUT_OF_RANGE);
    expect(await one.open(10, 12)).toEqual(opened());
  });

  test("I3: limits all ranges under a Claim to the body's size plus the spare bytes", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = recipient(store, id);
    await one.take(UPLOAD_BYTES, "broken");
    await one.end("broken", UPLOAD_BYTES - 5);
    let left = MIN_SPARE_BYTES + 5;
    for (; left > UPLOAD_BYTES; left -= UPLOAD_BYTES - 1) expect(await one.fetch(0, UPLOAD_BYTES - 1)).toBe("opened");
    expect(await one.open(0, left + 1)).toEqual({ result: "used_up" });
    expect(await one.open(0, left, { requestId: "last" })).toEqual(opened());
    expect(await one.open(0, 1)).toEqual({ result: "used_up" });
    await one.end("last", left - 3);
    expect(await one.fetch(0, 4)).toBe("used_up");
    expect(await one.fetch(0, 3)).toBe("opened");
    expect(await one.fetch(0, 1)).toBe("used_up");
  });

  test.each([16_777_216, 16_777_217, 1_099_511_627_776])(
    "I3: for a body of %i bytes, allows as many bytes to be resent",
    async (bodyBytes) => {
      await using harness = await open({ times });
      const { store } = harness;
      const session = newSession();
      await store.openSession(session);
      await store.publish(session.id, 1, bodyBytes);
      const one = recipient(store, session.id);
      await one.take(bodyBytes, "all");
      await one.end("all", bodyBytes);
      expect(await one.open(0, bodyBytes)).toMatchObject({ result: "opened" });
      expect(await one.open(0, 1)).toEqual({ result: "used_up" });
    },
  );

  test("limits the number of ranges open under a Claim, however small they are", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = recipient(store, id);
    await one.take(10, "0");
    for (let n = 1; n < MAX_OPEN_RANGES; n++) expect(await one.open(0, 1)).toEqual(opened());
    expect(await one.open(0, 1)).toEqual({ result: "used_up" });
    await one.end("0", 10);
    expect(await one.open(0, 1)).toEqual(opened());
  });

  test("a range that extends past the sent bytes cuts off the previous range, but one that only repeats bytes does not", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = recipient(store, id);
    await one.take(500_000, "first");
    expect(await one.renew("first", 200_000)).toBe("renewed");
    expect(await one.open(199_999, 200_000, { requestId: "repeats" })).toEqual(opened());
    expect(await one.renew("first", 200_000)).toBe("renewed");
    expect(await one.open(150_000, 600_000, { requestId: "goes on" })).toEqual(opened());
    expect(await one.renew("first", 210_000)).toBe("lost");
    expect(await one.renew("goes on", 1)).toBe("renewed");
    await one.end("first", 210_000);
    expect(await one.renew("first", 220_000)).toBe("lost");
  });

  test("a dead process's last report settles its range, and the next range may begin anywhere within that range", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = recipient(store, id);
    await one.take(UPLOAD_BYTES, "dies");
    await one.renew("dies", 100_000);
    // Until the lease of the dead request lapses, its whole range is charged, which leaves only the spare bytes.
    for (let left = MIN_SPARE_BYTES; left > 0; left -= 100_000) await one.fetch(0, Math.min(left, 100_000));
    expect(await one.open(0, 1)).toEqual({ result: "used_up" });
    await harness.advance((LEASE_SECONDS + 30) * 1_000);
    expect(await one.renew("dies", 500_000)).toBe("lost");
    expect(await one.fetch(900_000, UPLOAD_BYTES)).toBe("opened");
    expect(await one.fetch(100_000, 900_001)).toBe("used_up");
    expect(await one.fetch(100_000, 900_000)).toBe("opened");
    expect(await one.fetch(0, 1)).toBe("used_up");
  });

  test("holds an idle Claim until the Claim's lease lapses, and renews the lease with every request", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    const one = recipient(store, id);
    await one.fetch(0, 10);
    for (const first of [10, 11]) {
      await harness.advance((IDLE_CLAIM_SECONDS - 30) * 1_000);
      expect(await store.takeClaim(id, "other")).toBe("all_claimed");
      expect(await recipient(store, id).take(10)).toEqual({ result: "all_claimed" });
      expect(await one.fetch(first, first + 1)).toBe("opened");
    }
    await harness.advance(LAPSE_MS);
    visible(await store.takeClaim(id, "other"));
  });

  test("I3: a lapsed Claim can be retaken if the limit allows it, and resumes where it stopped", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    const one = recipient(store, id);
    await one.fetch(0, 500_000);
    await harness.advance(LAPSE_MS);
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 0 });
    visible(await store.takeClaim(id, "other"));
    expect(await one.open(500_000, UPLOAD_BYTES)).toEqual({ result: "all_claimed" });
    expect(await one.spend()).toBe("lost");
    await store.releaseClaim(id, "other", 1);
    expect(await one.open(500_001, UPLOAD_BYTES)).toEqual(OUT_OF_RANGE);
    expect(await one.open(500_000, UPLOAD_BYTES)).toEqual(opened());
    expect(await store.takeClaim(id, "late")).toBe("all_claimed");
    expect(await one.spend()).toBe("spent");
    expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "exhausted", downloads: 1 });
  });

  test("I3: if a Claim lapses above the limit of released bytes, it is counted once and can continue", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 1, timeLimitSeconds: 604_800 });
    for (let n = 0; n < RELEASED_BYTES_FACTOR; n++) {
      expect(await recipient(store, id).fetch(0, UPLOAD_BYTES)).toBe("opened");
      await harness.advance(LAPSE_MS);
    }
    const last = recipient(store, id);
    await last.fetch(0, UPLOAD_BYTES - 1);
    await harness.advance(LAPSE_MS);
    expect(await last.open(0, 10)).toEqual(opened(true));
    expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "exhausted", downloads: 1 });
    expect(await last.spend()).toBe("spent");
    expect(await store.inspect(id)).toMatchObject({ downloads: 1 });
    await last.release();
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
  });

  test.each([
    ["ended", async (one: Recipient) => expect(await one.release()).toBe("ended")],
    ["left to lapse", async (_one: Recipient, harness: Harness) => harness.advance(LAPSE_MS)],
    [
      "too slow",
      async (one: Recipient, harness: Harness) => {
        for (let n = 0; n < 3; n++) {
          await harness.advance(45_000);
          await one.renew("open", 1);
        }
      },
    ],
  ])(
    "I3: a Claim that is %s in the middle of a range is charged the whole range, whatever its process reports later",
    async (_how, breakOff) => {
      await using harness = await open({ times: { ...times, claimGraceSeconds: 100, claimMinBytesPerSecond: 1_000 } });
      const { store } = harness;
      const { id } = await publishUpload(store, { downloadLimit: 1, timeLimitSeconds: 604_800 });
      let copies = 0;
      for (; copies < 2 * RELEASED_BYTES_FACTOR; copies++) {
        const one = recipient(store, id);
        if ((await one.take(UPLOAD_BYTES, "open"))?.result !== "opened") break;
        await one.renew("open", 1);
        await breakOff(one, harness);
        await one.end("open", UPLOAD_BYTES - 100);
      }
      expect(copies).toBe(RELEASED_BYTES_FACTOR + 1);
      expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "exhausted", downloads: 1 });
    },
  );

  test("charges only the bytes sent for a range that ended before its Claim was released", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    for (let n = 0; n < 2 * RELEASED_BYTES_FACTOR; n++) {
      const one = recipient(store, id);
      await one.take(UPLOAD_BYTES, "broken");
      await one.end("broken", UPLOAD_BYTES / 2);
      expect(await one.release()).toBe("ended");
    }
    expect(await store.inspect(id)).toMatchObject({ state: "live", downloads: 0 });
  });

  test("I3: limits the bytes possibly sent by dead processes to the body's size", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const session = newSession();
    const bodyBytes = 2 * MIN_SPARE_BYTES;
    await store.openSession(session);
    await store.publish(session.id, 1, bodyBytes);
    const one = recipient(store, session.id);
    await one.take(bodyBytes, "dies");
    await harness.advance((LEASE_SECONDS + 30) * 1_000);
    expect(await one.open(0, bodyBytes, { requestId: "dies too" })).toMatchObject({ result: "opened" });
    await harness.advance((LEASE_SECONDS + 30) * 1_000);
    expect(await one.open(0, bodyBytes)).toMatchObject({ result: "opened" });
    expect(await one.open(0, 1)).toEqual({ result: "used_up" });
  });

  test("when a retaken Claim lapses again, charges only the bytes sent since it was retaken", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1, timeLimitSeconds: 604_800 });
    const one = recipient(store, id);
    await one.fetch(0, UPLOAD_BYTES - 100);
    for (let n = 0; n < RELEASED_BYTES_FACTOR + 2; n++) {
      await harness.advance(LAPSE_MS);
      expect(await one.fetch(5, 6)).toBe("opened");
    }
    expect(await store.inspect(id)).toMatchObject({ state: "live", downloads: 0, heldClaims: 1 });
  });

  test("a spent Claim and the Blob stay usable for a limited time, even if the Upload is used up", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 1 });
    const one = recipient(store, id);
    await one.take(UPLOAD_BYTES, "first");
    expect(await one.spend()).toBe("spent");
    expect(await one.renew("first", 10)).toBe("renewed");
    await one.end("first", UPLOAD_BYTES);
    expect(await store.read(id)).toBeNull();
    expect(await recipient(store, id).take(10)).toBeNull();
    await harness.advance((SPENT_CLAIM_SECONDS - 30) * 1_000);
    expect(await sweep(store)).toEqual([]);
    expect(await one.open(999_000, UPLOAD_BYTES, { requestId: "again" })).toEqual(opened(true));
    expect(await one.spend()).toBe("spent");
    await harness.advance(60_000);
    expect(await one.renew("again", 10)).toBe("lost");
    expect(await one.open(999_000, UPLOAD_BYTES)).toBeNull();
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    expect(await store.inspect(id)).toMatchObject({ state: "gone", downloads: 1, blobRemoved: true });
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "download.completed", "download.exhausted"]);
  });

  test("I4: releasing the last spent Claim of a used-up Upload makes the Blob due immediately", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 2 });
    const [one, other] = [recipient(store, id), recipient(store, id)];
    for (const each of [one, other]) {
      await each.take(UPLOAD_BYTES);
      await each.spend();
    }
    expect(await one.release()).toBe("ended");
    expect(await one.open(0, 10)).toBeNull();
    expect(await sweep(store)).toEqual([]);
    expect(await other.open(0, 10)).toEqual(opened(true));
    expect(await other.release()).toBe("ended");
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    expect(await other.release()).toBe("ended");
    expect(await one.open(0, 10)).toBeNull();
  });

  test("once a held Claim is released, another Claim can be taken immediately", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    const one = recipient(store, id);
    await one.take(1_000, "first");
    for (let n = 0; n < 2; n++) expect(await one.release()).toBe("ended");
    expect(await one.renew("first", 500)).toBe("lost");
    expect(await one.open(0, 10)).toBeNull();
    visible(await store.takeClaim(id, "other"));
    expect(await store.inspect(id)).toMatchObject({ downloads: 0, heldClaims: 1 });
  });

  test("a released lapsed Claim cannot be taken again", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    const one = recipient(store, id);
    await one.fetch(0, 10);
    await harness.advance(LAPSE_MS);
    expect(await one.release()).toBe("ended");
    expect(await one.open(10, 20)).toBeNull();
  });

  test("I4: the Blob is due immediately when a non-resumable Claim uses up the Upload", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 1 });
    await download(store, id);
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
  });

  test("I4: a delete ends held and spent Claims, and makes the Blob due immediately", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 3 });
    const [held, spent] = [recipient(store, id), recipient(store, id)];
    for (const each of [held, spent]) await each.take(UPLOAD_BYTES, "first");
    await spent.spend();
    expect(await store.delete(id, "delete")).toBe("deleted");
    for (const each of [held, spent]) {
      expect(await each.renew("first", 10)).toBe("lost");
      expect(await each.open(0, 10)).toBeNull();
      expect(await each.release()).toBeNull();
    }
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
  });

  test("I4: lowering the limit to the current number of downloads also ends spent Claims", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 3 });
    const one = recipient(store, id);
    await one.take(UPLOAD_BYTES, "first");
    await one.spend();
    expect(await store.changeLimits(id, { operationId: "lower", downloadLimit: 1 })).toBe("used_up");
    expect(await one.renew("first", 10)).toBe("lost");
    expect(await one.open(0, 10)).toBeNull();
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
  });

  test("I4: after an Upload's expiry, held and spent Claims may finish, but lapsed Claims cannot be retaken", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 5, timeLimitSeconds: 100 });
    const [held, spent, lapses] = [recipient(store, id), recipient(store, id), recipient(store, id)];
    for (const each of [held, spent, lapses]) await each.fetch(0, 1_000);
    await spent.spend();
    await harness.advance(80_000);
    await held.fetch(1_000, 2_000);
    await harness.advance(60_000);
    expect(await recipient(store, id).take(10)).toBeNull();
    expect(await lapses.open(1_000, 2_000)).toBeNull();
    expect(await held.fetch(2_000, 3_000)).toBe("opened");
    expect(await spent.fetch(1_000, 2_000)).toBe("opened");
    expect(await sweep(store)).toEqual([]);
    expect(await held.spend()).toBe("spent");
    for (const each of [held, spent]) await each.release();
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "expired", downloads: 2 });
  });

  test("I4: an expired Upload waits for its spent Claims only while they are usable", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 5, timeLimitSeconds: 60 });
    const one = recipient(store, id);
    await one.take(UPLOAD_BYTES);
    await one.spend();
    await harness.advance((SPENT_CLAIM_SECONDS - 30) * 1_000);
    expect(await sweep(store)).toEqual([]);
    await harness.advance(60_000);
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
  });

  test("I3: applies a lowered limit to the next request", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 2 });
    const [one, other] = [recipient(store, id), recipient(store, id)];
    for (const each of [one, other]) await each.fetch(0, 1_000);
    visible(await store.changeLimits(id, { operationId: "lower", downloadLimit: 1 }));
    expect(await one.open(1_000, UPLOAD_BYTES)).toEqual(opened());
    expect(await one.spend()).toBe("spent");
    expect(await other.open(1_000, UPLOAD_BYTES)).toBeNull();
    expect(await other.spend()).toBe("lost");
    expect(await other.release()).toBeNull();
    expect(await store.inspect(id)).toMatchObject({ state: "gone", downloads: 1 });
  });

  test("a Claim slower than the minimum rate is lost, and another Claim can be taken", async () => {
    await using harness = await open({ times: { ...times, claimGraceSeconds: 200, claimMinBytesPerSecond: 1_000 } });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    const one = recipient(store, id);
    await one.take(UPLOAD_BYTES, "slow");
    for (let n = 0; n < 4; n++) {
      await harness.advance(45_000);
      expect(await one.renew("slow", 10)).toBe("renewed");
    }
    await harness.advance(45_000);
    expect(await one.renew("slow", 10)).toBe("lost");
    visible(await store.takeClaim(id, "other"));
    expect(await one.open(10, 20)).toEqual({ result: "all_claimed" });
  });

  test("a Claim is unknown if it belongs to another Upload, is not resumable, or was never taken", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const [{ id }, other] = [await publishUpload(store), await publishUpload(store)];
    const one = recipient(store, id, "a");
    await one.fetch(0, 10);
    visible(await store.takeClaim(id, "b"));
    for (const stranger of [recipient(store, other.id, "a"), recipient(store, id, "b"), recipient(store, id, "c")]) {
      expect(await stranger.open(0, 10)).toBeNull();
      expect(await stranger.renew("first", 1)).toBe("lost");
      await stranger.end("first", 1);
      expect(await stranger.release()).toBeNull();
    }
    const nowhere = recipient(store, newUploadId());
    expect(await nowhere.take(10)).toBeNull();
    expect(await nowhere.open(0, 10)).toBeNull();
  });

  test("I3: of 100 concurrent new Claims with a limit of 5, five succeed, and each is counted once", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 5 });
    const recipients = Array.from({ length: 100 }, () => recipient(store, id));
    const answers = await Promise.all(recipients.map((each) => each.take(UPLOAD_BYTES)));
    const winners = recipients.filter((_, index) => answers[index]?.result === "opened");
    expect(winners).toHaveLength(5);
    const spent = await Promise.all(winners.flatMap((each) => [each.spend(), each.spend()]));
    expect(spent).toEqual(Array.from({ length: 10 }, () => "spent"));
    expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "exhausted", downloads: 5 });
  });

  test("I6: keeps Claims and their ranges across a store restart", async () => {
    await using harness = await open({ times });
    const { id } = await publishUpload(harness.store, { downloadLimit: 1 });
    const before = recipient(harness.store, id);
    await before.fetch(0, 1_000);
    const after = recipient(await harness.reopen(), id, before.claimId);
    expect(await after.open(1_001, 2_000)).toEqual(OUT_OF_RANGE);
    expect(await after.fetch(1_000, UPLOAD_BYTES)).toBe("opened");
  });
}
