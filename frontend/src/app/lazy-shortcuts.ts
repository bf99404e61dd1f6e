import { lazyPart } from "../shared/chunks/lazy-part.tsx";

/** The keyboard shortcuts, loaded after the main content. */
export const Shortcuts = lazyPart(
  "shortcuts",
  () => import("./shortcuts.tsx"),
  (module) => module.Shortcuts,
);
