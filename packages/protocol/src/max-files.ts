/**
 * Maximum number of files in an archive. Readers reject a Manifest with more. A separate module, because the page loads
 * it first.
 */
export const MAX_FILES = 10_000;
