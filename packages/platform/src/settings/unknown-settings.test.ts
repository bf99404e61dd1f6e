import { expect, test } from "vitest";
import { env, readConfigs, readEnv } from "../config.ts";
import type { Log } from "../log.ts";
import type { SettingsFile } from "./settings-files.ts";
import { ineffectiveSettings, warnOfIneffectiveSettings } from "./unknown-settings.ts";

const read = (variables: Record<string, string>) =>
  readConfigs(
    { one: (given) => readEnv({ MAX_TEST_FILE_SIZE: env.whole(1), TEST_BASE_URL: env.text("") }, given) },
    variables,
  ).one;

const inFile = (names: string[], lines: Partial<SettingsFile> = {}): SettingsFile[] => [
  { file: ".env", names, withoutEquals: [], repeated: [], cutAtHash: [], ...lines },
];

test.each(["MAX_TEST_FILESIZE", "MAX_TEST_FILE_SIZES", "MAX_TEST_FIEL_SIZE", "max_test_file_size"])(
  "reports %s, together with the intended setting",
  (name) => {
    read({});
    const found = { name, kind: "misspelt", meant: "MAX_TEST_FILE_SIZE" };
    expect(ineffectiveSettings({ [name]: "5" }, [])).toEqual([found]);
    expect(ineffectiveSettings({ [name]: "5" }, inFile([name]))).toEqual([{ ...found, file: ".env" }]);
  },
);

test.each(["MAX_TEST_FILE_SIZE", "MAX_TEST_LINES", "PATH", "HOME", "TEST_BASE"])(
  "does not report %s in the environment",
  (name) => {
    read({});
    expect(ineffectiveSettings({ [name]: "5" }, [])).toEqual([]);
  },
);

test.each(["SITE_NAME", "MAX_TEST_LINES", "fileSize", "X", "GCS_BUCKET", "Ä"])(
  "reports %s in a settings file, because every line of that file should be a setting of ours [R9.31]",
  (name) => {
    read({});
    expect(ineffectiveSettings({ [name]: "5" }, inFile([name]))).toEqual([{ name, file: ".env", kind: "unknown" }]);
  },
);

test.each([
  "NODE_OPTIONS",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "AWS_PROFILE",
  "TZ",
  "https_proxy",
  "CADDY_IMAGE",
  "WEB_BUCKET",
])("does not report %s in a settings file, because it is meant for other programs", (name) => {
  expect(ineffectiveSettings({ [name]: "5" }, inFile([name]))).toEqual([]);
});

test.each(["UI_COLOR_PRIMARY", "REDIS_HOST", "REDIS_PASSWORD_FILE", "ANON_MAX_AGE", "UPLOAD_LIMIT"])(
  "reports %s in the environment, because it begins like our settings [R9.31b]",
  (name) => {
    expect(ineffectiveSettings({ [name]: "5" }, [])).toEqual([{ name, kind: "unknown" }]);
  },
);

test.each(["REDIS_PORT_6379_TCP_ADDR", "REDIS_SERVICE_HOST", "UPLOAD_GATEWAY_SERVICE_PORT_HTTP", "DOWNLOAD_PORT"])(
  "does not report %s, because Kubernetes adds it for a Service",
  (name) => {
    expect(ineffectiveSettings({ [name]: "5" }, [])).toEqual([]);
  },
);

test("reports a setting for other processes if a file sets it, unless this process passes settings on", () => {
  const variables = { REDIS_SENTINEL_MASTER: "one" };
  const files = inFile(Object.keys(variables));
  const found = { name: "REDIS_SENTINEL_MASTER", file: ".env", kind: "not_read" };
  // Without this, the result would depend on whether another test in this file has read the setting.
  const isRead = () => false;
  expect(ineffectiveSettings(variables, files, { isRead })).toEqual([found]);
  expect(ineffectiveSettings(variables, files, { isRead, passesOn: true })).toEqual([]);
  expect(ineffectiveSettings(variables, [], { isRead })).toEqual([]);
});

test.each([
  ["with a setting and no =", "withoutEquals", "without_equals"],
  ["with a setting that a later line sets again", "repeated", "repeated"],
  ["with a # in its value and no quotes", "cutAtHash", "cut_at_hash"],
] as const)("reports a line %s, unless the line's name is not one of our settings", (_what, list, kind) => {
  read({});
  expect(ineffectiveSettings({}, inFile([], { [list]: ["MAX_TEST_FILE_SIZE", "PORT", "WORDS"] }))).toEqual([
    { name: "MAX_TEST_FILE_SIZE", file: ".env", kind },
    { name: "PORT", file: ".env", kind },
  ]);
});

test("does not report a misspelt variable that is empty, because it sets nothing", () => {
  read({});
  expect(ineffectiveSettings({ MAX_TEST_FILESIZE: "" }, inFile(["MAX_TEST_FILESIZE"]))).toEqual([]);
});

test("ignores a byte order mark at the beginning of a settings file, and line endings after values", () => {
  const variables = { "\uFEFFMAX_TEST_FILE_SIZE": "5\r", TEST_BASE_URL: "a\n" };
  expect(read(variables)).toEqual({ MAX_TEST_FILE_SIZE: 5, TEST_BASE_URL: "a" });
  expect(ineffectiveSettings(variables, [])).toEqual([]);
});

test("includes the name and the file in a warning, but no value", () => {
  const lines: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void lines.push(line) } as unknown as Log;
  warnOfIneffectiveSettings({ UI_KEY: "very secret" }, inFile(["UI_KEY"]), log);
  expect(lines).toEqual([[{ name: "UI_KEY", file: ".env" }, "a setting is unknown and has no effect"]]);
});
