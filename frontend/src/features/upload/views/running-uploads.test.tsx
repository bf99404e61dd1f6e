import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { FinishedUpload, UploadProgress } from "../../../shared/transfer/transfer.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { fakeFinishedUpload } from "../../../testing/fake-uploads.ts";
import { heldTransfer } from "../../../testing/held-transfer.ts";
import { renderApp } from "../../../testing/render-app.tsx";

test("on other pages, a strip shows the upload's progress and leads back to its link", async () => {
  const user = userEvent.setup();
  const running = heldTransfer<UploadProgress, FinishedUpload>();
  renderApp(fakeEnvironment({ upload: (_, options) => running.run(options) }));
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.click(screen.getByTestId("upload-button"));
  expect(screen.queryByTestId("upload-strip")).toBeNull();

  await user.click(screen.getByRole("link", { name: "Privacy" }));
  const strip = within(await screen.findByTestId("upload-strip"));
  const bytes = { sentBytes: 60, receivedBytes: 40, storedBytes: 0, totalBytes: 100 };
  running.report({ phase: "uploading", isQuiet: false, ...bytes });
  expect(strip.getByText("letter.txt")).toBeDefined();
  expect(strip.getByText("Uploading: 40%")).toBeDefined();

  await act(async () => running.resolve(fakeFinishedUpload()));
  expect(strip.getByRole("status").textContent).toBe("Your link is ready");
  await user.click(strip.getByRole("link", { name: "Show" }));
  expect(await screen.findByTestId("share-link")).toBeDefined();
  expect(screen.queryByTestId("upload-strip")).toBeNull();
});
