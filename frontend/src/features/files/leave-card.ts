import { flushSync } from "react-dom";

/** Heading of the list: receives the focus when the focused card is removed. */
export const LIST_HEADING_ID = "own-uploads";

/** Removes a card whose dialog has the focus. */
export function leaveCard(remove: () => void): void {
  // Synchronously: the dialog holds the focus until it is removed.
  flushSync(remove);
  document.getElementById(LIST_HEADING_ID)?.focus();
}
