import { createDeferred } from "@envoi/client";
import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Localization } from "../shared/l10n/load-localization.ts";
import { readLanguage } from "../shared/storage/app-storage.ts";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { SECRET, uploadId } from "../testing/fake-uploads.ts";
import { loadLanguage, openLanguageMenu, startIn } from "../testing/language-menu-page.ts";

afterEach(() => {
  document.documentElement.lang = "";
  document.documentElement.dir = "";
});

test("the old text stays until the new language is loaded, and the menu shows that the language is loading", async () => {
  const loading = createDeferred<Localization>();
  const { user, menu } = await openLanguageMenu({ loadLanguage: () => loading.promise });
  await user.selectOptions(menu, "de");
  expect(menu.value).toBe("de");
  expect(menu.getAttribute("aria-busy")).toBe("true");
  expect(screen.getByRole("combobox", { name: "Language" })).toBe(menu);
  const german = await loadLanguage(["de"]);
  await act(async () => loading.resolve(german));
  expect(screen.getByRole("combobox", { name: "Sprache" })).toBe(menu);
  expect(menu.getAttribute("aria-busy")).toBe("false");
});

test.each([
  ["fails to load", () => Promise.reject(new TypeError("network error"))],
  ["is replaced by English", () => loadLanguage(["en-US"])],
])("if a language %s, the previous one remains and a notice appears", async (_how, fail) => {
  const { user, menu, device } = await openLanguageMenu({ loadLanguage: fail });
  await user.selectOptions(menu, "de");
  await screen.findByText("Couldn't load this language. Check your connection and try again.");
  expect(menu.value).toBe("");
  expect(document.documentElement.lang).toBe("en-US");
  expect(readLanguage(device)).toBeNull();
});

test("the next choice removes the notice about a language that failed to load", async () => {
  const load = vi.fn(loadLanguage).mockRejectedValueOnce(new TypeError("network error"));
  const { user, menu } = await openLanguageMenu({ loadLanguage: load });
  await user.selectOptions(menu, "de");
  await screen.findByText(/Couldn't load this language/);
  await user.selectOptions(menu, "de");
  await screen.findByRole("combobox", { name: "Sprache" });
  expect(screen.queryByText(/konnte nicht geladen werden/)).toBeNull();
});

test("the later of two choices wins even if it loads first", async () => {
  const slow = createDeferred<Localization>();
  const load = vi.fn(loadLanguage).mockReturnValueOnce(slow.promise);
  const { user, menu, device } = await openLanguageMenu({ loadLanguage: load });
  await user.selectOptions(menu, "de");
  await user.selectOptions(menu, "fr");
  await screen.findByRole("combobox", { name: "Langue" });
  const german = await loadLanguage(["de"]);
  await act(async () => slow.resolve(german));
  expect(screen.getByRole("combobox", { name: "Langue" })).toBe(menu);
  expect(readLanguage(device)).toBe("fr");
});

test("the menu shows a stored language that failed to load, and retries loading it", async () => {
  const kept = { language: "fr" };
  const loading = createDeferred<Localization>();
  const started = await startIn("en-US", { choice: "fr" });
  const { menu } = await openLanguageMenu({ kept, loadLanguage: () => loading.promise, ...started });
  expect(menu.value).toBe("fr");
  expect(menu.getAttribute("aria-busy")).toBe("true");
  const french = await loadLanguage(["fr"]);
  await act(async () => loading.resolve(french));
  expect(screen.getByRole("combobox", { name: "Langue" })).toBe(menu);
});

test("the menu still shows a language that fails to load, reports the failure, and retries on request", async () => {
  const kept = { language: "fr" };
  const load = vi.fn(loadLanguage).mockRejectedValueOnce(new TypeError("network error"));
  const { user, menu, device } = await openLanguageMenu({
    kept,
    loadLanguage: load,
    ...(await startIn("en-US", { choice: "fr" })),
  });
  await screen.findByText("Couldn't load this language. Check your connection and try again.");
  expect(menu.value).toBe("fr");
  expect(readLanguage(device)).toBe("fr");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("combobox", { name: "Langue" });
  expect(document.activeElement).toBe(menu);
  expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull();
});

test("a language that failed to load is retried when the browser is back online", async () => {
  const load = vi.fn(loadLanguage).mockRejectedValueOnce(new TypeError("network error"));
  const { user, menu } = await openLanguageMenu({ loadLanguage: load });
  await user.selectOptions(menu, "de");
  await screen.findByText(/Couldn't load this language/);
  act(() => void dispatchEvent(new Event("online")));
  await screen.findByRole("combobox", { name: "Sprache" });
});

test("retrying the language from the address does not store it as a choice", async () => {
  const { device } = await openLanguageMenu(await startIn("en-US", { asked: "fr" }));
  await screen.findByRole("combobox", { name: "Langue" });
  expect(readLanguage(device)).toBeNull();
});

test("if an old release's language files are deleted, a newer page is offered, and no network problem is reported", async () => {
  const fail = () => Promise.reject(new TypeError("404"));
  const page = { ...fakeEnvironment().page, isReplaced: async () => true };
  const { user, menu, device } = await openLanguageMenu({ loadLanguage: fail, page });
  await user.selectOptions(menu, "de");
  await screen.findByRole("heading", { name: "There's a newer version" });
  expect(screen.queryByText(/Check your connection/)).toBeNull();
  expect(readLanguage(device)).toBe("de");
});

test("a newer page does not replace an opened link: the menu reports the page as out of date", async () => {
  const fail = () => Promise.reject(new TypeError("404"));
  const page = { ...fakeEnvironment().page, isReplaced: async () => true };
  const { user, menu } = await openLanguageMenu({ loadLanguage: fail, page }, `/download/${uploadId()}/#${SECRET}`);
  await screen.findByTestId("download-button");
  await user.selectOptions(menu, "de");
  await screen.findByText("This page is out of date. Update it to continue.");
  expect(screen.getByTestId("download-button")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
