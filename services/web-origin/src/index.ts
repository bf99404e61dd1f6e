export * from "./web-app.ts";
