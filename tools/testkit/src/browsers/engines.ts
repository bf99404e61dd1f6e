/** The engines in which every journey runs. */
export const ENGINES = ["chromium", "firefox"] as const;
export type Engine = (typeof ENGINES)[number];

/** Arguments with which Chromium makes no network requests of its own. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;
