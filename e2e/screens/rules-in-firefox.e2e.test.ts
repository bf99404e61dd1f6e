import { playRules } from "./play-rules.ts";

playRules("firefox");
