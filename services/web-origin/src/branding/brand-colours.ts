import { CONTROL_CONTRAST, contrast, parseColor, type Rgb, TEXT_CONTRAST } from "@envoi/brand";

/** The colours that branding can set, named like the custom properties of `colours-and-sizes.css`. */
export const COLOUR_TOKENS = [
  ...(["paper", "surface", "raised", "ink", "inkSoft", "line"] as const),
  ...(["controlLine", "accent", "accentStrong", "onAccentStrong"] as const),
] as const;
type Token = (typeof COLOUR_TOKENS)[number];
export type ThemeColours = { readonly [Name in Token]?: string | undefined };
type Theme = "light" | "dark";

/** Colours of text that branding cannot set, but that must be readable on its surfaces. */
const FIXED_TEXT = ["good", "warn", "danger"] as const;
type Shown = Token | (typeof FIXED_TEXT)[number];

/** The values of `frontend/src/app/colours-and-sizes.css`: a test compares them. */
export const DEFAULT_COLOURS: Readonly<Record<Theme, Readonly<Record<Shown, string>>>> = {
  light: {
    paper: "#faf8f5",
    surface: "#ffffff",
    raised: "#f3efe8",
    ink: "#1d2036",
    inkSoft: "#5b607a",
    line: "#e4e0d8",
    controlLine: "#8b8896",
    accent: "#e5484d",
    accentStrong: "#b3262e",
    onAccentStrong: "#ffffff",
    good: "#1f7a4d",
    warn: "#9a5b00",
    danger: "#b3262e",
  },
  dark: {
    paper: "#14161f",
    surface: "#1d202c",
    raised: "#262a39",
    ink: "#eeeaf2",
    inkSoft: "#a6a9bd",
    line: "#2f3344",
    controlLine: "#767b92",
    accent: "#ff6b6f",
    accentStrong: "#ff8a8d",
    onAccentStrong: "#14161f",
    good: "#62c894",
    warn: "#e6b25a",
    danger: "#ff8a8d",
  },
};

const SURFACES = ["paper", "surface", "raised"] as const;

type Pairing = { foreground: Shown; surfaces: readonly Shown[]; use: "text" | "controls" };

/** What the page shows on what. */
const PAIRINGS: readonly Pairing[] = [
  ...(["ink", "inkSoft", "accentStrong", ...FIXED_TEXT] as const).map(
    (foreground): Pairing => ({ foreground, surfaces: SURFACES, use: "text" }),
  ),
  { foreground: "onAccentStrong", surfaces: ["accentStrong"], use: "text" },
  { foreground: "controlLine", surfaces: SURFACES, use: "controls" },
  { foreground: "accent", surfaces: SURFACES, use: "controls" },
];

const MINIMUM = { text: TEXT_CONTRAST, controls: CONTROL_CONTRAST };
const NEEDS = { text: "text needs", controls: "controls need" };

function requireColour(text: string): Rgb {
  const colour = parseColor(text);
  if (colour === null) throw new Error(`${text} is not a colour`);
  return colour;
}

/** Without `accentStrong`, text and the primary button have the accent itself. */
function complete(theme: Theme, given: ThemeColours): Record<Shown, string> {
  const set = Object.entries(given).filter((entry): entry is [Token, string] => entry[1] !== undefined);
  const strong = given.accent === undefined ? {} : { accentStrong: given.accent };
  return { ...DEFAULT_COLOURS[theme], ...strong, ...Object.fromEntries(set) };
}

/** Rounded down, so that a contrast that is too low never looks sufficient. */
const toRatio = (value: number) => `${Math.floor(value * 100) / 100}:1`;

function findPairingProblem(theme: Theme, colours: Record<Shown, string>, pairing: Pairing): string[] {
  const { foreground, surfaces, use } = pairing;
  const measured = surfaces.map((surface) => {
    const ratio = contrast(requireColour(colours[foreground]), requireColour(colours[surface]));
    return { surface, ratio };
  });
  const [worst] = measured.sort((one, other) => one.ratio - other.ratio);
  if (worst === undefined || worst.ratio >= MINIMUM[use]) return [];
  const { surface, ratio } = worst;
  return [
    `colours.${theme}: ${foreground} ${colours[foreground]} on ${surface} ${colours[surface]} has a contrast of ${toRatio(ratio)}, but ${NEEDS[use]} ${MINIMUM[use]}:1 (WCAG AA): change one of the two`,
  ];
}

/** Finds combinations of colours with too little contrast: one line for each foreground, about its worst surface. */
export function findColourProblems(given: Readonly<Record<Theme, ThemeColours>>): string[] {
  return (["light", "dark"] as const).flatMap((theme) => {
    const colours = complete(theme, given[theme]);
    return PAIRINGS.flatMap((pairing) => findPairingProblem(theme, colours, pairing));
  });
}

const toProperty = (token: string) => `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The colours of a theme as a stylesheet needs them: those that branding sets, in both themes. */
function toRule(theme: Theme, given: Readonly<Record<Theme, ThemeColours>>): string {
  const colours = complete(theme, given[theme]);
  const themes = [given.light, given.dark];
  const isSet = (token: Token) =>
    themes.some((one) => one[token] !== undefined || (token === "accentStrong" && one.accent !== undefined));
  const properties = COLOUR_TOKENS.filter(isSet).map((token) => `${toProperty(token)}:${colours[token]}`);
  return `:root{${properties.join(";")}}`;
}

/** The stylesheet that replaces the page's colours. It has no `light-dark()`, which older browsers lack. */
export function toStylesheet(given: Readonly<Record<Theme, ThemeColours>>): string {
  return `${toRule("light", given)}@media(prefers-color-scheme:dark){${toRule("dark", given)}}\n`;
}

/** @returns the background of the page in both themes */
export function paperColours(given: Readonly<Record<Theme, ThemeColours>>): Record<Theme, string> {
  return { light: complete("light", given.light).paper, dark: complete("dark", given.dark).paper };
}
