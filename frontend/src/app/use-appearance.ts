import { useEffect } from "react";
import { usePublicConfig } from "../shared/config/config-context.tsx";
import { accentPalette, parseColor, toCss } from "./accent-palette.ts";

/** Applies the operator's title and accent to the whole document. */
export function useAppearance(): void {
  const ui = usePublicConfig()?.UI;

  useEffect(() => {
    if (ui === undefined) return;
    document.title = ui.title;
    const color = ui.accent === undefined ? null : parseColor(ui.accent);
    if (color === null) return;
    const palette = accentPalette(color);
    const { style } = document.documentElement;
    style.setProperty("--accent-light", toCss(palette.onLight));
    style.setProperty("--accent-dark", toCss(palette.onDark));
    style.setProperty("--accent-strong-light", toCss(palette.strongOnLight));
    style.setProperty("--accent-strong-dark", toCss(palette.strongOnDark));
  }, [ui]);
}
