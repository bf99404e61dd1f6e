import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Transfer } from "../../shared/transfer/transfer.ts";
import { fakeEnvironment, fakeTransfer } from "../../testing/fake-environment.ts";
import { SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { DownloadPanel } from "./download-panel.tsx";

function setUp() {
  const openDownload = vi.fn<Transfer["openDownload"]>(fakeTransfer().openDownload);
  const checkExists = async () => ({ requiresPassword: true, nonce: null });
  renderPart(<DownloadPanel id={uploadId()} secretB64={SECRET} />, fakeEnvironment({ checkExists, openDownload }));
  return { openDownload };
}

test("where a password is required it is asked for before anything of the file is shown", async () => {
  const { openDownload } = setUp();
  await screen.findByRole("heading", { name: "Enter the password" });
  expect(screen.getByLabelText<HTMLInputElement>("Password").autocomplete).toBe("off");
  expect(screen.queryByTestId("file-name")).toBeNull();
  expect(openDownload).not.toHaveBeenCalled();
});

test("an empty password is not sent", async () => {
  const { openDownload } = setUp();
  await userEvent.click(await screen.findByRole("button", { name: "Unlock" }));
  expect(openDownload).not.toHaveBeenCalled();
  expect(screen.getByRole("heading", { name: "Enter the password" })).toBeDefined();
});
