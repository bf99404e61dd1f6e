import { Redis } from "ioredis";
import { expect, test } from "vitest";
import { newReport, randomHex } from "../../testing/upload/fixtures.ts";
import { redisHarness, sharedRedis } from "../../testing/upload/open-redis-store.ts";
import { REPORT_SHARD } from "../port.ts";
import { keyOf } from "./keys.ts";

const server = sharedRedis();
const open = redisHarness(server, "single");

test("reports of an earlier version stay, and make room as if each were of another site", async () => {
  await using harness = await open();
  const { store } = harness;
  const bounds = { mostOfSite: 5, mostOfUpload: 5, most: 6, lifeSeconds: 864_000 };
  const earlier = Array.from({ length: 4 }, () => newReport());
  for (const report of earlier) await store.addReport(report, "lost below", bounds);
  using client = Object.assign(new Redis(server().url), {
    [Symbol.dispose]() {
      client.disconnect();
    },
  });
  await client.del(keyOf("reportSites", { shard: REPORT_SHARD, id: "" }));
  for (const report of earlier) expect(await store.readReport(report.id)).toMatchObject(report);

  const flood = [newReport(), newReport()];
  for (const report of flood) expect(await store.addReport(report, "junk", bounds)).toBe("added");
  expect(await store.addReport(newReport(), randomHex(8), bounds)).toBe("replaced");
  const [lowest = ""] = flood.map(({ id }) => id).toSorted();
  expect(await store.readReport(lowest)).toBeNull();
  for (const report of earlier) expect(await store.readReport(report.id)).toMatchObject(report);
  expect(await store.listReports()).toHaveLength(bounds.most);
});
