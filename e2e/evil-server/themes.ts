import type { Theme } from "./attack.ts";
import { RECEIVING, SENDING } from "./attacks/command-line.ts";
import { HTTP } from "./attacks/http.ts";
import { HTTP_UPLOADS } from "./attacks/http-uploads.ts";
import { LISTS } from "./attacks/lists.ts";
import { LIVE } from "./attacks/live.ts";
import { METADATA } from "./attacks/metadata.ts";
import { NONCES } from "./attacks/nonces.ts";
import { OWNERS } from "./attacks/owners.ts";
import { PAGE } from "./attacks/page.ts";
import { RANGES } from "./attacks/ranges.ts";
import { RECORDS } from "./attacks/records.ts";
import { REQUESTS } from "./attacks/requests.ts";
import { STORES } from "./attacks/stores.ts";
import { UPLOADS } from "./attacks/uploads.ts";

/** All attacks, in the order of docs/hostile-server.md. */
export const THEMES: readonly Theme[] = [
  RECORDS,
  RANGES,
  LIVE,
  METADATA,
  NONCES,
  UPLOADS,
  HTTP_UPLOADS,
  STORES,
  OWNERS,
  LISTS,
  REQUESTS,
  HTTP,
  RECEIVING,
  SENDING,
  PAGE,
];
