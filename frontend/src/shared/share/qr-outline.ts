import { correction, generate } from "lean-qr/nano";

/** Width in modules of the light border, which cameras need to detect the code. */
const QUIET_ZONE = 4;

/** A QR code as the outline of its dark modules, in a square of `side` units, including the quiet zone. */
export type QrOutline = { side: number; path: string };

export function qrOutline(text: string): QrOutline {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x + 1, y)) x += 1;
      runs.push(`M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x - start + 1}v1H${start + QUIET_ZONE}z`);
    }
  }
  return { side: code.size + 2 * QUIET_ZONE, path: runs.join("") };
}
