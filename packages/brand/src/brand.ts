import type { Locale } from "@envoi/locales";

/** Name of the `<meta>` element whose content is the operator's `Brand` as JSON. Absent without branding. */
export const BRAND_META = "envoi-brand";

/** Path of the page with the operator's help. */
export const HELP_PATH = "/help";

/** What the page needs to know about the operator's branding. Addresses are paths below the page's own origin. */
export type Brand = {
  name?: string;
  logo?: {
    src: string;
    /** Another image for the dark theme. */
    darkSrc?: string;
    /** Width divided by height. */
    ratio: number;
    /** Whether the image contains the name, which is then not written next to it. */
    hasName: boolean;
  };
  /** Whether the page's colours are the operator's. */
  hasColours: boolean;
  /** Background of recipients' pages. */
  picture?: string;
  /** Path of the `BrandTexts` as JSON. */
  texts?: string;
  /** Whether the texts include help. */
  hasHelp: boolean;
};

/** `href`: an https: or mailto: address. */
export type BrandLink = { label: string; href: string };

/** Plain text and links. */
export type BrandPassage = { title?: string; paragraphs: string[]; links: BrandLink[] };

export type LocaleTexts = {
  footer?: { text?: string; links: BrandLink[] };
  legal?: BrandPassage;
  help?: BrandPassage;
};

/** The operator's texts. A language without a part has that of the fallback language. */
export type BrandTexts = { fallback: Locale; languages: Partial<Record<Locale, LocaleTexts>> };
