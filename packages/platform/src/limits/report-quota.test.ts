import { expect, test } from "vitest";
import { countInThisProcess } from "./open-count.ts";
import { createReportQuota } from "./report-quota.ts";
import { UNKNOWN_NETWORK } from "./slots.ts";

test("each network may send as many reports a day as the limit says", async () => {
  const quota = createReportQuota(countInThisProcess, 2);
  for (let n = 0; n < 2; n++) await quota.charge("one");
  await expect(quota.charge("one")).rejects.toMatchObject({
    code: "rate_limited",
    rateLimit: { name: "reports", most: 2, windowSeconds: 86_400 },
  });
  await quota.charge("other");
});

test("a site may send four times as many reports as a network, however many networks it has", async () => {
  const quota = createReportQuota(countInThisProcess, 1);
  for (let n = 0; n < 4; n++) await quota.charge(`site/${n}`);
  await expect(quota.charge("site/5")).rejects.toMatchObject({ code: "rate_limited" });
  await quota.charge("another/5");
});

test("a report that has not been stored is not counted", async () => {
  const quota = createReportQuota(countInThisProcess, 1);
  await (await quota.charge("one")).refund();
  await quota.charge("one");
  await expect(quota.charge("one")).rejects.toMatchObject({ code: "rate_limited" });
});

test("without a limit, and behind an unknown proxy, reports are not counted", async () => {
  const [unlimited, limited] = [createReportQuota(countInThisProcess, 0), createReportQuota(countInThisProcess, 1)];
  for (let n = 0; n < 5; n++) {
    await unlimited.charge("one");
    await limited.charge(UNKNOWN_NETWORK);
  }
});

test("a report is refused as unavailable if the counts cannot be reached", async () => {
  const fail = () => Promise.reject(new Error("away"));
  const quota = createReportQuota(() => ({ consume: fail, reward: fail, get: fail, set: fail }), 1);
  await expect(quota.charge("one")).rejects.toMatchObject({ code: "unavailable" });
});
