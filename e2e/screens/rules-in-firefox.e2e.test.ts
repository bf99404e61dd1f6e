import { RULES_OF_ENGINES } from "./rules.ts";
import { testRules } from "./test-rules.ts";

testRules("firefox", RULES_OF_ENGINES);
