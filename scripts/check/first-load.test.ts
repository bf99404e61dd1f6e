import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkFirstLoad, filesOf } from "./first-load.ts";

describe("filesOf", () => {
  const manifest = {
    "index.html": { file: "index.js", imports: ["_shared.js", "_base.js"] },
    "_shared.js": { file: "shared.js", imports: ["_base.js", "index.html"] },
    "_base.js": { file: "base.js" },
    "later.tsx": { file: "later.js" },
  };

  it("follows imports, counts each file once and leaves out what is loaded later", () => {
    expect(filesOf(manifest, "index.html")).toEqual(["index.js", "shared.js", "base.js"]);
  });

  it("throws when a module is not in the build", () => {
    expect(() => filesOf(manifest, "away.tsx")).toThrow("the build has no away.tsx");
  });
});

describe("checkFirstLoad", () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), "envoi-first-load-"));
  });
  afterEach(() => rm(root, { recursive: true }));

  async function build(pageBytes: number): Promise<void> {
    const dist = path.join(root, "frontend", "dist");
    await mkdir(path.join(dist, ".vite"), { recursive: true });
    const manifest = { "index.html": { file: "index.js", imports: ["_page.js"] }, "_page.js": { file: "page.js" } };
    await writeFile(path.join(dist, ".vite", "manifest.json"), JSON.stringify(manifest));
    await writeFile(path.join(dist, "index.js.gz"), Buffer.alloc(1_000));
    await writeFile(path.join(dist, "page.js.gz"), Buffer.alloc(pageBytes));
  }

  it("passes a page that is small enough, and says its size", async () => {
    await build(109_000);
    expect(await checkFirstLoad({ root })).toEqual({ problems: [], note: "110.0 of 110 kB" });
  });

  it("names the files of a page that is too large", async () => {
    await build(109_001);
    const { problems } = await checkFirstLoad({ root });
    expect(problems).toEqual(["1000 index.js\n109001 page.js\nare 1 bytes too many"]);
  });
});
