import { expect, test, vi } from "vitest";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { fakeWindow } from "../testing/fake-window.ts";
import { createInsight } from "./create-insight.ts";

type Settings = { doNotTrack?: string | null; isSupported?: boolean };

function setUp({ doNotTrack = null, isSupported = true }: Settings = {}) {
  const { view, beacons } = fakeWindow({ doNotTrack });
  const insight = createInsight(fakeEnvironment(), { isSupported, view });
  /** Records exactly the number of events that fill one beacon. */
  function recordMany(): void {
    for (let left = 25; left > 0; left -= 1) {
      insight.metrics.record({ type: "login", status: "cancel", trigger: "size" });
    }
  }
  return { recordMany, beacons };
}

test("recorded events reach the metrics service", async () => {
  const { recordMany, beacons } = setUp();
  recordMany();
  await vi.waitFor(() => expect(beacons).toHaveLength(1));
});

test.each<[string, Settings]>([
  ["who asks not to be tracked", { doNotTrack: "1" }],
  ["whose browser cannot create ids", { isSupported: false }],
])("records nothing for a user %s", async (_who, settings) => {
  const { recordMany, beacons } = setUp(settings);
  const others = setUp();
  recordMany();
  others.recordMany();
  await vi.waitFor(() => expect(others.beacons).toHaveLength(1));
  expect(beacons).toEqual([]);
});
