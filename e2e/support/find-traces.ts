import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const GZIP_START = Buffer.of(0x1f, 0x8b, 0x08);

/** Decompresses all gzip data in a file, at any offset, because stores may prepend a header. */
function unzipped(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = bytes.indexOf(GZIP_START); at !== -1; at = bytes.indexOf(GZIP_START, at + 1)) {
    try {
      found.push(gunzipSync(bytes.subarray(at)));
    } catch {
      // These three bytes only look like the start of gzip data.
    }
  }
  return found;
}

/**
 * The contents, raw and decompressed, of all files whose paths relative to the directory begin with this prefix.
 * Includes the file names, because on an object store's drive they contain the keys.
 */
export async function everyByte(directory: string, beginning = ""): Promise<Buffer> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.filter((path) => path.startsWith(join(directory, beginning)));
  const contents = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.alloc(0))));
  return Buffer.concat([Buffer.from(files.join("\n")), ...contents, ...contents.flatMap(unzipped)]);
}

/** Possible stored forms of a text. */
function encodeForms(text: Buffer): Buffer[] {
  return [
    text,
    Buffer.from(text.toString("hex")),
    Buffer.from(text.toString("base64")),
    Buffer.from(text.toString("base64url")),
    Buffer.from(encodeURIComponent(text.toString("latin1"))),
  ];
}

/**
 * Searches bytes for the given texts. @returns the names of the texts that occur anywhere in the bytes, in any encoding
 */
export function namesOfFound(bytes: Buffer, texts: Readonly<Record<string, string | Uint8Array>>): string[] {
  const isThere = (text: string | Uint8Array) => encodeForms(Buffer.from(text)).some((form) => bytes.includes(form));
  return Object.entries(texts).flatMap(([name, text]) => (isThere(text) ? [name] : []));
}
