import path from "node:path";

/** Absolute path of the repository. */
export const root = path.dirname(import.meta.dirname);
