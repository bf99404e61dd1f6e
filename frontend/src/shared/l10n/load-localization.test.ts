import { expect, test } from "vitest";
import { loadLocalization } from "./load-localization.ts";

test("English is loaded where the languages asked for have no file", async () => {
  const { l10n, locale } = await loadLocalization(["tlh", "xx"]);
  expect(locale).toBe("en-US");
  expect(l10n.getString("cancel")).toBe("Cancel");
});

test("what is inserted into a message carries no marks that a copied text would keep", async () => {
  const { l10n } = await loadLocalization(["en-US"]);
  expect(l10n.getString("removeFile", { name: "a.txt" })).toBe("Remove a.txt");
});

test("a message with markup in it stays text", async () => {
  const { l10n } = await loadLocalization(["en-US"]);
  expect(l10n.parseMarkup).toBeNull();
});
