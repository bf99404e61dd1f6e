import { flushSync } from "react-dom";

/** The list's heading, which receives the focus when the element that has it is removed. */
export const LIST_HEADING_ID = "own-uploads";

/** Removes the element that the person is using, for example a card whose dialog is open. */
export function removeFocused(remove: () => void): void {
  // Synchronously, because the element has the focus until it is removed. Not every browser focuses a clicked button.
  flushSync(remove);
  document.getElementById(LIST_HEADING_ID)?.focus();
}

/** Changes the list. If the card with the focus is gone afterwards, the heading of the list has the focus. */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  flushSync(change);
  if (focused?.isConnected === false) document.getElementById(LIST_HEADING_ID)?.focus();
}
