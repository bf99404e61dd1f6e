import { expect, test } from "vitest";
import { publicConfigSchema } from "./limits.ts";

const LIMIT_SET = { MAX_FILE_SIZE: 2_684_354_560, MAX_DOWNLOADS: 100, MAX_EXPIRE_SECONDS: 604_800 };
const CONFIG = {
  LIMITS: { ANON: LIMIT_SET, ...LIMIT_SET, MAX_FILES_PER_ARCHIVE: 64, MAX_ARCHIVES_PER_USER: 16 },
  DEFAULTS: { DOWNLOADS: 1, DOWNLOAD_COUNTS: [1, 2], EXPIRE_TIMES_SECONDS: [300], EXPIRE_SECONDS: 300 },
  FEATURES: { account: false, share: true, uploadRequiresAccount: false },
  UI: { title: "Envoi", links: { terms: "https://example.com/terms" } },
  PREFS: {},
};

test("accepts a configuration without accounts, accent, banner and survey", () => {
  expect(publicConfigSchema.parse(CONFIG)).toEqual(CONFIG);
});

test.each([
  ["the anonymous set is missing", { ...CONFIG, LIMITS: { ...CONFIG.LIMITS, ANON: undefined } }],
  ["a limit is zero", { ...CONFIG, LIMITS: { ...CONFIG.LIMITS, MAX_DOWNLOADS: 0 } }],
  ["a default is fractional", { ...CONFIG, DEFAULTS: { ...CONFIG.DEFAULTS, DOWNLOADS: 1.5 } }],
  [
    "the default lifetime is too long for a date",
    { ...CONFIG, DEFAULTS: { ...CONFIG.DEFAULTS, EXPIRE_SECONDS: 1e15 } },
  ],
  ["the issuer is incomplete", { ...CONFIG, AUTH: { issuer: "https://id.example.com" } }],
])("rejects a configuration if %s", (_what, config) => {
  expect(publicConfigSchema.safeParse(config).success).toBe(false);
});
