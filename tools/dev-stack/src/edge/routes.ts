import type { Replicated } from "../services/service-names.ts";

const METADATA_CALLS = ["metadata", "exists", "info", "params", "password", "delete"];

/** The paths of each service, and what is below them; everything else is the web app's. */
export const PATHS: readonly (readonly [Replicated, readonly string[]])[] = [
  ["upload-gateway", ["/api/ws"]],
  ["download", ["/api/download", "/api/done", "/download"]],
  ["filelist", ["/api/filelist"]],
  ["metrics", ["/api/metrics"]],
  [
    "metadata",
    [
      ...METADATA_CALLS.map((call) => `/api/${call}`),
      ...["/config", "/__version__", "/__heartbeat__", "/__lbheartbeat__"],
    ],
  ],
];

/**
 * The same as patterns of what stands in the request. As the services do, these take capital letters for small ones.
 */
export const ROUTES: readonly (readonly [Replicated, string])[] = PATHS.map(([service, paths]) => [
  service,
  `^/(?:${paths.map((path) => path.slice(1)).join("|")})(?:[/?]|$)`,
]);
