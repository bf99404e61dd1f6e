import { createRegistry, nothingToDrain, systemClock } from "@envoi/platform";
import { hostService, recordingLog } from "@envoi/testkit";
import express, { Router } from "express";
import { expect, test, vi } from "vitest";
import type { BeaconIntake } from "../take-beacon.ts";
import { createBeacon, metricEvent } from "../testing/beacon.ts";
import { metricsRoute } from "./metrics.ts";

test("a beacon whose sender disconnects is abandoned, but not reported as a failure", async () => {
  const { log, logLines } = recordingLog("metrics");
  const take = vi.fn<BeaconIntake["take"]>(async (_fact, signal) => {
    const left = Promise.withResolvers<void>();
    signal.addEventListener("abort", () => left.reject(signal.reason));
    await left.promise;
  });
  const routes = Router().post(
    "/api/metrics",
    express.text({ type: () => true }),
    metricsRoute({ intake: { take }, clock: systemClock }),
  );
  const service = { name: "metrics", routes, check: nothingToDrain, start: nothingToDrain, drain: nothingToDrain };
  await using hosted = await hostService(
    { ...service, [Symbol.asyncDispose]: nothingToDrain },
    { log, registry: createRegistry() },
  );

  const sender = new AbortController();
  const body = JSON.stringify(createBeacon(metricEvent()));
  const sent = hosted.ask("POST", "/api/metrics", { body, signal: sender.signal });
  await vi.waitFor(() => expect(take).toHaveBeenCalledOnce());
  sender.abort();
  await expect(sent).rejects.toThrow("aborted");
  await expect(take.mock.results[0]?.value).rejects.toThrow("the client went away");
  await vi.waitFor(() => expect(logLines.join("")).toContain("request answered"));
  expect(logLines.join("")).not.toContain("request failed");
});
