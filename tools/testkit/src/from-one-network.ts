/** Settings for tests on a busy host: no request is rejected because of load. */
export const WHATEVER_THE_LOAD = { MAX_LOOP_DELAY_MS: "0" } as const;

/** Settings for tests and measurements in which many clients share one address. */
export const ONE_NETWORK_SETTINGS = {
  MAX_CONNECTIONS_PER_NETWORK: "0",
  CALLS_PER_SECOND_PER_NETWORK: "0",
  MAX_OPEN_UPLOADS_PER_NETWORK: "0",
  MAX_UPLOAD_CONNECTIONS_PER_NETWORK: "0",
  UPLOADS_PER_HOUR_PER_NETWORK: "0",
  UPLOAD_BYTES_PER_DAY_PER_NETWORK: "0",
  MAX_OPEN_DOWNLOADS_PER_NETWORK: "0",
  BEACONS_PER_MINUTE: "0",
  OWNER_CALLS_PER_MINUTE: "0",
  MAX_OPEN_EVENT_STREAMS_PER_NETWORK: "0",
} as const;
