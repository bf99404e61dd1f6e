import { TransferError } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { ProtocolError } from "@envoi/protocol";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { StreamLost } from "../../shared/saving/service-worker-calls.ts";
import { createAppStorage } from "../../shared/storage/app-storage.ts";
import type { OpenedDownload, Transfer } from "../../shared/transfer/transfer.ts";
import { fakeConfigWithAccounts } from "../../testing/fake-config.ts";
import { fakeDownload, fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeFinishedUpload, SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { renderApp } from "../../testing/render-app.tsx";

async function startUpload(error: Error) {
  const user = userEvent.setup();
  renderApp(fakeEnvironment({ upload: () => Promise.reject(error) }));
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.click(screen.getByTestId("upload-button"));
  await screen.findByTestId("error");
}

/** The page of a signed-in user who has selected a file, with these server responses. */
async function chooseSignedIn(answers: Partial<Transfer>) {
  const user = userEvent.setup();
  const storage = createAppStorage(createMemoryStorage());
  storage.account.writeUser(fakeUser());
  const environment = fakeEnvironment({ fetchConfig: async () => fakeConfigWithAccounts(), ...answers }, storage);
  renderApp(environment);
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  return { user, environment };
}

/** Starts a download that fails the first time. */
async function startDownload(error: Error) {
  const user = userEvent.setup();
  const read = vi.fn<OpenedDownload["read"]>(async () => new Blob(["hello"])).mockRejectedValueOnce(error);
  renderApp(
    fakeEnvironment({
      openDownload: async () => fakeDownload({ read }),
    }),
    `/download/${uploadId()}/#${SECRET}`,
  );
  await user.click(await screen.findByTestId("download-button"));
  await screen.findByTestId("error");
  return user;
}

test.each([
  [new ProtocolError("too_large"), "larger than this service allows"],
  [new ProtocolError("bad_limit"), "Reload the page"],
  [new ProtocolError("unauthorized"), "You need to be signed in"],
  [new TransferError("connect_failed"), "Try another network"],
  [new TransferError("connection_lost"), "Your files are still here"],
  [new TransferError("intercepted"), "answered instead of this service"],
  [new TransferError("file_changed"), "Choose it again"],
  [new ProtocolError("removed"), "The people who run this service removed them"],
  [new Error("unforeseen"), "your selection is still here"],
])("after an upload fails with %o, the page tells the sender what to do [R8.24c]", async (error, text) => {
  await startUpload(error);
  expect(screen.getByRole("main").textContent).toContain(text);
});

test.each([["too_large"], ["bad_limit"], ["removed"]] as const)(
  "the error page does not offer to retry the upload after the error %s",
  async (code) => {
    await startUpload(new ProtocolError(code));
    expect(screen.queryByTestId("retry-upload")).toBeNull();
  },
);

test("a rejected token signs the sender out with an explanation, and they can send again", async () => {
  const upload = vi.fn<Transfer["upload"]>(async () => fakeFinishedUpload());
  upload.mockRejectedValueOnce(new ProtocolError("too_large"));
  const fetchFileList = vi.fn<Transfer["fetchFileList"]>(async () => ({ entries: [], etag: null }));
  const { user, environment } = await chooseSignedIn({ upload, fetchFileList });
  // Waits for the list's first sync, which would otherwise end the session before the upload does.
  await waitFor(() => expect(fetchFileList).toHaveBeenCalled());
  fetchFileList.mockRejectedValue(new ProtocolError("unauthorized"));
  await user.click(screen.getByTestId("upload-button"));
  expect(await screen.findByText(/couldn't confirm that you're signed in/)).toBeDefined();
  await waitFor(() => expect(environment.account.getState()).toMatchObject({ kind: "signedOut" }));
  await user.click(screen.getByTestId("retry-upload"));
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  expect(upload.mock.calls[1]?.[0]).toMatchObject({ bearer: null });
});

test("if a sender's token cannot be checked, the page states the limits that apply to everyone, and offers a retry", async () => {
  const { user } = await chooseSignedIn({ upload: () => Promise.reject(new ProtocolError("unavailable")) });
  await user.selectOptions(screen.getByTestId("download-limit"), "100 downloads");
  await user.click(screen.getByTestId("upload-button"));
  expect(await screen.findByText(/you can send up to 1 GB, for 5 downloads and 1 day at most/)).toBeDefined();
  expect(screen.getByTestId("retry-upload")).toBeDefined();
});

test("before files are resent, the page tells a signed-out sender which choices no longer apply", async () => {
  const upload = vi.fn<Transfer["upload"]>(async () => fakeFinishedUpload());
  upload.mockRejectedValueOnce(new ProtocolError("bad_limit"));
  const fetchFileList = vi.fn<Transfer["fetchFileList"]>(async () => ({ entries: [], etag: null }));
  const { user } = await chooseSignedIn({ upload, fetchFileList });
  await user.selectOptions(screen.getByTestId("download-limit"), "100 downloads");
  // Otherwise the list's first sync, not the upload, would end the session.
  await waitFor(() => expect(fetchFileList).toHaveBeenCalled());
  fetchFileList.mockRejectedValue(new ProtocolError("unauthorized"));
  await user.click(screen.getByTestId("upload-button"));
  await user.click(await screen.findByTestId("retry-upload"));
  expect(await screen.findByText(/link allows 5 downloads at most/)).toBeDefined();
  expect(upload).toHaveBeenCalledTimes(1);
  await user.click(screen.getByTestId("sign-up-cancel"));
  await user.click(screen.getByTestId("upload-button"));
  await waitFor(() => expect(upload.mock.calls[1]?.[0]).toMatchObject({ downloadLimit: 5, bearer: null }));
});

test.each([
  [new ProtocolError("busy"), "The link still works"],
  [new TransferError("connection_lost"), "Connection lost"],
  [new TransferError("intercepted"), "answered instead of this service"],
  [new DecryptionError("truncated"), "ask the sender for a new link"],
  [new StreamLost(), "Delete the incomplete file"],
  [new DOMException("full", "QuotaExceededError"), "no room for these files"],
  [new Error("unforeseen"), "The download didn't finish"],
])("after a download fails with %o, the page tells the recipient, not the sender, what to do", async (error, text) => {
  await startDownload(error);
  const words = screen.getByRole("main").textContent;
  expect(words).toContain(text);
  expect(words).not.toMatch(/[Yy]our files|you chose/);
});

test("a failed download can be retried without losing its link [R8.6]", async () => {
  const user = await startDownload(new ProtocolError("busy"));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await user.click(await screen.findByTestId("download-button"));
  await screen.findByTestId("download-finished");
});

test("the error page does not offer a retry if nothing failed", async () => {
  renderApp(fakeEnvironment(), "/error");
  await screen.findByText("Something broke. Nothing you sent is lost.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
