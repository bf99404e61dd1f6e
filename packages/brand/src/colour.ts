export type Rgb = { red: number; green: number; blue: number };

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

/** Minimum contrast of text (WCAG 2.2, AA). */
export const TEXT_CONTRAST = 4.5;
/** Minimum contrast of controls, focus outlines and progress bars (WCAG 2.2, AA). */
export const CONTROL_CONTRAST = 3;
