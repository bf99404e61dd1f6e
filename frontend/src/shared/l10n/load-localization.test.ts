import { expect, test } from "vitest";
import { loadEnglish } from "../../testing/load-english.ts";
import { loadLocalization } from "./load-localization.ts";

test("English is loaded where the languages asked for have no file", async () => {
  const asked: string[] = [];
  const { text, locale } = await loadLocalization(["tlh", "xx"], async (address) => {
    asked.push(address);
    return "cancel = Cancel";
  });
  expect(asked).toEqual([expect.stringMatching(/\/en-US[^/]*\.ftl/)]);
  expect(locale).toBe("en-US");
  expect(text("cancel")).toBe("Cancel");
});

test("a page whose texts do not come does not begin", async () => {
  await expect(loadLocalization(["en-US"], () => Promise.reject(new TypeError("no line")))).rejects.toThrow("no texts");
});

test("what is inserted into a message carries no marks that a copied text would keep", async () => {
  const { text } = await loadEnglish();
  expect(text("removeFile", { name: "a.txt" })).toBe("Remove a.txt");
});
