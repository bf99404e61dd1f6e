import { type Paste, usePaste } from "./use-paste.ts";

/** Takes what is pasted anywhere on the page. */
export function PastedFiles(paste: Paste): null {
  usePaste(paste);
  return null;
}
