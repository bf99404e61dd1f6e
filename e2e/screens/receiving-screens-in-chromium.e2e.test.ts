import { SCREENS_BY_PART } from "./screens.ts";
import { testScreens } from "./test-screens.ts";

testScreens("chromium", SCREENS_BY_PART.receiving);
