/**
 * Longest bearer token, in characters. Tokens that contain a person's groups and roles may take many kilobytes. A
 * request head may have 16 KiB; 1 KiB is left for everything else.
 */
export const MAX_BEARER_CHARACTERS = 15_360;
