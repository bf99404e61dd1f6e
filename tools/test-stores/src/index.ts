export * from "./open-stores.ts";
