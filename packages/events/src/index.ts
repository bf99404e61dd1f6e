export * from "./in-process/bus-module.ts";
export * from "./in-process/in-process-bus.ts";
export * from "./outbox-relay.ts";
export * from "./port.ts";
