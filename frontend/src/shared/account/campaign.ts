const DEFAULTS = {
  utm_campaign: "none",
  utm_content: "none",
  utm_medium: "none",
  utm_source: "send",
  utm_term: "none",
};

/** The campaign that brought the user to the page, as reported to an issuer. */
export type Campaign = typeof DEFAULTS;

/** @param search - the query string of the page's URL */
export function readCampaign(search: string): Campaign {
  const query = new URLSearchParams(search);
  const read = Object.entries(DEFAULTS).map(([name, fallback]) => [name, query.get(name) || fallback]);
  return Object.fromEntries(read);
}
