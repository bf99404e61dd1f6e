import { flushSync } from "react-dom";

/** The list's heading, which receives the focus when the element that has it is removed. */
export const LIST_HEADING_ID = "own-uploads";

/** Removes the element that the person is using, for example a card whose dialog is open. */
export function removeFocused(remove: () => void): void {
  // Synchronously, because the element has the focus until it is removed. Not every browser focuses a clicked button.
  flushSync(remove);
  document.getElementById(LIST_HEADING_ID)?.focus();
}
