/**
 * Longest bearer token, in characters. Issuers that put a person's groups and roles into tokens make some of many
 * kilobytes. A request head may have 16 KiB; one of them is for the rest of it.
 */
export const MAX_BEARER_CHARACTERS = 15_360;
