export type { Branding } from "./branding/read-branding.ts";
export * from "./config.ts";
export * from "./web-app.ts";
