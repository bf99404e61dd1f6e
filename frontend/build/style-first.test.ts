import { expect, test } from "vitest";
import { styleFirst } from "./style-first.ts";

const RUNTIME = `<link rel="modulepreload" crossorigin href="/assets/rolldown-runtime-Aa11Bb22.js">`;
const STYLE = `<link rel="stylesheet" crossorigin href="/assets/page-Aa11Bb22.css">`;

function transform(html: string): unknown {
  const hook = styleFirst().transformIndexHtml;
  if (typeof hook !== "object" || typeof hook.handler !== "function") throw new Error("no handler");
  return Reflect.apply(hook.handler, {}, [html]);
}

test("only the largest file is loaded after the first paint", () => {
  const page = `<link rel="modulepreload" crossorigin href="/assets/page-Aa11Bb22.js">`;
  const low = `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/page-Aa11Bb22.js">`;
  expect(transform(`${RUNTIME}${page}${STYLE}`)).toBe(`${RUNTIME}${low}${STYLE}`);
});

test("a build whose page script has another name fails", () => {
  expect(() => transform(`${RUNTIME}${STYLE}`)).toThrow("index.html does not preload page-….js");
});
