import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { withDecoders } from "./pdf-decoders.ts";

test("pdf.js gets its decoders from the page, by the names of their files", async () => {
  const file = createRequire(import.meta.url).resolve("pdfjs-dist/legacy/build/pdf.worker.mjs");
  const code = withDecoders(await readFile(file, "utf8"));
  expect(code).toContain("await loadPictureDecoder(this._noWasmFilename)");
  expect(code).not.toContain("#wasmUrl}${this._noWasmFilename");
});

test("a pdf.js that imports them in another way fails the build", () => {
  expect(() => withDecoders("await import(url)")).toThrow("in another way");
});
