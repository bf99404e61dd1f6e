import { playScreens } from "./play-screens.ts";
import { SCREENS, SCREENS_OF_ENGINES } from "./screens.ts";

const screens = SCREENS.filter(({ id }) => SCREENS_OF_ENGINES.includes(id));
playScreens("firefox", screens);
