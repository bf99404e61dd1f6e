import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const GZIP_START = Buffer.of(0x1f, 0x8b, 0x08);

/** What is compressed in a file, wherever in it that begins: a store may have put its own before it. */
function unzipped(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = bytes.indexOf(GZIP_START); at !== -1; at = bytes.indexOf(GZIP_START, at + 1)) {
    try {
      found.push(gunzipSync(bytes.subarray(at)));
    } catch {
      // Three bytes that only look like it.
    }
  }
  return found;
}

/** All files below a directory whose paths there begin so, names included: of a bucket on a drive these are keys. */
export async function everyByte(directory: string, beginning = ""): Promise<Buffer> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.filter((path) => path.startsWith(join(directory, beginning)));
  const contents = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.alloc(0))));
  return Buffer.concat([Buffer.from(files.join("\n")), ...contents, ...contents.flatMap(unzipped)]);
}

/** A text in the forms in which it could have been written down. */
function formsOf(text: Buffer): Buffer[] {
  return [
    text,
    Buffer.from(text.toString("hex")),
    Buffer.from(text.toString("base64")),
    Buffer.from(text.toString("base64url")),
    Buffer.from(encodeURIComponent(text.toString("latin1"))),
  ];
}

/** @returns the names of those that stand anywhere in these bytes, in whatever form */
export function namesOfFound(bytes: Buffer, texts: Readonly<Record<string, string | Uint8Array>>): string[] {
  const isThere = (text: string | Uint8Array) => formsOf(Buffer.from(text)).some((form) => bytes.includes(form));
  return Object.entries(texts).flatMap(([name, text]) => (isThere(text) ? [name] : []));
}
