/**
 * Longest bearer token, in characters. Tokens with a person's groups and roles may have many kilobytes. A request head may
 * have 16 KiB, one of which is left for everything else.
 */
export const MAX_BEARER_CHARACTERS = 15_360;
