import enUS from "../../locales/en-US.ftl?raw";
import { type Localization, loadLocalization } from "../shared/l10n/load-localization.ts";

export const loadEnglish = (): Promise<Localization> => loadLocalization(["en-US"], async () => enUS);
