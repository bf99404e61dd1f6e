import { expect, test } from "vitest";
import { accentPalette, contrast, parseColor } from "./accent-palette.ts";

test("colours are read in both of their lengths", () => {
  expect(parseColor("#E5484d")).toEqual({ red: 229, green: 72, blue: 77 });
  expect(parseColor("#0af")).toEqual({ red: 0, green: 170, blue: 255 });
});

test.each(["red", "#12", "#12345", "url(x)", "#ggg", ""])("%j is no colour", (text) => {
  expect(parseColor(text)).toBeNull();
});

test.each(["#e5484d", "#ffff00", "#000000", "#ffffff", "#0a84ff", "#777777"])(
  "text in the accent %s can be read in both themes, and so can text on it",
  (text) => {
    const color = parseColor(text);
    if (color === null) throw new Error(text);
    const { strongOnLight, strongOnDark } = accentPalette(color);
    expect(contrast(strongOnLight, { red: 250, green: 248, blue: 245 })).toBeGreaterThanOrEqual(4.5);
    expect(contrast(strongOnLight, { red: 255, green: 255, blue: 255 })).toBeGreaterThanOrEqual(4.5);
    expect(contrast(strongOnDark, { red: 29, green: 32, blue: 44 })).toBeGreaterThanOrEqual(4.5);
    expect(contrast(strongOnDark, { red: 20, green: 22, blue: 31 })).toBeGreaterThanOrEqual(4.5);
  },
);
