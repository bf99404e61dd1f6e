export type { Branding } from "./branding/read-branding.ts";
export { writeBrandedPage } from "./branding/write-branded-page.ts";
export * from "./config.ts";
export * from "./web-app.ts";
