import { useEffect, useState } from "react";
import { useFormat } from "../l10n/use-format.ts";

/** While the window is not looked at, its title shows how far the transfer is. */
export function useTitleProgress(ratio: number | null): void {
  const format = useFormat();
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

  const text = ratio === null || focused ? null : format.percent(Math.floor(ratio * 100) / 100);
  useEffect(() => {
    if (text === null) return;
    const title = document.title;
    document.title = text;
    return () => {
      document.title = title;
    };
  }, [text]);
}
