import { createDeferred } from "@envoi/client";
import { act, fireEvent, screen, within } from "@testing-library/react";
import type { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { reduceCapabilities } from "../shared/capabilities/capabilities.ts";
import { createReducerStore } from "../shared/state/reducer-store.ts";
import { readLanguage } from "../shared/storage/app-storage.ts";
import type { FinishedUpload } from "../shared/transfer/transfer.ts";
import { FAKE_CAPABILITIES } from "../testing/fake-capabilities.ts";
import { fakeConfig } from "../testing/fake-config.ts";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { fakeFinishedUpload, NONCE, SECRET, uploadId } from "../testing/fake-uploads.ts";
import { loadLanguage, openLanguageMenu, startIn } from "../testing/language-menu-page.ts";

// The survey's module is loaded in advance, as on a page that has been open for a moment.
await import("./upload-survey.tsx");

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.lang = "";
  document.documentElement.dir = "";
});

test("the menu offers the browser's preference first, then every language with its own name and direction", async () => {
  const { menu } = await openLanguageMenu();
  const options = within(menu).getAllByRole<HTMLOptionElement>("option");
  expect(options).toHaveLength(50);
  expect(options[0]).toMatchObject({ value: "", textContent: "Browser default", selected: true });
  // Browsers match the letters typed in a menu against the start of each option.
  expect(options.filter(({ textContent }) => !/^\p{L}/u.test(textContent))).toEqual([]);
  const hebrew = options.find(({ value }) => value === "he");
  expect(hebrew).toMatchObject({ lang: "he", dir: "rtl", textContent: "עברית\u200f" });
});

test("choosing a language shows it without a reload and keeps the focus in the menu", async () => {
  const { user, environment, menu, device } = await openLanguageMenu();
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
  const { user, menu } = await openLanguageMenu();
  await user.selectOptions(menu, "fa");
  await vi.waitFor(() => expect(document.documentElement).toMatchObject({ lang: "fa", dir: "rtl" }));
  await user.selectOptions(menu, "fr");
  await vi.waitFor(() => expect(document.documentElement).toMatchObject({ lang: "fr", dir: "ltr" }));
});

test("choosing the browser's preference shows that language now and on later visits", async () => {
  const kept = { language: "de" };
  const page = { ...fakeEnvironment().page, languages: ["fr-CH", "en"] };
  const { user, menu, device } = await openLanguageMenu({ kept, page, ...(await startIn("de", { choice: "de" })) });
  await user.selectOptions(menu, "it");
  await screen.findByRole("combobox", { name: "Lingua" });
  await user.selectOptions(menu, "");
  await screen.findByRole("combobox", { name: "Langue" });
  expect(readLanguage(device)).toBeNull();
});

test("an upload in progress continues in the new language", async () => {
  const uploading = createDeferred<FinishedUpload>();
  const started = vi.fn(() => uploading.promise);
  const { user, menu } = await openLanguageMenu({ server: { upload: started } });
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.click(screen.getByTestId("upload-button"));
  await user.selectOptions(menu, "de");
  await screen.findByRole("combobox", { name: "Sprache" });
  await act(async () => uploading.resolve(fakeFinishedUpload()));
  await screen.findByTestId("dialog-copy");
  expect(started).toHaveBeenCalledOnce();
});

test("changing the language preserves an opened link and typed text", async () => {
  const opened = vi.fn(async () => ({ requiresPassword: true, nonce: NONCE }));
  const { user, menu } = await openLanguageMenu(
    { server: { checkExists: opened } },
    `/download/${uploadId()}/#${SECRET}`,
  );
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

test("the share button is available only in English", async () => {
  const capabilities = createReducerStore(reduceCapabilities, { ...FAKE_CAPABILITIES, nativeShare: true });
  const { user, menu } = await openLanguageMenu({ capabilities });
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
  "if the browser prefers %s and the user has chosen %s, the user is asked for feedback: %s",
  async (...row) => {
    const [language, choice, isAsked] = row;
    const kept = { totalUploads: "1" };
    const fetchConfig = async () => fakeConfig({ PREFS: { surveyUrl: "https://survey.example/" } });
    const page = { ...fakeEnvironment().page, language };
    const { user, menu } = await openLanguageMenu({ kept, page, server: { fetchConfig } });
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

test("a language from the address is shown but not stored as a choice", async () => {
  const kept = { language: "de" };
  const { page, forgetAskedLanguage } = countingPage();
  const { menu, device } = await openLanguageMenu({
    kept,
    page,
    ...(await startIn("fr", { asked: "fr", choice: "de" })),
  });
  expect(screen.getByRole("combobox", { name: "Langue" })).toBe(menu);
  expect(menu.value).toBe("fr");
  expect(readLanguage(device)).toBe("de");
  expect(forgetAskedLanguage).not.toHaveBeenCalled();
});

test("a choice removes the language parameter from the address, even after navigating back", async () => {
  const { page, forgetAskedLanguage } = countingPage();
  const { user, menu } = await openLanguageMenu({ page, ...(await startIn("fr", { asked: "fr" })) }, "/?lang=fr");
  await user.selectOptions(menu, "");
  await screen.findByRole("combobox", { name: "Language" });
  expect(forgetAskedLanguage).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("link", { name: "Privacy" }));
  await vi.waitFor(() => expect(location.pathname + location.search).toBe("/legal"));
  forgetAskedLanguage.mockClear();
  history.back();
  await vi.waitFor(() => expect(forgetAskedLanguage).toHaveBeenCalledOnce());
});

test("a page whose URL selects English asks for feedback whatever the browser prefers [R1.22c]", async () => {
  const kept = { totalUploads: "1" };
  const fetchConfig = async () => fakeConfig({ PREFS: { surveyUrl: "https://survey.example/" } });
  const page = { ...fakeEnvironment().page, language: "de" };
  const started = await startIn("en-GB", { asked: "en-GB" });
  const { user } = await openLanguageMenu({ kept, page, server: { fetchConfig }, ...started });
  await send(user);
  await user.click(screen.getByTestId("dialog-ok"));
  await screen.findByTestId("survey-skip");
});

test("a successful switch is announced in the new language", async () => {
  const { user, menu } = await openLanguageMenu();
  const told = () => within(screen.getByRole("contentinfo")).getByRole("status").textContent;
  expect(told()).toBe("");
  await user.selectOptions(menu, "de");
  await vi.waitFor(() => expect(told()).toBe("Sprache: \u2068Deutsch\u2069"));
});

/** Simulates browsers that fire a change event for each arrow key in a closed menu. */
function pressArrowTo(menu: HTMLSelectElement, value: string): void {
  fireEvent.keyDown(menu, { key: "ArrowDown" });
  fireEvent.change(menu, { target: { value } });
}

test("arrow keys load only the last language, not those they pass through", async () => {
  const load = vi.fn(loadLanguage);
  const { menu } = await openLanguageMenu({ loadLanguage: load });
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
])("%s immediately applies the language selected with arrow keys", async (_what, settle) => {
  const load = vi.fn(loadLanguage);
  const { menu } = await openLanguageMenu({ loadLanguage: load });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  pressArrowTo(menu, "da");
  pressArrowTo(menu, "de");
  settle(menu);
  act(() => void vi.runAllTimers());
  expect(load.mock.calls).toEqual([[["de"]]]);
});

test("a choice made with the pointer takes effect immediately, even after arrow keys", async () => {
  const load = vi.fn(loadLanguage);
  const { user, menu } = await openLanguageMenu({ loadLanguage: load });
  fireEvent.keyDown(menu, { key: "Tab" });
  await user.pointer({ keys: "[MouseLeft]", target: menu });
  fireEvent.change(menu, { target: { value: "de" } });
  expect(load).toHaveBeenCalledOnce();
});
