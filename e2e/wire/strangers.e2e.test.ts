import { it } from "vitest";
import { startApp } from "../support/app.ts";
import { ATTACK_SETTINGS, withstand } from "../support/withstand.ts";

// A small version of one of the attacks in e2e/attacks.
it("I10: 1,000 sockets that never send a first message do not block clients and leave nothing behind", async () => {
  await using app = await startApp(ATTACK_SETTINGS);
  await withstand(app, { name: "that never send a first message", networks: 50, attackMs: 1_000 });
});
