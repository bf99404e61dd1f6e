import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Transfer } from "../../../shared/transfer/transfer.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { fakeFinishedUpload } from "../../../testing/fake-uploads.ts";
import { renderApp } from "../../../testing/render-app.tsx";

function paste(text: string): void {
  fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => text } });
}

/** The rows of the selected files. */
function chosen(): (string | null)[] {
  const list = within(screen.getByRole("list", { name: "Your files" }));
  return list.getAllByRole("listitem").map(({ textContent }) => textContent);
}

async function openHome() {
  const user = userEvent.setup();
  const upload = vi.fn<Transfer["upload"]>(async () => fakeFinishedUpload());
  const environment = fakeEnvironment({ upload });
  renderApp(environment);
  await screen.findByTestId("file-input");
  const sent = async () => {
    await user.click(screen.getByTestId("upload-button"));
    await waitFor(() => expect(upload).toHaveBeenCalled());
    const [request] = upload.mock.calls[0] ?? [];
    if (request === undefined) throw new Error("nothing was sent");
    return request;
  };
  return { user, environment, upload, sent };
}

test("a note is written, changed and sent as a marked text file", async () => {
  const { user, sent } = await openHome();
  await user.click(screen.getByTestId("write-note"));
  await user.type(await screen.findByLabelText("Your note"), "Hello");
  await user.click(screen.getByTestId("note-done"));
  await screen.findByRole("list", { name: "Your files" });
  expect(chosen()).toEqual(["Your note"]);
  expect(screen.getByRole("button", { name: "Remove Note" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Create link" })).toBe(screen.getByTestId("upload-button"));
  await user.click(screen.getByRole("button", { name: "Edit note" }));
  await user.type(await screen.findByLabelText("Your note"), " there");
  await user.click(screen.getByTestId("note-done"));
  const { files } = await sent();
  expect(files.map(({ name, note, blob }) => ({ name, note, type: blob.type }))).toEqual([
    { name: "note.txt", note: true, type: "text/plain" },
  ]);
  expect(await files[0]?.blob.text()).toBe("Hello there");
});

test("a removed note is announced as a note, not by its file name", async () => {
  const { user } = await openHome();
  paste("Hello");
  await user.click(await screen.findByTestId("note-done"));
  await user.click(await screen.findByRole("button", { name: "Remove Note" }));
  await screen.findByTestId("removed-file");
  const told = screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(told.join()).toContain("Note");
  expect(told.join()).not.toContain("note.txt");
});

test.each(["written", "pasted"])("a %s note can be sent after an upload has been deleted", async (way) => {
  const { user, environment, upload, sent } = await openHome();
  await user.upload(screen.getByTestId("file-input"), new File(["hello"], "letter.txt"));
  await sent();
  await user.click(await screen.findByTestId("dialog-ok"));
  act(() => environment.ownUploads.remove(fakeFinishedUpload().id));
  if (way === "written") await user.click(await screen.findByTestId("write-note"));
  else paste("Hel");
  await user.type(await screen.findByLabelText("Your note"), way === "written" ? "Hello" : "lo");
  await user.click(screen.getByTestId("note-done"));
  await screen.findByRole("button", { name: "Edit note" });
  upload.mockClear();
  const { files } = await sent();
  expect(await files[0]?.blob.text()).toBe("Hello");
});

test("pasted text opens as a note, and an emptied note is removed", async () => {
  const { user } = await openHome();
  paste("Hello");
  const text = await screen.findByLabelText<HTMLTextAreaElement>("Your note");
  expect(text.value).toBe("Hello");
  await user.clear(text);
  await user.click(screen.getByTestId("note-done"));
  expect(await screen.findByText("Drag and drop files")).toBeDefined();
});

test("pasted text is added to an existing or unfinished note, and does not replace it [R4.55]", async () => {
  const { user, sent } = await openHome();
  const note = () => screen.findByLabelText<HTMLTextAreaElement>("Your note");
  paste("one");
  await note();
  await user.click(screen.getByTestId("note-done"));
  await screen.findByRole("button", { name: "Edit note" });
  paste("two");
  expect((await note()).value).toBe("one\ntwo");
  await user.type(await note(), "!");
  paste("three");
  expect((await note()).value).toBe("one\ntwo!\nthree");
  await user.click(screen.getByTestId("note-done"));
  const { files } = await sent();
  expect(await files[0]?.blob.text()).toBe("one\ntwo!\nthree");
});

test("cancelling restores the note as it was before text was pasted", async () => {
  const { user, sent } = await openHome();
  paste("one");
  await user.click(await screen.findByTestId("note-done"));
  paste("two");
  await screen.findByLabelText("Your note");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  const { files } = await sent();
  expect(await files[0]?.blob.text()).toBe("one");
});

test("a note is uploaded together with files", async () => {
  const { user } = await openHome();
  await user.upload(screen.getByTestId("file-input"), new File(["hello"], "letter.txt"));
  paste("one");
  await user.click(await screen.findByTestId("note-done"));
  expect(chosen()).toEqual(["letter.txt5 bytes", "Your note"]);
  expect(screen.getByRole("button", { name: "Upload 2 files" })).toBeDefined();
});

test("name, title and message are sent without leading or trailing spaces [R2.83b]", async () => {
  const { user, sent } = await openHome();
  await user.upload(screen.getByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.click(await screen.findByTestId("add-words"));
  await user.type(screen.getByLabelText("Your name"), " Ada ");
  await user.type(screen.getByLabelText("Title"), " Holiday ");
  await user.type(screen.getByLabelText("Message"), "Enjoy!");
  expect(await sent()).toMatchObject({ sender: "Ada", title: "Holiday", message: "Enjoy!", strongPassword: null });
});

test("a suggested passphrase is a strong password, which becomes part of the encryption key", async () => {
  const { user, sent } = await openHome();
  await user.upload(screen.getByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.click(await screen.findByRole("checkbox", { name: "Protect with a password" }));
  await user.click(screen.getByTestId("suggest-passphrase"));
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  // There may be more hyphens than separators, because a word can itself contain a hyphen.
  await waitFor(() => expect(input.value).toMatch(/^([a-z]+-){5,}[a-z]+$/));
  const strong = screen.getByTestId<HTMLInputElement>("strong-password");
  expect(strong.checked).toBe(true);
  const { strongPassword } = await sent();
  expect(strongPassword).toBe(input.value);
});
