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

test("the route's id and key open an upload [R3.14]", async () => {
  const openDownload = vi.fn<Transfer["openDownload"]>(fakeTransfer().openDownload);
  renderApp(fakeEnvironment({ openDownload }), address);
  await screen.findByTestId("download-preview");
  expect(openDownload.mock.calls[0]?.[0]).toMatchObject({ id, secretB64: SECRET });
});

test.each<[string, Transfer["checkExists"]]>([
  ["has neither nonce nor password flag any more", async () => ({ requiresPassword: false, nonce: null })],
  ["has no nonce any more, though a password", async () => ({ requiresPassword: true, nonce: null })],
  ["is not known to the server", () => Promise.reject(new ProtocolError("not_found"))],
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
