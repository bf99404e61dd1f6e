import { NO_DOWNLOAD_LIMIT } from "@envoi/protocol";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ConfigProvider } from "../../../shared/config/config-context.tsx";
import { createReducerStore, type ReducerStore } from "../../../shared/state/reducer-store.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import type { UploadProgress } from "../../../shared/transfer/transfer.ts";
import { fakeConfig } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { deriveRules } from "../archive/archive-rules.ts";
import { UploadQueueContext } from "../run/upload-keeper.tsx";
import { createUploadQueue } from "../run/upload-queue.ts";
import type { UploadState } from "../run/upload-state.ts";
import { UploadingView } from "./uploading-view.tsx";

type Showing = Pick<Extract<UploadState, { kind: "uploading" }>, "samples" | "isPaused"> & {
  showing: ReducerStore<UploadProgress | null, UploadProgress>;
};

function Uploading({ showing, ...state }: Showing) {
  return <UploadingView state={{ kind: "uploading", progress: useReducerStore(showing), ...state }} />;
}

function setUp(paths: string[], progress: UploadProgress | null = null, isPaused = false) {
  const environment = fakeEnvironment();
  const queue = createUploadQueue(environment, deriveRules(fakeConfig(), { account: false, signedIn: false }));
  const draft = queue.store.getState().shown;
  draft.addFiles(paths.map((path) => ({ path, blob: new Blob(["hello"]), lastModifiedMs: 0 })));
  const samples = (isPaused ? [] : [0, 1_000]).map((atMs) => ({
    atMs,
    bytes: (atMs / 1_000) * (progress?.receivedBytes ?? 0),
  }));
  const showing = createReducerStore<UploadProgress | null, UploadProgress>((_, next) => next, progress);
  renderPart(
    <ConfigProvider load={async () => fakeConfig()}>
      <UploadQueueContext value={queue}>
        <Uploading showing={showing} samples={samples} isPaused={isPaused} />
      </UploadQueueContext>
    </ConfigProvider>,
    environment,
  );
  return { environment, draft, showing, pauseUpload: vi.spyOn(environment.transfer, "pauseUpload") };
}

const atHalf: UploadProgress = {
  phase: "uploading",
  sentBytes: 2_048,
  receivedBytes: 1_024,
  storedBytes: 0,
  totalBytes: 2_048,
  isQuiet: false,
};

test.each([
  [["letter.txt"], "letter.txt", "0 bytes of 5 bytes"],
  [["letter.txt", "more.txt"], "letter.txt and 1 more", "0 bytes of 10 bytes"],
])("while %j is uploaded, the name %s and the size %s are shown [R2.35]", (paths, name, size) => {
  setUp(paths);
  expect(screen.getByTitle(name)).toBeDefined();
  expect(screen.getByText(size)).toBeDefined();
});

const nothingSent = { ...atHalf, sentBytes: 0, receivedBytes: 0 };

test("a link that works during the upload is shown, and can be copied alone or in a message", async () => {
  const liveLink = "https://envoi.example/download/0123456789abcdef/#AAECAwQFBgcICQoLDA0ODw";
  const { environment } = setUp(["letter.txt"], { ...atHalf, liveLink });
  expect(screen.getByTestId<HTMLInputElement>("live-share-link").value).toBe(liveLink);
  expect(screen.getByText(/Keep this page open\.$/)).toBeDefined();
  await act(async () => fireEvent.click(screen.getByTestId("copy-live-link")));
  await act(async () => fireEvent.click(screen.getByTestId("copy-message")));
  const message = ["Files for you", liveLink, "Expires after 1 download or 1 day"].join("\n");
  expect(environment.copied).toEqual([liveLink, message]);
  cleanup();
  setUp(["letter.txt"], atHalf);
  expect(screen.queryByTestId("live-share-link")).toBeNull();
});

test("without a download limit, only the time is named", () => {
  const { draft } = setUp(["letter.txt"], atHalf);
  const { LIMITS } = fakeConfig();
  const unlimited = fakeConfig({ LIMITS: { ...LIMITS, ANON: { ...LIMITS.ANON, MAX_DOWNLOADS: NO_DOWNLOAD_LIMIT } } });
  act(() => {
    draft.rules.dispatch(deriveRules(unlimited, { account: false, signedIn: false }));
    draft.archive.dispatch({ type: "downloadLimitChosen", downloadLimit: NO_DOWNLOAD_LIMIT });
  });
  expect(screen.getByText("Link expires after: 1 day")).toBeDefined();
});

test("when a link starts to work, this is announced in an existing live region", () => {
  const { showing } = setUp(["letter.txt"], atHalf);
  const regions = screen.getAllByRole("status");
  act(() => showing.dispatch({ ...atHalf, liveLink: "https://envoi.example/download/1/#2" }));
  expect(regions.map(({ textContent }) => textContent).join()).toContain("This link already works.");
});

test("speed and remaining time are computed from the bytes received by the server, not those sent", () => {
  setUp(["letter.txt"], atHalf);
  expect(screen.getByTestId("percent").textContent).toBe("50%");
  expect(screen.getByText("1 KB/s")).toBeDefined();
  expect(screen.getByText("1 second left")).toBeDefined();
});

test.each([
  ["files are being read", null, "Reading your files…", "0%"],
  ["the server has not responded yet", { ...nothingSent, phase: "connecting" } as const, "Reading your files…", "0%"],
  ["nothing has arrived yet", nothingSent, "Encrypting…", "0%"],
  [
    "the last bytes are being stored",
    { ...atHalf, phase: "finalising", receivedBytes: 2_048 } as const,
    "Almost done. Saving your files…",
    "100%",
  ],
])("the page describes the progress, including to screen readers, while %s", (_, progress, words, percent) => {
  setUp(["letter.txt"], progress);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getAllByRole("status")[0]?.textContent).toBe(`Uploading: ${percent} ${words}`);
  expect(screen.getByTestId("percent").textContent).toBe(percent);
});

test("once the server has been silent for some time, the page shows that it is waiting for the connection", () => {
  setUp(["letter.txt"], { ...atHalf, isQuiet: true });
  const [told] = screen.getAllByRole("status");
  expect(told?.textContent).toContain("Waiting for your connection");
  cleanup();
  setUp(["letter.txt"], atHalf);
  expect(screen.queryByText(/Waiting for your connection/)).toBeNull();
});

test("an upload can be paused while it is sending, and then continued", () => {
  const running = setUp(["letter.txt"], atHalf);
  fireEvent.click(screen.getByTestId("pause-upload"));
  expect(running.pauseUpload).toHaveBeenCalledWith(expect.any(String), true, expect.anything());
  cleanup();
  const paused = setUp(["letter.txt"], { ...atHalf, isQuiet: true }, true);
  expect(screen.getByRole("heading").textContent).toBe("Paused");
  expect(screen.getByTestId("percent").textContent).toBe("50%");
  expect(screen.queryByText(/left$/)).toBeNull();
  expect(screen.queryByText(/Waiting for your connection/)).toBeNull();
  fireEvent.click(screen.getByText("Continue"));
  expect(paused.pauseUpload).toHaveBeenCalledWith(expect.any(String), false, expect.anything());
});

test("an upload is shown as paused while the browser is offline, and continues automatically", () => {
  setUp(["letter.txt"], atHalf);
  act(() => void dispatchEvent(new Event("offline")));
  expect(screen.getByRole("heading").textContent).toBe("Paused");
  expect(screen.getAllByRole("status")[0]?.textContent).toContain("We'll continue automatically.");
  act(() => void dispatchEvent(new Event("online")));
  expect(screen.getByRole("heading").textContent).toBe("Uploading");
});

test.each([
  ["has not connected yet", null],
  ["is being saved", { ...atHalf, phase: "finalising", receivedBytes: 2_048 } as const],
])("an upload that %s cannot be paused", (_, progress) => {
  setUp(["letter.txt"], progress);
  expect(screen.queryByTestId("pause-upload")).toBeNull();
});
