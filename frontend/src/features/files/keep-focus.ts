import { flushSync } from "react-dom";
import { LIST_HEADING_ID } from "./remove-focused.ts";

/** Changes the list. If the card with the focus is gone afterwards, the heading of the list has the focus. */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  flushSync(change);
  if (focused?.isConnected === false) document.getElementById(LIST_HEADING_ID)?.focus();
}
