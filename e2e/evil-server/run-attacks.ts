import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { namesOfFound } from "../support/find-traces.ts";
import { type Attack, refusalOf, type Theme } from "./attack.ts";
import { startEvilServer } from "./evil-server.ts";
import { startWorld, type World } from "./world.ts";

/** Time within which a client must refuse a lie, or be done in spite of it. */
const DEADLINE_MS = { library: 20_000, "command line": 60_000, page: 120_000, slow: 240_000 };

/** Runs an attack. @returns how it ended: `done`, or the code of the error; and the names of secrets that were sent */
async function observe(attack: Attack, world: World) {
  await using evil = await startEvilServer(world.port);
  const secrets: Record<string, string | Uint8Array>[] = [...world.secrets];
  let code = "done";
  try {
    await attack.run({ world, evil, hide: (more) => void secrets.push(more) });
  } catch (error) {
    const refusal = (error as { code?: unknown }).code;
    // Any other error is a failed assertion, or a bug of the client.
    if (typeof refusal !== "string" || (error as Error).name === "AssertionError") throw error;
    code = refusal;
  }
  const received = evil.received();
  return {
    code,
    told: evil.told(),
    asked: evil.asked(),
    sent: secrets.flatMap((some) => namesOfFound(received, some)),
    received,
  };
}

/** Defines a test for each attack. @param isSlow - whether to run the slow attacks, or all others */
export function testAttacks(themes: readonly Theme[], { isSlow }: { isSlow: boolean }): void {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world[Symbol.asyncDispose]());

  for (const { title, client, attacks } of themes) {
    const chosen = attacks.filter((attack) => (attack.isSlow ?? false) === isSlow);
    if (chosen.length === 0) continue;
    const timeout = DEADLINE_MS[isSlow ? "slow" : client];
    // Loops instead of `each`, which shortens the sentences.
    describe.concurrent(`${title} (${client}): a server that`, () => {
      for (const attack of chosen) it(attack.lie, { timeout }, () => runAttack(attack, world));
    });
  }
}

async function runAttack(attack: Attack, world: World): Promise<void> {
  const { code, told, asked, received, sent } = await observe(attack, world);
  expect(code).toBe(refusalOf(attack) ?? "done");
  expect(sent).toEqual([]);
  expect(told).toBeGreaterThan(0);
  // The search finds what is there: otherwise, finding no secret would prove nothing.
  expect(namesOfFound(received, { path: asked[0] ?? "" })).toEqual(["path"]);
}
