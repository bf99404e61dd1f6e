export * from "./blob/directory/directory-blob-store.ts";
export * from "./blob/port.ts";
export * from "./upload/port.ts";
export * from "./upload/redis/redis-upload-store.ts";
export * from "./upload/sqlite-upload-store.ts";
