export { type EdgeOptions, edgeConfig } from "./edge-config.ts";
export { type StoreRights, storeRights } from "./rights.ts";
export * from "./services.ts";
