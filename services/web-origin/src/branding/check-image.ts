import { imageSize } from "image-size";
import { checkSvg } from "./check-svg.ts";
import { IMAGE_RULES, type ImageFormat, type ImageName } from "./image-rules.ts";

type Measured = { format: string; width: number; height: number };

function measure(bytes: Uint8Array): Measured | null {
  try {
    const { type = "", images = [], ...first } = imageSize(bytes);
    // An ICO file contains several sizes of one icon, in any order.
    const { width, height } = images.reduce((one, other) => (other.width > one.width ? other : one), first);
    return { format: type, width, height };
  } catch {
    // The library throws for unknown types and for headers that end too early.
    return null;
  }
}

/** Last bytes of complete files. Browsers would show the first part of others. */
const ENDS: Partial<Record<ImageFormat, string>> = { png: "49454e44ae426082", jpg: "ffd9" };

function isComplete(bytes: Uint8Array, format: ImageFormat): boolean {
  const end = ENDS[format] ?? "";
  return (
    end === "" ||
    Buffer.from(bytes)
      .subarray(-end.length / 2)
      .toString("hex") === end
  );
}

/**
 * Checks an image by its content.
 *
 * @param format - the format that the file's extension states
 * @returns width divided by height, or the problem
 */
export function checkImage(
  name: ImageName,
  format: ImageFormat,
  bytes: Uint8Array,
): { ratio: number } | { problem: string } {
  const { shape, pixels } = IMAGE_RULES[name];
  if (format === "svg") {
    const checked = checkSvg(bytes);
    if ("problem" in checked)
      return { problem: `${checked.problem} (only drawings are accepted: export it as plain SVG)` };
    return shape.allows(checked.ratio, 1) ? checked : { problem: shape.text };
  }
  const measured = measure(bytes);
  if (measured === null) return { problem: `is not an image in the format ${format.toUpperCase()}` };
  const { width, height } = measured;
  if (measured.format !== format) {
    return { problem: `contains ${measured.format.toUpperCase()}, but its name says ${format.toUpperCase()}` };
  }
  if (!isComplete(bytes, format)) return { problem: "is incomplete" };
  const size = `, but it has ${width} × ${height} pixels`;
  if (!shape.allows(width, height)) return { problem: `${shape.text}${size}` };
  if (!pixels.allows(width, height)) return { problem: `${pixels.text}${size}` };
  return { ratio: width / height };
}
