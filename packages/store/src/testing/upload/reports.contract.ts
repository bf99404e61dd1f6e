import { expect, test } from "vitest";
import { newReport, newUploadId, type OpenHarness, publishUpload, sweep } from "./fixtures.ts";

const DAY_SECONDS = 86_400;
const BOUNDS = { mostOfUpload: 3, most: 10, lifeSeconds: 90 * DAY_SECONDS };
const DIGEST = "ab".repeat(32);

/** Reports of Uploads, for operators. */
export function describeReports(open: OpenHarness): void {
  test("a report is stored as it came, and is listed after older ones", async () => {
    await using harness = await open();
    const { store } = harness;
    const reports = [newReport({ reason: "fraud" }), newReport(), newReport({ sealed: "A".repeat(11_000) })];
    for (const report of reports) {
      expect(await store.addReport(report, BOUNDS)).toBe("added");
      await harness.advance(1_000);
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

  test("a repeated report is stored once", async () => {
    await using harness = await open();
    const { store } = harness;
    const report = newReport();
    for (let n = 0; n < 5; n++) expect(await store.addReport(report, BOUNDS)).toBe("added");
    expect(await store.listReports()).toEqual([report.id]);
    for (let n = 0; n < 2; n++)
      expect(await store.addReport(newReport({ uploadId: report.uploadId }), BOUNDS)).toBe("added");
  });

  test("an Upload has at most as many reports as it may, and the store as many in all", async () => {
    await using harness = await open();
    const { store } = harness;
    const uploadId = newUploadId();
    const ofOne = [newReport({ uploadId }), newReport({ uploadId }), newReport({ uploadId })];
    for (const report of ofOne) expect(await store.addReport(report, BOUNDS)).toBe("added");
    expect(await store.addReport(newReport({ uploadId }), BOUNDS)).toBe("too_many");
    for (let n = ofOne.length; n < BOUNDS.most; n++) expect(await store.addReport(newReport(), BOUNDS)).toBe("added");
    expect(await store.addReport(newReport(), BOUNDS)).toBe("full");
    expect(await store.listReports()).toHaveLength(BOUNDS.most);
    expect(await store.closeReport(ofOne[0]?.id ?? "")).toBe("closed");
    expect(await store.addReport(newReport({ uploadId }), BOUNDS)).toBe("added");
  });

  test("of many at once, as many are stored as there may be", async () => {
    await using harness = await open();
    const { store } = harness;
    const added = await Promise.all(Array.from({ length: 30 }, () => store.addReport(newReport(), BOUNDS)));
    expect(added.filter((outcome) => outcome === "added")).toHaveLength(BOUNDS.most);
    expect(await store.listReports()).toHaveLength(BOUNDS.most);
  });

  test("a closed report is gone, and the others of its Upload stay", async () => {
    await using harness = await open();
    const { store } = harness;
    const uploadId = newUploadId();
    const [closed, kept] = [newReport({ uploadId }), newReport({ uploadId })];
    for (const report of [closed, kept]) await store.addReport(report, BOUNDS);
    expect(await store.closeReport(closed.id)).toBe("closed");
    expect(await store.closeReport(closed.id)).toBeNull();
    expect(await store.readReport(closed.id)).toBeNull();
    expect(await store.listReports()).toEqual([kept.id]);
    expect(await store.reportedUploads(10)).toEqual([uploadId]);
  });

  test("the digest of an Upload is for all of its reports, and is recorded once", async () => {
    await using harness = await open();
    const { store } = harness;
    const [before, other] = [newReport(), newReport()];
    const { uploadId } = before;
    for (const report of [before, other]) await store.addReport(report, BOUNDS);
    expect((await store.reportedUploads(10)).toSorted()).toEqual([uploadId, other.uploadId].toSorted());
    expect(await store.reportedUploads(1)).toHaveLength(1);
    await store.recordDigest(uploadId, DIGEST);
    await store.recordDigest(uploadId, "cd".repeat(32));
    const after = newReport({ uploadId });
    await store.addReport(after, BOUNDS);
    for (const { id } of [before, after]) {
      expect(await store.readReport(id)).toMatchObject({ ciphertextSha256: DIGEST });
    }
    expect(await store.reportedUploads(10)).toEqual([other.uploadId]);
    await store.recordDigest(other.uploadId, "gone");
    expect(await store.readReport(other.id)).toMatchObject({ ciphertextSha256: "gone" });
    expect(await store.reportedUploads(10)).toEqual([]);
    // Of an Upload without reports, nothing is stored.
    const unreported = newUploadId();
    await store.recordDigest(unreported, DIGEST);
    const late = newReport({ uploadId: unreported });
    await store.addReport(late, BOUNDS);
    expect(await store.readReport(late.id)).toMatchObject({ ciphertextSha256: null });
  });

  test("a report stays when its Upload ends, and is deleted when its own time is over", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    const [report, later] = [newReport({ uploadId: id }), newReport({ uploadId: id })];
    await store.addReport(report, BOUNDS);
    await store.delete(id, "operation");
    await sweep(store);
    await harness.advance(DAY_SECONDS * 1_000);
    expect(await store.readReport(report.id)).toMatchObject(report);
    await store.addReport(later, BOUNDS);
    await harness.advance((BOUNDS.lifeSeconds - DAY_SECONDS) * 1_000 - 60_000);
    expect(await store.dropOldReports()).toBe(0);
    await harness.advance(120_000);
    expect(await store.readReport(report.id)).toBeNull();
    expect(await store.closeReport(report.id)).toBeNull();
    expect(await store.listReports()).toEqual([later.id]);
    expect(await store.dropOldReports()).toBe(1);
    expect(await store.dropOldReports()).toBe(0);
    await harness.advance(DAY_SECONDS * 1_000);
    expect(await store.dropOldReports()).toBe(1);
    expect(await store.reportedUploads(10)).toEqual([]);
  });

  test("reports whose time is over make room for new ones by themselves", async () => {
    await using harness = await open();
    const { store } = harness;
    for (let n = 0; n < BOUNDS.most; n++) await store.addReport(newReport(), BOUNDS);
    expect(await store.addReport(newReport(), BOUNDS)).toBe("full");
    await harness.advance(BOUNDS.lifeSeconds * 1_000 + 60_000);
    expect(await store.addReport(newReport(), BOUNDS)).toBe("added");
    expect(await store.listReports()).toHaveLength(1);
  });
}
