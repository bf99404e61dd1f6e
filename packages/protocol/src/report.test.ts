import { expect, test } from "vitest";
import { encodeBase64Url } from "./base64.ts";
import {
  beginOfDay,
  decodeReportSubject,
  encodeReportSubject,
  isReportKey,
  isSealedReport,
  type ReportSubject,
  reportBodySchema,
  splitReportTicket,
} from "./report.ts";

const hash = "A".repeat(43);
const subject: ReportSubject = {
  id: "0011223344556677",
  ciphertextBytes: 39,
  createdAtMs: 1,
  authKeySha256: hash,
  metadataSha256: hash,
  passwordProfile: null,
  contentCommitment: null,
  atMs: 2,
};
const ofBytes = (bytes: number) => encodeBase64Url(new Uint8Array(bytes));

test("pads sealed content to one of eight lengths", () => {
  for (const padded of [1_024, 2_048, 8_192]) expect(isSealedReport(ofBytes(81 + padded))).toBe(true);
  for (const bytes of [0, 81, 81 + 1_023, 81 + 1_025, 81 + 9_216]) expect(isSealedReport(ofBytes(bytes))).toBe(false);
  expect(isSealedReport("!".repeat(1_500))).toBe(false);
});

test("accepts only an uncompressed point as a report key", () => {
  const point = new Uint8Array(65).fill(4);
  expect(isReportKey(encodeBase64Url(point))).toBe(true);
  expect(isReportKey(encodeBase64Url(point.subarray(1)))).toBe(false);
  expect(isReportKey(encodeBase64Url(point.fill(2)))).toBe(false);
  expect(isReportKey("?")).toBe(false);
});

test("accepts only known reasons and fields in a body", () => {
  const body = { reason: "fraud", ticket: "a.b", sealed: ofBytes(1_105) };
  expect(reportBodySchema.safeParse(body).success).toBe(true);
  const bad = [
    { ...body, reason: "boredom" },
    { ...body, more: 1 },
    { ...body, sealed: "AAAA" },
    { ...body, ticket: "a".repeat(2_049) },
    {},
    null,
  ];
  for (const each of bad) expect(reportBodySchema.safeParse(each).success).toBe(false);
});

test("begins a day at midnight UTC", () => {
  const midnight = Date.UTC(2027, 0, 15);
  for (const ms of [0, 1, 86_399_999]) expect(beginOfDay(midnight + ms)).toBe(midnight);
});

test("reads back a subject as written, and rejects anything else", () => {
  expect(decodeReportSubject(encodeReportSubject(subject))).toEqual(subject);
  const gated: ReportSubject = { ...subject, passwordProfile: 1, authKeySha256: null };
  expect(decodeReportSubject(encodeReportSubject(gated))).toEqual(gated);
  const json = (value: unknown) => encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)));
  for (const bad of ["", "?", "AAAA", json(null), json({ ...subject, more: 1 }), json({ ...subject, atMs: "2" })]) {
    expect(decodeReportSubject(bad)).toBeNull();
  }
});

test("splits a ticket into its subject and its signature", () => {
  expect(splitReportTicket("a.b")).toEqual({ subject: "a", signature: "b" });
  for (const bad of ["", "a", ".", "a.", ".b", "a.b.c"]) expect(splitReportTicket(bad)).toBeNull();
});
