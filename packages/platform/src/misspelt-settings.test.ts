import { expect, test } from "vitest";
import { env, readConfigs, readEnv } from "./config.ts";
import { misspeltSettings } from "./misspelt-settings.ts";

const read = (variables: Record<string, string>) =>
  readConfigs(
    { one: (given) => readEnv({ MAX_TEST_FILE_SIZE: env.whole(1), TEST_BASE_URL: env.text("") }, given) },
    variables,
  ).one;

test.each(["MAX_TEST_FILESIZE", "MAX_TEST_FILE_SIZES", "MAX_TEST_FIEL_SIZE", "max_test_file_size"])(
  "%s is named with the setting that was meant",
  (name) => {
    read({});
    expect(misspeltSettings({ [name]: "5" })).toEqual([{ name, meant: "MAX_TEST_FILE_SIZE" }]);
  },
);

test.each(["MAX_TEST_FILE_SIZE", "MAX_TEST_LINES", "PATH", "HOME", "TEST_BASE"])("%s is not misspelt", (name) => {
  read({});
  expect(misspeltSettings({ [name]: "5" })).toEqual([]);
});

test("an empty variable sets nothing, so nothing is misspelt", () => {
  read({});
  expect(misspeltSettings({ MAX_TEST_FILESIZE: "" })).toEqual([]);
});

test("a byte order mark at the beginning of a file of settings changes nothing", () => {
  const variables = { "\uFEFFMAX_TEST_FILE_SIZE": "5", TEST_BASE_URL: "a" };
  expect(read(variables)).toEqual({ MAX_TEST_FILE_SIZE: 5, TEST_BASE_URL: "a" });
  expect(misspeltSettings(variables)).toEqual([]);
});
