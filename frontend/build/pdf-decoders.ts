import { resolve } from "node:path";
import type { Plugin } from "vite";
import { PAGE_FOLDER } from "./page-folder.ts";

const DECODERS_MODULE = resolve(PAGE_FOLDER, "src/shared/pdf/picture-decoders.ts");
/**
 * The code in pdf.js that imports a decoder. The decoder's URL is composed at run time, so it would not match any built
 * file.
 */
const COMPOSED_IMPORT =
  /await import\(\s*\/\*webpackIgnore: true\*\/\s*\/\*@vite-ignore\*\/\s*`\$\{WasmImage\.#wasmUrl\}\$\{(this\._noWasmFilename)\}`\)/;

/**
 * Lets pdf.js find its WebAssembly-free decoders among the hashed files of the page.
 * @throws if pdf.js no longer imports its decoders in the expected way
 */
export function withDecoders(code: string): string {
  if (!COMPOSED_IMPORT.test(code)) throw new Error("pdf.js imports its decoders in another way");
  const source = JSON.stringify(DECODERS_MODULE);
  return `import { loadPictureDecoder } from ${source};\n${code.replace(COMPOSED_IMPORT, "await loadPictureDecoder($1)")}`;
}

export function pdfDecoders(): Plugin {
  return {
    name: "envoi:pdf-decoders",
    transform: {
      filter: { id: "**/pdfjs-dist/legacy/build/pdf.worker.mjs" },
      handler: (code) => ({ code: withDecoders(code), map: null }),
    },
  };
}
