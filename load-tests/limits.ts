/** Settings of the server behind each limit that it names in a refusal, by the name of the limit or the error's code. */
const SETTINGS = {
  requests: "CALLS_PER_SECOND_PER_NETWORK",
  uploads: "UPLOADS_PER_HOUR_PER_NETWORK",
  too_many_uploads: "UPLOADS_PER_HOUR_PER_NETWORK",
  bytes: "UPLOAD_BYTES_PER_DAY_PER_NETWORK",
  too_many_bytes: "UPLOAD_BYTES_PER_DAY_PER_NETWORK",
  beacons: "BEACONS_PER_MINUTE",
  "owner-calls": "OWNER_CALLS_PER_MINUTE",
  "list-writes": "LIST_WRITES_PER_MINUTE",
  full: "STORAGE_HARD_BYTES",
} as const;

const UNNAMED = "a limit that the server does not name";

/** All values that `nameLimit` returns. */
export const LIMITS: readonly string[] = [...new Set(Object.values(SETTINGS)), UNNAMED];

/**
 * Names the setting of the server whose limit a client has reached.
 *
 * @param policy - the header `RateLimit-Policy`, such as `"beacons";q=120;w=60`
 * @param code - the error code in the body of the refusal
 */
export function nameLimit(policy: string | null, code: string | null): string {
  const name = /^"([^"]+)"/.exec(policy ?? "")?.[1] ?? code ?? "";
  return new Map<string, string>(Object.entries(SETTINGS)).get(name) ?? UNNAMED;
}
