import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ConfigError } from "../config.ts";
import { readSettingsFiles } from "./settings-files.ts";

function fileWith(content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), "settings = # é "));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, ".env"), content);
  return join(folder, ".env");
}

const namesIn = (content: string) => readSettingsFiles([`--env-file=${fileWith(content)}`])[0]?.names;

test.each([
  ["", []],
  ["PORT=1\nHOST=::\n", ["HOST", "PORT"]],
  ["\uFEFFPORT=1\r\nHOST=::\r\n", ["HOST", "PORT"]],
  ["# PORT=1\n export HOST=a\nNOTE='two\nLINES=2'\n", ["HOST", "NOTE"]],
])("for the file %j, returns the names %j", (content, names) => {
  expect(namesIn(content)?.sort()).toEqual(names);
});

test.each([
  ["PORT: 80", ["PORT"]],
  ["PORT 80\r\nHOST\n", ["PORT", "HOST"]],
  ["export PORT\n", ["PORT"]],
  ["PORT: 80\nPORT=80", []],
  ["# PORT 80\nPORT = 80\n", []],
  ["port 80", []],
])("for %j, finds lines without `=` that begin with %j", (content, names) => {
  expect(readSettingsFiles([`--env-file=${fileWith(content)}`])[0]?.withoutEquals).toEqual(names);
});

test.each([
  ["PORT=1\nHOST=a\nexport PORT = 2\nPORT=3", ["PORT"]],
  ["PORT=1\r\n\tPORT=1\r\n", ["PORT"]],
  ["PORT=1\n#PORT=2\n", []],
  ["PORT=1\nport=2\nPORTS=3", []],
])("for %j, finds the repeated names %j", (content, names) => {
  expect(readSettingsFiles([`--env-file=${fileWith(content)}`])[0]?.repeated).toEqual(names);
});

test.each([
  ["KEY=ab#cd", ["KEY"]],
  ["export KEY = a b#c # comment\r\n", ["KEY"]],
  ["KEY=ab # comment", []],
  ["KEY=ab #c#d", []],
  ["KEY=#ab", []],
  ["KEY='ab#cd'\nKEY2=\"ab#cd\"", []],
  ["KEY='a=b#c'", []],
  ["# KEY=ab#cd", []],
])("for %j, finds the names whose values are cut at a `#`: %j", (content, names) => {
  expect(readSettingsFiles([`--env-file=${fileWith(content)}`])[0]?.cutAtHash).toEqual(names);
});

// Starting the search at every `=` would take hours.
test("reads a very long line with many `=`", () => {
  const file = fileWith(`KEY=${"a=".repeat(1_000_000)}`);
  expect(readSettingsFiles([`--env-file=${file}`])[0]?.cutAtHash).toEqual([]);
});

test("finds files in each form of the option, and allows an optional file to be missing", () => {
  const [one, other] = [fileWith("A=1"), fileWith("B=1")];
  const options = ["--title=x", "--env-file", one, `--env-file-if-exists=${other}`, "--env-file-if-exists=/absent"];
  expect(readSettingsFiles(options)).toEqual([
    { file: one, names: ["A"], withoutEquals: [], repeated: [], cutAtHash: [] },
    { file: other, names: ["B"], withoutEquals: [], repeated: [], cutAtHash: [] },
  ]);
  expect(readSettingsFiles([])).toEqual([]);
  expect(readSettingsFiles(["--env-file"])).toEqual([]);
});

test.each([
  ["UTF-16", Buffer.from("\uFEFFPORT=1", "utf16le")],
  ["UTF-16", Buffer.from("PORT=1", "utf16le").swap16()],
  ["not UTF-8", Buffer.from("TITLE=caf\xe9", "latin1")],
])("rejects a file that is %s, and the error says so", (name, content) => {
  const file = fileWith(content);
  expect(() => readSettingsFiles([`--env-file=${file}`])).toThrow(
    new ConfigError([`${file}: is ${name}; save it as UTF-8`]),
  );
});
