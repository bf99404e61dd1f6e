import path from "node:path";

/** The folder of the repository, absolute. */
export const root = path.dirname(import.meta.dirname);
