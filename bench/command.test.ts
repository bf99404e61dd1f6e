import { describe, expect, it } from "vitest";
import { parseCommand } from "./command.ts";

const GROUPS = ["embedded", "stack", "janitor"];
const MEBIBYTE = 1_048_576;

describe("what the benchmark is asked for", () => {
  it("is everything, five times with half a gibibyte, when nothing is said", () => {
    const options = { bytes: 512 * MEBIBYTE, runs: 5, isSmall: false };
    expect(parseCommand([], GROUPS)).toEqual({ names: GROUPS, options });
  });

  it("is some groups, in the order of all", () => {
    expect(parseCommand(["janitor", "embedded"], GROUPS).names).toEqual(["embedded", "janitor"]);
  });

  it("is of another size", () => {
    const options = { bytes: 7 * MEBIBYTE, runs: 3, isSmall: false };
    expect(parseCommand(["--mebibytes", "7", "--runs=3"], GROUPS).options).toEqual(options);
  });

  it("is small, and sizes that are named hold all the same", () => {
    expect(parseCommand(["--small", "--runs", "1"], GROUPS).options).toEqual({
      bytes: 32 * MEBIBYTE,
      runs: 1,
      isSmall: true,
    });
  });

  it.each([["nothing"], ["--runs", "0"], ["--runs", "1.5"], ["--mebibytes", "-1"], ["--fast"]])(
    "%s %s is refused",
    (...args) => {
      expect(() => parseCommand(args.filter(Boolean), GROUPS)).toThrow();
    },
  );
});
