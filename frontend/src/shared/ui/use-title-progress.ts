import { useEffect, useState } from "react";
import { useFormat } from "../l10n/use-format.ts";
import { usePageTitle } from "./use-page-title.ts";

/** While the window is not looked at, its title shows how far the transfer is; then it is the page's again. */
export function useTitleProgress(ratio: number | null): void {
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

  const text = ratio === null || focused ? null : format.percent(Math.floor(ratio * 100) / 100);
  useEffect(() => {
    if (text === null) return;
    document.title = text;
    return () => {
      document.title = title;
    };
  }, [text, title]);
}
