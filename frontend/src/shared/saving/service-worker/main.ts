import { openDownload } from "@envoi/client";
import { createDownloadStreams } from "./download-streams.ts";
import { type StreamScope, serveStreams } from "./serve-streams.ts";

// TypeScript knows this global scope as a page's.
const scope: unknown = globalThis;
const { origin } = location;
serveStreams(
  scope as StreamScope,
  createDownloadStreams((request, signal) => openDownload({ origin }, request, signal)),
);
