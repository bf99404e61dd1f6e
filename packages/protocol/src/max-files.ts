/**
 * Maximum number of files in an archive. Readers refuse a Manifest with more. This is a module of its own because the
 * page loads it first.
 */
export const MAX_FILES = 10_000;
