import exec from "k6/execution";
import http from "k6/http";
import { askedRate } from "./client/figures.ts";
import { ANSWER_SECONDS, readLimits, type Server } from "./client/server.ts";
import { beaconsJourney } from "./journeys/beacons.ts";
import { downloadJourney } from "./journeys/download.ts";
import { fleetJourney } from "./journeys/fleet.ts";
import { goOn, type Journey, type PreparedData, secondsLeft } from "./journeys/journey.ts";
import { limitJourney } from "./journeys/limit.ts";
import { listsJourney } from "./journeys/lists.ts";
import { metadataJourney } from "./journeys/metadata.ts";
import { ownerJourney } from "./journeys/owner.ts";
import { uploadJourney } from "./journeys/upload.ts";
import { beginPatience, KEPT_LINKS, makeLinks, PATIENCE_SECONDS, removeLinks } from "./kept-links.ts";
import type { JourneyName } from "./names.ts";
import { createPlan } from "./plan.ts";
import { ARRIVALS_PER_SECOND, levelAt, personOfDay } from "./profiles/profiles.ts";
import { formatHtml } from "./report/html.ts";
import { createReport, type K6Summary } from "./report/report.ts";
import { formatText } from "./report/text.ts";
import { parseSettings } from "./settings.ts";
import { forK6 } from "./thresholds.ts";

/*
 * k6 run -e BASE_URL=https://send.example -e PROFILE=smoke load-tests/main.ts
 */

const settings = parseSettings(__ENV);
const plan = createPlan(settings);
const server: Server = { baseUrl: settings.baseUrl, bearerToken: settings.bearerToken };

// k6 counts only statuses of 500 and above as failures. The journeys check all other responses.
http.setResponseCallback(http.expectedStatuses({ min: 200, max: 499 }));

/** Time for retries, plus the timeout for a server that never responds. */
const SETUP_TIMEOUT = `${PATIENCE_SECONDS + (KEPT_LINKS + 1) * ANSWER_SECONDS}s`;

export const options = {
  scenarios: plan.scenarios,
  thresholds: forK6(plan.thresholds, plan.profile.isSearch),
  summaryTrendStats: ["min", "med", "p(95)", "p(99)", "max"],
  discardResponseBodies: false,
  batch: 20,
  batchPerHost: 20,
  setupTimeout: SETUP_TIMEOUT,
  teardownTimeout: SETUP_TIMEOUT,
};

/** Files that a killed run leaves behind expire this long after its planned end. */
const LIFE_AFTER_SECONDS = 900;

export async function setup(): Promise<PreparedData> {
  const patiently = beginPatience();
  const limits = await patiently(async () => readLimits(server));
  const life = { maxSeconds: limits.seconds, goneAtMs: Date.now() + (plan.seconds + LIFE_AFTER_SECONDS) * 1_000 };
  const lifeSeconds = secondsLeft(life);
  const links = plan.journeys.includes("metadata") ? await makeLinks(server, lifeSeconds, patiently) : [];
  return { links, downloads: limits.downloads, ...life };
}

export async function teardown({ links }: PreparedData): Promise<void> {
  const [fault] = await removeLinks(server, links);
  if (fault !== undefined) throw fault;
}

const JOURNEY: Readonly<Record<JourneyName, Journey>> = {
  upload: uploadJourney,
  download: downloadJourney,
  limit: limitJourney,
  metadata: metadataJourney,
  owner: ownerJourney,
  lists: listsJourney,
  beacons: beaconsJourney,
  fleet: fleetJourney,
};

/** Records the current arrival rate of a search, during which this rate rises linearly. */
function noteAskedRate(): void {
  const { name, progress } = exec.scenario;
  const top = plan.profile.stretches[0]?.to ?? 0;
  askedRate.add(ARRIVALS_PER_SECOND[name === "day" ? "day" : (name as JourneyName)] * settings.rate * top * progress);
}

async function runJourney(name: JourneyName, prepared: PreparedData): Promise<void> {
  if (plan.profile.isSearch) noteAskedRate();
  const isSteady = plan.profile.steady?.[name] !== undefined;
  const level = isSteady ? null : levelAt(plan.profile, exec.scenario.progress);
  await goOn(JOURNEY[name], { server, settings, prepared }, level);
}

/** The function that runs a journey. k6 finds a scenario's function by its export name. */
const runnerOf = (name: JourneyName) => (prepared: PreparedData) => runJourney(name, prepared);
export const upload = runnerOf("upload");
export const download = runnerOf("download");
export const limit = runnerOf("limit");
export const metadata = runnerOf("metadata");
export const owner = runnerOf("owner");
export const lists = runnerOf("lists");
export const beacons = runnerOf("beacons");
export const fleet = runnerOf("fleet");

export async function day(prepared: PreparedData): Promise<void> {
  const name = personOfDay(Math.random(), (journey) => plan.journeys.includes(journey));
  exec.vu.metrics.tags["journey"] = name;
  await runJourney(name, prepared);
}

export function handleSummary(summary: K6Summary): Record<string, string> {
  const report = createReport(summary, { settings, plan });
  const file = `${settings.reportFolder}/${settings.profile}`;
  return {
    stdout: formatText(report),
    [`${file}.json`]: `${JSON.stringify(report, null, 2)}\n`,
    [`${file}.html`]: formatHtml(report),
  };
}
