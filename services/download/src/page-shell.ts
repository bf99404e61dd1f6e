import { FALLBACK_LOCALE, type Locale } from "@envoi/locales";
import { UPLOAD_META, type UploadTold } from "@envoi/protocol";

/** Source of the web app's page. */
export type ShellSource = {
  /** @throws when the page is unavailable */
  read(locale: Locale): Promise<string>;
};

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}

const NOT_INDEXED = '<meta name="robots" content="noindex, nofollow">';

/** A page with the operator's branding already names the site. */
const SITE_NAME = '<meta property="og:site_name"';

/** Tags for link previews and search engines. They name the site and reveal nothing about the file. */
function headTags(title: string): string {
  return `${NOT_INDEXED}${SITE_NAME} content="${escapeHtml(title)}">`;
}

/** Tags for previews of links to the app's own page. Their text addresses senders. */
const SENDER_TAGS = /<meta (?:name="description"|property="og:(?:title|description)")[^>]*>\s*/g;

/**
 * Tags for a link's page. They address recipients, and are the same for all uploads. Their template has no effect on
 * other pages.
 */
const RECIPIENT_TEMPLATE = /<template id="for-recipients">(.*?)<\/template>/s;

function speakToRecipients(html: string): string {
  const [template, words = ""] = RECIPIENT_TEMPLATE.exec(html) ?? [];
  if (template === undefined) return html;
  return html
    .replace(template, "")
    .replace(SENDER_TAGS, "")
    .replace("</head>", () => `${words}</head>`);
}

/** Template with preloads for this page only. The template has no effect on other pages. */
const DOWNLOAD_PARTS = /<template id="download-parts">(.*?)<\/template>/s;

/** Template inside <noscript>. It states, in the page's language, where to report an upload without JavaScript. */
const REPORT_ADDRESS = /<template id="report-address">(.*?)<\/template>/s;

/** @returns an empty string if there is no address */
function reportLink(words: string, address: string | null): string {
  if (address === null) return "";
  const shown = escapeHtml(address.replace(/^mailto:/, ""));
  return `<p>${words.trim()}: <a href="${escapeHtml(address)}">${shown}</a></p>`;
}

/** Embeds the Upload's state in the page, so that the page's script need not request it. */
export function tellUpload(page: string, told: UploadTold): string {
  return page.replace(
    "</head>",
    () => `<meta name="${UPLOAD_META}" content="${escapeHtml(JSON.stringify(told))}"></head>`,
  );
}

/**
 * A page without the app, served at addresses that the app lacks and while the app is unavailable.
 *
 * @param next - path to which the page leads immediately; `null` if it does not
 */
export function plainPage(title: string, text: string, next: string | null = null): string {
  const name = escapeHtml(title);
  const refresh = next === null ? "" : `<meta http-equiv="refresh" content="0; url=${escapeHtml(next)}">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${headTags(title)}${refresh}</head>
<body><h1>${name}</h1><p>${escapeHtml(text)}</p><p><a href="${escapeHtml(next ?? "/")}">${name}</a></p></body></html>
`;
}

type KeptPage = { html: string; page: string };

/**
 * Builds the page of `/download/:id` from the app's shell. While the shell is unavailable, the last shell fetched is
 * used, if necessary in another language. If there is none, a plain page is served, because clients that ignore the
 * page still need its status and headers.
 */
export function createPageShell(
  source: ShellSource,
  { title, reportAddress }: { title: string; reportAddress: string | null },
  onUnavailable: (error: unknown) => void,
) {
  const pages = new Map<Locale, KeptPage>();
  let newest: KeptPage | null = null;
  return async (locale: Locale): Promise<string> => {
    try {
      const html = await source.read(locale);
      if (html !== pages.get(locale)?.html) {
        const page = speakToRecipients(html)
          .replace("</head>", () => `${html.includes(SITE_NAME) ? NOT_INDEXED : headTags(title)}</head>`)
          .replace(DOWNLOAD_PARTS, "$1")
          .replace(REPORT_ADDRESS, (_, words: string) => reportLink(words, reportAddress));
        newest = { html, page };
        pages.set(locale, newest);
      }
    } catch (error) {
      onUnavailable(error);
    }
    const kept = pages.get(locale) ?? pages.get(FALLBACK_LOCALE) ?? newest;
    return kept?.page ?? plainPage(title, "Open this link again in a moment.");
  };
}
