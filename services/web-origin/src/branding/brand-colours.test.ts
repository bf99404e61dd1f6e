import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { DEFAULT_COLOURS, findColourProblems, toStylesheet } from "./brand-colours.ts";

test("the default colours are those of the page", async () => {
  const css = await readFile(new URL("../../../../frontend/src/app/colours-and-sizes.css", import.meta.url), "utf8");
  const readProperty = (property: string): [string, string] => {
    const [, one = ""] = new RegExp(`${property}: ([^;]+);`).exec(css) ?? [];
    const [, light = one, dark = one] = /^light-dark\((.+), (.+)\)$/.exec(one) ?? [];
    const follow = (value: string, theme: 0 | 1) => {
      const [, name] = /^var\((.+)\)$/.exec(value) ?? [];
      return name === undefined ? value : readProperty(name)[theme];
    };
    return [follow(light, 0), follow(dark, 1)];
  };
  for (const token of Object.keys(DEFAULT_COLOURS.light)) {
    const property = `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const ours = (["light", "dark"] as const).map((theme) => Object.entries(DEFAULT_COLOURS[theme]));
    expect(ours.map((entries) => Object.fromEntries(entries)[token])).toEqual(readProperty(property));
  }
});

test("the default colours have enough contrast", () => {
  expect(findColourProblems({ light: {}, dark: {} })).toEqual([]);
});

test("names the colours, their ratio and the minimum if text or controls have too little contrast", () => {
  expect(findColourProblems({ light: { inkSoft: "#999999" }, dark: { controlLine: "#333333" } })).toEqual([
    "colours.light: inkSoft #999999 on raised #f3efe8 has a contrast of 2.48:1, but text needs 4.5:1 (WCAG AA): change one of the two",
    "colours.dark: controlLine #333333 on raised #262a39 has a contrast of 1.12:1, but controls need 3:1 (WCAG AA): change one of the two",
  ]);
});

test("an accent alone is also the colour of text and of the primary button, so it must be strong enough for both", () => {
  expect(findColourProblems({ light: { accent: "#0a84ff" }, dark: {} })).toEqual([
    expect.stringContaining("accentStrong #0a84ff on raised"),
    expect.stringContaining("onAccentStrong #ffffff on accentStrong #0a84ff"),
  ]);
  expect(findColourProblems({ light: { accent: "#0a84ff", accentStrong: "#0059b3" }, dark: {} })).toEqual([]);
});

test("messages in the page's fixed colours must be readable on the operator's surfaces", () => {
  const problems = findColourProblems({ light: { paper: "#8fae9d" }, dark: {} });
  expect(problems.some((problem) => problem.startsWith("colours.light: good #1f7a4d on paper #8fae9d"))).toBe(true);
});

test("the stylesheet sets only what differs, in both themes", () => {
  expect(toStylesheet({ light: { paper: "#ffffff", accent: "#0059b3" }, dark: {} })).toBe(
    ":root{--paper:#ffffff;--accent:#0059b3;--accent-strong:#0059b3}@media(prefers-color-scheme:dark){:root{--paper:#14161f;--accent:#ff6b6f;--accent-strong:#ff8a8d}}\n",
  );
});
