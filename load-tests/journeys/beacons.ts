import exec from "k6/execution";
import { timed } from "../client/figures.ts";
import { callServer, expectStatus } from "../client/server.ts";
import type { Journey } from "./journey.ts";

/** Number of events that a page sends in one beacon. */
const EVENTS = 25;

/** A page's report on a visit. The language `x-load` marks it as artificial. */
export const beaconsJourney: Journey = async ({ server }) => {
  const now = Date.now();
  const events = Array.from({ length: EVENTS }, (_, index) => ({
    device_id: `load-test-${exec.vu.idInTest}`,
    event_type: "client_visit",
    event_properties: { entrypoint: "upload", index },
    user_properties: { anonymous: true, active_count: 0 },
    time: now - index,
  }));
  const body = JSON.stringify({ now, session_id: now - 60_000, lang: "x-load", platform: "web", events });
  const headers = { "Content-Type": "text/plain;charset=UTF-8" };
  const answer = await timed(async () =>
    callServer(server, { method: "POST", path: "/api/metrics", name: "/api/metrics", headers, body }),
  );
  expectStatus(answer, 200, "beacon");
};
