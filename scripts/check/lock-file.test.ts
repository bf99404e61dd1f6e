import { describe, expect, it } from "vitest";
import { missingOptionalEntries } from "./lock-file.ts";

describe("missingOptionalEntries", () => {
  it("adds what a package may need on other platforms and the lock file lacks", () => {
    const packages = {
      "": {},
      "node_modules/tool": {
        dev: true,
        optionalDependencies: {
          "@tool/linux-x64": "1.2.3",
          "@tool/linux-x64-musl": "1.2.3",
          "@tool/win32-arm64": "1.2.3",
        },
      },
      "node_modules/@tool/linux-x64": { version: "1.2.3" },
    };
    expect(missingOptionalEntries(packages)).toEqual({
      "node_modules/@tool/linux-x64-musl": {
        version: "1.2.3",
        cpu: ["x64"],
        dev: true,
        libc: ["musl"],
        optional: true,
        os: ["linux"],
      },
      "node_modules/@tool/win32-arm64": { version: "1.2.3", cpu: ["arm64"], dev: true, optional: true, os: ["win32"] },
    });
  });

  it("finds an optional package inside the folder of the one that wants it", () => {
    const packages = {
      "node_modules/tool": { optionalDependencies: { helper: "1.0.0" } },
      "node_modules/tool/node_modules/helper": { version: "1.0.0" },
    };
    expect(missingOptionalEntries(packages)).toEqual({});
  });
});
