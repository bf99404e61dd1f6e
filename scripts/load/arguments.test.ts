import { expect, test } from "vitest";
import { readLoadArguments } from "./arguments.ts";

test("options after -- are passed on to k6", () => {
  expect(readLoadArguments(["smoke", "RATE=2", "--", "--out", "json=x"])).toEqual({
    kind: "run",
    profile: "smoke",
    baseUrl: null,
    variables: { RATE: "2" },
    k6Options: ["--out", "json=x"],
  });
});

test.each([
  ["PROFIL=stress", "unknown variable PROFIL: did you mean PROFILE?"],
  ["duration=10s", "unknown variable duration: did you mean DURATION?"],
  ["MAX_USER=1", "unknown variable MAX_USER: did you mean MAX_USERS?"],
])("the unknown variable %s is rejected, and the nearest one named", (arg, message) => {
  expect(() => readLoadArguments(["smoke", arg])).toThrow(message);
});

test("a profile may also be a variable", () => {
  expect(readLoadArguments(["PROFILE=stress"])).toMatchObject({ kind: "run", profile: "stress", variables: {} });
});

test.each([
  [["compare"], { kind: "compare", names: [] }],
  [["compare", "smoke"], { kind: "compare", names: ["smoke"] }],
  [["merge", "a.json", "b.json"], { kind: "merge", names: ["a.json", "b.json"] }],
])("reads %j", (args, command) => {
  expect(readLoadArguments(args)).toEqual(command);
});
