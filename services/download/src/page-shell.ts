import { FALLBACK_LOCALE, type Locale } from "@envoi/locales";

/** Source of the web app's page. */
export type ShellSource = {
  /** @throws when the page is unavailable */
  read(locale: Locale): Promise<string>;
};

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}

/** Tags for link previews and search engines: they name the site and reveal nothing about the file. */
function headTags(title: string): string {
  const name = escapeHtml(title);
  return [
    '<meta name="robots" content="noindex, nofollow">',
    `<meta property="og:site_name" content="${name}">`,
    `<meta property="og:title" content="${name}">`,
  ].join("");
}

/** A page without the app, for addresses that the app does not have and while it is unavailable. */
export function plainPage(title: string, text: string): string {
  const name = escapeHtml(title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${headTags(title)}</head>
<body><h1>${name}</h1><p>${escapeHtml(text)}</p><p><a href="/">${name}</a></p></body></html>
`;
}

type Kept = { html: string; page: string };

/**
 * Builds the page of `/download/:id` from the app's shell. While the shell is unavailable, the last good one is served,
 * if necessary in another language, or else a plain page: clients that ignore the page need its status and headers.
 */
export function createPageShell(source: ShellSource, title: string, onUnavailable: (error: unknown) => void) {
  const pages = new Map<Locale, Kept>();
  let newest: Kept | null = null;
  return async (locale: Locale): Promise<string> => {
    try {
      const html = await source.read(locale);
      if (html !== pages.get(locale)?.html) {
        newest = { html, page: html.replace("</head>", () => `${headTags(title)}</head>`) };
        pages.set(locale, newest);
      }
    } catch (error) {
      onUnavailable(error);
    }
    const kept = pages.get(locale) ?? pages.get(FALLBACK_LOCALE) ?? newest;
    return kept?.page ?? plainPage(title, "Open this link in a moment again.");
  };
}
