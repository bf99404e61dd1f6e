import { useEffect, useState } from "react";
import { useFormat } from "../l10n/use-format.ts";
import { usePageTitle } from "./use-page-title.ts";

/**
 * While the window has no focus, shows the transfer's progress in its title.
 *
 * @param note - shown after it, such as that the transfer is paused
 */
export function useTitleProgress(ratio: number | null, note?: string): void {
  const format = useFormat();
  const title = usePageTitle();
  const [focused, setFocused] = useState(() => document.hasFocus());

  useEffect(() => {
    const update = () => setFocused(document.hasFocus());
    addEventListener("focus", update);
    addEventListener("blur", update);
    return () => {
      removeEventListener("focus", update);
      removeEventListener("blur", update);
    };
  }, []);

  const percent = ratio === null || focused ? null : format.percent(Math.floor(ratio * 100) / 100);
  const text = percent === null || note === undefined ? percent : `${percent} · ${note}`;
  useEffect(() => {
    if (text === null) return;
    document.title = text;
    return () => {
      document.title = title;
    };
  }, [text, title]);
}
