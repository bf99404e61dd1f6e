import { lazyPart } from "../shared/chunks/lazy-part.tsx";

/** The language menu, loaded after the main content. */
export const LanguageMenu = lazyPart("language-menu", async () => (await import("./language-menu.tsx")).LanguageMenu);
