const NAMES = ["utm_campaign", "utm_content", "utm_medium", "utm_source", "utm_term"] as const;

/** The campaign that brought the person here, as reported to an issuer. */
export type Campaign = Record<(typeof NAMES)[number], string>;

/** @param search - the query of the page's address */
export function readCampaign(search: string): Campaign {
  const query = new URLSearchParams(search);
  const read = (name: keyof Campaign, fallback: string) => query.get(name) || fallback;
  return {
    utm_campaign: read("utm_campaign", "none"),
    utm_content: read("utm_content", "none"),
    utm_medium: read("utm_medium", "none"),
    utm_source: read("utm_source", "send"),
    utm_term: read("utm_term", "none"),
  };
}
