import enUS from "../../locales/en-US.ftl?raw";
import { type Localization, loadLocalization } from "../shared/l10n/load-localization.ts";

/** The texts of the page, where nothing serves them. */
export const loadEnglish = (): Promise<Localization> => loadLocalization(["en-US"], async () => enUS);
