import { png, sourceFile } from "./hostile-files.ts";

const SIDE = 20;

/** Packs codes as in GIF, least significant bits first. */
function packed(bits: string): Buffer {
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, "0").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt([...byte].reverse().join(""), 2)));
}

/** A GIF frame in the first colour. The decoder is reset before each pixel to keep codes short. */
function gifFrame(): Buffer {
  const [clear, firstColour, end] = ["001", "000", "101"];
  const codes = packed(`${(clear + firstColour).repeat(SIDE * SIDE)}${end}`);
  const blocks = [codes.subarray(0, 255), codes.subarray(255)].flatMap((block) => [Buffer.from([block.length]), block]);
  return Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0, SIDE, 0, SIDE, 0, 0, 2]), ...blocks, Buffer.from([0])]);
}

/** A GIF with two blue frames, zeros between them, and no trailer. */
function carelessGif(): Buffer {
  const head = Buffer.concat([
    Buffer.from("GIF89a"),
    Buffer.from([SIDE, 0, SIDE, 0, 0x80, 0, 0, 0, 0, 255, 255, 255, 255]),
  ]);
  return Buffer.concat([head, gifFrame(), Buffer.alloc(2), gifFrame()]);
}

function icon(): Buffer {
  const picture = png(32, 32, [255, 0, 0]);
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(picture.byteLength, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** An AVIF with 40 by 30 red pixels, made by libavif. */
const AVIF = Buffer.from(
  [
    "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aW",
    "YAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACEAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29s",
    "b3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAACgAAAAeAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA",
    "0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACltZGF0EgAKCTgVJ+sICGg0gDISE0AAAEAA8kqm0wxp5zpA+kOA",
  ].join(""),
  "base64",
);

const text = (name: string, bytes: Buffer) => sourceFile(name, "text/plain", new Uint8Array(bytes));

/** Text and images as written by older and careless programs. */
export const EVERYDAY_FILES = [
  text("russian.txt", Buffer.from("cff0e8e2e5f22c20ece8f02120cae0ea20e4e5ebe03f", "hex")),
  text("japanese.txt", Buffer.from("82a8926d82e782b981460d0a96be93fa82cd8b7882dd82c582b781420d0a", "hex")),
  text("czech.txt", Buffer.from("50f8edb974ed20736368f97a6b613a20be6c75bb6f75e86bfd206bf9f2", "hex")),
  text("wide.txt", Buffer.from("Größe M, Länge L\r\n", "utf16le")),
  text("damaged.txt", Buffer.concat([Buffer.from("Größe 日本語 äöüß\n"), Buffer.from([0xff]), Buffer.from("Ende\n")])),
  text("program.txt", Buffer.from("7f454c4602010100000000000000000003003e0001000000501040", "hex")),
  sourceFile("two.gif", "image/gif", new Uint8Array(carelessGif())),
  sourceFile("red.avif", "image/avif", new Uint8Array(AVIF)),
  sourceFile("cut.png", "image/png", png(40, 30, [255, 0, 0]).slice(0, -14)),
  sourceFile("icon.ico", "image/x-icon", new Uint8Array(icon())),
];
