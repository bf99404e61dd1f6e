import { flushSync } from "react-dom";

/** The list's heading, which receives the focus when the focused card is removed. */
export const LIST_HEADING_ID = "own-uploads";

/** Removes a card whose dialog has the focus. */
export function leaveCard(remove: () => void): void {
  // Synchronously, because the dialog has the focus until it is removed.
  flushSync(remove);
  document.getElementById(LIST_HEADING_ID)?.focus();
}
