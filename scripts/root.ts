import path from "node:path";

/** The absolute path of the repository's folder. */
export const root = path.dirname(import.meta.dirname);
