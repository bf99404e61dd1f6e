import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DownloadProgress } from "../../shared/transfer/transfer.ts";
import { fakeDownload, fakeEnvironment } from "../../testing/fake-environment.ts";
import { SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { heldTransfer } from "../../testing/held-transfer.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { setFocus } from "../../testing/set-focus.ts";
import { DownloadGuard } from "./download-guard.tsx";
import { createDownloadSession } from "./download-session.ts";

/** A download in progress with its guard. */
async function startDownload() {
  const running = heldTransfer<DownloadProgress, Blob>();
  const environment = fakeEnvironment({ openDownload: async () => fakeDownload({ read: running.run }) });
  const session = createDownloadSession(environment, { id: uploadId(), secretB64: SECRET });
  renderPart(<DownloadGuard session={session} />, environment);
  await act(() => session.getMetadata());
  act(() => void session.download());
  await act(async () => undefined);
  return {
    environment,
    running,
    receive: (receivedBytes: number) => running.report({ receivedBytes, totalBytes: 400 }),
  };
}

test("the window's title shows the download's progress while the window has no focus [R2.71]", async () => {
  document.title = "Envoi";
  setFocus(false);
  const { running, receive } = await startDownload();
  receive(100);
  expect(document.title).toBe("25%");
  setFocus(true);
  expect(document.title).toBe("Envoi");
  setFocus(false);
  expect(document.title).toBe("25%");
  await act(async () => running.resolve(new Blob()));
  expect(document.title).toBe("Envoi");
});

test("leaving needs confirmation once the browser has begun to fetch the file", async () => {
  const { environment, receive } = await startDownload();
  expect(environment.runningTransfers.getState()).toBe(0);
  receive(1);
  expect(environment.runningTransfers.getState()).toBe(1);
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});
