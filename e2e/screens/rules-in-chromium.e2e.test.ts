import { RULES_OF_TRANSFERS } from "./rules.ts";
import { testRules } from "./test-rules.ts";

testRules("chromium", RULES_OF_TRANSFERS);
