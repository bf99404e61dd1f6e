import type { Replicated } from "../services/service-names.ts";

const paths = (...names: string[]) => `^/(?:${names.join("|")})(?:[/?]|$)`;

/**
 * Which paths, as they stand in the request, belong to which service; what matches none is the web app's. As the
 * services do, these take capital letters for small ones.
 */
export const ROUTES: readonly (readonly [Replicated, string])[] = [
  ["upload-gateway", paths("api/ws")],
  ["download", paths("api/download", "api/done", "download")],
  ["filelist", paths("api/filelist")],
  ["metrics", paths("api/metrics")],
  [
    "metadata",
    paths(
      ...["metadata", "exists", "info", "params", "password", "delete"].map((call) => `api/${call}`),
      ...["config", "__version__", "__heartbeat__", "__lbheartbeat__"],
    ),
  ],
];
