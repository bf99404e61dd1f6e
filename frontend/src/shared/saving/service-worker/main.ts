import { openDownload } from "@envoi/client";
import { type StreamScope, serveStreams } from "./serve-streams.ts";

// TypeScript types this global scope as a page's.
const scope: unknown = globalThis;
const { origin } = location;
serveStreams(scope as StreamScope, (request, signal) => openDownload({ origin }, request, signal));
