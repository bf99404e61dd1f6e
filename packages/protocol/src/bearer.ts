/**
 * Longest bearer token, in characters. Tokens containing a user's groups and roles may be many kilobytes long. A
 * request head may be 16 KiB long; 1 KiB is left for everything else.
 */
export const MAX_BEARER_CHARACTERS = 15_360;
