import { ProtocolError } from "@envoi/protocol";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Transfer } from "../../shared/transfer/transfer.ts";
import { fakeDownload, fakeEnvironment, fakeTransfer } from "../../testing/fake-environment.ts";
import { SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { renderApp } from "../../testing/render-app.tsx";

const id = uploadId();
const address = `/download/${id}/#${SECRET}`;

test("the key and id in the route open an upload [R3.14]", async () => {
  const openDownload = vi.fn<Transfer["openDownload"]>(fakeTransfer().openDownload);
  renderApp(fakeEnvironment({ openDownload }), address);
  await screen.findByTestId("download-preview");
  expect(openDownload.mock.calls[0]?.[0]).toMatchObject({ id, secretB64: SECRET });
});

test.each<[string, Transfer["checkExists"]]>([
  ["no longer has a nonce or a password flag", async () => ({ requiresPassword: false, nonce: null })],
  ["has a password but no longer a nonce", async () => ({ requiresPassword: true, nonce: null })],
  ["is unknown to the server", () => Promise.reject(new ProtocolError("not_found"))],
])("an upload that %s leads to the expired page, without a download request [R2.55]", async (_what, checkExists) => {
  const openDownload = vi.fn<Transfer["openDownload"]>();
  renderApp(fakeEnvironment({ checkExists, openDownload }), address);
  await screen.findByTestId("expired");
  expect(openDownload).not.toHaveBeenCalled();
});

test.each([
  ["not_found", "leads to /404", "not-found"],
  ["busy", "leads to /error", "error"],
] as const)("a download that fails with %s %s [R2.12b]", async (code, _where, testId) => {
  const user = userEvent.setup();
  const read = () => Promise.reject(new ProtocolError(code));
  renderApp(fakeEnvironment({ openDownload: async () => fakeDownload({ read }) }), address);
  await user.click(await screen.findByTestId("download-button"));
  await screen.findByTestId(testId);
});

/** Downloads two files of a set one after the other: the first is saved, the second fails with this error. */
async function takeSecond(error: Error, isThere = true) {
  const user = userEvent.setup();
  const files = ["a.txt", "b.txt"].map((name) => ({ name, size: 2, type: "text/plain" }));
  const metadata = { name: "Send-Archive.zip", size: 4, type: "send-archive", manifest: { files } };
  let taken = 0;
  const readFiles = async () => {
    if (taken++ > 0) throw error;
    return new Blob(["aa"]);
  };
  const gone = () => Promise.reject(new ProtocolError("not_found"));
  const openDownload = vi.fn<Transfer["openDownload"]>(async () => fakeDownload({ metadata, readFiles }));
  const checkExists: Transfer["checkExists"] = (...asked) =>
    taken > 1 && !isThere ? gone() : fakeTransfer().checkExists(...asked);
  const environment = fakeEnvironment({ openDownload, checkExists });
  renderApp(environment, address);
  const take = async (name: RegExp) => {
    await user.click(await screen.findByRole("checkbox", { name }));
    await user.click(screen.getByTestId("download-selected"));
  };
  await take(/a\.txt/);
  await screen.findByText(/Counted as one download/);
  await take(/b\.txt/);
  return { take, environment, openDownload };
}

test("a 404 after a file was saved shows that the link has expired, and the saved file stays [R4.13b]", async () => {
  const { environment } = await takeSecond(new ProtocolError("not_found"), false);
  await screen.findByTestId("expired");
  expect(environment.saved).toHaveLength(1);
});

test("a 404 after a file was saved shows the files again if the link has another download left [R4.13c]", async () => {
  const { openDownload } = await takeSecond(new ProtocolError("not_found"));
  await vi.waitFor(() => expect(openDownload).toHaveBeenCalledTimes(2));
  await screen.findByTestId("download-preview");
  expect(screen.queryByTestId("not-found")).toBeNull();
});

test("another failure after a file was saved shows an alert beside the remaining files [R4.14b]", async () => {
  const { take } = await takeSecond(new ProtocolError("busy"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("busy");
  expect(screen.queryByTestId("error")).toBeNull();
  await take(/b\.txt/);
  await screen.findByRole("alert");
});
