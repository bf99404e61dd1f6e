export * from "./config.ts";
export * from "./open-accounts.ts";
