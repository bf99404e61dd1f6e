import { type StreamScope, serveStreams } from "./serve-streams.ts";

// TypeScript knows this global scope as a page's.
const scope: unknown = globalThis;
serveStreams(scope as StreamScope, { origin: location.origin });
