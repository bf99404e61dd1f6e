export * from "./config.ts";
export * from "./open-accounts.ts";
export * from "./operator-issuer.ts";
