import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { renderApp } from "../../../testing/render-app.tsx";

afterEach(() => vi.unstubAllGlobals());

/** The page to which the service worker redirects after a share. */
async function openShared(names = ["Invoice 2026.pdf.exe", "photo.jpg"]) {
  const entries = new Map<string, Response>();
  for (const [index, name] of names.entries()) {
    entries.set(
      `/share/one/${index}`,
      new Response("hello", { headers: { "X-Name": encodeURIComponent(name), "X-Shared-At": "0" } }),
    );
  }
  const cache = {
    keys: async () => [...entries.keys()],
    match: async (key: string) => entries.get(key)?.clone(),
    delete: async (key: string) => entries.delete(key),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  renderApp(fakeEnvironment(), "/?shared=one");
  const dialog = within(await screen.findByRole("dialog", { name: "Add these files?" }));
  return { user: userEvent.setup(), dialog, entries };
}

const chosen = () => screen.queryByRole("list", { name: "Your files" });

test("the page names files shared by another app or site and asks for confirmation before adding them", async () => {
  const { user, dialog, entries } = await openShared();
  expect(dialog.getByText("Invoice 2026.pdf.exe")).toBeDefined();
  expect(dialog.getByText(/^Another app or website shared them/)).toBeDefined();
  expect(chosen()).toBeNull();
  expect(entries.size).toBe(0);
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(within(await screen.findByRole("list", { name: "Your files" })).getByText("photo.jpg")).toBeDefined();
});

test("a shared file with a misleading name is shown and added under a safe name", async () => {
  const { user, dialog } = await openShared(["invoice \u202Efdp.exe", "../../a.txt"]);
  expect(dialog.getByText("invoice fdp.exe")).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Add" }));
  const list = within(await screen.findByRole("list", { name: "Your files" }));
  expect(list.getByText("invoice fdp.exe")).toBeDefined();
  expect(list.getByText("a.txt")).toBeDefined();
});

test.each([
  ["the button", (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByTestId("decline-shared"))],
  [
    "the Escape key",
    async () => void screen.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true })),
  ],
])("declining the files with %s adds none of them and deletes them all", async (_, decline) => {
  const { user, entries } = await openShared();
  // The button that declines the files has the focus.
  expect(document.activeElement?.textContent).toBe("Don't add");
  await decline(user);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(chosen()).toBeNull();
  expect(entries.size).toBe(0);
});
