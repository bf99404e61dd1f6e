/** The part of `Navigator` that names the browser. */
export type NamedNavigator = { userAgent: string; userAgentData?: { brands: readonly { brand: string }[] } };

/** In the order of asking: most browsers also name those that they are related to. */
const NAMES: readonly [RegExp, string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

/** Browsers put a made-up brand beside their own, and the engine's. */
function isOwnBrand(brand: string): boolean {
  return !/not.*brand/i.test(brand) && brand !== "Chromium";
}

/** What people call this browser. For feedback only: nothing is decided by it. */
export function browserName({ userAgent, userAgentData }: NamedNavigator): string {
  const brand = userAgentData?.brands.find((one) => isOwnBrand(one.brand))?.brand;
  return brand ?? NAMES.find(([sign]) => sign.test(userAgent))?.[1] ?? "unknown";
}
