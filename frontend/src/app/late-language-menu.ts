import { latePart } from "../shared/chunks/late-part.tsx";

/** The menu of languages, loaded after what the page is for. */
export const LanguageMenu = latePart("language-menu", async () => (await import("./language-menu.tsx")).LanguageMenu);
