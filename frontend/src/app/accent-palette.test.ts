import { contrast, parseColor, type Rgb } from "@envoi/brand";
import { expect, test } from "vitest";
import { accentPalette } from "./accent-palette.ts";

/** The paper, surface and raised colours of `colours-and-sizes.css`. */
const LIGHT = ["#faf8f5", "#ffffff", "#f3efe8"];
const DARK = ["#14161f", "#1d202c", "#262a39"];

function requireColor(text: string): Rgb {
  const color = parseColor(text);
  if (color === null) throw new Error(text);
  return color;
}

const minContrast = (color: Rgb, surfaces: readonly string[]) =>
  Math.min(...surfaces.map((surface) => contrast(color, requireColor(surface))));

const ACCENTS = ["#e5484d", "#ffe600", "#001f5c", "#ffff00", "#000000", "#ffffff", "#0a84ff", "#777777"];

test.each(ACCENTS)("keeps text in and on the accent %s readable in both themes", (text) => {
  const { strongOnLight, strongOnDark } = accentPalette(requireColor(text));
  expect(minContrast(strongOnLight, LIGHT)).toBeGreaterThanOrEqual(4.5);
  expect(minContrast(strongOnDark, DARK)).toBeGreaterThanOrEqual(4.5);
});

test.each(ACCENTS)("keeps a control in the accent %s visible in both themes", (text) => {
  const { onLight, onDark } = accentPalette(requireColor(text));
  expect(minContrast(onLight, LIGHT)).toBeGreaterThanOrEqual(3);
  expect(minContrast(onDark, DARK)).toBeGreaterThanOrEqual(3);
});

test("leaves an accent unchanged if it has enough contrast", () => {
  expect(accentPalette(requireColor("#e5484d"))).toMatchObject({
    onLight: requireColor("#e5484d"),
    onDark: requireColor("#e5484d"),
  });
});
