import { ProtocolError } from "@envoi/protocol";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { OpenedDownload, Transfer } from "../../../shared/transfer/transfer.ts";
import { deferred } from "../../../testing/deferred.ts";
import { fakeEnvironment, fakeTransfer } from "../../../testing/fake-environment.ts";
import { NONCE, SECRET, uploadId } from "../../../testing/fake-uploads.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { DownloadKeeper } from "../session/download-keeper.tsx";
import { DownloadPanel } from "./download-panel.tsx";

function setUp(open: Transfer["openDownload"] = fakeTransfer().openDownload) {
  const openDownload = vi.fn(open);
  const checkExists = async () => ({ requiresPassword: true, nonce: NONCE });
  renderPart(
    <DownloadKeeper>
      <DownloadPanel id={uploadId()} secretB64={SECRET} />
    </DownloadKeeper>,
    fakeEnvironment({ checkExists, openDownload }),
  );
  return { openDownload };
}

test("a required password is requested before the page shows anything about the file [R2.51]", async () => {
  const { openDownload } = setUp();
  await screen.findByRole("heading", { name: "Enter the password" });
  expect(screen.getByLabelText<HTMLInputElement>("Password").autocomplete).toBe("off");
  expect(screen.queryByTestId("file-name")).toBeNull();
  expect(openDownload).not.toHaveBeenCalled();
});

test("an empty password is not sent [R5.4]", async () => {
  const { openDownload } = setUp();
  await userEvent.click(await screen.findByRole("button", { name: "Unlock" }));
  expect(openDownload).not.toHaveBeenCalled();
  expect(screen.getByRole("heading", { name: "Enter the password" })).toBeDefined();
});

test("the field with a rejected password gets the focus, and its text is selected so that typing replaces it", async () => {
  setUp(() => Promise.reject(new ProtocolError("bad_proof")));
  const user = userEvent.setup();
  const input = await screen.findByLabelText<HTMLInputElement>("Password");
  await user.type(input, "wrong");
  await user.click(screen.getByRole("button", { name: "Unlock" }));
  await screen.findByText("Wrong password. Try again.");
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
});

test("the button keeps the focus and ignores clicks while a password is being checked", async () => {
  const { openDownload } = setUp((_request, signal) => deferred<OpenedDownload>().promise(signal));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Password"), "secret");
  const button = screen.getByRole("button", { name: "Unlock" });
  await user.click(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(openDownload).toHaveBeenCalledOnce();
});
