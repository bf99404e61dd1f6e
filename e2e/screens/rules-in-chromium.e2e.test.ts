import { playRules } from "./play-rules.ts";

playRules("chromium");
