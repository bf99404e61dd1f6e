import { expect, test } from "vitest";
import { type DecoderModule, loadPictureDecoder, withBoundedMemory } from "./picture-decoders.ts";

const PAGE_BYTES = 65_536;
const MAX_PAGES = 16_384;

/** A decoder whose memory has a given number of pages, which are counted but not allocated. */
function createDecoder(pages: number): DecoderModule {
  let size = pages;
  const memory = {
    get buffer() {
      return { byteLength: size * PAGE_BYTES };
    },
    grow(more: number) {
      size += more;
      return size - more;
    },
  };
  return { default: () => ({ memory, decode: () => 7 }) };
}

type Exports = { memory: { buffer: ArrayBuffer; grow: (pages: number) => number }; decode: () => number };

test("a decoder's memory can grow to 1 GiB, but no further", () => {
  const { memory, decode } = withBoundedMemory(createDecoder(256)).default({}) as Exports;
  expect(decode()).toBe(7);
  expect(memory.grow(MAX_PAGES - 256)).toBe(256);
  expect(memory.buffer.byteLength).toBe(MAX_PAGES * PAGE_BYTES);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect(memory.buffer.byteLength).toBe(MAX_PAGES * PAGE_BYTES);
});

test.each(["jbig2_nowasm_fallback.js", "openjpeg_nowasm_fallback.js"])("the decoder %s is loaded", async (file) => {
  expect(await loadPictureDecoder(file)).toEqual({ default: expect.any(Function) });
});

test("other files are rejected", async () => {
  await expect(loadPictureDecoder("../../secret.js")).rejects.toThrow("no decoder");
});
