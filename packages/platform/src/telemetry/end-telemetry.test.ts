import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endTelemetry, setTelemetryEnd } from "./end-telemetry.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("sends pending spans before the process ends", async () => {
  const shutdown = vi.fn(async () => {});
  setTelemetryEnd(shutdown);
  await endTelemetry();
  expect(shutdown).toHaveBeenCalledOnce();
});

test("ends the process even if the collector fails or never responds", async () => {
  setTelemetryEnd(() => Promise.reject(new Error("no collector")));
  await endTelemetry();
  setTelemetryEnd(() => new Promise(() => {}));
  const ended = endTelemetry();
  await vi.advanceTimersByTimeAsync(5_000);
  await ended;
});
