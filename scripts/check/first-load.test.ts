import { describe, expect, it } from "vitest";
import { collectFiles } from "./first-load.ts";

describe("collectFiles", () => {
  const manifest = {
    "index.html": { file: "index.js", imports: ["_shared.js", "_base.js"] },
    "_shared.js": { file: "shared.js", imports: ["_base.js", "index.html"] },
    "_base.js": { file: "base.js" },
    "later.tsx": { file: "later.js" },
  };

  it("follows imports, counts each file once and omits dynamically imported files", () => {
    expect(collectFiles(manifest, "index.html")).toEqual(["index.js", "shared.js", "base.js"]);
  });

  it("throws when a module is not in the build", () => {
    expect(() => collectFiles(manifest, "away.tsx")).toThrow("the build has no away.tsx");
  });
});
