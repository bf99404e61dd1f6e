import { flushSync } from "react-dom";

/** Id of the list's heading, which gets the focus when the focused element is removed. */
export const LIST_HEADING_ID = "own-uploads";

/**
 * Removes the element that the person is using, for example a card whose dialog is open, and moves the focus to the
 * list's heading.
 */
export function removeFocused(remove: () => void): void {
  // Renders synchronously, because the element has the focus until it is removed. Not every browser focuses a clicked
  // button.
  flushSync(remove);
  document.getElementById(LIST_HEADING_ID)?.focus();
}

/** Changes the list. If that removes the focused card, the heading of the list gets the focus. */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  flushSync(change);
  if (focused?.isConnected === false) document.getElementById(LIST_HEADING_ID)?.focus();
}
