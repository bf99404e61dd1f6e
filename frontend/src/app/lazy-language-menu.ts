import { lazyPart } from "../shared/chunks/lazy-part.tsx";

/** The menu of languages, loaded after what the page is for. */
export const LanguageMenu = lazyPart("language-menu", async () => (await import("./language-menu.tsx")).LanguageMenu);
