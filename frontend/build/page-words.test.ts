import { readFile } from "node:fs/promises";
import { LOCALES } from "@envoi/locales";
import { expect, test } from "vitest";
import { fillWords } from "./page-words.ts";

const read = (file: string) => readFile(new URL(file, import.meta.url), "utf8");

test("fills a page with the messages of its language, and declares the language and text direction", () => {
  const page = `<html lang="en-US" dir="ltr"><h1>{{title}}</h1>`;
  expect(fillWords(page, "fr", "title = Rien ici ?")).toBe('<html lang="fr" dir="ltr"><h1>Rien ici ?</h1>');
  expect(fillWords(page, "ar", "title = لا شيء")).toBe('<html lang="ar" dir="rtl"><h1>لا شيء</h1>');
});

test("preloads the messages in the page's language and in English", () => {
  const link = `<link rel="preload" href="/assets/en-US-Aa11Bb22.ftl">`;
  expect(fillWords(link, "fr", "")).toBe(`<link rel="preload" href="/assets/fr-Aa11Bb22.ftl">${link}`);
  expect(fillWords(link, "en-US", "")).toBe(link);
});

test("fails the build if a language lacks a message, and names the message", () => {
  expect(() => fillWords("{{title}}", "de", "lead = Hier")).toThrow("de.ftl has no title, which index.html uses");
});

test.each(["<b>Hier</b>", "A & B", '"Hier"'])("does not insert %s into the page", (words) => {
  expect(() => fillWords("{{title}}", "de", `title = ${words}`)).toThrow("title in de.ftl");
});

test.each(LOCALES)("writes the page in %s with every placeholder filled", async (locale) => {
  const page = fillWords(await read("../index.html"), locale, await read(`../locales/${locale}.ftl`));
  expect(page).toContain(`<html lang="${locale}" dir="`);
  expect(page).not.toMatch(/[{}]/);
});
