import { afterAll, beforeAll, inject, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { HOLD_NAMES } from "../support/hold-sockets.ts";
import { ATTACK_SETTINGS, withstand } from "../support/withstand.ts";

// The attacks run in sequence against the same processes, so anything left behind by one affects the next.
let app: App;
beforeAll(async () => {
  app = await startApp(ATTACK_SETTINGS);
});
afterAll(() => app[Symbol.asyncDispose]());

// On a stack, attacks from a single network are skipped, because the limits per network are the same in both modes.
const NETWORKS = inject("mode") === "stack" ? [50] : [1, 50];
/**
 * Time within which legitimate transfers must complete: less than 8 s, the first timeout that ends an attacker's
 * connection.
 */
const SERVED_WITHIN_MS = 7_000;
const cases = HOLD_NAMES.flatMap((name) =>
  NETWORKS.map((networks) => ({ name, networks, attackMs: 3_000, servedWithinMs: SERVED_WITHIN_MS })),
);

it.each(cases)(
  "I10: 1,000 sockets $name, from $networks networks, do not block clients and leave nothing behind",
  async (attack) => {
    await withstand(app, attack);
  },
);
