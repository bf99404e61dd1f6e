export * from "./answer-problems.ts";
export * from "./http-calls.ts";
export * from "./openapi-document.ts";
