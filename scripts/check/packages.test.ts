import { describe, expect, it } from "vitest";
import { isPermissive, listingProblems } from "./packages.ts";

describe("listingProblems", () => {
  it("allows a service to list what its layer may import, and testkit for its tests", () => {
    const dependencies = { "@envoi/protocol": "*", "@envoi/store": "*", express: "5.3.0" };
    expect(listingProblems("download", { dependencies, devDependencies: { "@envoi/testkit": "*" } })).toEqual([]);
  });

  it.each(["@envoi/crypto", "@envoi/client", "@envoi/testkit", "@envoi/metadata"])(
    "rejects a service that depends on %s",
    (name) => {
      const problems = listingProblems("download", { dependencies: { [name]: "*" }, devDependencies: {} });
      expect(problems).toEqual([`download: ${name} may not be listed under dependencies`]);
    },
  );

  it("rejects a server package that lists crypto for its tests", () => {
    const problems = listingProblems("standalone", { dependencies: {}, devDependencies: { "@envoi/crypto": "*" } });
    expect(problems).toEqual(["standalone: @envoi/crypto may not be listed under devDependencies"]);
  });

  it.each(["^5.3.0", "~5.3.0", "*", "latest"])("rejects the version %s of a library", (version) => {
    const problems = listingProblems("download", { dependencies: { express: version }, devDependencies: {} });
    expect(problems).toEqual([`download: express is "${version}", not one exact version`]);
  });

  it("rejects a package that no layer describes", () => {
    const problems = listingProblems("packages/stranger", { dependencies: {}, devDependencies: {} });
    expect(problems).toEqual(["packages/stranger is not in scripts/check/layers.ts"]);
  });
});

describe("isPermissive", () => {
  it.each([
    "MIT",
    "ISC",
    "Apache-2.0",
    "(MIT OR GPL-3.0-only)",
    "Apache-2.0 AND MIT",
    "(MIT AND Zlib) OR GPL-2.0-only",
  ])("accepts %s", (expression) => {
    expect(isPermissive(expression)).toBe(true);
  });

  it.each([
    "AGPL-3.0-only",
    "GPL-3.0-or-later",
    "MIT AND GPL-2.0-only",
    "UNLICENSED",
    "UNKNOWN",
    "Custom: LICENSE",
    "",
    "SSPL-1.0",
  ])("refuses %j", (expression) => {
    expect(isPermissive(expression)).toBe(false);
  });
});
