import { createDeferred } from "@envoi/client";
import { expect, test, vi } from "vitest";
import { fakeEnvironment, NOW_MS } from "../../testing/fake-environment.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { createLazyMetrics } from "./lazy-metrics.ts";
import type { BeaconMetrics, Moment } from "./metrics.ts";

test("events recorded before the code has loaded keep their original time and user", async () => {
  const environment = fakeEnvironment();
  const { account, storage } = environment;
  const user = fakeUser();
  let nowMs = NOW_MS;
  const loading = createDeferred<BeaconMetrics["record"]>();
  const metrics = createLazyMetrics({ ...environment, now: () => nowMs }, () => loading.promise);
  account.dispatch({ type: "accountsFound", user });
  metrics.record({ type: "logout", trigger: "button" });
  account.dispatch({ type: "signedOut", by: "button" });
  storage.count("totalUploads");
  nowMs += 5_000;
  metrics.record({ type: "login", status: "cancel", trigger: "size" });
  nowMs += 5_000;

  const told: [string, Moment][] = [];
  loading.resolve(({ type }, moment) => void told.push([type, moment]));
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told).toMatchObject([
    ["logout", { atMs: NOW_MS, account: { kind: "signedIn", user }, device: { firstAction: null } }],
    ["login", { atMs: NOW_MS + 5_000, account: { kind: "signedOut" }, device: { firstAction: "upload" } }],
  ]);
});
