export * from "./brand.ts";
export * from "./colour.ts";
