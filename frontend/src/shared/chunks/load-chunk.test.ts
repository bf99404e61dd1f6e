import { afterEach, expect, test, vi } from "vitest";
import { ChunkError, loadChunk } from "./load-chunk.ts";

afterEach(() => void vi.useRealTimers());

test("a chunk that loads is returned", async () => {
  expect(await loadChunk("7", async () => ({ answer: 42 }))).toEqual({ answer: 42 });
});

test("a chunk missing on the server is reported as missing after five attempts [R8.22]", async () => {
  vi.useFakeTimers();
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const load = vi.fn(() => Promise.reject(cause));
  const missing = { message: "Loading chunk 7 failed", type: "missing", cause };
  const loading = expect(loadChunk("7", load)).rejects.toMatchObject(missing);
  await vi.advanceTimersByTimeAsync(7_500);
  await loading;
  expect(load).toHaveBeenCalledTimes(5);
});

test("a chunk that does not load within 120 s fails [R2.74]", async () => {
  vi.useFakeTimers();
  const failed = vi.fn<(error: unknown) => void>();
  const loading = loadChunk("7", () => new Promise<object>(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(ChunkError);
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ message: "Loading chunk 7 failed", type: "timeout" });
});

test("loading a chunk leaves no timer behind", async () => {
  vi.useFakeTimers();
  await loadChunk("7", async () => ({}));
  expect(vi.getTimerCount()).toBe(0);
});
