import { adoptContent, openDownload } from "@envoi/client";
import { type StreamScope, serveStreams } from "./serve-streams.ts";

// TypeScript types this global scope as a page's.
const scope: unknown = globalThis;
const { origin } = location;
serveStreams(scope as StreamScope, {
  openDownload: (request, signal) => openDownload({ origin }, request, signal),
  adoptContent: (opened) => adoptContent({ origin }, opened),
});
