import { randomBytes } from "node:crypto";
import { makeProof } from "@envoi/auth";
import { createGuessLimiter, GUESS_LIMIT, type GuessLimiter, LATE_GUESS_LIMIT } from "@envoi/platform";
import { type AuthKey, type Nonce, parseAuthKey } from "@envoi/protocol";
import { openRedisCounts, readRedisConfig } from "@envoi/store";
import { manyAtOnce, startRedis } from "@envoi/testkit";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { hostMetadata, REQUESTER_HEADER } from "../testing/host-metadata.ts";
import { requireNonce } from "../testing/nonce-of.ts";

function newAuthKey(): AuthKey {
  return parseAuthKey(randomBytes(64).toString("base64url"));
}

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

/** An Upload with a password, and requests by clients with and without the password. */
async function hostProtected(guesses: GuessLimiter) {
  const hosted = await hostMetadata({}, { guesses });
  onTestFinished(() => hosted[Symbol.asyncDispose]());
  const { id } = await hosted.publish();
  const authKey = newAuthKey();
  await hosted.uploads.setPassword(id, { operationId: "password", authKey });

  async function freshNonce(requester: string): Promise<Nonce> {
    return requireNonce(await hosted.ask("GET", `/api/exists/${id}`, { headers: { [REQUESTER_HEADER]: requester } }));
  }
  async function ask(requester: string, key: AuthKey, nonce?: Nonce) {
    const Authorization = await makeProof(key, nonce ?? (await freshNonce(requester)));
    return hosted.ask("GET", `/api/metadata/${id}`, { headers: { Authorization, [REQUESTER_HEADER]: requester } });
  }
  return { ...hosted, id, authKey, ask };
}

describe.each([
  ["in this process", async () => createGuessLimiter()],
  ["in Redis", onRedis],
])("password guesses, counted %s", (_where, open) => {
  test("are limited: of 200 guesses from one network, 100 of them concurrent, 20 are evaluated", async () => {
    const { ask, registry } = await hostProtected(await open());
    const wrong = newAuthKey();
    const startedAt = performance.now();
    const answers = await manyAtOnce(200, 100, () => ask("guesser", wrong));
    const late = Math.floor((performance.now() - startedAt) / 1_000 / LATE_GUESS_LIMIT.duration);
    const refused = answers.filter(({ status }) => status === 401);
    expect(refused.length).toBeLessThanOrEqual(GUESS_LIMIT.points + late);
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(200 - refused.length);
    expect(JSON.parse(limited[0]?.text ?? "")).toEqual({ error: 429, code: "rate_limited" });
    expect(Number(limited[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(limited[0]?.headers.get("WWW-Authenticate")).toBeNull();
    expect(await registry.getSingleMetricAsString("refused_credentials_total")).toContain(
      'refused_credentials_total{credential="proof"} 200',
    );
  });

  test("do not lock out recipients in another network, or those in the same network for long", async () => {
    const { ask, authKey } = await hostProtected(await open());
    const first = await ask("guesser", authKey);
    expect(first.status).toBe(200);
    for (let n = 0; n < GUESS_LIMIT.points; n++) await ask("guesser", newAuthKey());
    expect((await ask("guesser", authKey)).status).toBe(429);
    expect((await ask("guesser", authKey, requireNonce(first))).status).toBe(200);
    expect((await ask("another", authKey)).status).toBe(200);
    await vi.waitFor(async () => expect((await ask("guesser", authKey)).status).toBe(200));
  });

  test("correct proofs are not counted", async () => {
    const { ask, authKey } = await hostProtected(await open());
    const answers = await Promise.all(Array.from({ length: GUESS_LIMIT.points }, () => ask("office", authKey)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (let n = 0; n < GUESS_LIMIT.points; n++) expect((await ask("office", authKey)).status).toBe(200);
  });
});
