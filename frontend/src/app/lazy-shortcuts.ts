import { lazyPart } from "../shared/chunks/lazy-part.tsx";

/** The keys of the page, loaded after what the page is for. */
export const Shortcuts = lazyPart("shortcuts", async () => (await import("./shortcuts.tsx")).Shortcuts);
