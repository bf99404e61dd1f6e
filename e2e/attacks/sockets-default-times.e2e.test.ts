import { beforeAll, expect, it } from "vitest";
import { startApp } from "../support/app.ts";
import { HOLD_NAMES, type HoldName } from "../support/hold-sockets.ts";
import { type AttackResult, DEFAULT_TIME_SETTINGS, withstand } from "../support/withstand.ts";

const MiB = 1_048_576;
/** Factor for the attackers' intervals: occasional bytes are sent every 20 s, pings every 5 s. */
const SLOWDOWN = 10;
const ATTACK_MS = 10_000;
/**
 * Time within which sockets must lose their slots: an upload after a minute of too few bytes, a download after
 * three minutes.
 */
const FREE_WITHIN_SECONDS = 240;

/** Attacks a separate process, so that all attacks can run concurrently: they mostly wait. */
async function attackAlone(name: HoldName): Promise<AttackResult> {
  await using app = await startApp(DEFAULT_TIME_SETTINGS);
  return await withstand(app, {
    name,
    networks: 1,
    attackMs: ATTACK_MS,
    freeWithinSeconds: FREE_WITHIN_SECONDS,
    slowdown: SLOWDOWN,
  });
}

const attacks = new Map<HoldName, Promise<PromiseSettledResult<AttackResult>[]>>();
beforeAll(() => {
  for (const name of HOLD_NAMES) attacks.set(name, Promise.allSettled([attackAlone(name)]));
});

it.each(HOLD_NAMES)(
  "I10: with the default timeouts, 1,000 sockets %s do not block clients and leave nothing behind",
  async (name) => {
    const [outcome] = (await attacks.get(name)) ?? [];
    if (outcome?.status !== "fulfilled") throw outcome?.reason;
    const { peakBytes, peakSlots, heldSeconds, recoverySeconds } = outcome.value;
    const figures = `${peakSlots} slots, peak ${Math.round(peakBytes / MiB)} MiB, free after ${heldSeconds.toFixed(1)} s`;
    process.stdout.write(`${name}: ${figures}, recovered ${recoverySeconds.toFixed(1)} s after the attack\n`);
    expect(recoverySeconds).toBeLessThan(60);
  },
);
