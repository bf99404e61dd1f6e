export * from "./cutting-proxy.ts";
export * from "./host-service.ts";
export * from "./process/standalone-process.ts";
export * from "./recording-log.ts";
export * from "./redis/start-redis.ts";
export * from "./redis/start-sentinel.ts";
export * from "./wire/old-client.ts";
export * from "./wire/sealed-body.ts";
