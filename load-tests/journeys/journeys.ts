import type { JourneyName } from "../names.ts";
import { beaconsJourney } from "./beacons.ts";
import { downloadJourney } from "./download.ts";
import { eventsJourney } from "./events.ts";
import { fleetJourney } from "./fleet.ts";
import type { Journey } from "./journey.ts";
import { largeJourney } from "./large.ts";
import { limitJourney } from "./limit.ts";
import { listsJourney } from "./lists.ts";
import { liveJourney } from "./live.ts";
import { metadataJourney } from "./metadata.ts";
import { ownerJourney } from "./owner.ts";
import { pageJourney } from "./page.ts";
import { requestsJourney } from "./requests.ts";
import { resumeJourney } from "./resume.ts";
import { tusJourney } from "./tus.ts";
import { uploadJourney } from "./upload.ts";

/** The function of each journey in the catalogue. */
export const JOURNEY: Readonly<Record<JourneyName, Journey>> = {
  upload: uploadJourney,
  download: downloadJourney,
  limit: limitJourney,
  metadata: metadataJourney,
  owner: ownerJourney,
  lists: listsJourney,
  beacons: beaconsJourney,
  page: pageJourney,
  large: largeJourney,
  resume: resumeJourney,
  tus: tusJourney,
  live: liveJourney,
  events: eventsJourney,
  requests: requestsJourney,
  fleet: fleetJourney,
};
