import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STYLES, TOKENS } from "./styles.ts";

const tokens = readFileSync(new URL("../../../../frontend/src/app/colours-and-sizes.css", import.meta.url), "utf8");

test("the operators' page uses the product's colours and sizes", () => {
  for (const [name, value] of Object.entries(TOKENS)) expect(tokens).toContain(`  ${name}: ${value};`);
  const used = new Set(Array.from(STYLES.matchAll(/var\((--[\w-]+)\)/g), ([, name = ""]) => name));
  expect([...used].filter((name) => !(name in TOKENS) && name !== "--accent-strong")).toEqual([]);
});
