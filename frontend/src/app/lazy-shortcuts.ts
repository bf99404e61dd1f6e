import { lazyPart } from "../shared/chunks/lazy-part.tsx";

/** The keyboard shortcuts, loaded after the main content. */
export const Shortcuts = lazyPart("shortcuts", async () => (await import("./shortcuts.tsx")).Shortcuts);
