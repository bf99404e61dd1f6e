import { expect, test } from "vitest";
import { FAKE_CAPABILITIES } from "../../testing/fake-capabilities.ts";
import { fakeConfig, fakeConfigWithAccounts } from "../../testing/fake-config.ts";
import { deriveCapabilities, reduceCapabilities, unsupportedReason } from "./capabilities.ts";

const english = { config: fakeConfig(), locale: "en-US" };

test("the capability flags are account, crypto, serviceWorker, streamUpload, streamDownload, multifile, share and standalone [R3.41]", () => {
  expect(deriveCapabilities(FAKE_CAPABILITIES, english)).toEqual({
    account: false,
    crypto: true,
    serviceWorker: false,
    streamUpload: true,
    streamDownload: false,
    multifile: true,
    share: false,
    standalone: false,
  });
});

const sharing = { ...FAKE_CAPABILITIES, nativeShare: true };

test.each(["en-US", "en-GB", "en"])("sharing is enabled for %s if the device supports it [R1.23]", (locale) => {
  expect(deriveCapabilities(sharing, { ...english, locale }).share).toBe(true);
});

test.each([
  ["the language is not English [R1.23]", sharing, { ...english, locale: "de" }],
  ["the device has no share function of its own [R1.23]", FAKE_CAPABILITIES, english],
  [
    "the operator has switched it off",
    sharing,
    { ...english, config: fakeConfig({ FEATURES: { account: false, share: false, uploadRequiresAccount: false } }) },
  ],
  ["the configuration has not arrived yet", sharing, { ...english, config: null }],
] as const)("sharing is off when %s", (_when, probed, options) => {
  expect(deriveCapabilities(probed, options).share).toBe(false);
});

const accounts = { config: fakeConfigWithAccounts(), locale: "de" };

test("sign-in needs an auth configuration and working local storage, unless the operator disables it [R1.25]", () => {
  expect(deriveCapabilities(FAKE_CAPABILITIES, accounts).account).toBe(true);
  const { AUTH: _, ...unanswered } = accounts.config;
  expect(deriveCapabilities(FAKE_CAPABILITIES, { ...accounts, config: unanswered }).account).toBe(false);
  expect(deriveCapabilities({ ...FAKE_CAPABILITIES, storage: false }, accounts).account).toBe(false);
  expect(deriveCapabilities(FAKE_CAPABILITIES, english).account).toBe(false);
  const config = { ...accounts.config, FEATURES: { account: false, share: true, uploadRequiresAccount: false } };
  expect(deriveCapabilities(FAKE_CAPABILITIES, { ...accounts, config }).account).toBe(false);
});

test("downloads are streamed after the service worker has passed its test", () => {
  const started = reduceCapabilities(FAKE_CAPABILITIES, {
    type: "serviceWorkerTried",
    serviceWorker: true,
    streamDownload: true,
  });
  expect(deriveCapabilities(started, english)).toMatchObject({ serviceWorker: true, streamDownload: true });
});

test("downloads are not streamed if the service worker fails its test [R8.21]", () => {
  const failed = { type: "serviceWorkerTried", serviceWorker: false, streamDownload: false } as const;
  expect(reduceCapabilities(FAKE_CAPABILITIES, failed)).toEqual(FAKE_CAPABILITIES);
});

test.each([
  [{}, null],
  [{ crypto: false }, "crypto"],
  [{ streamUpload: false }, "outdated"],
  [{ crypto: false, streamUpload: false }, "crypto"],
])("a browser with %j is reported as unable to transfer because of %j", (lacking, reason) => {
  expect(unsupportedReason(deriveCapabilities({ ...FAKE_CAPABILITIES, ...lacking }, english))).toBe(reason);
});
