import { playRules } from "./play-rules.ts";
import { RULES_OF_ACCOUNTS } from "./rules.ts";

playRules("chromium", RULES_OF_ACCOUNTS);
