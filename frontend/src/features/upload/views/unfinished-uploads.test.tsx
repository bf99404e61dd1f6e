import { ProtocolError } from "@envoi/protocol";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Transfer } from "../../../shared/transfer/transfer.ts";
import type { UnfinishedEntry } from "../../../shared/unfinished-draft.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { fakeOpenedRequest } from "../../../testing/fake-requests.ts";
import { fakeFinishedUpload, fakeUnfinishedDraft, uploadId } from "../../../testing/fake-uploads.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const letter = new File(["hello"], "letter.txt", { type: "text/plain", lastModified: 1_000 });
const id = uploadId();

function unfinished(changes: Partial<UnfinishedEntry> = {}): UnfinishedEntry {
  return { id, draft: fakeUnfinishedDraft(), storedBytes: 3_000_000, totalBytes: 5_000_000, ...changes };
}

/** The home page of a user whose upload was interrupted. */
async function openHome(kept: UnfinishedEntry, changes: Partial<Transfer> = {}) {
  const user = userEvent.setup();
  const continueUpload = vi.fn<Transfer["continueUpload"]>(async () => fakeFinishedUpload());
  const discardUnfinished = vi.fn<Transfer["discardUnfinished"]>(async () => undefined);
  const forgetUnfinished = vi.fn<Transfer["forgetUnfinished"]>(async () => undefined);
  const answers = { continueUpload, discardUnfinished, forgetUnfinished, ...changes };
  const environment = fakeEnvironment({ listUnfinished: async () => [kept], ...answers });
  renderApp(environment);
  return { user, environment, continueUpload, discardUnfinished, forgetUnfinished };
}

const findCard = async () => within(await screen.findByTestId("unfinished-upload"));

test("an interrupted upload can be continued with the same file", async () => {
  const { user, continueUpload, environment, forgetUnfinished } = await openHome(unfinished());
  const card = await findCard();
  expect(card.getByText("letter.txt")).toBeDefined();
  expect(card.getByText(/^[\d.]+ MB of [\d.]+ MB$/)).toBeDefined();
  await user.click(card.getByTestId("continue-upload"));
  const reason = await card.findByText("To continue, choose the same files again.");
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await user.upload(card.getByTestId("file-input"), letter);
  await screen.findByRole("heading", { name: "Ready to share" });
  expect(continueUpload.mock.lastCall?.[0]).toMatchObject({ id, files: [{ name: "letter.txt", blob: letter }] });
  await waitFor(() => expect(forgetUnfinished).toHaveBeenCalledWith(fakeFinishedUpload().id, expect.anything()));
  expect(environment.ownUploads.store.getState()).toHaveLength(1);
});

test.each([
  ["another name", new File(["hello"], "other.txt", { lastModified: 1_000 })],
  ["another length", new File(["hello!"], "letter.txt", { lastModified: 1_000 })],
  ["another modification time", new File(["hello"], "letter.txt", { lastModified: 2_000 })],
])("a file with %s does not continue the upload", async (_, other) => {
  const { user, continueUpload } = await openHome(unfinished());
  const card = await findCard();
  await user.click(card.getByTestId("continue-upload"));
  await user.upload(await card.findByTestId("file-input"), other);
  expect((await card.findByRole("alert")).textContent).toContain("aren't the same files");
  expect(continueUpload).not.toHaveBeenCalled();
});

test("an interrupted upload continues without choosing the file if the browser can reopen it", async () => {
  const handle = {
    kind: "file",
    name: "letter.txt",
    getFile: async () => letter,
    requestPermission: async () => "granted",
  };
  const [file] = fakeUnfinishedDraft().files;
  const draft = fakeUnfinishedDraft({
    // The parts of a handle that the page uses.
    files: [{ ...(file as NonNullable<typeof file>), handle: handle as unknown as FileSystemFileHandle }],
  });
  const { user, continueUpload } = await openHome(unfinished({ draft }));
  await user.click((await findCard()).getByTestId("continue-upload"));
  await screen.findByRole("heading", { name: "Ready to share" });
  expect(continueUpload).toHaveBeenCalledOnce();
});

test("the interrupted upload of a note can be continued without choosing a file", async () => {
  const files = [{ path: "note.txt", type: "text/plain", size: 2, lastModifiedMs: 0, note: "hi" }];
  const { user, continueUpload } = await openHome(unfinished({ draft: fakeUnfinishedDraft({ files }) }));
  await user.click((await findCard()).getByTestId("continue-upload"));
  await screen.findByRole("heading", { name: "Ready to share" });
  expect(await continueUpload.mock.lastCall?.[0].files[0]?.blob.text()).toBe("hi");
});

test("a password chosen before the interruption is set once the upload is complete", async () => {
  const setPassword = vi.fn<Transfer["setPassword"]>(async () => undefined);
  const draft = fakeUnfinishedDraft({ password: "secret" });
  const { user } = await openHome(unfinished({ draft }), { setPassword });
  const card = await findCard();
  await user.click(card.getByTestId("continue-upload"));
  await user.upload(await card.findByTestId("file-input"), letter);
  await screen.findByRole("heading", { name: "Ready to share" });
  expect(setPassword.mock.lastCall?.[1].password).toBe("secret");
});

test("an upload missing on the server is sent again from the beginning, with the options chosen for it", async () => {
  const upload = vi.fn<Transfer["upload"]>(async () => fakeFinishedUpload());
  const setPassword = vi.fn<Transfer["setPassword"]>(async () => undefined);
  const draft = fakeUnfinishedDraft({ password: "secret", title: "For you" });
  const continueUpload = () => Promise.reject(new ProtocolError("not_found"));
  const { user } = await openHome(unfinished({ draft }), { continueUpload, upload, setPassword });
  const card = await findCard();
  await user.click(card.getByTestId("continue-upload"));
  await user.upload(await card.findByTestId("file-input"), letter);
  await screen.findByRole("heading", { name: "Ready to share" });
  expect(upload.mock.lastCall?.[0]).toMatchObject({ title: "For you", files: [{ name: "letter.txt", blob: letter }] });
  expect(setPassword.mock.lastCall?.[1].password).toBe("secret");
});

test("an upload that no longer exists on the server is sent again only after its strong password is retyped", async () => {
  const upload = vi.fn<Transfer["upload"]>(async () => fakeFinishedUpload());
  const draft = fakeUnfinishedDraft({ hasStrongPassword: true });
  const continueUpload = () => Promise.reject(new ProtocolError("not_found"));
  const { user } = await openHome(unfinished({ draft }), { continueUpload, upload });
  const card = await findCard();
  await user.click(card.getByTestId("continue-upload"));
  await user.upload(await card.findByTestId("file-input"), letter);
  await user.click(await screen.findByTestId("retry-upload"));
  const password = await screen.findByTestId("password-input");
  expect(upload).not.toHaveBeenCalled();
  await user.type(password, "correct horse");
  await user.click(screen.getByTestId("upload-button"));
  await screen.findByRole("heading", { name: "Ready to share" });
  expect(upload.mock.lastCall?.[0]).toMatchObject({
    strongPassword: "correct horse",
    draft: { hasStrongPassword: true, password: null },
  });
});

test("an interrupted upload can be discarded", async () => {
  const { user, discardUnfinished } = await openHome(unfinished());
  await user.click((await findCard()).getByTestId("discard-upload"));
  expect(screen.queryByTestId("unfinished-upload")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(discardUnfinished).toHaveBeenCalledWith(id, expect.anything());
});

test("an interrupted upload is offered only to the sender who started it", async () => {
  await openHome(unfinished({ draft: fakeUnfinishedDraft({ account: "somebody else" }) }));
  await screen.findByText("Drag and drop files");
  expect(screen.queryByTestId("unfinished-upload")).toBeNull();
});

test("choosing an interrupted upload's file again offers to continue the upload [R4.70]", async () => {
  const { user, continueUpload } = await openHome(unfinished());
  await findCard();
  await user.upload(screen.getByTestId("file-input"), letter);
  const card = await findCard();
  expect(card.getByRole("heading", { name: "Continue from 3 MB?" })).toBeDefined();
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Continue from 3 MB?");
  await user.click(card.getByTestId("continue-upload"));
  await screen.findByRole("heading", { name: "Ready to share" });
  expect(continueUpload.mock.lastCall?.[0]).toMatchObject({ id, files: [{ name: "letter.txt", blob: letter }] });
});

test("once a password is chosen, the page no longer offers to continue an upload without it", async () => {
  const { user, continueUpload } = await openHome(unfinished());
  await user.upload(screen.getByTestId("file-input"), letter);
  await findCard();
  await user.click(screen.getByTestId("password-toggle"));
  expect(screen.queryByTestId("unfinished-upload")).toBeNull();
  await user.click(screen.getByTestId("password-toggle"));
  await findCard();
  expect(continueUpload).not.toHaveBeenCalled();
});

test("an upload can also be continued with files selected after the page asked for them", async () => {
  const { user, continueUpload } = await openHome(unfinished());
  const card = await findCard();
  await user.click(card.getByTestId("continue-upload"));
  await card.findByText("To continue, choose the same files again.");
  const [, main] = screen.getAllByTestId<HTMLInputElement>("file-input");
  await user.upload(main as HTMLInputElement, letter);
  await user.click((await findCard()).getByTestId("continue-upload"));
  await vi.waitFor(() => expect(continueUpload).toHaveBeenCalledOnce());
});

test.each([
  ["another file", [new File(["hello"], "other.txt", { lastModified: 1_000 })]],
  ["the same file and another", [letter, new File(["8 bytes!"], "photo.jpg")]],
])("if %s is selected, the files are uploaded from the start instead of continued", async (_, chosen) => {
  const upload = vi.fn<Transfer["upload"]>(async () => fakeFinishedUpload());
  const { user, continueUpload } = await openHome(unfinished(), { upload });
  await findCard();
  await user.upload(screen.getByTestId("file-input"), chosen);
  expect(screen.queryByTestId("unfinished-upload")).toBeNull();
  await user.click(screen.getByTestId("upload-button"));
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  expect(continueUpload).not.toHaveBeenCalled();
});

test("an upload of which nothing has been stored is not offered when its file is selected again", async () => {
  const { user } = await openHome(unfinished({ storedBytes: 0 }));
  await findCard();
  await user.upload(screen.getByTestId("file-input"), letter);
  expect(screen.queryByTestId("unfinished-upload")).toBeNull();
});

test("an interrupted note is not mistaken for another note or file", async () => {
  const files = [{ path: "note.txt", type: "text/plain", size: 2, lastModifiedMs: 0, note: "hi" }];
  const { user } = await openHome(unfinished({ draft: fakeUnfinishedDraft({ files }) }));
  await findCard();
  await user.upload(screen.getByTestId("file-input"), letter);
  expect(screen.queryByTestId("unfinished-upload")).toBeNull();
});

test("an interrupted delivery to a request is not offered as an upload", async () => {
  const { user } = await openHome(unfinished({ draft: fakeUnfinishedDraft({ request: fakeOpenedRequest().link.id }) }));
  await user.upload(await screen.findByTestId("file-input"), letter);
  await screen.findByTestId("upload-button");
  expect(screen.queryByTestId("unfinished-upload")).toBeNull();
});
