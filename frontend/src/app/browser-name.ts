/** The part of `Navigator` that identifies the browser. */
export type NamedNavigator = { userAgent: string; userAgentData?: { brands: readonly { brand: string }[] } };

/** In order of precedence, because most browsers also name the browsers they derive from. */
const NAMES: readonly [RegExp, string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

/** Browsers list a made-up brand and their engine's brand in addition to their own. */
function isOwnBrand(brand: string): boolean {
  return !/not.*brand/i.test(brand) && brand !== "Chromium";
}

/** The common name of this browser. Only for feedback: no behaviour depends on it. */
export function browserName({ userAgent, userAgentData }: NamedNavigator): string {
  const brand = userAgentData?.brands.find((one) => isOwnBrand(one.brand))?.brand;
  return brand ?? NAMES.find(([sign]) => sign.test(userAgent))?.[1] ?? "unknown";
}
