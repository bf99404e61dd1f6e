import type { Options, Row } from "./figures.ts";

/** The groups of `npm run bench`, in order of measurement. Each is loaded when it runs. */
export const groups: Record<string, (options: Options) => Promise<Row[]>> = {
  embedded: async (options) => (await import("./embedded.ts")).benchEmbedded(options),
  small: async (options) => (await import("./small.ts")).benchSmall(options),
  disk: async (options) => (await import("./disk.ts")).benchDisk(options),
  stack: async (options) => (await import("./stack.ts")).benchStack(options),
  "small-stack": async (options) => (await import("./small-stack.ts")).benchSmallStack(options),
  telemetry: async (options) => (await import("./telemetry.ts")).benchTelemetry(options),
  crypto: async (options) => (await import("./crypto.ts")).benchCrypto(options),
  memory: async (options) => (await import("./memory.ts")).benchMemory(options),
  sockets: async (options) => (await import("./sockets.ts")).benchSockets(options),
  capacity: async (options) => (await import("./capacity.ts")).benchCapacity(options),
  metadata: async (options) => (await import("./metadata.ts")).benchMetadata(options),
  events: async (options) => (await import("./events.ts")).benchEvents(options),
  "store-size": async (options) => (await import("./store-size.ts")).benchStoreSize(options),
  janitor: async (options) => (await import("./janitor.ts")).benchJanitor(options),
  browser: async (options) => (await import("./browser.ts")).benchBrowser(options),
  wan: async (options) => (await import("./wan.ts")).benchWan(options),
  page: async (options) => (await import("./page.ts")).benchPage(options),
  "first-page": async (options) => (await import("./first-page.ts")).benchFirstPage(options),
  lighthouse: async (options) => (await import("./lighthouse.ts")).benchLighthouse(options),
  overload: async (options) => (await import("./overload.ts")).benchOverload(options),
  beacons: async (options) => (await import("./beacons.ts")).benchBeacons(options),
};
