import { randomBytes } from "node:crypto";
import { createGuessLimiter, GUESS_LIMIT, type GuessLimiter, LATE_GUESS_LIMIT } from "@envoi/platform";
import { EXT_HEADER, parseAuthKey } from "@envoi/protocol";
import { openRedisCounts, readRedisConfig } from "@envoi/store";
import { manyAtOnce, startRedis } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { hostDownload, REQUESTER_HEADER } from "./testing/host-download.ts";

const EXT = { [EXT_HEADER]: "1" };

async function onRedis(): Promise<GuessLimiter> {
  const redis = await startRedis();
  // Enough for a busy host: without a reply, guesses would also be counted in this process, and more would be evaluated.
  const counts = openRedisCounts(readRedisConfig({ REDIS_URL: redis.url }), "counts_here", 60_000);
  onTestFinished(async () => {
    await counts[Symbol.asyncDispose]();
    await redis[Symbol.asyncDispose]();
  });
  return createGuessLimiter(counts.openCount);
}

test.each([
  ["in this process", async () => createGuessLimiter()],
  ["in Redis", onRedis],
])(
  "with guesses counted %s, only 20 of 200 password guesses (100 at a time) are evaluated, and another network can still download",
  async (_, open) => {
    // No limit on open downloads, because a busy host would reject guesses queued for a slot as busy.
    const variables = { MAX_OPEN_DOWNLOADS_PER_NETWORK: "0" };
    await using hosted = await hostDownload({ guesses: await open(), variables });
    const upload = await hosted.publish(1_000);
    const { authKey } = upload;
    await hosted.uploads.setPassword(upload.id, { operationId: "password", authKey });
    const wrong = { ...upload, authKey: parseAuthKey(randomBytes(64).toString("base64url")) };
    const startedAt = performance.now();
    const answers = await manyAtOnce(200, 100, () => hosted.ask(wrong, EXT));
    const late = Math.floor((performance.now() - startedAt) / 1_000 / LATE_GUESS_LIMIT.duration);
    const refused = answers.filter(({ status }) => status === 401).length;
    expect(refused).toBeLessThanOrEqual(GUESS_LIMIT.points + late);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(200 - refused);
    expect(await hosted.registry.getSingleMetricAsString("refused_credentials_total")).toContain(
      'refused_credentials_total{credential="proof"} 200',
    );
    expect((await hosted.ask(upload, { ...EXT, [REQUESTER_HEADER]: "another" })).status).toBe(200);
  },
);

test("only a response that contains the body has a challenge", async () => {
  await using hosted = await hostDownload();
  const upload = await hosted.publish(300_000);
  const first = await hosted.ask(upload, { ...EXT, Range: "bytes=0-9" });
  expect([first.status, first.headers.get("WWW-Authenticate")]).toEqual([206, expect.stringMatching(/^send-v1 /)]);
  for (const headers of [EXT, {}]) {
    const taken = await hosted.ask(upload, headers);
    expect([taken.status, taken.headers.get("WWW-Authenticate")]).toEqual([404, null]);
  }
});
