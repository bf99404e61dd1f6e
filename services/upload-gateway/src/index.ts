export * from "./config.ts";
export { partSize } from "./part-size.ts";
export * from "./service.ts";
export { partsAtOnce } from "./store-parts.ts";
