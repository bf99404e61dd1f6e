import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { FinishedUpload, UploadProgress } from "../../../shared/transfer/transfer.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { heldTransfer } from "../../../testing/held-transfer.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { setFocus } from "../../../testing/set-focus.ts";

async function startUpload() {
  const user = userEvent.setup();
  const running = heldTransfer<UploadProgress, FinishedUpload>();
  const environment = fakeEnvironment({ upload: (_, options) => running.run(options) });
  renderApp(environment);
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.click(screen.getByTestId("upload-button"));
  const bytes = { sentBytes: 100, storedBytes: 0, totalBytes: 100 };
  const receive = (receivedBytes: number) =>
    running.report({ phase: "uploading", receivedBytes, ...bytes, isQuiet: false });
  return { environment, user, receive };
}

test("the window title shows the upload's progress while the window lacks focus [R2.71]", async () => {
  setFocus(true);
  const { receive } = await startUpload();
  receive(10);
  expect(document.title).toBe("Envoi");
  setFocus(false);
  // The code that shows the progress may still be loading.
  await waitFor(() => expect(document.title).toBe("10%"));
  receive(42);
  expect(document.title).toBe("42%");
  setFocus(true);
  expect(document.title).toBe("Envoi");
  receive(50);
  expect(document.title).toBe("Envoi");
});

test("an upload that ends restores the title even without focus", async () => {
  setFocus(true);
  const { user, receive } = await startUpload();
  setFocus(false);
  receive(42);
  expect(document.title).toBe("42%");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await screen.findByTestId("upload-button");
  expect(document.title).toBe("Envoi");
});

test("title and badge show an upload as paused, whether by the user or because the browser is offline", async () => {
  setFocus(false);
  const { environment, user, receive } = await startUpload();
  receive(42);
  const counts = () => [document.title, environment.pausedTransfers.getState()];
  expect(counts()).toEqual(["42%", 0]);
  act(() => void dispatchEvent(new Event("offline")));
  expect(counts()).toEqual(["42% · Paused", 1]);
  act(() => void dispatchEvent(new Event("online")));
  expect(counts()).toEqual(["42%", 0]);
  await user.click(screen.getByTestId("pause-upload"));
  expect(counts()).toEqual(["42% · Paused", 1]);
});
