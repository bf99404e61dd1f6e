import type { JourneyName } from "../names.ts";
import { beaconsJourney } from "./beacons.ts";
import { downloadJourney } from "./download.ts";
import { fleetJourney } from "./fleet.ts";
import type { Journey } from "./journey.ts";
import { limitJourney } from "./limit.ts";
import { listsJourney } from "./lists.ts";
import { metadataJourney } from "./metadata.ts";
import { ownerJourney } from "./owner.ts";
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
  fleet: fleetJourney,
};
