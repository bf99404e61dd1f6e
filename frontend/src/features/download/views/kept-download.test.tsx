import { DecryptionError } from "@envoi/crypto";
import { ciphertextBytes, ProtocolError } from "@envoi/protocol";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { SaveOptions, Saver } from "../../../shared/saving/saver.ts";
import { deferred } from "../../../testing/deferred.ts";
import { type FakeEnvironment, fakeDownload, fakeEnvironment } from "../../../testing/fake-environment.ts";
import { SECRET, uploadId } from "../../../testing/fake-uploads.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { createDownloadSession } from "../session/download-session.ts";

const KEPT = 40;
const TOTAL = ciphertextBytes(5);

/** Simulates a device that has stored part of a letter. `saves`: what happens at each attempt to save the letter. */
function setUp(...saves: ((options: SaveOptions) => Promise<void>)[]) {
  const attempts: boolean[] = [];
  const device = { keptBytes: KEPT, discards: 0 };
  const base = fakeEnvironment({ openDownload: async () => fakeDownload() });
  const saver: Saver = {
    ...base.saver,
    keptBytes: async () => device.keptBytes,
    async discardKept() {
      device.discards += 1;
      device.keptBytes = 0;
    },
    async save(_download, _request, options) {
      attempts.push(options.continues === true);
      await saves.shift()?.(options);
    },
  };
  const environment: FakeEnvironment = { ...base, saver };
  const session = createDownloadSession(environment, { id: uploadId(), secretB64: SECRET });
  return { environment, session, state: session.store.getState, attempts, device };
}

test("an earlier page's kept download is offered, and can be continued [R4.60]", async () => {
  const running = deferred<void>();
  const { session, state, attempts } = setUp(({ signal }) => running.promise(signal));
  await session.getMetadata();
  expect(state()).toMatchObject({ kind: "kept", keptBytes: KEPT, totalBytes: TOTAL });
  const done = session.goOn();
  await vi.waitFor(() => expect(state()).toMatchObject({ kind: "downloading", progress: { receivedBytes: KEPT } }));
  running.resolve();
  await done;
  expect(state()).toMatchObject({ kind: "complete", isContinued: true });
  expect(attempts).toEqual([true]);
});

test.each([
  ["the server no longer has the Claim", new ProtocolError("not_found")],
  ["the Claim's bytes are used up", new ProtocolError("rate_limited")],
  ["the server has sent less than was stored", new ProtocolError("bad_range")],
  ["the stored data was changed", new DecryptionError("authentication")],
])("if %s, the download starts over, and the page says so", async (_, error) => {
  const running = deferred<void>();
  const { session, state, attempts, device } = setUp(
    () => Promise.reject(error),
    ({ signal }) => running.promise(signal),
  );
  await session.getMetadata();
  const done = session.goOn();
  await vi.waitFor(() => expect(state()).toMatchObject({ kind: "downloading", progress: null, isRestarted: true }));
  expect(device.discards).toBe(1);
  running.resolve();
  await done;
  expect(state()).toMatchObject({ kind: "complete" });
  expect(attempts).toEqual([true, false]);
});

test("if the upload has since been deleted, the page retries only once and then reports the deletion", async () => {
  const refuse = () => Promise.reject(new ProtocolError("not_found"));
  const { session, state, attempts } = setUp(refuse, refuse);
  await session.getMetadata();
  await session.goOn();
  expect(state()).toMatchObject({ kind: "left", reason: "vanished" });
  expect(attempts).toEqual([true, false]);
});

test("after a temporary failure, the kept download is offered again", async () => {
  const { session, state, attempts, device } = setUp(() => Promise.reject(new ProtocolError("unavailable")));
  await session.getMetadata();
  await session.goOn();
  expect(state()).toMatchObject({ kind: "left", to: "/error", code: "unavailable" });
  expect(attempts).toEqual([true]);
  expect(device.discards).toBe(0);
  await session.getMetadata();
  expect(state()).toMatchObject({ kind: "kept" });
});

test("a file already saved by another tab is not downloaded again", async () => {
  const { session, state, attempts, device } = setUp();
  await session.getMetadata();
  device.keptBytes = 0;
  await session.goOn();
  expect(state()).toMatchObject({ kind: "ready" });
  expect(attempts).toEqual([]);
});

test("cancelling discards the kept bytes before the files are shown", async () => {
  const { session, state, device } = setUp();
  await session.getMetadata();
  session.cancel();
  await vi.waitFor(() => expect(device.discards).toBe(1));
  await vi.waitFor(() => expect(state()).toMatchObject({ kind: "ready" }));
});

test("a kept download is shown as paused, and does not count as a running transfer", async () => {
  const running = deferred<void>();
  const { environment } = setUp(({ signal }) => running.promise(signal));
  renderApp(environment, `/download/${uploadId()}/#${SECRET}`);
  await screen.findByRole("heading", { name: "Paused" });
  expect(screen.getByTestId("percent").textContent).toBe("93%");
  expect(environment.runningTransfers.getState()).toBe(0);
  await act(async () => fireEvent.click(screen.getByText("Continue")));
  await screen.findByRole("heading", { name: "Downloading" });
  // The page must not warn the user about leaving, because the browser is about to navigate to the file.
  expect(environment.runningTransfers.getState()).toBe(0);
  await act(async () => running.resolve());
  await screen.findByTestId("download-finished");
});
