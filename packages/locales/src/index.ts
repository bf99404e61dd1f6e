export * from "./locales.ts";
export * from "./negotiate-locales.ts";
