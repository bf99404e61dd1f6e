import enUS from "../../locales/en-US.ftl?raw";
import { type Localization, loadLocalization } from "../shared/l10n/load-localization.ts";

/** Loads the page's English messages from their file. */
export const loadEnglish = (): Promise<Localization> => loadLocalization(["en-US"], async () => enUS);
