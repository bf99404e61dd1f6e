import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { layoutProblems } from "./layout-problems.ts";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser("chromium");
  page = await browser.newPage({ viewport: { width: 360, height: 800 } });
});
afterAll(() => browser.close());

async function problemsIn(body: string): Promise<string[]> {
  await page.setContent(`<!doctype html><body style="margin: 0; font: 16px monospace">${body}</body>`);
  return layoutProblems(page);
}

it.each([
  [
    "a box beyond the page",
    `<p style="width: 400px">a</p>`,
    ["the page is 400 wide, and 360 can be seen", 'p. "a" reaches from 0 to 400'],
  ],
  [
    "a text wider than its box",
    `<p style="width: 50px">Geschwindigkeit</p>`,
    [expect.stringMatching(/^p\. "Geschwindigkeit" has \d+ in a width of 50$/)],
  ],
  [
    "lines that are hidden",
    `<p style="height: 20px; overflow: hidden">one<br>two</p>`,
    [expect.stringMatching(/^p\. "onetwo" has \d+ in a height of 20$/)],
  ],
  [
    "an option that is cut off",
    `<select style="width: 60px"><option>A long time from now</select>`,
    ['"A long time from now" is cut off in select. "A long time from now"'],
  ],
  [
    "a word on two lines",
    `<p style="width: 60px; overflow-wrap: anywhere">Weltraum</p>`,
    ['"Weltraum" is broken in p. "Weltraum"'],
  ],
  [
    "controls on each other",
    `<button>one</button><button style="margin-left: -20px">two</button>`,
    ['button. "one" and button. "two" overlap'],
  ],
])("%s is found", async (_what, body, problems) => {
  expect(await problemsIn(body)).toEqual(problems);
});

it("a bar at the screen's edge may cover content scrolled under it, but the bar's own parts may not overlap", async () => {
  const bar = (inside: string) => `<div style="position: sticky; bottom: 0">${inside}</div>`;
  const long = `<button style="height: 2000px">long</button>`;
  expect(await problemsIn(`<main>${long}${bar("<button>send</button>")}</main>`)).toEqual([]);
  const two = `<button>one</button><button style="margin-left: -20px">two</button>`;
  expect(await problemsIn(bar(two))).toEqual(['button. "one" and button. "two" overlap']);
});

it("no problems are found if everything fits, or in hidden elements", async () => {
  const hidden = `<p style="visibility: hidden; width: 400px; position: fixed">a</p>`;
  const screenReaderOnly = `<p style="clip-path: inset(50%); width: 1px; overflow: hidden; position: absolute">Geschwindigkeit</p>`;
  expect(await problemsIn(`<p>Enough room for all</p><button>one</button>${hidden}${screenReaderOnly}`)).toEqual([]);
});
