import { useEffect, useEffectEvent, useState } from "react";
import { useEnvironment } from "../shared/environment.tsx";

/** Opens the list of shortcuts. */
const HELP_KEY = "?";

/** In these elements, keys type text or have their own meaning. */
const TAKES_KEYS = "input:not([type=checkbox], [type=file]), select, textarea, dialog";

/**
 * Presses the control marked with the typed key, such as `data-shortcut="c"`.
 *
 * @returns whether the list of shortcuts is open, and a function that closes it
 */
export function useShortcuts(): { isListed: boolean; closeList: () => void } {
  const { storage } = useEnvironment();
  const [isListed, setListed] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event;
    if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(TAKES_KEYS) !== null) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (key === HELP_KEY) setListed(true);
    else if (storage.readMark("shortcuts") !== "off") {
      const control = document.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(key.toLowerCase())}"]`);
      if (control === null) return;
      event.preventDefault();
      control.click();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
  return { isListed, closeList: () => setListed(false) };
}
