import { expect, test } from "vitest";
import { FINISH_SECONDS, RELEASED_BYTES_FACTOR } from "../../upload/port.ts";
import {
  advanceRenewing,
  download,
  newUploadId,
  type OpenHarness,
  publishUpload,
  randomHex,
  readFacts,
  readFactTypes,
  sweep,
  UPLOAD_BYTES,
  visible,
} from "./fixtures.ts";

const LEASE_SECONDS = 300;
const LAPSE_MS = (LEASE_SECONDS + 30) * 1_000;
const times = { claimLeaseSeconds: LEASE_SECONDS };

export function describeClaims(open: OpenHarness): void {
  test("a Claim does not count until it is spent", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 2 });
    expect(visible(await store.takeClaim(id, "a"))).toMatchObject({ id, downloads: 0, downloadLimit: 2 });
    expect(visible(await store.read(id)).downloads).toBe(0);
    expect(await store.inspect(id)).toMatchObject({ state: "live", downloads: 0, heldClaims: 1 });
    expect(await store.spendClaim(id, "a")).toBe("spent");
    expect(visible(await store.read(id)).downloads).toBe(1);
    expect(await store.inspect(id)).toMatchObject({ state: "live", downloads: 1, heldClaims: 0 });
    expect(await readFacts(store, id)).toMatchObject([
      { type: "upload.completed" },
      { type: "download.completed", downloads: 1, ciphertextBytes: UPLOAD_BYTES },
    ]);
    expect(await (await harness.reopen()).inspect(id)).toMatchObject({ downloads: 1, heldClaims: 0 });
  });

  test("taking a Claim twice takes one Claim, and the same id in two Uploads names two Claims", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 2 });
    const other = await publishUpload(store, { downloadLimit: 1 });
    visible(await store.takeClaim(id, "a"));
    visible(await store.takeClaim(id, "a"));
    visible(await store.takeClaim(other.id, "a"));
    visible(await store.takeClaim(id, "b"));
    expect(await store.takeClaim(id, "c")).toBe("all_claimed");
    expect(visible(await store.takeClaim(id, "a")).id).toBe(id);
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 2 });
  });

  test("repeating a take after the Claim's release takes no second Claim", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 2 });
    visible(await store.takeClaim(id, "given back"));
    await store.releaseClaim(id, "given back", 1);
    visible(await store.takeClaim(id, "spent"));
    await store.spendClaim(id, "spent");
    visible(await store.takeClaim(id, "given back"));
    visible(await store.takeClaim(id, "spent"));
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 0, downloads: 1 });
    expect(await store.spendClaim(id, "given back")).toBe("lost");
  });

  test("I3: takes a Claim only while held and spent Claims together are below the limit", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 3 });
    await download(store, id);
    visible(await store.takeClaim(id, "a"));
    visible(await store.takeClaim(id, "b"));
    expect(await store.takeClaim(id, "c")).toBe("all_claimed");
    expect(visible(await store.read(id)).downloads).toBe(1);
    expect(await store.releaseClaim(id, "a", 10)).toBe("released");
    visible(await store.takeClaim(id, "c"));
    expect(await store.takeClaim(id, "d")).toBe("all_claimed");
  });

  test("I3: of 300 concurrent takes with a limit of 5, five succeed, and five Claims are spent", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 5 });
    const claimIds = Array.from({ length: 300 }, () => randomHex(8));
    const answers = await Promise.all(claimIds.map((claimId) => store.takeClaim(id, claimId)));
    const taken = claimIds.filter((_, index) => answers[index] !== "all_claimed");
    expect(taken).toHaveLength(5);
    const spent = await Promise.all(claimIds.map((claimId) => store.spendClaim(id, claimId)));
    expect(spent.filter((answer) => answer === "spent")).toHaveLength(5);
    expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "exhausted", downloads: 5 });
  });

  test("counts a Claim spent twice once", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 3 });
    visible(await store.takeClaim(id, "a"));
    const answers = await Promise.all([store.spendClaim(id, "a"), store.spendClaim(id, "a")]);
    expect(answers).toEqual(["spent", "spent"]);
    expect(await store.spendClaim(id, "a")).toBe("spent");
    expect(visible(await store.read(id)).downloads).toBe(1);
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "download.completed"]);
  });

  test("I4: the last spend uses up the Upload in one step, and returns `spent` when repeated", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { downloadLimit: 2 });
    await download(store, id);
    visible(await store.takeClaim(id, "last"));
    expect(await store.spendClaim(id, "last")).toBe("spent");
    expect(await store.read(id)).toBeNull();
    expect(await store.takeClaim(id, "late")).toBeNull();
    expect(await store.spendClaim(id, "last")).toBe("spent");
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    expect(await store.spendClaim(id, "last")).toBe("spent");
    expect(await store.renewClaim(id, "last", 1)).toBe("lost");
    expect(await store.inspect(id)).toMatchObject({ reason: "exhausted", downloads: 2, downloadLimit: 2 });
    expect(await readFacts(store, id)).toMatchObject([
      { type: "upload.completed" },
      { type: "download.completed", downloads: 1 },
      { type: "download.completed", downloads: 2 },
      { type: "download.exhausted", downloads: 2 },
    ]);
  });

  test("I3: spending checks the limit again, because it may have been lowered", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 3 });
    for (const claimId of ["a", "b", "c"]) visible(await store.takeClaim(id, claimId));
    expect(visible(await store.changeLimits(id, { operationId: "lower", downloadLimit: 1 })).downloadLimit).toBe(1);
    expect(await store.takeClaim(id, "d")).toBe("all_claimed");
    expect(await store.spendClaim(id, "b")).toBe("spent");
    expect(await store.spendClaim(id, "a")).toBe("lost");
    expect(await store.renewClaim(id, "c", 10)).toBe("lost");
    expect(await store.spendClaim(id, "c")).toBe("lost");
    expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "exhausted", downloads: 1 });
  });

  test("I3: lowering the limit to the current number of downloads ends the held Claims", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 3 });
    await download(store, id);
    visible(await store.takeClaim(id, "held"));
    expect(await store.changeLimits(id, { operationId: "equal", downloadLimit: 1 })).toBe("used_up");
    expect(await store.spendClaim(id, "held")).toBe("lost");
    expect(await store.releaseClaim(id, "held", 1)).toBe("lost");
    expect(await store.inspect(id)).toMatchObject({ downloads: 1 });
  });

  test("raising the limit allows more Claims", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    visible(await store.takeClaim(id, "a"));
    expect(await store.takeClaim(id, "b")).toBe("all_claimed");
    visible(await store.changeLimits(id, { operationId: "raise", downloadLimit: 2 }));
    visible(await store.takeClaim(id, "b"));
    expect(await store.spendClaim(id, "a")).toBe("spent");
    expect(await store.spendClaim(id, "b")).toBe("spent");
    expect(await store.read(id)).toBeNull();
  });

  test("releasing twice has one effect; a released Claim can be neither renewed nor spent", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    visible(await store.takeClaim(id, "a"));
    expect(await store.releaseClaim(id, "a", 10)).toBe("released");
    expect(await store.releaseClaim(id, "a", 10)).toBe("released");
    expect(await store.renewClaim(id, "a", 10)).toBe("lost");
    expect(await store.spendClaim(id, "a")).toBe("lost");
    visible(await store.takeClaim(id, "b"));
    expect(await store.releaseClaim(id, "a", 10)).toBe("released");
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 1, downloads: 0 });
    expect(await readFactTypes(store, id)).toEqual(["upload.completed"]);
  });

  test("a spent Claim cannot be released", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 2 });
    visible(await store.takeClaim(id, "a"));
    await store.spendClaim(id, "a");
    expect(await store.releaseClaim(id, "a", 10)).toBe("lost");
    expect(await store.renewClaim(id, "a", 10)).toBe("lost");
    expect(visible(await store.read(id)).downloads).toBe(1);
  });

  test("operations on a Claim that was never taken return `lost`", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store);
    for (const uploadId of [id, newUploadId()]) {
      expect(await store.renewClaim(uploadId, "a", 0)).toBe("lost");
      expect(await store.spendClaim(uploadId, "a")).toBe("lost");
      expect(await store.releaseClaim(uploadId, "a", 0)).toBe("lost");
    }
    expect(await store.takeClaim(newUploadId(), "a")).toBeNull();
  });

  test("only one of a spend and a concurrent release succeeds", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 100 });
    const claimIds = Array.from({ length: 50 }, () => randomHex(8));
    for (const claimId of claimIds) visible(await store.takeClaim(id, claimId));
    const outcomes = await Promise.all(
      claimIds.map((claimId) => Promise.all([store.spendClaim(id, claimId), store.releaseClaim(id, claimId, 1)])),
    );
    for (const [spend, release] of outcomes) expect(spend === "spent").toBe(release === "lost");
    const spent = outcomes.filter(([spend]) => spend === "spent").length;
    expect(visible(await store.read(id)).downloads).toBe(spent);
  });

  test("keeps a Claim as long as it is renewed", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    visible(await store.takeClaim(id, "a"));
    let sentBytes = 0;
    await advanceRenewing(harness, LEASE_SECONDS * 4, LEASE_SECONDS, async () => {
      sentBytes += 200_000;
      expect(await store.renewClaim(id, "a", sentBytes)).toBe("renewed");
      expect(await store.renewClaim(id, "a", sentBytes)).toBe("renewed");
    });
    expect(await store.takeClaim(id, "b")).toBe("all_claimed");
    expect(await store.spendClaim(id, "a")).toBe("spent");
  });

  test("I3: a lapsed Claim is released and can be neither renewed nor spent", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const lapsed = await Promise.all(
      Array.from({ length: 4 }, () => publishUpload(store, { downloadLimit: 1, timeLimitSeconds: 604_800 })),
    );
    for (const { id } of lapsed) visible(await store.takeClaim(id, "a"));
    await harness.advance(LAPSE_MS);
    const [renewed, spent, released, taken] = lapsed.map(({ id }) => id);
    if (!renewed || !spent || !released || !taken) throw new Error("four Uploads");
    expect(await store.inspect(taken)).toMatchObject({ heldClaims: 0 });
    expect(await store.renewClaim(renewed, "a", 1)).toBe("lost");
    expect(await store.spendClaim(spent, "a")).toBe("lost");
    expect(await store.releaseClaim(released, "a", 1)).toBe("lost");
    visible(await store.takeClaim(taken, "b"));
    expect(await store.spendClaim(taken, "a")).toBe("lost");
    for (const id of [renewed, spent, released]) {
      expect(visible(await store.read(id)).downloads).toBe(0);
      visible(await store.takeClaim(id, "b"));
      expect(await store.spendClaim(id, "b")).toBe("spent");
    }
  });

  test("a Claim slower than the minimum rate is lost after the grace period", async () => {
    await using harness = await open({ times: { ...times, claimGraceSeconds: 900, claimMinBytesPerSecond: 1_000 } });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 2 });
    visible(await store.takeClaim(id, "slow"));
    visible(await store.takeClaim(id, "fast enough"));
    for (let seconds = 200; seconds <= 800; seconds += 200) {
      await harness.advance(200_000);
      expect(await store.renewClaim(id, "slow", 10_000)).toBe("renewed");
      expect(await store.renewClaim(id, "fast enough", 200_000)).toBe("renewed");
    }
    await harness.advance(200_000);
    expect(await store.renewClaim(id, "slow", 10_000)).toBe("lost");
    expect(await store.renewClaim(id, "fast enough", 200_000)).toBe("renewed");
    expect(await store.spendClaim(id, "slow")).toBe("lost");
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 1, downloads: 0 });
    expect(await store.spendClaim(id, "fast enough")).toBe("spent");
  });

  test("releases a Claim held for longer than the maximum time, however fast its transfer", async () => {
    await using harness = await open({ times: { ...times, claimGraceSeconds: 10_000, claimMaxSeconds: 2_000 } });
    const { store } = harness;
    const { id } = await publishUpload(store);
    visible(await store.takeClaim(id, "a"));
    await advanceRenewing(harness, 1_900, LEASE_SECONDS, async () => {
      expect(await store.renewClaim(id, "a", 1e12)).toBe("renewed");
    });
    await harness.advance(140_000);
    expect(await store.renewClaim(id, "a", 1e12)).toBe("lost");
    expect(await store.spendClaim(id, "a")).toBe("lost");
  });

  test("I3: once the limit of released bytes is exceeded, counts aborted transfers as downloads", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 2 });
    const sentBytes = UPLOAD_BYTES / 2;
    const allowed = (RELEASED_BYTES_FACTOR * 2 * UPLOAD_BYTES) / sentBytes;
    for (let n = 0; n < allowed; n++) {
      visible(await store.takeClaim(id, `broken ${n}`));
      expect(await store.releaseClaim(id, `broken ${n}`, sentBytes)).toBe("released");
    }
    visible(await store.takeClaim(id, "nothing sent"));
    expect(await store.releaseClaim(id, "nothing sent", 0)).toBe("released");
    visible(await store.takeClaim(id, "one more"));
    expect(await store.releaseClaim(id, "one more", sentBytes)).toBe("counted");
    expect(await store.releaseClaim(id, "one more", sentBytes)).toBe("counted");
    expect(await store.spendClaim(id, "one more")).toBe("lost");
    expect(visible(await store.read(id)).downloads).toBe(1);
    visible(await store.takeClaim(id, "and another"));
    expect(await store.releaseClaim(id, "and another", sentBytes)).toBe("counted");
    expect(await store.read(id)).toBeNull();
    expect(await store.releaseClaim(id, "and another", sentBytes)).toBe("counted");
    expect(await readFactTypes(store, id)).toEqual([
      "upload.completed",
      "download.completed",
      "download.completed",
      "download.exhausted",
    ]);
  });

  test("I3: charges each lapsed Claim for the whole body, regardless of the bytes reported in its renewals", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1, timeLimitSeconds: 604_800 });
    for (let n = 0; n < RELEASED_BYTES_FACTOR; n++) {
      visible(await store.takeClaim(id, `lapsed ${n}`));
      expect(await store.renewClaim(id, `lapsed ${n}`, 1)).toBe("renewed");
      await harness.advance(LAPSE_MS);
      expect(await store.releaseClaim(id, `lapsed ${n}`, 1)).toBe("lost");
    }
    visible(await store.takeClaim(id, "one more"));
    await harness.advance(LAPSE_MS);
    expect(await store.takeClaim(id, "too late")).toBeNull();
    expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "exhausted", downloads: 1 });
  });

  test("I3: charges a released Claim the highest number of bytes reported", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 1 });
    for (let n = 0; n < RELEASED_BYTES_FACTOR; n++) {
      visible(await store.takeClaim(id, `broken ${n}`));
      expect(await store.renewClaim(id, `broken ${n}`, UPLOAD_BYTES)).toBe("renewed");
      // A late report does not lower the number of reported bytes.
      expect(await store.renewClaim(id, `broken ${n}`, 1)).toBe("renewed");
      expect(await store.releaseClaim(id, `broken ${n}`, 1)).toBe("released");
    }
    visible(await store.takeClaim(id, "one more"));
    expect(await store.releaseClaim(id, "one more", 1)).toBe("counted");
  });

  test("I4: a delete ends the held Claims", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 3 });
    for (const claimId of ["a", "b", "c"]) visible(await store.takeClaim(id, claimId));
    expect(await store.delete(id, "delete")).toBe("deleted");
    expect(await store.renewClaim(id, "a", 10)).toBe("lost");
    expect(await store.spendClaim(id, "b")).toBe("lost");
    expect(await store.releaseClaim(id, "c", 10)).toBe("lost");
    expect(await store.inspect(id)).toMatchObject({ state: "gone", downloads: 0 });
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "upload.deleted"]);
  });

  test("I4: an expired Upload allows no new Claim, but held Claims may finish", async () => {
    await using harness = await open({ times });
    const { store } = harness;
    const { id } = await publishUpload(store, { downloadLimit: 5, timeLimitSeconds: 60 });
    for (const claimId of ["spent", "given back"]) visible(await store.takeClaim(id, claimId));
    await harness.advance(100_000);
    expect(await store.takeClaim(id, "late")).toBeNull();
    expect(await store.renewClaim(id, "spent", 10)).toBe("renewed");
    expect(await store.spendClaim(id, "spent")).toBe("spent");
    expect(await store.releaseClaim(id, "given back", 10)).toBe("released");
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "download.completed"]);
  });

  test("I4: Claims of an expired Upload end after the time to finish, even if the Claims are renewed", async () => {
    await using harness = await open({ times: { ...times, claimGraceSeconds: 10_000 } });
    const { store } = harness;
    const { id, blobKey } = await publishUpload(store, { timeLimitSeconds: 60 });
    visible(await store.takeClaim(id, "a"));
    await harness.advance(100_000);
    await advanceRenewing(harness, FINISH_SECONDS - 300, LEASE_SECONDS, async () => {
      expect(await store.renewClaim(id, "a", 10)).toBe("renewed");
      expect(await sweep(store)).toEqual([]);
    });
    await harness.advance(280_000);
    expect(await sweep(store)).toEqual([{ key: blobKey, partsId: null }]);
    expect(await store.spendClaim(id, "a")).toBe("lost");
    expect(await store.inspect(id)).toMatchObject({ state: "gone", reason: "expired", downloads: 0 });
  });
}
