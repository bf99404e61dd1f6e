export type Rgb = { red: number; green: number; blue: number };

/** Minimum contrast ratios: one for text; one for controls, focus outlines and progress bars. */
const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;
/**
 * The colour of `--raised`, the surface with the lowest contrast to text: the darkest in the light theme, the lightest
 * in the dark theme.
 */
const LIGHT_SURFACE: Rgb = { red: 243, green: 239, blue: 232 };
const DARK_SURFACE: Rgb = { red: 38, green: 42, blue: 57 };
const BLACK: Rgb = { red: 0, green: 0, blue: 0 };
const WHITE: Rgb = { red: 255, green: 255, blue: 255 };
const STEP = 0.05;

/** @returns `null` unless the text is `#rgb` or `#rrggbb` */
export function parseColor(text: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  const [red, green, blue] = (short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return red === undefined || green === undefined || blue === undefined ? null : { red, green, blue };
}

function luminance({ red, green, blue }: Rgb): number {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

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
