import { it } from "vitest";
import { startApp } from "../support/app.ts";
import { UNDER_ATTACK, withstand } from "../support/withstand.ts";

// The fast subset of the attacks in e2e/attacks.
it.each([
  { name: "that never send a first message", networks: 50 },
  { name: "with a body in one-byte fragments", networks: 1 },
] as const)("I10: 1,000 sockets $name block nobody and leave nothing behind", async (attack) => {
  await using app = await startApp(UNDER_ATTACK);
  await withstand(app, { ...attack, attackMs: 1_000 });
});
