import { it } from "vitest";
import { startApp } from "../support/app.ts";
import { UNDER_ATTACK, withstand } from "../support/withstand.ts";

// One of the attacks in e2e/attacks.
it("I10: 1,000 sockets that never send a first message block nobody and leave nothing behind", async () => {
  await using app = await startApp(UNDER_ATTACK);
  await withstand(app, { name: "that never send a first message", networks: 50, attackMs: 1_000 });
});
