import { playScreens } from "./play-screens.ts";

playScreens("firefox");
