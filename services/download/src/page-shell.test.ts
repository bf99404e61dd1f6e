import type { Locale } from "@envoi/locales";
import { expect, test } from "vitest";
import { createPageShell } from "./page-shell.ts";

/** An app that has a page in every language, until it is away. */
function createApp() {
  let isAway = false;
  const pageShell = createPageShell(
    {
      async read(locale: Locale) {
        if (isAway) throw new Error("away");
        return `<html lang="${locale}"><head></head></html>`;
      },
    },
    "Ours & theirs",
    () => {},
  );
  return {
    pageShell,
    leave() {
      isAway = true;
    },
  };
}

test("each language has its page, with the name of the site for previews, and nothing else", async () => {
  const { pageShell } = createApp();
  for (const locale of ["de", "fa", "de"] as const) {
    const page = await pageShell(locale);
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain('<meta property="og:title" content="Ours &amp; theirs"></head>');
  }
});

test("while the app is away a page that was seen is shown, in English where it was not seen in the language", async () => {
  const { pageShell, leave } = createApp();
  await pageShell("de");
  await pageShell("en-US");
  leave();
  expect(await pageShell("de")).toContain('lang="de"');
  expect(await pageShell("fr")).toContain('lang="en-US"');
});

test("while the app is away, who reads a language that was not seen gets any page rather than none", async () => {
  const { pageShell, leave } = createApp();
  await pageShell("de");
  leave();
  expect(await pageShell("fr")).toContain('lang="de"');
});

test("before there was a page, people are asked to come again", async () => {
  const { pageShell, leave } = createApp();
  leave();
  expect(await pageShell("de")).toContain("Open this link in a moment again.");
});
