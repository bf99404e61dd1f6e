import { NO_DOWNLOAD_LIMIT, ProtocolError } from "@envoi/protocol";
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ConfigProvider } from "../../shared/config/config-context.tsx";
import type { Transfer } from "../../shared/transfer/transfer.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { fakeConfig } from "../../testing/fake-config.ts";
import { fakeEnvironment, NOW_MS } from "../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { OwnUploadList } from "./own-upload-list.tsx";

/** Renders a list with one upload, and opens the dialog that changes its limits. */
async function setUp(changes: Partial<OwnUpload> = {}, changeLimits: Transfer["changeLimits"] = async () => undefined) {
  const user = userEvent.setup();
  const upload = fakeOwnUpload({ dlimit: 3, dtotal: 1, expiresAt: NOW_MS + 2 * 3_600_000, ...changes });
  const spy = vi.fn(changeLimits);
  const { dlimit, dtotal } = upload;
  const environment = fakeEnvironment({ changeLimits: spy, fetchInfo: async () => ({ dlimit, dtotal }) });
  environment.ownUploads.add(upload);
  renderPart(
    <ConfigProvider load={async () => fakeConfig()}>
      <OwnUploadList />
    </ConfigProvider>,
    environment,
  );
  await user.click(await screen.findByRole("button", { name: "Change when the link to letter.txt expires" }));
  const dialog = within(screen.getByRole("dialog", { name: "Change when the link expires" }));
  const options = (label: string) =>
    within(dialog.getByLabelText(label))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  const asked = () => spy.mock.calls.map(([{ id }, limits]) => [id, limits]);
  return { user, environment, upload, dialog, options, asked };
}

test("the dialog offers the same choices as the upload form, except those that are already used up", async () => {
  const { options } = await setUp();
  expect(options("Downloads")).toEqual(["2 downloads", "3 downloads", "4 downloads", "5 downloads"]);
  expect(options("Time")).toEqual(["No change", "5 minutes from now", "1 hour from now", "1 day from now"]);
});

test("the remaining time is shown below the choices", async () => {
  const { dialog } = await setUp();
  expect(dialog.getByRole("combobox", { name: "Time", description: "2 hours left" })).toBeDefined();
});

test("a current limit that the form does not offer can be kept", async () => {
  const { options, dialog } = await setUp({ dlimit: 10 });
  expect(options("Downloads")).toContain("10 downloads");
  expect(dialog.getByLabelText<HTMLSelectElement>("Downloads").value).toBe("10");
});

test("no download limit is a choice in words", async () => {
  const { options } = await setUp({ dlimit: NO_DOWNLOAD_LIMIT });
  expect(options("Downloads")).toContain("Any number of downloads");
});

test("changed limits are sent to the server, shown and stored [R1.8]", async () => {
  const { user, environment, upload, dialog, asked } = await setUp();
  await user.selectOptions(dialog.getByLabelText("Downloads"), "5 downloads");
  await user.selectOptions(dialog.getByLabelText("Time"), "1 hour from now");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(asked()).toEqual([[upload.id, { downloadLimit: 5, timeLimitSeconds: 3_600 }]]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("4 downloads left")).toBeDefined();
  expect(screen.getByText("1 hour left")).toBeDefined();
  expect(environment.storage.listUploads()).toMatchObject([
    { dlimit: 5, timeLimit: 3_600, expiresAt: NOW_MS + 500 + 3_600_000 },
  ]);
});

test("unchanged limits are not sent", async () => {
  const { user, dialog, upload, asked } = await setUp();
  await user.selectOptions(dialog.getByLabelText("Downloads"), "2 downloads");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(asked()).toEqual([[upload.id, { downloadLimit: 2 }]]);
});

test("neither saving without a change nor cancelling sends a request", async () => {
  const { user, dialog, asked } = await setUp();
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByTestId("card-change"));
  await user.selectOptions(screen.getByLabelText("Downloads"), "5 downloads");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(asked()).toEqual([]);
});

test("a rejected change shows an error, and no limit changes", async () => {
  const { user, environment, upload, dialog } = await setUp({}, () => Promise.reject(new ProtocolError("bad_limit")));
  await user.selectOptions(dialog.getByLabelText("Downloads"), "5 downloads");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("Couldn't save that.");
  expect(environment.ownUploads.store.getState()).toEqual([upload]);
});

test("a missing upload is reported, and is removed from the list when the dialog closes", async () => {
  const { user, dialog } = await setUp({}, () => Promise.reject(new ProtocolError("not_found")));
  await user.selectOptions(dialog.getByLabelText("Downloads"), "5 downloads");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByRole("dialog", { name: "This upload is already gone" });
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.getByTestId("no-uploads")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your uploads" }));
});

test("if downloads have used up the selected limit in the meantime, the next higher one replaces it", async () => {
  const { user, environment, upload, dialog, options, asked } = await setUp({ dlimit: 5, dtotal: 1 });
  await user.selectOptions(dialog.getByLabelText("Downloads"), "2 downloads");
  act(() => environment.ownUploads.setCounts(upload.id, { dlimit: 5, dtotal: 2 }));
  expect(dialog.getByLabelText<HTMLSelectElement>("Downloads").value).toBe("3");
  expect(options("Downloads")).toEqual(["3 downloads", "4 downloads", "5 downloads"]);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(asked()).toEqual([[upload.id, { downloadLimit: 3 }]]);
});
