import { correction, generate } from "lean-qr";

const MARGIN = 2;

/** A QR code as lines of half-block characters, which scanners can read on dark and light terminals. */
export function drawQrCode(text: string): string[] {
  const code = generate(text, { minCorrectionLevel: correction.L });
  const isLight = (x: number, y: number) => !code.get(x, y);
  const lines: string[] = [];
  for (let y = -MARGIN; y < code.size + MARGIN; y += 2) {
    let line = "";
    for (let x = -MARGIN; x < code.size + MARGIN; x += 1) {
      const [top, bottom] = [isLight(x, y), isLight(x, y + 1)];
      line += top ? (bottom ? "█" : "▀") : bottom ? "▄" : " ";
    }
    lines.push(line);
  }
  return lines;
}
