export * from "./challenge.ts";
export * from "./proof.ts";
