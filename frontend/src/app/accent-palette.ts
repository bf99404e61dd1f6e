import { CONTROL_CONTRAST, contrast, parseColor, type Rgb, TEXT_CONTRAST } from "@envoi/brand";

/**
 * The colour of `--raised`, the surface with the lowest contrast to text: the darkest in the light theme, the lightest
 * in the dark theme.
 */
const LIGHT_SURFACE: Rgb = { red: 243, green: 239, blue: 232 };
const DARK_SURFACE: Rgb = { red: 38, green: 42, blue: 57 };
const BLACK: Rgb = { red: 0, green: 0, blue: 0 };
const WHITE: Rgb = { red: 255, green: 255, blue: 255 };
const STEP = 0.05;

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (a: number, b: number) => Math.round(a + (b - a) * share);
  return {
    red: channel(from.red, to.red),
    green: channel(from.green, to.green),
    blue: channel(from.blue, to.blue),
  };
}

/** Darkens the colour in the light theme, or lightens it in the dark theme, until it has enough contrast. */
function adaptColor(color: Rgb, theme: "light" | "dark", least: number): Rgb {
  const [surface, towards] = theme === "light" ? [LIGHT_SURFACE, BLACK] : [DARK_SURFACE, WHITE];
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(color, towards, share);
    if (contrast(mixed, surface) >= least) return mixed;
  }
  return towards;
}

function toCss({ red, green, blue }: Rgb): string {
  return `rgb(${red} ${green} ${blue})`;
}

type AccentPalette = { onLight: Rgb; onDark: Rgb; strongOnLight: Rgb; strongOnDark: Rgb };

/** Derives two colours per theme from an operator's accent: a visible one for controls, a strong one for text. */
export function accentPalette(accent: Rgb): AccentPalette {
  return {
    onLight: adaptColor(accent, "light", CONTROL_CONTRAST),
    onDark: adaptColor(accent, "dark", CONTROL_CONTRAST),
    strongOnLight: adaptColor(accent, "light", TEXT_CONTRAST),
    strongOnDark: adaptColor(accent, "dark", TEXT_CONTRAST),
  };
}

/** Replaces the accents of `colours-and-sizes.css`. Does nothing if `accent` is not a colour. */
export function applyAccent(accent: string, style: Pick<CSSStyleDeclaration, "setProperty">): void {
  const color = parseColor(accent);
  if (color === null) return;
  const palette = accentPalette(color);
  style.setProperty("--accent-light", toCss(palette.onLight));
  style.setProperty("--accent-dark", toCss(palette.onDark));
  style.setProperty("--accent-strong-light", toCss(palette.strongOnLight));
  style.setProperty("--accent-strong-dark", toCss(palette.strongOnDark));
}
