import { expect, test } from "vitest";
import { accentPalette, contrast, parseColor, type Rgb } from "./accent-palette.ts";

test("colours are read in short and long hex form", () => {
  expect(parseColor("#E5484d")).toEqual({ red: 229, green: 72, blue: 77 });
  expect(parseColor("#0af")).toEqual({ red: 0, green: 170, blue: 255 });
});

test.each(["red", "#12", "#12345", "url(x)", "#ggg", ""])("%j is not a colour", (text) => {
  expect(parseColor(text)).toBeNull();
});

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

test.each(ACCENTS)("text in the accent %s, and text on it, is readable in both themes", (text) => {
  const { strongOnLight, strongOnDark } = accentPalette(requireColor(text));
  expect(minContrast(strongOnLight, LIGHT)).toBeGreaterThanOrEqual(4.5);
  expect(minContrast(strongOnDark, DARK)).toBeGreaterThanOrEqual(4.5);
});

test.each(ACCENTS)("a control in the accent %s is visible in both themes", (text) => {
  const { onLight, onDark } = accentPalette(requireColor(text));
  expect(minContrast(onLight, LIGHT)).toBeGreaterThanOrEqual(3);
  expect(minContrast(onDark, DARK)).toBeGreaterThanOrEqual(3);
});

test("an accent with enough contrast is used unchanged", () => {
  expect(accentPalette(requireColor("#e5484d"))).toMatchObject({
    onLight: requireColor("#e5484d"),
    onDark: requireColor("#e5484d"),
  });
});
