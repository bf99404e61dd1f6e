import { useEffect } from "react";
import { useConfigState } from "../shared/config/config-context.tsx";
import { accentPalette, parseColor, toCss } from "./accent-palette.ts";

/** The operator's title and accent, for the whole document. */
export function useAppearance(): void {
  const state = useConfigState();
  const ui = state.kind === "ready" ? state.config.UI : null;

  useEffect(() => {
    if (ui === null) return;
    document.title = ui.title;
    const color = ui.accent === undefined ? null : parseColor(ui.accent);
    if (color === null) return;
    const palette = accentPalette(color);
    const { style } = document.documentElement;
    style.setProperty("--accent-light", toCss(palette.accent));
    style.setProperty("--accent-dark", toCss(palette.accent));
    style.setProperty("--accent-strong-light", toCss(palette.strongOnLight));
    style.setProperty("--accent-strong-dark", toCss(palette.strongOnDark));
  }, [ui]);
}
