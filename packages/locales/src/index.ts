export * from "./locale-of-request.ts";
export * from "./locales.ts";
export * from "./negotiate-locales.ts";
