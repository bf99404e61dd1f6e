/** Files of an archive. Readers refuse a Manifest with more. A module of its own, because the page loads it first. */
export const MAX_FILES = 10_000;
