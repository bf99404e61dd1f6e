import { NO_DOWNLOAD_LIMIT } from "@envoi/protocol";
import { expect, test } from "vitest";
import { limitsOfAccount, readLimits } from "./sender-limits.ts";
import { readStoredLimits, readUploadQuotas } from "./upload-quota.ts";

const ACCOUNTS = { AUTH_ISSUER: "https://issuer.example" };
const withGroups = (groups: unknown, more: Record<string, string> = {}) => ({
  ...ACCOUNTS,
  ...more,
  LIMITS_BY_GROUP: JSON.stringify(groups),
});

const MIB = 1_048_576;
const GIB = 2 ** 30;

test("a group's limits replace those of signed-in users, and leave the others", () => {
  const limits = readLimits(withGroups([{ group: "staff", MAX_FILE_SIZE: 10 * GIB, ALLOW_REQUESTS: false }]));
  expect(limitsOfAccount(limits, { id: "ada", group: "staff" })).toMatchObject({
    limits: { MAX_FILE_SIZE: 10 * GIB, MAX_DOWNLOADS: 100, MAX_EXPIRE_SECONDS: 604_800 },
    allowRequests: false,
  });
  expect(limitsOfAccount(limits, { id: "ada" })).toMatchObject({ limits: limits.signedIn, allowRequests: true });
  expect(limitsOfAccount(limits, null).limits).toEqual(limits.anonymous);
  expect(limits.highest).toMatchObject({ MAX_FILE_SIZE: 10 * GIB, MAX_DOWNLOADS: 100 });
});

test("a group's maximum is a choice, even above the configured choices", () => {
  const staff = { group: "staff", MAX_EXPIRE_SECONDS: 2_592_000, MAX_DOWNLOADS: 30 };
  const own = limitsOfAccount(readLimits(withGroups([staff])), { id: "ada", group: "staff" });
  expect(own.expireTimesSeconds).toEqual([300, 3_600, 86_400, 604_800, 2_592_000]);
  expect(own.downloadCounts).toEqual([1, 2, 3, 4, 5, 20]);
});

test("a maximum of 0 downloads means none, and is a choice for those whom it applies to", () => {
  const limits = readLimits(withGroups([{ group: "staff", MAX_DOWNLOADS: 0 }], { DOWNLOAD_COUNTS: "1,20" }));
  const staff = limitsOfAccount(limits, { id: "ada", group: "staff" });
  expect(staff).toMatchObject({
    limits: { MAX_DOWNLOADS: NO_DOWNLOAD_LIMIT },
    downloadCounts: [1, 20, NO_DOWNLOAD_LIMIT],
    expireTimesSeconds: limits.expireTimesSeconds,
  });
  expect(limits).toMatchObject({ signedIn: { MAX_DOWNLOADS: 100 }, downloadCounts: [1, 20] });
  const everyone = readLimits({ ANON_MAX_DOWNLOADS: "0", DOWNLOAD_COUNTS: "1,20" });
  expect(everyone).toMatchObject({
    anonymous: { MAX_DOWNLOADS: NO_DOWNLOAD_LIMIT },
    signedIn: { MAX_DOWNLOADS: NO_DOWNLOAD_LIMIT },
    downloadCounts: [1, 20, NO_DOWNLOAD_LIMIT],
  });
});

test("only groups that may create requests need them to be allowed", () => {
  const groups = [{ group: "staff", ALLOW_REQUESTS: true }];
  expect(readLimits(withGroups(groups, { ALLOW_REQUESTS: "false" }))).toMatchObject({
    hasRequests: true,
    allowRequests: false,
  });
});

test("a group without quotas of its own has those of all accounts, or more if its files are large", () => {
  const settings = withGroups([
    { group: "staff", MAX_FILE_SIZE: 100 * GIB },
    { group: "guests", MAX_FILE_SIZE: MIB, UPLOADS_PER_HOUR: 5, UPLOAD_BYTES_PER_DAY: 0, STORED_BYTES: GIB },
  ]);
  const { groups } = readUploadQuotas(settings);
  expect(groups?.get("staff")?.bytesPerDay).toBeGreaterThan(1_000 * GIB);
  expect(groups?.get("guests")).toEqual({ uploadsPerHour: 5, bytesPerDay: 0 });
  expect(readStoredLimits(settings).groups?.get("guests")).toBe(GIB);
});

test.each([
  ["no list", { staff: {} }, "expected array"],
  ["an unknown limit", [{ group: "staff", MAX_FILES: 1 }], "group 1: Unrecognized key"],
  [
    "a limit that is no whole number",
    [{ group: "staff" }, { group: "b", MAX_DOWNLOADS: 0.5 }],
    "group 2: MAX_DOWNLOADS",
  ],
  ["a group twice", [{ group: "staff" }, { group: "staff" }], "staff occurs twice"],
  ["a lifetime below the default", [{ group: "a", MAX_EXPIRE_SECONDS: 60 }], "smaller than DEFAULT_EXPIRE_SECONDS"],
])("refuses %s", (_, groups, problem) => {
  expect(() => readLimits(withGroups(groups))).toThrow(problem);
});

test("refuses text that is not JSON, groups without accounts, and quotas below one file", () => {
  expect(() => readLimits({ ...ACCOUNTS, LIMITS_BY_GROUP: "staff" })).toThrow("LIMITS_BY_GROUP: is not JSON");
  expect(() => readLimits({ LIMITS_BY_GROUP: '[{"group":"staff"}]' })).toThrow("needs AUTH_ISSUER");
  const small = withGroups([{ group: "staff", UPLOAD_BYTES_PER_DAY: MIB }]);
  expect(() => readUploadQuotas(small)).toThrow("staff: UPLOAD_BYTES_PER_DAY is smaller than an encrypted file");
});
