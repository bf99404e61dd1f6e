import { flushSync } from "react-dom";

/** Id of the list heading, which gets the focus when the focused element is removed. */
export const LIST_HEADING_ID = "own-uploads";

/** Removes the element in use, for example a card with an open dialog, and moves the focus to the list heading. */
export function removeFocused(remove: () => void): void {
  // Renders synchronously, so that the focus moves only after the element that has it is removed. Some browsers
  // do not focus a clicked button.
  flushSync(remove);
  document.getElementById(LIST_HEADING_ID)?.focus();
}

/** Changes the list. If that removes the focused card, focuses the list heading. */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  flushSync(change);
  if (focused?.isConnected === false) document.getElementById(LIST_HEADING_ID)?.focus();
}
