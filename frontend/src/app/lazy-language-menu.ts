import { lazyPart } from "../shared/chunks/lazy-part.tsx";

/** The language menu, loaded after the main content. */
export const LanguageMenu = lazyPart(
  "language-menu",
  () => import("./language-menu.tsx"),
  (module) => module.LanguageMenu,
);
