import { TransferError } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { ProtocolError } from "@envoi/protocol";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { StreamLost } from "../../shared/streaming/disk-streams.ts";
import type { OpenedDownload } from "../../shared/transfer/transfer.ts";
import { fakeDownload, fakeEnvironment } from "../../testing/fake-environment.ts";
import { SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { renderApp } from "../../testing/render-app.tsx";

async function startUpload(error: Error) {
  const user = userEvent.setup();
  renderApp(fakeEnvironment({ upload: () => Promise.reject(error) }));
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.click(screen.getByTestId("upload-button"));
  await screen.findByTestId("error");
}

/** A download that fails the first time. */
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
  [new TransferError("connect_failed"), "use another network"],
  [new TransferError("connection_lost"), "Your files are still there"],
  [new TransferError("file_changed"), "Choose it again"],
  [new Error("unforeseen"), "The ones that you chose are still there"],
])("after an upload that ended in %o its sender is told what to do", async (error, text) => {
  await startUpload(error);
  expect(screen.getByRole("main").textContent).toContain(text);
});

test.each([
  [new ProtocolError("busy"), "The link still works"],
  [new TransferError("connection_lost"), "The connection broke off"],
  [new DecryptionError("truncated"), "ask the sender for a new link"],
  [new StreamLost(), "Delete the incomplete file"],
  [new DOMException("full", "QuotaExceededError"), "no room left"],
  [new Error("unforeseen"), "The download was not finished"],
])("after a download that ended in %o its recipient is told what to do, not its sender", async (error, text) => {
  await startDownload(error);
  const words = screen.getByRole("main").textContent;
  expect(words).toContain(text);
  expect(words).not.toMatch(/[Yy]our files|you chose/);
});

test("a download that failed can be tried again: its link is not lost", async () => {
  const user = await startDownload(new ProtocolError("busy"));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await user.click(await screen.findByTestId("download-button"));
  await screen.findByTestId("download-finished");
});

test("of a failure that nobody told of, the page claims nothing", async () => {
  renderApp(fakeEnvironment(), "/error");
  await screen.findByText("That did not work. Go back to the start, and try again.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
