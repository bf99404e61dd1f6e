import { flushSync } from "react-dom";

/** Heading of the list: it takes the focus when the card that had it is gone. */
export const LIST_HEADING_ID = "own-uploads";

/** Takes a card away whose dialog has the focus. */
export function leaveCard(remove: () => void): void {
  // At once: the dialog keeps the focus for as long as it is there.
  flushSync(remove);
  document.getElementById(LIST_HEADING_ID)?.focus();
}
