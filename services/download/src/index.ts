export * from "./config.ts";
export type { ShellSource } from "./page-shell.ts";
export * from "./service.ts";
