import { expect, it } from "vitest";
import { startApp } from "../support/app.ts";
import { HOLD_NAMES } from "../support/hold-sockets.ts";
import { UNDER_ATTACK, withstand } from "../support/withstand.ts";

const cases = HOLD_NAMES.flatMap((name) =>
  [1, 50].map((networks) => ({ name, networks, attackMs: 3_000, servedWithinMs: 2_000 })),
);

it.each(cases)("I10: 1,000 sockets $name, from $networks networks, stop nobody and leave nothing", async (attack) => {
  await using app = await startApp(UNDER_ATTACK);
  await expect(withstand(app, attack)).resolves.toBeUndefined();
});
