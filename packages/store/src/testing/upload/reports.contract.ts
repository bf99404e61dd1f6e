import { expect, test } from "vitest";
import type { NewReport, UploadStore } from "../../upload/port.ts";
import { newReport, newUploadId, type OpenHarness, publishUpload, randomHex, sweep } from "./fixtures.ts";

const DAY_SECONDS = 86_400;
const BOUNDS = { maxPerSite: 2, maxPerUpload: 3, most: 10, lifeSeconds: 90 * DAY_SECONDS };
const DAY_MS = DAY_SECONDS * 1_000;
const DIGEST = "ab".repeat(32);

const newSite = () => randomHex(8);

/** The ids of reports, in the order in which the reports are replaced. */
const lowestFirst = (reports: readonly NewReport[]) => reports.map(({ id }) => id).toSorted();

/** Ids of the reports that the store still lists. */
async function findListed(store: UploadStore, reports: readonly NewReport[]): Promise<string[]> {
  const listed = await store.listReports();
  return reports.map(({ id }) => id).filter((id) => listed.includes(id));
}

/** Tests of recipients' reports of Uploads. */
export function describeReports(open: OpenHarness): void {
  test("stores a report unchanged, and lists it after older ones", async () => {
    await using harness = await open();
    const { store } = harness;
    const reports = [newReport({ reason: "fraud" }), newReport(), newReport({ sealed: "A".repeat(11_000) })];
    for (const report of reports) {
      expect(await store.addReport(report, newSite(), BOUNDS)).toBe("added");
      await harness.advance(DAY_MS);
    }
    const again = await harness.reopen();
    expect(await again.listReports()).toEqual(reports.map(({ id }) => id));
    for (const report of reports) {
      const stored = await again.readReport(report.id);
      expect(stored).toMatchObject({ ...report, ciphertextSha256: null });
      expect((stored?.expiresAtMs ?? 0) - (stored?.receivedAtMs ?? 0)).toBe(BOUNDS.lifeSeconds * 1_000);
    }
    expect(await again.readReport("0".repeat(32))).toBeNull();
  });

  test("stores a repeated report once", async () => {
    await using harness = await open();
    const { store } = harness;
    const report = newReport();
    const site = newSite();
    for (let n = 0; n < 5; n++) expect(await store.addReport(report, site, BOUNDS)).toBe("added");
    expect(await store.listReports()).toEqual([report.id]);
    for (let n = 0; n < 2; n++)
      expect(await store.addReport(newReport({ uploadId: report.uploadId }), newSite(), BOUNDS)).toBe("added");
  });

  test("limits a site's reports of one Upload, but lets the site report other Uploads", async () => {
    await using harness = await open();
    const { store } = harness;
    const [uploadId, site] = [newUploadId(), newSite()];
    const kept = [newReport({ uploadId }), newReport({ uploadId })];
    for (const report of kept) expect(await store.addReport(report, site, BOUNDS)).toBe("added");
    expect(await store.addReport(newReport({ uploadId }), site, BOUNDS)).toBe("too_many");
    expect(await store.addReport(newReport(), site, BOUNDS)).toBe("added");
    expect(await store.addReport(newReport({ uploadId }), newSite(), BOUNDS)).toBe("added");
    expect(await findListed(store, kept)).toHaveLength(2);
    expect(await store.closeReport(kept[0]?.id ?? "")).toBe("closed");
    expect(await store.addReport(newReport({ uploadId }), site, BOUNDS)).toBe("added");
  });

  test("I10: at the maximum per Upload, a new report replaces one from the site with the most reports", async () => {
    await using harness = await open();
    const { store } = harness;
    const [uploadId, junk] = [newUploadId(), newSite()];
    const ofOthers = [newReport(), newReport()];
    for (const report of ofOthers) await store.addReport(report, junk, BOUNDS);
    const [victim, late] = [newReport({ uploadId }), newReport({ uploadId })];
    const flood = [newReport({ uploadId }), newReport({ uploadId })];
    await store.addReport(victim, newSite(), BOUNDS);
    for (const report of flood) await store.addReport(report, junk, BOUNDS);
    await store.recordDigest(uploadId, DIGEST);
    expect(await store.addReport(late, newSite(), BOUNDS)).toBe("replaced");
    const [lowest = "", highest = ""] = lowestFirst(flood);
    expect(await store.readReport(lowest)).toBeNull();
    for (const id of [highest, victim.id, late.id]) {
      expect(await store.readReport(id)).toMatchObject({ uploadId, ciphertextSha256: DIGEST });
    }
    // Each site now has one report, so the report with the lowest id is replaced. Ids are random.
    const known = [victim, late, ...flood.filter(({ id }) => id === highest)];
    expect(await store.addReport(newReport({ uploadId }), newSite(), BOUNDS)).toBe("replaced");
    expect((await findListed(store, known)).toSorted()).toEqual(lowestFirst(known).slice(1));
    expect(await findListed(store, ofOthers)).toHaveLength(2);
  });

  test("I10: at the store's maximum, a new report replaces one from the site with the most reports", async () => {
    await using harness = await open();
    const { store } = harness;
    const junk = newSite();
    const victims = Array.from({ length: 4 }, () => newReport());
    const flood = Array.from({ length: BOUNDS.most - victims.length }, () => newReport());
    for (const report of victims) expect(await store.addReport(report, newSite(), BOUNDS)).toBe("added");
    for (const report of flood) expect(await store.addReport(report, junk, BOUNDS)).toBe("added");
    const order = lowestFirst(flood);
    for (const [n, gone] of order.slice(0, -1).entries()) {
      const report = newReport();
      victims.push(report);
      expect(await store.addReport(report, newSite(), BOUNDS)).toBe("replaced");
      expect(await store.readReport(gone)).toBeNull();
      expect(await findListed(store, flood)).toHaveLength(flood.length - n - 1);
    }
    expect(await findListed(store, victims)).toHaveLength(victims.length);
    expect(await store.listReports()).toHaveLength(BOUNDS.most);
    expect(await store.reportedUploads(100)).toHaveLength(BOUNDS.most);
    // Each site now has one report. The flooding site replaces one of these reports, and afterwards only its own.
    expect(await store.addReport(newReport(), junk, BOUNDS)).toBe("replaced");
    expect(await store.addReport(newReport(), junk, BOUNDS)).toBe("replaced");
    expect(await store.listReports()).toHaveLength(BOUNDS.most);
  });

  test("stores only the day on which a report arrived, not the time", async () => {
    await using harness = await open();
    const { store } = harness;
    const reports = Array.from({ length: 5 }, () => newReport());
    for (const report of reports) await store.addReport(report, newSite(), BOUNDS);
    const days = new Set<number>();
    for (const { id } of reports) {
      const { receivedAtMs = 1, expiresAtMs = 1 } = (await store.readReport(id)) ?? {};
      expect([receivedAtMs % DAY_MS, expiresAtMs % DAY_MS]).toEqual([0, 0]);
      days.add(receivedAtMs);
    }
    // If the test runs past midnight, the reports are from two days, and their order cannot be checked.
    if (days.size === 1) expect(await store.listReports()).toEqual(lowestFirst(reports));
    expect((await store.clockMs()) - Math.max(...days)).toBeLessThan(2 * DAY_MS);
  });

  test("stores no more than the maximum number of reports, even if many arrive concurrently", async () => {
    await using harness = await open();
    const { store } = harness;
    const added = await Promise.all(Array.from({ length: 30 }, () => store.addReport(newReport(), newSite(), BOUNDS)));
    expect(added.filter((outcome) => outcome === "added")).toHaveLength(BOUNDS.most);
    expect(added.filter((outcome) => outcome === "replaced")).toHaveLength(30 - BOUNDS.most);
    expect(await store.listReports()).toHaveLength(BOUNDS.most);
  });

  test("deletes a closed report, and keeps other reports of the same Upload", async () => {
    await using harness = await open();
    const { store } = harness;
    const uploadId = newUploadId();
    const [closed, kept] = [newReport({ uploadId }), newReport({ uploadId })];
    for (const report of [closed, kept]) await store.addReport(report, newSite(), BOUNDS);
    expect(await store.closeReport(closed.id)).toBe("closed");
    expect(await store.closeReport(closed.id)).toBeNull();
    expect(await store.readReport(closed.id)).toBeNull();
    expect(await store.listReports()).toEqual([kept.id]);
    expect(await store.reportedUploads(10)).toEqual([uploadId]);
  });

  test("applies an Upload's digest to all its reports, and records it once", async () => {
    await using harness = await open();
    const { store } = harness;
    const [before, other] = [newReport(), newReport()];
    const { uploadId } = before;
    for (const report of [before, other]) await store.addReport(report, newSite(), BOUNDS);
    expect((await store.reportedUploads(10)).toSorted()).toEqual([uploadId, other.uploadId].toSorted());
    expect(await store.reportedUploads(1)).toHaveLength(1);
    await store.recordDigest(uploadId, DIGEST);
    await store.recordDigest(uploadId, "cd".repeat(32));
    const after = newReport({ uploadId });
    await store.addReport(after, newSite(), BOUNDS);
    for (const { id } of [before, after]) {
      expect(await store.readReport(id)).toMatchObject({ ciphertextSha256: DIGEST });
    }
    expect(await store.reportedUploads(10)).toEqual([other.uploadId]);
    await store.recordDigest(other.uploadId, "gone");
    expect(await store.readReport(other.id)).toMatchObject({ ciphertextSha256: "gone" });
    expect(await store.reportedUploads(10)).toEqual([]);
    // Nothing is stored for an Upload without reports.
    const unreported = newUploadId();
    await store.recordDigest(unreported, DIGEST);
    const late = newReport({ uploadId: unreported });
    await store.addReport(late, newSite(), BOUNDS);
    expect(await store.readReport(late.id)).toMatchObject({ ciphertextSha256: null });
  });

  test("keeps a report when its Upload ends, and deletes it after its own lifetime", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    const [report, later] = [newReport({ uploadId: id }), newReport({ uploadId: id })];
    await store.addReport(report, newSite(), BOUNDS);
    await store.delete(id, "operation");
    await sweep(store);
    await harness.advance(DAY_MS);
    expect(await store.readReport(report.id)).toMatchObject(report);
    await store.addReport(later, newSite(), BOUNDS);
    const { expiresAtMs = 0 } = (await store.readReport(report.id)) ?? {};
    await harness.advance(expiresAtMs - (await store.clockMs()) - 60_000);
    expect(await store.dropOldReports()).toBe(0);
    await harness.advance(120_000);
    expect(await store.readReport(report.id)).toBeNull();
    expect(await store.closeReport(report.id)).toBeNull();
    expect(await store.listReports()).toEqual([later.id]);
    expect(await store.dropOldReports()).toBe(1);
    expect(await store.dropOldReports()).toBe(0);
    await harness.advance(DAY_MS);
    expect(await store.dropOldReports()).toBe(1);
    expect(await store.reportedUploads(10)).toEqual([]);
  });

  test("expired reports make space for new reports without being closed first", async () => {
    await using harness = await open();
    const { store } = harness;
    for (let n = 0; n < BOUNDS.most; n++) await store.addReport(newReport(), newSite(), BOUNDS);
    await harness.advance(BOUNDS.lifeSeconds * 1_000 + 60_000);
    expect(await store.addReport(newReport(), newSite(), BOUNDS)).toBe("added");
    expect(await store.listReports()).toHaveLength(1);
  });
}
