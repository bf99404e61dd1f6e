import { createDeferred } from "@envoi/client";
import type { Locale } from "@envoi/locales";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { reduceCapabilities } from "../shared/capabilities/capabilities.ts";
import type { Environment } from "../shared/environment.tsx";
import { type Localization, loadLocalization } from "../shared/l10n/load-localization.ts";
import { createPageLanguage, type LanguageWish } from "../shared/l10n/page-language.ts";
import { createReducerStore } from "../shared/state/reducer-store.ts";
import { createAppStorage, readLanguage } from "../shared/storage/app-storage.ts";
import type { FinishedUpload } from "../shared/transfer/transfer.ts";
import type { WorkerApi } from "../shared/transfer/transfer-worker.ts";
import { FAKE_CAPABILITIES } from "../testing/fake-capabilities.ts";
import { fakeConfig } from "../testing/fake-config.ts";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { fakeFinishedUpload, NONCE, SECRET, uploadId } from "../testing/fake-uploads.ts";
import { createMemoryStorage } from "../testing/memory-storage.ts";
import { renderApp } from "../testing/render-app.tsx";

const files = import.meta.glob<string>("../../locales/*.ftl", { query: "?raw", import: "default" });

/** The page's own texts, as the server has them. */
const loadLanguage = (requested: readonly string[]) =>
  loadLocalization(requested, async (address) => (await files[`../..${address}`]?.()) ?? "");

// As on a page that has been open for a moment.
await import("../features/survey/survey.tsx");

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.lang = "";
  document.documentElement.dir = "";
});

type Changes = Partial<Environment> & {
  server?: Partial<WorkerApi>;
  /** The language that the device stores. */
  kept?: Record<string, string>;
};

/** A page that started in one language. */
async function begunIn(shown: Locale, wish: Partial<LanguageWish>): Promise<Pick<Environment, "language">> {
  return { language: createPageLanguage(await loadLanguage([shown]), { asked: null, choice: null, ...wish }) };
}

async function setUp({ server = {}, kept = {}, ...changes }: Changes = {}, address = "/") {
  const user = userEvent.setup();
  const device = createMemoryStorage(kept);
  const environment = { ...fakeEnvironment(server, createAppStorage(device)), loadLanguage, ...changes };
  renderApp(environment, address);
  const menu = await screen.findByTestId<HTMLSelectElement>("language");
  return { user, environment, device, menu };
}

test("the menu offers the browser's preference first, then every language by its own name and direction", async () => {
  const { menu } = await setUp();
  const options = within(menu).getAllByRole<HTMLOptionElement>("option");
  expect(options).toHaveLength(50);
  expect(options[0]).toMatchObject({ value: "", textContent: "Browser default", selected: true });
  // Browsers match typed letters with the start of each option.
  expect(options.filter(({ textContent }) => !/^\p{L}/u.test(textContent))).toEqual([]);
  const hebrew = options.find(({ value }) => value === "he");
  expect(hebrew).toMatchObject({ lang: "he", dir: "rtl", textContent: "עברית\u200f" });
});

test("a chosen language is shown without a reload, and the menu keeps the focus", async () => {
  const { user, environment, menu, device } = await setUp();
  menu.focus();
  await user.selectOptions(menu, "de");
  await screen.findByRole("combobox", { name: "Sprache" });
  expect(screen.getByRole("link", { name: "Datenschutz" })).toBeDefined();
  expect(document.documentElement).toMatchObject({ lang: "de", dir: "ltr" });
  expect(document.activeElement).toBe(menu);
  expect(menu.value).toBe("de");
  expect(readLanguage(device)).toBe("de");
  expect(environment.reloads).toEqual([]);
});

test("the document's direction follows the language", async () => {
  const { user, menu } = await setUp();
  await user.selectOptions(menu, "fa");
  await vi.waitFor(() => expect(document.documentElement).toMatchObject({ lang: "fa", dir: "rtl" }));
  await user.selectOptions(menu, "fr");
  await vi.waitFor(() => expect(document.documentElement).toMatchObject({ lang: "fr", dir: "ltr" }));
});

test("choosing the browser's preference shows that language, now and on later visits", async () => {
  const kept = { language: "de" };
  const page = { ...fakeEnvironment().page, languages: ["fr-CH", "en"] };
  const { user, menu, device } = await setUp({ kept, page, ...(await begunIn("de", { choice: "de" })) });
  await user.selectOptions(menu, "it");
  await screen.findByRole("combobox", { name: "Lingua" });
  await user.selectOptions(menu, "");
  await screen.findByRole("combobox", { name: "Langue" });
  expect(readLanguage(device)).toBeNull();
});

test("the old text stays until a language is loaded, and the menu shows that it is loading", async () => {
  const loading = createDeferred<Localization>();
  const { user, menu } = await setUp({ loadLanguage: () => loading.promise });
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
])("if a language %s the old one stays, with a notice", async (_how, fail) => {
  const { user, menu, device } = await setUp({ loadLanguage: fail });
  await user.selectOptions(menu, "de");
  await screen.findByText("Couldn't load this language. Check your connection and try again.");
  expect(menu.value).toBe("");
  expect(document.documentElement.lang).toBe("en-US");
  expect(readLanguage(device)).toBeNull();
});

test("the next choice removes the notice", async () => {
  const load = vi.fn(loadLanguage).mockRejectedValueOnce(new TypeError("network error"));
  const { user, menu } = await setUp({ loadLanguage: load });
  await user.selectOptions(menu, "de");
  await screen.findByText(/Couldn't load this language/);
  await user.selectOptions(menu, "de");
  await screen.findByRole("combobox", { name: "Sprache" });
  expect(screen.queryByText(/konnte nicht geladen werden/)).toBeNull();
});

test("the later of two choices wins, even if it loads first", async () => {
  const slow = createDeferred<Localization>();
  const load = vi.fn(loadLanguage).mockReturnValueOnce(slow.promise);
  const { user, menu, device } = await setUp({ loadLanguage: load });
  await user.selectOptions(menu, "de");
  await user.selectOptions(menu, "fr");
  await screen.findByRole("combobox", { name: "Langue" });
  const german = await loadLanguage(["de"]);
  await act(async () => slow.resolve(german));
  expect(screen.getByRole("combobox", { name: "Langue" })).toBe(menu);
  expect(readLanguage(device)).toBe("fr");
});

test("an upload in progress continues in the new language", async () => {
  const uploading = createDeferred<FinishedUpload>();
  const started = vi.fn(() => uploading.promise);
  const { user, menu } = await setUp({ server: { upload: started } });
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.click(screen.getByTestId("upload-button"));
  await user.selectOptions(menu, "de");
  await screen.findByRole("combobox", { name: "Sprache" });
  await act(async () => uploading.resolve(fakeFinishedUpload()));
  await screen.findByTestId("dialog-copy");
  expect(started).toHaveBeenCalledOnce();
});

test("an opened link and typed text are kept", async () => {
  const opened = vi.fn(async () => ({ requiresPassword: true, nonce: NONCE }));
  const { user, menu } = await setUp({ server: { checkExists: opened } }, `/download/${uploadId()}/#${SECRET}`);
  const password = await screen.findByTestId<HTMLInputElement>("password-input");
  await user.type(password, "open sesame");
  await user.selectOptions(menu, "fr");
  await screen.findByRole("combobox", { name: "Langue" });
  expect(screen.getByTestId("password-input")).toBe(password);
  expect(password.value).toBe("open sesame");
  expect(opened).toHaveBeenCalledOnce();
});

/** Sends a letter. */
async function send(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.click(await screen.findByTestId("upload-button"));
  await screen.findByTestId("dialog-ok");
}

test("sharing is available only in English", async () => {
  const capabilities = createReducerStore(reduceCapabilities, { ...FAKE_CAPABILITIES, nativeShare: true });
  const { user, menu } = await setUp({ capabilities });
  await send(user);
  await user.click(screen.getByTestId("dialog-ok"));
  expect(screen.queryAllByTestId("share")).not.toEqual([]);
  await user.selectOptions(menu, "nl");
  await screen.findByRole("combobox", { name: "Taal" });
  expect(screen.queryAllByTestId("share")).toEqual([]);
  await user.selectOptions(menu, "en-GB");
  await screen.findByRole("combobox", { name: "Language" });
  expect(screen.queryAllByTestId("share")).not.toEqual([]);
});

test.each([
  ["de", "en-GB", true],
  ["en-US", "de", false],
] as const)(
  "with %s preferred in the browser and %s chosen by hand, the person is asked for feedback: %s",
  async (...row) => {
    const [language, choice, isAsked] = row;
    const kept = { totalUploads: "1" };
    const fetchConfig = async () => fakeConfig({ PREFS: { surveyUrl: "https://survey.example/" } });
    const page = { ...fakeEnvironment().page, language };
    const { user, menu } = await setUp({ kept, page, server: { fetchConfig } });
    await user.selectOptions(menu, choice);
    await vi.waitFor(() => expect(document.documentElement.lang).toBe(choice));
    await send(user);
    await user.click(screen.getByTestId("dialog-ok"));
    await vi.waitFor(() => expect(screen.queryByTestId("dialog-ok")).toBeNull());
    expect(screen.queryByTestId("survey-skip") !== null).toBe(isAsked);
  },
);

/** A page that counts requests to remove the language from its address. */
function countingPage() {
  const forgetAskedLanguage = vi.fn();
  return { page: { ...fakeEnvironment().page, forgetAskedLanguage }, forgetAskedLanguage };
}

test("the language in the address is shown but not stored as a choice", async () => {
  const kept = { language: "de" };
  const { page, forgetAskedLanguage } = countingPage();
  const { menu, device } = await setUp({ kept, page, ...(await begunIn("fr", { asked: "fr", choice: "de" })) });
  expect(screen.getByRole("combobox", { name: "Langue" })).toBe(menu);
  expect(menu.value).toBe("fr");
  expect(readLanguage(device)).toBe("de");
  expect(forgetAskedLanguage).not.toHaveBeenCalled();
});

test("after a choice, the language parameter is removed from the address, also after going back in the history", async () => {
  const { page, forgetAskedLanguage } = countingPage();
  const { user, menu } = await setUp({ page, ...(await begunIn("fr", { asked: "fr" })) });
  await user.selectOptions(menu, "");
  await screen.findByRole("combobox", { name: "Language" });
  expect(forgetAskedLanguage).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("link", { name: "Privacy" }));
  await vi.waitFor(() => expect(forgetAskedLanguage).toHaveBeenCalledTimes(2));
});

test("a page in English by its address asks for feedback, whatever language the browser prefers [R1.22c]", async () => {
  const kept = { totalUploads: "1" };
  const fetchConfig = async () => fakeConfig({ PREFS: { surveyUrl: "https://survey.example/" } });
  const page = { ...fakeEnvironment().page, language: "de" };
  const begun = await begunIn("en-GB", { asked: "en-GB" });
  const { user } = await setUp({ kept, page, server: { fetchConfig }, ...begun });
  await send(user);
  await user.click(screen.getByTestId("dialog-ok"));
  await screen.findByTestId("survey-skip");
});

test("the menu shows a stored language that failed to load, and loads it again", async () => {
  const kept = { language: "fr" };
  const loading = createDeferred<Localization>();
  const begun = await begunIn("en-US", { choice: "fr" });
  const { menu } = await setUp({ kept, loadLanguage: () => loading.promise, ...begun });
  expect(menu.value).toBe("fr");
  expect(menu.getAttribute("aria-busy")).toBe("true");
  const french = await loadLanguage(["fr"]);
  await act(async () => loading.resolve(french));
  expect(screen.getByRole("combobox", { name: "Langue" })).toBe(menu);
});

test("if a language fails to load, the menu still shows it, reports the failure, and retries on request", async () => {
  const kept = { language: "fr" };
  const load = vi.fn(loadLanguage).mockRejectedValueOnce(new TypeError("network error"));
  const { user, menu, device } = await setUp({
    kept,
    loadLanguage: load,
    ...(await begunIn("en-US", { choice: "fr" })),
  });
  await screen.findByText("Couldn't load this language. Check your connection and try again.");
  expect(menu.value).toBe("fr");
  expect(readLanguage(device)).toBe("fr");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("combobox", { name: "Langue" });
  expect(document.activeElement).toBe(menu);
  expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull();
});

test("a language that failed to load is loaded again when the browser is back online", async () => {
  const load = vi.fn(loadLanguage).mockRejectedValueOnce(new TypeError("network error"));
  const { user, menu } = await setUp({ loadLanguage: load });
  await user.selectOptions(menu, "de");
  await screen.findByText(/Couldn't load this language/);
  act(() => void dispatchEvent(new Event("online")));
  await screen.findByRole("combobox", { name: "Sprache" });
});

test("retrying the language in the address does not store it as a choice", async () => {
  const { device } = await setUp(await begunIn("en-US", { asked: "fr" }));
  await screen.findByRole("combobox", { name: "Langue" });
  expect(readLanguage(device)).toBeNull();
});

test("missing texts of an old release are not reported as a network problem: the newer page is offered", async () => {
  const fail = () => Promise.reject(new TypeError("404"));
  const page = { ...fakeEnvironment().page, isReplaced: async () => true };
  const { user, menu, device } = await setUp({ loadLanguage: fail, page });
  await user.selectOptions(menu, "de");
  await screen.findByRole("heading", { name: "There's a newer version" });
  expect(screen.queryByText(/Check your connection/)).toBeNull();
  expect(readLanguage(device)).toBe("de");
});

test("a newer page does not replace an opened link: the menu says that the page is out of date", async () => {
  const fail = () => Promise.reject(new TypeError("404"));
  const page = { ...fakeEnvironment().page, isReplaced: async () => true };
  const { user, menu } = await setUp({ loadLanguage: fail, page }, `/download/${uploadId()}/#${SECRET}`);
  await screen.findByTestId("download-button");
  await user.selectOptions(menu, "de");
  await screen.findByText("This page is out of date. Update it to continue.");
  expect(screen.getByTestId("download-button")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a successful switch is announced in the new language", async () => {
  const { user, menu } = await setUp();
  const told = () => within(screen.getByRole("contentinfo")).getByRole("status").textContent;
  expect(told()).toBe("");
  await user.selectOptions(menu, "de");
  await vi.waitFor(() => expect(told()).toBe("Sprache: \u2068Deutsch\u2069"));
});

/** Imitates browsers in which each arrow key on a closed menu is a change. */
function pressArrowTo(menu: HTMLSelectElement, value: string): void {
  fireEvent.keyDown(menu, { key: "ArrowDown" });
  fireEvent.change(menu, { target: { value } });
}

test("arrow keys load only the last language, not those they pass through", async () => {
  const load = vi.fn(loadLanguage);
  const { menu } = await setUp({ loadLanguage: load });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  pressArrowTo(menu, "da");
  pressArrowTo(menu, "de");
  expect(menu.value).toBe("de");
  expect(load).not.toHaveBeenCalled();
  act(() => void vi.runAllTimers());
  expect(load.mock.calls).toEqual([[["de"]]]);
  vi.useRealTimers();
  await screen.findByRole("combobox", { name: "Sprache" });
});

test.each([
  ["Enter", (menu: HTMLSelectElement) => fireEvent.keyDown(menu, { key: "Enter" })],
  ["leaving the menu", (menu: HTMLSelectElement) => fireEvent.blur(menu)],
])("%s applies the choice reached by arrow keys at once", async (_what, settle) => {
  const load = vi.fn(loadLanguage);
  const { menu } = await setUp({ loadLanguage: load });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  pressArrowTo(menu, "da");
  pressArrowTo(menu, "de");
  settle(menu);
  act(() => void vi.runAllTimers());
  expect(load.mock.calls).toEqual([[["de"]]]);
});

test("a choice by pointer takes effect at once, also after keys", async () => {
  const load = vi.fn(loadLanguage);
  const { user, menu } = await setUp({ loadLanguage: load });
  fireEvent.keyDown(menu, { key: "Tab" });
  await user.pointer({ keys: "[MouseLeft]", target: menu });
  fireEvent.change(menu, { target: { value: "de" } });
  expect(load).toHaveBeenCalledOnce();
});
