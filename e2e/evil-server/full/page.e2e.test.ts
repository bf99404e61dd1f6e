import { afterAll } from "vitest";
import { closeBrowser } from "../attacks/page-lies.ts";
import { testAttacks } from "../run-attacks.ts";
import { THEMES } from "../themes.ts";

testAttacks(
  THEMES.filter(({ client }) => client === "page"),
  { isSlow: false },
);
afterAll(closeBrowser);
