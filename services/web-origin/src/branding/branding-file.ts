import { type BrandTexts, parseColor } from "@envoi/brand";
import { FALLBACK_LOCALE, isLocale, LOCALES } from "@envoi/locales";
import { decodeTextFile, TextFileError } from "@envoi/platform/text-file";
import * as z from "zod";
import { COLOUR_TOKENS } from "./brand-colours.ts";

const MAX_PARAGRAPHS = 20;
const MAX_LINKS = 10;

/** Takes linear time, because a tag ends before the next `<`. */
const HTML_TAG = /<[/!]?[a-z-][^<>]*>/i;

/** Includes what breaks lines or turns the direction of the text after it, in the page's own sentences too. */
const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029\u202d\u202e]/u;
/** Spaces and characters of no width. */
const BLANK = /^[\s\p{Cf}]*$/u;

/** Text as the page shows it, so HTML in it would be visible. */
const plainText = (maxCharacters: number) =>
  z
    .string()
    .trim()
    .refine((text) => !BLANK.test(text), "is empty")
    .max(maxCharacters, `has more than ${maxCharacters} characters`)
    .refine((text) => !CONTROLS.test(text), "contains control characters or line breaks: make paragraphs of them")
    .refine((text) => !HTML_TAG.test(text), "contains HTML, but is shown as plain text");

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^(?:https|mailto):$/.test(url.protocol) && url.username === "" && url.password === "";
}

const link = z.strictObject({
  label: plainText(80),
  href: z.string().max(2_000).refine(isAddress, "is neither an https: address nor a mailto: address"),
});
const links = z.array(link).max(MAX_LINKS, `has more than ${MAX_LINKS} links`).default([]);

const passage = z
  .strictObject({
    title: plainText(80).optional(),
    paragraphs: z.array(plainText(2_000)).max(MAX_PARAGRAPHS, `has more than ${MAX_PARAGRAPHS} paragraphs`).default([]),
    links,
  })
  .refine(({ paragraphs, links }) => paragraphs.length + links.length > 0, "has neither paragraphs nor links");

const footer = z.strictObject({ text: plainText(300).optional(), links });
const localeTexts = z.strictObject({ footer: footer.optional(), legal: passage.optional(), help: passage.optional() });

const locale = z.string().refine(isLocale, `is not one of the languages: ${LOCALES.join(", ")}`);

const PARTS = ["footer", "legal", "help"] as const;

const texts = z
  .strictObject({ fallback: locale.default(FALLBACK_LOCALE), languages: z.record(z.string(), localeTexts) })
  .superRefine(({ fallback, languages }, context) => {
    for (const tag of Object.keys(languages).filter((tag) => !isLocale(tag))) {
      context.addIssue({ code: "custom", path: ["languages", tag], message: "is not the tag of a language" });
    }
    const given = PARTS.filter((part) => Object.values(languages).some((one) => one[part] !== undefined));
    for (const part of given.filter((part) => languages[fallback]?.[part] === undefined)) {
      const message = "is needed, because languages without this text show that of `fallback`";
      context.addIssue({ code: "custom", path: ["languages", fallback, part], message });
    }
  })
  // The keys were checked above.
  .transform((checked) => checked as BrandTexts);

const colour = z.string().refine((text) => parseColor(text) !== null, "is not a colour such as #e5484d");
const theme = z.strictObject(
  Object.fromEntries(COLOUR_TOKENS.map((token) => [token, colour.optional()])) as Record<
    (typeof COLOUR_TOKENS)[number],
    z.ZodOptional<typeof colour>
  >,
);

const schema = z.strictObject({
  name: plainText(40).optional(),
  shortName: plainText(12).optional(),
  logoHasName: z.boolean().default(false),
  colours: z.strictObject({ light: theme.default({}), dark: theme.default({}) }).optional(),
  texts: texts.optional(),
});

/** The contents of `branding.json`. */
export type BrandingSettings = z.infer<typeof schema>;

function describeIssue(issue: z.core.$ZodIssue): string {
  const place = issue.path.length === 0 ? "" : `${z.core.toDotPath(issue.path)} `;
  if (issue.code === "unrecognized_keys") return `${place}has unknown keys: ${issue.keys.join(", ")}`;
  if (issue.code === "invalid_type") return `${place}is not of the type ${issue.expected}`;
  return `${place}${issue.message}`;
}

/** @returns the settings, or the problems */
export function parseBrandingFile(bytes: Uint8Array): { settings: BrandingSettings } | { problems: string[] } {
  let json: unknown;
  try {
    json = JSON.parse(decodeTextFile(bytes));
  } catch (error) {
    if (error instanceof TextFileError) return { problems: [error.message] };
    return { problems: [`is not JSON: ${error instanceof Error ? error.message : error}`] };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { settings: parsed.data };
  return { problems: parsed.error.issues.map(describeIssue) };
}
