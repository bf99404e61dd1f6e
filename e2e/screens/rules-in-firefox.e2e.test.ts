import { playRules } from "./play-rules.ts";
import { RULES_OF_ENGINES } from "./rules.ts";

playRules("firefox", RULES_OF_ENGINES);
