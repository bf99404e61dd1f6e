import { expect, test } from "vitest";
import { countInThisProcess } from "./open-count.ts";
import { createReportQuota } from "./report-quota.ts";
import { UNKNOWN_NETWORK } from "./slots.ts";

test("limits each network's reports per day", async () => {
  const quota = createReportQuota(countInThisProcess, 2);
  for (let n = 0; n < 2; n++) await quota.charge("one");
  await expect(quota.charge("one")).rejects.toMatchObject({
    code: "rate_limited",
    rateLimit: { name: "reports", most: 2, windowSeconds: 86_400 },
  });
  await quota.charge("other");
});

test("allows a site four times as many reports as a network, however many networks it has", async () => {
  const quota = createReportQuota(countInThisProcess, 1);
  for (let n = 0; n < 4; n++) await quota.charge(`site/${n}`);
  await expect(quota.charge("site/5")).rejects.toMatchObject({ code: "rate_limited" });
  await quota.charge("another/5");
});

test("does not count a report that was not stored", async () => {
  const quota = createReportQuota(countInThisProcess, 1);
  await (await quota.charge("one")).refund();
  await quota.charge("one");
  await expect(quota.charge("one")).rejects.toMatchObject({ code: "rate_limited" });
});

test("counts no reports without a limit or behind an unknown proxy", async () => {
  const [unlimited, limited] = [createReportQuota(countInThisProcess, 0), createReportQuota(countInThisProcess, 1)];
  for (let n = 0; n < 5; n++) {
    await unlimited.charge("one");
    await limited.charge(UNKNOWN_NETWORK);
  }
});

test("rejects a report as unavailable if the counts cannot be reached", async () => {
  const fail = () => Promise.reject(new Error("away"));
  const quota = createReportQuota(() => ({ consume: fail, reward: fail, get: fail, set: fail }), 1);
  await expect(quota.charge("one")).rejects.toMatchObject({ code: "unavailable" });
});
