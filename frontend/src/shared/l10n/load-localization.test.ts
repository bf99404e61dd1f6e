import { expect, test } from "vitest";
import { loadLocalization } from "./load-localization.ts";

test("English is loaded where the languages asked for have no file", async () => {
  const { text, locale } = await loadLocalization(["tlh", "xx"]);
  expect(locale).toBe("en-US");
  expect(text("cancel")).toBe("Cancel");
});

test("what is inserted into a message carries no marks that a copied text would keep", async () => {
  const { text } = await loadLocalization(["en-US"]);
  expect(text("removeFile", { name: "a.txt" })).toBe("Remove a.txt");
});
