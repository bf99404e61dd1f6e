import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeEnvironment, NOW_MS } from "../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { OwnUploadList } from "./own-upload-list.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an idle list is refreshed after 60 s [R4.42]", async () => {
  let nowMs = NOW_MS;
  const environment = { ...fakeEnvironment({ fetchInfo: async () => ({ dlimit: 5, dtotal: 2 }) }), now: () => nowMs };
  environment.ownUploads.add(fakeOwnUpload({ dlimit: 5, dtotal: 2, expiresAt: NOW_MS + 120_000 }));
  renderPart(<OwnUploadList />, environment);
  await act(async () => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText("2 minutes left")).toBeDefined();
  nowMs += 60_000;
  await act(async () => vi.advanceTimersByTimeAsync(59_999));
  expect(screen.getByText("2 minutes left")).toBeDefined();
  await act(async () => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText("1 minute left")).toBeDefined();
});

test("a list refreshed less than 30 s before a tick is not refreshed at that tick [R4.42]", async () => {
  let nowMs = NOW_MS;
  const fetchInfo = async () => ({ dlimit: 5, dtotal: 2 });
  const environment = { ...fakeEnvironment({ fetchInfo }), now: () => nowMs };
  environment.ownUploads.add(fakeOwnUpload({ dlimit: 5, dtotal: 2, expiresAt: NOW_MS + 590_000 }));
  renderPart(<OwnUploadList />, environment);
  const pass = async (ms: number) => {
    nowMs += ms;
    await act(async () => vi.advanceTimersByTimeAsync(ms));
  };
  await pass(31_000);
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByText("9 minutes left")).toBeDefined();
  await pass(29_000);
  expect(screen.getByText("9 minutes left")).toBeDefined();
  await pass(60_000);
  expect(screen.getByText("7 minutes left")).toBeDefined();
});

test("counts are fetched as soon as the page becomes visible, but not while hidden", async () => {
  const fetchInfo = vi.fn(async () => ({ dlimit: 5, dtotal: 2 }));
  const environment = fakeEnvironment({ fetchInfo });
  environment.ownUploads.add(fakeOwnUpload({ dlimit: 5, dtotal: 2 }));
  renderPart(<OwnUploadList />, environment);
  const visibility = vi.spyOn(document, "visibilityState", "get");
  const asked = async (ms: number) => {
    fetchInfo.mockClear();
    await act(async () => vi.advanceTimersByTimeAsync(ms));
    return fetchInfo.mock.calls.length;
  };
  expect(fetchInfo).toHaveBeenCalledOnce();
  await asked(0);
  visibility.mockReturnValue("hidden");
  expect(await asked(60_000)).toBe(0);
  visibility.mockRestore();
  fetchInfo.mockClear();
  await act(async () => void dispatchEvent(new Event("focus")));
  expect(fetchInfo).toHaveBeenCalledOnce();
});
