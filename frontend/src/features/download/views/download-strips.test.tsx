import { ProtocolError } from "@envoi/protocol";
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { DownloadProgress } from "../../../shared/transfer/transfer.ts";
import { fakeDownload, fakeEnvironment } from "../../../testing/fake-environment.ts";
import { SECRET, uploadId } from "../../../testing/fake-uploads.ts";
import { heldTransfer } from "../../../testing/held-transfer.ts";
import { renderApp } from "../../../testing/render-app.tsx";

/** Opens a download page. `begin` starts the download, a quarter of which then arrives. */
async function startDownload(address = `/download/${uploadId()}/#${SECRET}`) {
  const user = userEvent.setup();
  const running = heldTransfer<DownloadProgress, Blob>();
  const environment = fakeEnvironment({ openDownload: async () => fakeDownload({ read: running.run }) });
  renderApp(environment, address);
  const goHome = () => user.click(screen.getByRole("link", { name: "Envoi, home" }));
  async function begin(): Promise<void> {
    await user.click(await screen.findByTestId("download-button"));
    running.report({ receivedBytes: 25, totalBytes: 100 });
  }
  return { user, environment, running, begin, goHome };
}

async function findStrip() {
  await screen.findByText("Drag and drop files");
  return within(screen.getByTestId("download-strip"));
}

test("a download continues on another page, which shows its progress and a link back", async () => {
  const { user, environment, running, begin, goHome } = await startDownload();
  await begin();
  expect(screen.queryByTestId("download-strip")).toBeNull();
  await goHome();
  const strip = await findStrip();
  expect(strip.getByText("letter.txt")).toBeDefined();
  expect(strip.getByText("Downloading: 25%")).toBeDefined();
  await user.click(strip.getByRole("link", { name: "Show" }));
  expect((await screen.findByTestId("percent")).textContent).toBe("25%");
  await act(async () => running.resolve(new Blob(["hello"])));
  await screen.findByTestId("download-finished");
  expect(environment.saved).toMatchObject([{ name: "letter.txt" }]);
});

test("on every page, a download counts as a running transfer until it is complete", async () => {
  const { environment, running, begin, goHome } = await startDownload();
  await begin();
  await goHome();
  await findStrip();
  expect(environment.runningTransfers.getState()).toBe(1);
  await act(async () => running.resolve(new Blob(["hello"])));
  expect(environment.runningTransfers.getState()).toBe(0);
});

test("a download that finishes while another page is shown displays a notice until it is dismissed", async () => {
  const { user, running, begin, goHome } = await startDownload();
  await begin();
  await goHome();
  const strip = await findStrip();
  await act(async () => running.resolve(new Blob(["hello"])));
  expect(strip.getByRole("status").textContent).toBe("Download complete");
  await user.click(strip.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByTestId("download-strip")).toBeNull();
});

test("a link on another page leads back to a failed download with its reason and a retry, without asking for the key", async () => {
  const { user, running, begin, goHome } = await startDownload(`/download/${uploadId()}`);
  await user.type(await screen.findByLabelText("Link or key"), `${SECRET}{Enter}`);
  await begin();
  await goHome();
  const strip = await findStrip();
  await act(async () => running.reject(new ProtocolError("busy")));
  expect(strip.getByRole("status").textContent).toBe("Download not finished");
  await user.click(strip.getByRole("link", { name: "Show" }));
  await screen.findByText(/is very busy/);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByTestId("download-preview");
});
