export * from "./config.ts";
export { partSize, partsAtOnce } from "./part-size.ts";
export * from "./service.ts";
