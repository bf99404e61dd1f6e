import { NO_DOWNLOAD_LIMIT } from "@envoi/protocol";
import { expect, test } from "vitest";
import { MAX_HELD_CLAIMS, SPENT_CLAIM_SECONDS, TOMBSTONE_SECONDS } from "../../upload/port.ts";
import { type OpenHarness, publishUpload, UPLOAD_BYTES, visible } from "./fixtures.ts";
import { recipient } from "./recipient.ts";

const times = { claimLeaseSeconds: 300 };
/** More Claims than a driver may store together with the Upload. */
const MANY = 40;
const names = (prefix: string, count = MANY) => Array.from({ length: count }, (_, n) => `${prefix} ${n}`);

/** Tests of Uploads with more Claims than usual, which a driver may store differently. */
export function describeManyClaims(open: OpenHarness): void {
  test("I3: many Claims, taken, spent and released in any order, never exceed the limit", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 2 * MANY });
    const [spent, released, held] = [names("spent"), names("released", MANY / 2), names("held", MANY / 2)];
    for (const claim of [...spent, ...released, ...held]) visible(await store.takeClaim(id, claim));
    expect(await store.takeClaim(id, "one more")).toBe("all_claimed");
    for (const claim of spent) expect(await store.spendClaim(id, claim)).toBe("spent");
    for (const claim of released) expect(await store.releaseClaim(id, claim, 1)).toBe("released");
    expect(await store.inspect(id)).toMatchObject({ downloads: MANY, heldClaims: MANY / 2 });
    for (const claim of names("later", MANY / 2)) visible(await store.takeClaim(id, claim));
    expect(await store.takeClaim(id, "one more")).toBe("all_claimed");
    for (const claim of spent) expect(await store.spendClaim(id, claim)).toBe("spent");
    for (const claim of released) expect(await store.spendClaim(id, claim)).toBe("lost");
    expect(await store.inspect(id)).toMatchObject({ downloads: MANY, heldClaims: MANY });
  });

  test("without a download limit, only the date ends an Upload, however many Claims are spent or released", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: NO_DOWNLOAD_LIMIT, timeLimitSeconds: 3_600 });
    for (const claim of names("spent")) {
      visible(await store.takeClaim(id, claim));
      expect(await store.spendClaim(id, claim)).toBe("spent");
    }
    for (const claim of names("released")) {
      visible(await store.takeClaim(id, claim));
      expect(await store.releaseClaim(id, claim, UPLOAD_BYTES)).toBe("released");
    }
    expect(await store.inspect(id)).toMatchObject({ downloads: MANY, downloadLimit: NO_DOWNLOAD_LIMIT, heldClaims: 0 });
    await harness.advance(3_600_000);
    expect(await store.takeClaim(id, "late")).toBeNull();
  });

  test("I10: an Upload without a download limit has a bounded number of held Claims", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: NO_DOWNLOAD_LIMIT });
    for (const claim of names("held", MAX_HELD_CLAIMS)) visible(await store.takeClaim(id, claim));
    expect(await store.takeClaim(id, "one more")).toBe("all_claimed");
    expect(await recipient(store, id).fetch(0, 1_000)).toBe("all_claimed");
    expect(await store.spendClaim(id, "held 0")).toBe("spent");
    visible(await store.takeClaim(id, "one more"));
    await harness.advance(400_000);
    visible(await store.takeClaim(id, "later"));
    expect(await store.inspect(id)).toMatchObject({ downloads: 1, heldClaims: 1 });
  });

  test("of many Claims, releases exactly those that have lapsed", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: MANY });
    const [early, late] = [names("early", MANY / 2), names("late", MANY / 2)];
    for (const claim of early) await store.takeClaim(id, claim);
    await harness.advance(200_000);
    for (const claim of late) await store.takeClaim(id, claim);
    expect(await store.takeClaim(id, "one more")).toBe("all_claimed");
    await harness.advance(200_000);
    expect(await store.spendClaim(id, early[0] ?? "")).toBe("lost");
    for (const claim of late) expect(await store.renewClaim(id, claim, 1)).toBe("renewed");
    expect(await store.inspect(id)).toMatchObject({ downloads: 0, heldClaims: MANY / 2 });
  });

  test("a resumable Claim keeps its ranges while many others come and go", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 2 * MANY });
    const one = recipient(store, id);
    expect(await one.fetch(0, 1_000)).toBe("opened");
    for (const claim of names("other")) {
      await store.takeClaim(id, claim);
      await store.spendClaim(id, claim);
    }
    expect(await one.open(1_001, 2_000)).toMatchObject({ result: "out_of_range" });
    expect(await one.fetch(1_000, UPLOAD_BYTES)).toBe("opened");
    expect(await one.spend()).toBe("spent");
    expect(await one.open(0, 10)).toMatchObject({ result: "opened", spent: true });
    expect(await one.release()).toBe("ended");
    expect(await one.open(0, 10)).toBeNull();
    expect(await store.inspect(id)).toMatchObject({ downloads: MANY + 1, heldClaims: 0 });
  });

  test("keeps the Blob of an Upload with many spent Claims until the last of them ends", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: MANY });
    const recipients = names("recipient").map((claim) => recipient(store, id, claim));
    for (const each of recipients) {
      await each.fetch(0, UPLOAD_BYTES);
      await each.spend();
    }
    expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "exhausted", downloads: MANY });
    for (const each of recipients.slice(1)) expect(await each.release()).toBe("ended");
    expect(await recipients[0]?.open(0, 10)).toMatchObject({ result: "opened", spent: true });
    await harness.advance((SPENT_CLAIM_SECONDS + 30) * 1_000);
    expect(await recipients[0]?.open(0, 10)).toBeNull();
  });

  test("drops Claims that ended long ago to make space for new ones", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: MANY });
    for (let round = 0; round < 4; round++) {
      for (const claim of names(`round ${round}`, 10)) {
        visible(await store.takeClaim(id, claim));
        expect(await store.releaseClaim(id, claim, 1)).toBe("released");
      }
      await harness.advance((TOMBSTONE_SECONDS + 30) * 1_000);
    }
    expect(await store.inspect(id)).toMatchObject({ downloads: 0, heldClaims: 0 });
    expect(await store.spendClaim(id, "round 0 0")).toBe("lost");
  });
}
