export * from "./config.ts";
export * from "./open-drivers.ts";
export * from "./start-standalone.ts";
