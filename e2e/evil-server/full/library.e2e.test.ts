import { testAttacks } from "../run-attacks.ts";
import { THEMES } from "../themes.ts";

testAttacks(
  THEMES.filter(({ client, attacks }) => client === "library" && attacks.some(({ isSlow }) => isSlow)),
  { isSlow: true },
);
