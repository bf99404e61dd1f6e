export * from "./config.ts";
export { partSize } from "./part-size.ts";
export { partsAtOnce } from "./parts.ts";
export * from "./service.ts";
