import { LOCALES } from "@envoi/locales";
import { afterEach, expect, test, vi } from "vitest";
import { deferred } from "../../testing/deferred.ts";
import { loadEnglish } from "../../testing/load-english.ts";
import { loadLocalization, type ReadText } from "./load-localization.ts";

afterEach(() => void vi.useRealTimers());

test("English is loaded if none of the requested languages has a file", async () => {
  const asked: string[] = [];
  const { text, locale } = await loadLocalization(["tlh", "xx"], async (address) => {
    asked.push(address);
    return "cancel = Cancel";
  });
  expect(asked).toEqual([expect.stringMatching(/\/en-US[^/]*\.ftl/)]);
  expect(locale).toBe("en-US");
  expect(text("cancel")).toBe("Cancel");
});

const files = Object.keys(import.meta.glob("../../../locales/*.ftl", { query: "?raw" }));

test("each of the 49 languages has a file, and a page fetches only the file of its language [R1.24b]", async () => {
  expect(files.sort()).toEqual(LOCALES.map((locale) => `../../../locales/${locale}.ftl`).sort());
  for (const locale of LOCALES) {
    const asked: string[] = [];
    const { text } = await loadLocalization([locale], async (address) => {
      asked.push(address);
      return `cancel = ${address}`;
    });
    const wanted = locale === "en-US" ? [locale] : [locale, "en-US"];
    expect(asked).toEqual(wanted.map((name) => expect.stringMatching(new RegExp(`/${name}[^/]*\\.ftl`))));
    expect(text("cancel")).toBe(asked[0]);
  }
});

test("a page whose messages fail to load does not start", async () => {
  vi.useFakeTimers();
  const loading = loadLocalization(["en-US"], () => Promise.reject(new TypeError("network error")));
  const failing = expect(loading).rejects.toThrow("no texts");
  await vi.advanceTimersByTimeAsync(10_000);
  await failing;
});

test("messages that fail to load are fetched again", async () => {
  const read = vi.fn<ReadText>(async () => "cancel = Cancel").mockRejectedValueOnce(new TypeError("network error"));
  const { text } = await loadLocalization(["en-US"], read);
  expect(text("cancel")).toBe("Cancel");
});

test("messages that do not arrive within 15 s are fetched again", async () => {
  vi.useFakeTimers();
  const read = vi.fn<ReadText>((_, signal) => deferred<string>().promise(signal));
  const loading = expect(loadLocalization(["en-US"], read)).rejects.toThrow("no texts");
  await vi.advanceTimersByTimeAsync(14_999);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(15_001);
  await loading;
  expect(read).toHaveBeenCalledTimes(2);
});

test("inserting values into a message adds no isolation marks, because they would end up in copied text", async () => {
  const { text } = await loadEnglish();
  expect(text("removeFile", { name: "a.txt" })).toBe("Remove a.txt");
});
