import type { SourceFile } from "@envoi/client";
import { sourceFile } from "./hostile-files.ts";
import { pdfFile, pdfStream } from "./pdf-file.ts";

const SIDE = 64;
const GREY = `/Width ${SIDE} /Height ${SIDE} /ColorSpace /DeviceGray`;

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function packed(bits: string): Buffer {
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, "0");
  return Buffer.from(padded.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

/** A black square: a row with 0 white and 64 black pixels, then rows equal to the one above. @see ITU-T T.6 */
const CCITT = packed(
  `001${"00110101"}${"0000001111"}${"0000110111"}${"11".repeat(SIDE - 1)}${"000000000001".repeat(2)}`,
);

/** @see ITU-T T.88, section 7.2 */
function segment(number: number, type: number, content: Buffer): Buffer {
  return Buffer.concat([u32(number), Buffer.from([type, 0, 1]), u32(content.length), content]);
}
const AREA = Buffer.concat([u32(SIDE), u32(SIDE), u32(0), u32(0)]);
const JBIG2 = Buffer.concat([
  segment(0, 48, Buffer.concat([AREA, Buffer.from([0, 0, 0])])),
  // A JBIG2 generic region, compressed with the CCITT fax encoding.
  segment(1, 38, Buffer.concat([AREA, Buffer.from([0, 1]), CCITT])),
]);

/** An image of 64 by 64 grey pixels, created by OpenJPEG. */
const JPEG_2000 = Buffer.from(
  [
    "AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAQAAAAEAAAQcHAAAAAAAPY29scgEAAAAAABEAAAN4an",
    "AyY/9P/1EAKQAAAAAAQAAAAEAAAAAAAAAAAAAAAEAAAABAAAAAAAAAAAAAAQcBAf9SAAwAAAABAAEEBAAB/1wAB0BASEhQ/2QAJQABQ3JlYXRl",
    "ZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS40/5AACgAAAAADAwAB/5Pfh0VAKSJJ7eQRpSlBmjzUxf2E0U9Mf5bh4WAf/341LrwnJFqp+7iRTG",
    "+FBUy7QPHlqZZAlGZB75GAfXgcx+UoHUQAAAwhlh2oWFIuUpYeWZ1G9D4Z2L6gc2hAB84YRgAebtQHAAxDQoAOFzwIf+0N8EVFkCfiM6jMzMzM",
    "zMzMzMYiCfsZ9AzWZmZmZmZmZswp8l1hOmYABhISx8lKAwjvlMIiUpMTnOc5zolosthH0KYIzZ8kHuPowipqkfopwjNnyQe4+jCKmqR+inCM7R",
    "mJSc5znXiXazhH0LQJSWxS4AMI0tsiu7vNIAAGEhLFoQoDCO+UwiJSkxOc5znOiWiy2EfQpgjNnyQe4+jCKmqR+inCM2fJB7j6MIqapH6KcIzt",
    "GYlJznOdeJdrOEfQtAlJbFLgAwjS2x+DOHLVpZAAMJCWLQhQGEd8phESlJic5znOYifnoAI+5TRGbPkg9x9GEVNUj9FOEZs+SD3H0YRU1SP0U4",
    "RDOQplVVU8/O+gAj6FoEpLWfZwHEaW2MbZo6WAAAGEhLLtEAGEd8phG/pDEpOc5zolosthH0KYIzZ8kHuPowipqkfopwjNnyQe4+jCKmqR+inC",
    "M7RmJSc5znRLcZjCPoUwSEtilwAYSEv5AHgAAAMJCWXaIAMI75TCN/SGJSc5znRLRZbCPoUwRmz5IPcfRhFTVI/RThGbPkg9x9GEVNUj9FOEZ2",
    "jMSk5znOiW4zGEfQpgkJbFLgAwkJfPwWp+ChD7RQCPTfwaDnV61/UWaSieJHdKnNcHn4BogTemvfRsUzDgg5pTD8K26+pDTP00Sn4yxl5eXlMo",
    "vN7hJS/V3XzfN8zr1uoyX9ss7r5vm+Z163VuytEK7r5vm+Z1628uQ0hYomB1SrYYJfQ5BDaFBk6Adjw1K4wGr1z3udcH3QgACcY2Q1AmimyN6U",
    "QGvfToVCQH7R3ymAGPEpnL/KDzFOAMeJTOVxTHmKcAY8SmcSTbt9s5Tuj+gH6ZXl2YQZGfhap//9k=",
  ].join(""),
  "base64",
);

/** A PDF with one page, filled by an image. @param entries - entries of the image's dictionary */
function scan(name: string, entries: string, picture: Buffer): SourceFile {
  const page =
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    page,
    pdfStream("", "200 0 0 200 0 0 cm /P Do"),
    pdfStream(`/Type /XObject /Subtype /Image ${GREY} ${entries}`, picture),
  ];
  return sourceFile(name, "application/pdf", pdfFile(objects));
}

/** Scanned pages in the image formats that scanners use. The last page cannot be decoded. */
export const SCANNED_PDFS: readonly SourceFile[] = [
  scan(
    "fax.pdf",
    `/BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${SIDE} /Rows ${SIDE} >>`,
    CCITT,
  ),
  scan("jbig2.pdf", "/BitsPerComponent 1 /Filter /JBIG2Decode", JBIG2),
  scan("jpeg2000.pdf", "/BitsPerComponent 8 /Filter /JPXDecode", JPEG_2000),
  scan("damaged.pdf", "/BitsPerComponent 8 /Filter /JPXDecode", Buffer.from("no picture")),
];
