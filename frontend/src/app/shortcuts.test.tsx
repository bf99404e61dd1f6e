import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { renderApp } from "../testing/render-app.tsx";

/** The home page with a file selected. */
async function chooseLetter() {
  const user = userEvent.setup();
  const environment = fakeEnvironment();
  renderApp(environment);
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  await screen.findByTestId("upload-button");
  return { user, environment };
}

test("a shortcut key activates its control: U uploads, and C copies the link once the dialog is closed", async () => {
  const { user, environment } = await chooseLetter();
  await user.keyboard("u");
  await user.click(await screen.findByTestId("dialog-ok"));
  await user.keyboard("c");
  await waitFor(() => expect(environment.copied).toHaveLength(1));
});

test("a key with a modifier or typed into a field triggers no shortcut", async () => {
  const { user } = await chooseLetter();
  await user.keyboard("{Control>}u{/Control}");
  await user.click(screen.getByRole("checkbox", { name: "Protect with a password" }));
  await user.type(screen.getByLabelText("Password"), "u?");
  expect(screen.getByTestId("upload-button")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("? lists the shortcuts, which can be disabled on this device", async () => {
  const { user, environment } = await chooseLetter();
  await user.keyboard("?");
  const list = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
  expect(list.getByText("Choose files")).toBeDefined();
  await user.click(list.getByRole("checkbox", { name: "Use keyboard shortcuts" }));
  await user.click(list.getByRole("button", { name: "OK" }));
  expect(environment.storage.readMark("shortcuts")).toBe("off");
  fireEvent.keyDown(document.body, { key: "u" });
  expect(screen.getByTestId("upload-button")).toBeDefined();
});
