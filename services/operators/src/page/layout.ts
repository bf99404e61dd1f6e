import { type Html, html } from "./html.ts";

/** Path of the page, on the private port. */
export const PAGE_PATH = "/operator-page";

const PLACES = [
  ["uploads", "Uploads"],
  ["requests", "Requests"],
  ["under-way", "Under way"],
  ["health", "Health"],
] as const;
type Place = (typeof PLACES)[number][0];

/** A whole page. @param operator - the signed-in operator; `null` if none is */
export function layout(title: string, operator: string | null, place: Place | null, content: Html): string {
  const links = PLACES.map(
    ([path, name]) => html`<a href="${PAGE_PATH}/${path}"${path === place && html` aria-current="page"`}>${name}</a>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Envoi operators</title>
<link rel="stylesheet" href="${PAGE_PATH}/styles.css">
</head>
<body>
<header><strong>Envoi operators</strong>${
    operator !== null &&
    html`<nav>${links}</nav>
<form method="post" action="${PAGE_PATH}/sign-out"><span class="note">${operator}</span><button>Sign out</button></form>`
  }</header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.text;
}

type Row = Readonly<Record<string, Html | string | number>>;

/** A table that scrolls sideways, even by keyboard, if it is wider than the window. */
export function table(name: string, rows: readonly Row[], nothing: string): Html {
  const [first] = rows;
  if (first === undefined) return html`<p class="note">${nothing}</p>`;
  const heads = Object.keys(first).map((column) => html`<th scope="col">${column}</th>`);
  const lines = rows.map((row) => html`<tr>${Object.values(row).map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<div class="scrolling" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

const SIZE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];
const KILO = 1_000;
const DIGITS = 3;

/** A size such as "83.9 MB", with the exact number of bytes as its tooltip. */
export function size(bytes: number): Html {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / Math.log10(KILO)), SIZE_UNITS.length - 1);
  const format = {
    style: "unit",
    unit: SIZE_UNITS[power] ?? "byte",
    unitDisplay: power === 0 ? "long" : "short",
  } as const;
  const text = new Intl.NumberFormat("en", { ...format, maximumSignificantDigits: DIGITS }).format(
    bytes / KILO ** power,
  );
  return html`<span title="${new Intl.NumberFormat("en").format(bytes)} bytes">${text}</span>`;
}

/** Formats a time, as in "2026-11-29 09:31:05 UTC". */
export const time = (iso: string): Html =>
  html`<time datetime="${iso}">${iso.slice(0, 19).replace("T", " ")} UTC</time>`;

export const uploadLink = (id: string): Html => html`<a href="${PAGE_PATH}/uploads/${id}">${id}</a>`;
export const reasonField = html`<label>Reason, for the audit log <input name="reason" required maxlength="500"></label>`;
export const sureField = html`<label class="choice"><input type="checkbox" required> I know that it cannot be restored</label>`;
