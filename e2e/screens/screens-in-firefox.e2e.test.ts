import { SCREENS, SCREENS_OF_ENGINES } from "./screens.ts";
import { testScreens } from "./test-screens.ts";

const screens = SCREENS.filter(({ id }) => SCREENS_OF_ENGINES.includes(id));
testScreens("firefox", screens);
