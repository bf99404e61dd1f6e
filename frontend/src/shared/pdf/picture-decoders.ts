import { loadChunk } from "../chunks/load-chunk.ts";

/** The memory of a WebAssembly module compiled to JavaScript. */
type Memory = { readonly buffer: ArrayBuffer; grow: (pages: number) => number };
type Instantiate = (imports: object) => Record<string, unknown>;
export type DecoderModule = { default: Instantiate };

const MEMORY_PAGE_BYTES = 65_536;
/**
 * Maximum memory of a decoder: enough for an image of 64 million pixels in four colours. Without a limit, a hostile
 * image could make a decoder allocate twice as much.
 */
const MAX_MEMORY_BYTES = 1_073_741_824;

/**
 * pdf.js decoders without WebAssembly, which the content security policy does not allow. Few PDFs need these decoders.
 */
const DECODERS: Readonly<Record<string, () => Promise<DecoderModule>>> = {
  // For images in the formats CCITT and JBIG2.
  "jbig2_nowasm_fallback.js": () => import("pdfjs-dist/wasm/jbig2_nowasm_fallback.js"),
  // For images in the format JPEG 2000.
  "openjpeg_nowasm_fallback.js": () => import("pdfjs-dist/wasm/openjpeg_nowasm_fallback.js"),
};

const isMemory = (value: unknown): value is Memory =>
  typeof value === "object" && value !== null && "grow" in value && "buffer" in value;

function boundMemory(memory: Memory): Memory {
  return {
    get buffer() {
      return memory.buffer;
    },
    grow(pages) {
      if (memory.buffer.byteLength + pages * MEMORY_PAGE_BYTES > MAX_MEMORY_BYTES) throw new RangeError("too large");
      return memory.grow(pages);
    },
  };
}

/** Limits a decoder's memory. Allocations above the limit fail, so the decoder reports an error. */
export function withBoundedMemory({ default: instantiate }: DecoderModule): DecoderModule {
  return {
    default: (imports) =>
      Object.fromEntries(
        Object.entries(instantiate(imports)).map(([name, value]) => [
          name,
          isMemory(value) ? boundMemory(value) : value,
        ]),
      ),
  };
}

/**
 * Loads the decoder that pdf.js requests. The build connects this function to pdf.js: `frontend/build/pdf-decoders.ts`.
 */
export async function loadPictureDecoder(file: string): Promise<DecoderModule> {
  const load = DECODERS[file];
  if (load === undefined) throw new Error(`there is no decoder ${file}`);
  return withBoundedMemory(await loadChunk("picture-decoder", load));
}
