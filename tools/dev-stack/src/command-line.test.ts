import { expect, test } from "vitest";
import { parseCommandLine } from "./command-line.ts";

test.each([
  [[], false],
  [["--direct"], true],
])("with %j, clients transfer bytes directly: %s", (args, direct) => {
  expect(parseCommandLine(args)).toMatchObject({ kind: "run", options: { direct } });
});

test("an unknown option is answered with the usage, which names every option", () => {
  expect(() => parseCommandLine(["--directly"])).toThrow(/--direct .*--port/s);
});

test("scaling a service to no process is rejected, with the command that stops it", () => {
  expect(() => parseCommandLine(["scale", "download=0"])).toThrow('"stop download"');
});

test.each([
  [["logs"], { name: null, isFollowed: false }],
  [["logs", "download", "--follow"], { name: "download", isFollowed: true }],
])("reads %j", (args, command) => {
  expect(parseCommandLine(args)).toMatchObject({ kind: "logs", ...command });
});
