/** Lists current browsers, with a link to each. */
const ANY_BROWSER = "https://browsehappy.com/";
/** Pages of the makers that say how to update, in the reader's language. */
const UPDATES: readonly [RegExp, string][] = [
  [/Edge/, "https://www.microsoft.com/edge/download"],
  [/Opera/, "https://www.opera.com/download"],
  [/Firefox/, "https://support.mozilla.org/kb/update-firefox-latest-release"],
  [/^(Google )?Chrome$/, "https://support.google.com/chrome/answer/95414"],
  [/^Safari$/, "https://support.apple.com/HT204416"],
];

/** Where the browser with this name gets its update, or another one: a public page. */
export function browserUpdatePage(name: string): string {
  return UPDATES.find(([sign]) => sign.test(name))?.[1] ?? ANY_BROWSER;
}
