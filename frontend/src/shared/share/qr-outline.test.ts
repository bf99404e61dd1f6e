import jsqr from "jsqr";
import { expect, test } from "vitest";
import { SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { type QrOutline, qrOutline } from "./qr-outline.ts";

const SCALE = 4;

/** Paints the outline dark on light and scans it like a camera. */
function scan({ side, path }: QrOutline): string | undefined {
  const width = side * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const at = (Number(y) * SCALE + row) * width + Number(x) * SCALE;
      for (let column = 0; column < Number(length) * SCALE; column += 1)
        pixels.fill(0, (at + column) * 4, (at + column) * 4 + 3);
    }
  }
  return jsqr(pixels, width, width)?.data;
}

test.each([
  `https://envoi.example/download/${uploadId()}/#${SECRET}`,
  `http://localhost:8080/download/${uploadId()}/#${SECRET}`,
  "https://a-rather-long-name.of-an-operator.example:8443/download/0123456789abcdef/#AAECAwQFBgcICQoLDA0ODw",
])("the QR code of %s contains the link", (link) => {
  expect(scan(qrOutline(link))).toBe(link);
});

test("a QR code has four light modules on every side", () => {
  const { side, path } = qrOutline("https://envoi.example/");
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => ({
    left: Number(x),
    right: Number(x) + Number(length),
    row: Number(y),
  }));
  expect(Math.min(...runs.map(({ left }) => left))).toBe(4);
  expect(Math.max(...runs.map(({ right }) => right))).toBe(side - 4);
  expect(Math.min(...runs.map(({ row }) => row))).toBe(4);
  expect(Math.max(...runs.map(({ row }) => row))).toBe(side - 5);
});
