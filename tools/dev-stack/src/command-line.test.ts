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
