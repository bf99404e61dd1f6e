import { act } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { DownloadProgress } from "../../../shared/transfer/transfer.ts";
import { fakeDownload, fakeEnvironment } from "../../../testing/fake-environment.ts";
import { SECRET, uploadId } from "../../../testing/fake-uploads.ts";
import { heldTransfer } from "../../../testing/held-transfer.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { setFocus } from "../../../testing/set-focus.ts";
import { createDownloadSession } from "../session/download-session.ts";
import type { ChosenFiles } from "../session/download-state.ts";
import { DownloadGuard } from "./download-status.tsx";

function setOnline(isOnline: boolean): void {
  act(() => void dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

afterEach(() => setOnline(true));

/** A download in progress with its guard. */
async function startDownload(chosen: ChosenFiles | null = null) {
  const running = heldTransfer<DownloadProgress, Blob>();
  const pauses: boolean[] = [];
  const pause = async (isPaused: boolean) => void pauses.push(isPaused);
  const reading = { read: running.run, readFiles: running.run, pause };
  const environment = fakeEnvironment({ openDownload: async () => fakeDownload(reading) });
  const session = createDownloadSession(environment, { id: uploadId(), secretB64: SECRET });
  renderPart(<DownloadGuard session={session} />, environment);
  await act(() => session.getMetadata());
  act(() => void session.download(chosen));
  await act(async () => undefined);
  return {
    environment,
    session,
    pauses,
    running,
    receive: (receivedBytes: number) => running.report({ receivedBytes, totalBytes: 400 }),
  };
}

test("the window title shows the download's progress while the window lacks focus [R2.71]", async () => {
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
  expect(document.title).toBe("✓ Envoi");
  setFocus(true);
  expect(document.title).toBe("Envoi");
});

test.each(["saved", "fetched"] as const)(
  "if files are %s while the window lacks focus, its title shows a tick",
  async (type) => {
    document.title = "Envoi";
    setFocus(false);
    const { session, receive } = await startDownload({ indexes: [0], name: { first: "a.txt", more: 0 }, bytes: 400 });
    receive(100);
    expect(document.title).toBe("25%");
    act(() => session.store.dispatch({ type }));
    expect(document.title).toBe("✓ Envoi");
  },
);

test("leaving the page requires confirmation once the browser has started to fetch the file", async () => {
  const { environment, receive } = await startDownload();
  expect(environment.runningTransfers.getState()).toBe(0);
  receive(1);
  expect(environment.runningTransfers.getState()).toBe(1);
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

test("title and badge show that a download is paused", async () => {
  document.title = "Envoi";
  setFocus(false);
  const { environment, session, pauses, receive } = await startDownload();
  receive(100);
  act(() => session.pause(true));
  expect(document.title).toBe("25% · Paused");
  expect(environment.pausedTransfers.getState()).toBe(1);
  act(() => session.pause(false));
  expect(document.title).toBe("25%");
  expect(environment.pausedTransfers.getState()).toBe(0);
  expect(pauses).toEqual([true, false]);
});

test("a download pauses while the browser is offline, and continues unless the user paused it", async () => {
  setFocus(false);
  const { session, pauses, receive } = await startDownload();
  receive(100);
  setOnline(false);
  expect(document.title).toBe("25% · Paused");
  setOnline(true);
  expect(pauses).toEqual([true, false]);
  expect(document.title).toBe("25%");
  act(() => session.pause(true));
  setOnline(false);
  setOnline(true);
  expect(pauses).toEqual([true, false, true]);
  expect(document.title).toBe("25% · Paused");
});
