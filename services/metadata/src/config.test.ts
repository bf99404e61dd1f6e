import { ConfigError } from "@envoi/platform";
import { expect, test } from "vitest";
import { readMetadataConfig } from "./config.ts";

test("the defaults include a title, but no link, banner or survey", () => {
  const { title, accent, promo, links, surveyUrl, allowShare } = readMetadataConfig({});
  expect({ title, accent, promo, surveyUrl, allowShare }).toEqual({
    title: "Envoi",
    accent: undefined,
    promo: undefined,
    surveyUrl: undefined,
    allowShare: true,
  });
  expect(Object.values(links).every((link) => link === undefined)).toBe(true);
});

test("the protocol version begins with v3, and the product has a version of its own", () => {
  const { version } = readMetadataConfig({ COMMIT: "0a1b2c3", UI_LINK_SOURCE: "https://example.com/source" });
  expect(version.version).toMatch(/^v3\.\d+\.\d+$/);
  expect(version.product).toMatch(/^\d+\.\d+\.\d+/);
  expect(version).toMatchObject({ commit: "0a1b2c3", source: "https://example.com/source" });
});

test("all invalid settings are reported together", () => {
  const read = () =>
    readMetadataConfig({
      UI_ACCENT: "coral",
      UI_BACKDROP: "sea.jpg",
      UI_LINK_TERMS: "javascript:alert(1)",
      UI_LINK_FEEDBACK: "nowhere",
      SURVEY_URL: "ftp://example.com",
      FEATURE_SHARE: "yes",
      ERROR_REPORTING_DSN: "errors",
    });
  expect(read).toThrow(ConfigError);
  for (const name of [
    "UI_ACCENT",
    "UI_BACKDROP",
    "UI_LINK_TERMS",
    "UI_LINK_FEEDBACK",
    "SURVEY_URL",
    "FEATURE_SHARE",
    "ERROR_REPORTING_DSN",
  ]) {
    expect(read).toThrow(name);
  }
});

test("event streams are limited, and only the limit per network can be disabled", () => {
  expect(readMetadataConfig({}).events).toEqual({
    maxOpenStreams: 2_000,
    maxOpenStreamsPerNetwork: 64,
    streamSeconds: 3_600,
  });
  expect(readMetadataConfig({ MAX_OPEN_EVENT_STREAMS_PER_NETWORK: "0" }).events.maxOpenStreamsPerNetwork).toBe(0);
  for (const name of ["MAX_OPEN_EVENT_STREAMS", "EVENT_STREAM_SECONDS"]) {
    expect(() => readMetadataConfig({ [name]: "0" })).toThrow(name);
  }
});

test("feedback can be sent to a mail address", () => {
  expect(readMetadataConfig({ UI_LINK_FEEDBACK: "mailto:hello@example.com" }).links["feedback"]).toBe(
    "mailto:hello@example.com",
  );
});
