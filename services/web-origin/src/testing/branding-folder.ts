import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A grey PNG. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height, 0x80));
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

export const svg = (content = '<path d="M0 0h40v20z"/>', viewBox = "0 0 40 20") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;

export const ICONS = {
  "favicon.svg": svg("", "0 0 4 4"),
  "icon-192.png": png(192, 192),
  "icon-512.png": png(512, 512),
};

/** A folder with these files. A key that ends in `/` is a folder, an object is written as JSON. */
export async function brandingFolder(files: Record<string, string | Uint8Array | object>) {
  const directory = await mkdtemp(join(tmpdir(), "envoi-branding-"));
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith("/")) await mkdir(join(directory, name));
    else {
      const isText = typeof content === "string" || content instanceof Uint8Array;
      await writeFile(join(directory, name), isText ? content : JSON.stringify(content));
    }
  }
  return { directory, [Symbol.asyncDispose]: () => rm(directory, { recursive: true }) };
}
