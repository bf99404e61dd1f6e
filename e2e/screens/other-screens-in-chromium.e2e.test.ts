import { playScreens } from "./play-screens.ts";
import { SCREENS_BY_PART } from "./screens.ts";

playScreens("chromium", SCREENS_BY_PART.others);
