import { randomBytes } from "node:crypto";
import { encodeReportSubject, type UploadId } from "@envoi/protocol";
import type { NewReport } from "@envoi/store";
import { newUploadId, openStores, type Stores } from "@envoi/test-stores";
import { expect, test } from "vitest";
import { hostOperators, readLines } from "../testing/host-operators.ts";

const BOUNDS = { maxPerSite: 3, maxPerUpload: 20, most: 100, lifeSeconds: 90 * 86_400 };
const HASH = "A".repeat(43);

function createSubject(id: UploadId) {
  return {
    id,
    ciphertextBytes: 39,
    createdAtMs: 1,
    authKeySha256: HASH,
    metadataSha256: HASH,
    passwordProfile: null,
    contentCommitment: null,
    atMs: 2,
  };
}

async function addReport(stores: Stores, overrides: Partial<NewReport> = {}): Promise<NewReport> {
  const uploadId = newUploadId();
  const report: NewReport = {
    id: randomBytes(16).toString("hex"),
    uploadId,
    reason: "fraud",
    sealed: randomBytes(1_105).toString("base64url"),
    subject: encodeReportSubject(createSubject(uploadId)),
    ...overrides,
  };
  await stores.uploads.addReport(report, "site", BOUNDS);
  return report;
}

const host = (stores: Stores) => hostOperators(stores, "/reports");

test("operators can list reports, oldest first, and fetch one with its sealed text", async () => {
  await using stores = await openStores();
  const { ask, audited } = await host(stores);
  const reports = [];
  for (let n = 0; n < 3; n++) {
    reports.push(await addReport(stores));
    stores.advance(86_400_000);
  }
  const lines = await readLines(await ask("GET"));
  expect(lines.map(({ id }) => id)).toEqual(reports.map(({ id }) => id));
  expect(Object.keys(lines[0] ?? {})).not.toContain("sealed");
  for (const { receivedAt, expiresAt } of lines)
    expect(`${receivedAt} ${expiresAt}`).toMatch(/^\d{4}-\d\d-\d\d \d{4}-\d\d-\d\d$/);
  const [first] = reports;
  if (first === undefined) throw new Error("no report");
  expect(await (await ask("GET", `/${first.id}`)).json()).toMatchObject({
    ...first,
    says: createSubject(first.uploadId),
  });
  expect(audited()).toMatchObject([
    { action: "list reports", operator: "ada" },
    { action: "show report", reportId: first.id },
  ]);
});

test("operators can close a report, with a reason and a line in the audit log", async () => {
  await using stores = await openStores();
  const { ask, audited, metric } = await host(stores);
  const [report, kept] = [await addReport(stores), await addReport(stores)];
  const { id, uploadId } = report;
  expect(await (await ask("POST", `/${id}/close`, { reason: "taken down" })).json()).toEqual({ id, outcome: "closed" });
  expect((await ask("POST", `/${id}/close`, { reason: "again" })).status).toBe(404);
  expect((await ask("GET", `/${id}`)).status).toBe(404);
  expect(await stores.uploads.listReports()).toEqual([kept.id]);
  expect(audited().slice(0, 2)).toMatchObject([
    { action: "close report", operator: "ada", reportId: id, uploadId, reason: "taken down", outcome: "closed" },
    { action: "close report", reportId: id, reason: "again", outcome: "not_found" },
  ]);
  expect(await metric("reports_closed_total")).toBe(1);
});

test("calls without the token, with invalid input or about unknown reports change nothing", async () => {
  await using stores = await openStores();
  const { ask } = await host(stores);
  const { id } = await addReport(stores);
  for (const [method, path] of [
    ["GET", ""],
    ["GET", `/${id}`],
    ["POST", `/${id}/close`],
  ] as const) {
    const body = method === "POST" ? { reason: "x" } : undefined;
    expect((await ask(method, path, body, "wrong")).status).toBe(401);
  }
  for (const body of [{}, { reason: "" }, { reason: "x".repeat(501) }, { reason: "x", more: 1 }]) {
    expect((await ask("POST", `/${id}/close`, body)).status).toBe(400);
  }
  for (const unknown of ["x", randomBytes(16).toString("hex")]) {
    expect((await ask("GET", `/${unknown}`)).status).toBe(404);
    expect((await ask("POST", `/${unknown}/close`, { reason: "x" })).status).toBe(404);
  }
  expect((await ask("DELETE", `/${id}`)).status).toBe(405);
  expect(await stores.uploads.listReports()).toEqual([id]);
});
