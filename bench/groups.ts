import type { Options, Row } from "./measuring/figures.ts";

/** The groups of `npm run bench`, in order of measurement. Each is loaded only when it runs. */
export const groups: Record<string, (options: Options) => Promise<Row[]>> = {
  embedded: async (options) => (await import("./transfers/embedded.ts")).benchEmbedded(options),
  small: async (options) => (await import("./transfers/small.ts")).benchSmall(options),
  stack: async (options) => (await import("./transfers/stack.ts")).benchStack(options),
  direct: async (options) => (await import("./transfers/direct.ts")).benchDirect(options),
  "small-stack": async (options) => (await import("./capacity/small-stack.ts")).benchSmallStack(options),
  memory: async (options) => (await import("./connections/memory.ts")).benchMemory(options),
  sockets: async (options) => (await import("./connections/sockets.ts")).benchSockets(options),
  capacity: async (options) => (await import("./capacity/capacity.ts")).benchCapacity(options),
  metadata: async (options) => (await import("./stores/metadata.ts")).benchMetadata(options),
  events: async (options) => (await import("./connections/events.ts")).benchEvents(options),
  "store-size": async (options) => (await import("./stores/store-size.ts")).benchStoreSize(options),
  janitor: async (options) => (await import("./stores/janitor.ts")).benchJanitor(options),
  browser: async (options) => (await import("./browser/browser.ts")).benchBrowser(options),
  "first-page": async (options) => (await import("./browser/first-page.ts")).benchFirstPage(options),
  overload: async (options) => (await import("./overload/overload.ts")).benchOverload(options),
};
