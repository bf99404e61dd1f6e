import { testAttacks } from "../run-attacks.ts";
import { THEMES } from "../themes.ts";

testAttacks(
  THEMES.filter(({ client }) => client === "command line"),
  { isSlow: false },
);
