/**
 * Whether fetch stops reading from the network while its body is not read. This cannot be tested. Browsers based on
 * Chromium do, and only they have `userAgentData`.
 */
export function readsOnDemand(): boolean {
  return "userAgentData" in navigator;
}
