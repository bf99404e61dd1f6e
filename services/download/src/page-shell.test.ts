import type { Locale } from "@envoi/locales";
import { expect, test } from "vitest";
import { createPageShell } from "./page-shell.ts";

/** A web app that serves its page in every language until the test makes it unavailable. */
function createApp() {
  let isAway = false;
  const pageShell = createPageShell(
    {
      async read(locale: Locale) {
        if (isAway) throw new Error("away");
        const tags = (title: string) =>
          `<meta name="description" content="${title}" /><meta property="og:title" content="${title}" />`;
        const forRecipients = `<template id="for-recipients">${tags(`Files in ${locale}`)}</template>`;
        return `<html lang="${locale}"><head>${tags("Send files")}${forRecipients}</head></html>`;
      },
    },
    { title: "Ours & theirs", reportAddress: null },
    () => {},
  );
  return {
    pageShell,
    leave() {
      isAway = true;
    },
  };
}

test("each language has its own page, whose link preview names the site and addresses recipients", async () => {
  const { pageShell } = createApp();
  for (const locale of ["de", "fa", "de"] as const) {
    const page = await pageShell(locale);
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain('<meta property="og:site_name" content="Ours &amp; theirs"></head>');
    expect(page).toContain(`<meta property="og:title" content="Files in ${locale}" />`);
    expect(page).not.toMatch(/Send files|template/);
  }
});

test("while the app is unavailable, the cached page is served, in English if the language is not cached", async () => {
  const { pageShell, leave } = createApp();
  await pageShell("de");
  await pageShell("en-US");
  leave();
  expect(await pageShell("de")).toContain('lang="de"');
  expect(await pageShell("fr")).toContain('lang="en-US"');
});

test("while the app is unavailable, a cached page in another language is served if necessary", async () => {
  const { pageShell, leave } = createApp();
  await pageShell("de");
  leave();
  expect(await pageShell("fr")).toContain('lang="de"');
});

test("visitors are asked to try again until the app's page has been fetched", async () => {
  const { pageShell, leave } = createApp();
  leave();
  expect(await pageShell("de")).toContain("Open this link again in a moment.");
});

test("the page preloads the modules named in the app's template for this page", async () => {
  const parts = '<link rel="modulepreload" href="/assets/download.js">';
  const read = async () => `<head><template id="download-parts">${parts}</template></head>`;
  const pageShell = createPageShell({ read }, { title: "Envoi", reportAddress: null }, () => {});
  const page = await pageShell("de");
  expect(page).toContain(`<head>${parts}`);
  expect(page).not.toContain("template");
});

test("visitors without JavaScript see where to report an upload, if the operator has configured it", async () => {
  const read = async () => '<head></head><noscript><template id="report-address">\n Report this </template></noscript>';
  const withAddress = (reportAddress: string | null) =>
    createPageShell({ read }, { title: "Envoi", reportAddress }, () => {})("en-US");
  expect(await withAddress(null)).toContain("<noscript></noscript>");
  expect(await withAddress("mailto:abuse@example.com?subject=a&b")).toContain(
    '<p>Report this: <a href="mailto:abuse@example.com?subject=a&amp;b">abuse@example.com?subject=a&amp;b</a></p>',
  );
  expect(await withAddress('https://example.com/"><script>')).not.toContain("<script>");
});
