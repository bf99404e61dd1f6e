import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { withDecoders } from "./pdf-decoders.ts";

test("makes pdf.js load its decoders from the page by file name", async () => {
  const file = createRequire(import.meta.url).resolve("pdfjs-dist/legacy/build/pdf.worker.mjs");
  const code = withDecoders(await readFile(file, "utf8"));
  expect(code).toContain("await loadPictureDecoder(this._noWasmFilename)");
  expect(code).not.toContain("#wasmUrl}${this._noWasmFilename");
});

test("fails the build if pdf.js no longer imports its decoders in the expected way", () => {
  expect(() => withDecoders("await import(url)")).toThrow("in another way");
});
