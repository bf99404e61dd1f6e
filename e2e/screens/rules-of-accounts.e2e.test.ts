import { RULES_OF_ACCOUNTS } from "./rules.ts";
import { testRules } from "./test-rules.ts";

testRules("chromium", RULES_OF_ACCOUNTS);
