import exec from "k6/execution";
import http from "k6/http";
import { askedRate } from "./client/figures.ts";
import { ANSWER_SECONDS, readLimits, type Server } from "./client/server.ts";
import { goOn, type PreparedData, secondsLeft } from "./journeys/journey.ts";
import { JOURNEY } from "./journeys/journeys.ts";
import { beginPatience, KEPT_LINKS, makeLinks, PATIENCE_SECONDS, removeLinks } from "./kept-links.ts";
import { LIMITS } from "./limits.ts";
import type { JourneyName, ScenarioName } from "./names.ts";
import { createPlan } from "./plan.ts";
import { arrivalsPerSecond, levelAt, personOfDay } from "./profiles/profiles.ts";
import { formatHtml } from "./report/html.ts";
import { createReport, createReportName, type K6Summary } from "./report/report.ts";
import { formatText } from "./report/text.ts";
import { parseSettings, STANDARD_OUTPUT } from "./settings.ts";
import { forK6, METRICS } from "./thresholds.ts";

/*
 * k6 run -e BASE_URL=https://send.example -e PROFILE=smoke load-tests/main.ts
 */

const settings = parseSettings(__ENV);
const plan = createPlan(settings);
const server: Server = { baseUrl: settings.baseUrl, bearerToken: settings.bearerToken };

// k6 counts only statuses of 500 and above as failures. The journeys check all other responses.
http.setResponseCallback(http.expectedStatuses({ min: 200, max: 499 }));

for (const name of plan.journeys)
  if (!Object.hasOwn(JOURNEY, name)) throw new Error(`load-tests/journeys/journeys.ts has no function for "${name}"`);

/** Time for retries, plus the timeout for a server that never responds. */
const SETUP_TIMEOUT = `${PATIENCE_SECONDS + (KEPT_LINKS + 1) * ANSWER_SECONDS}s`;

export const options = {
  scenarios: plan.scenarios,
  thresholds: {
    ...forK6(plan.thresholds, plan.profile.isSearch),
    // k6 reports a metric by tag only if it has a threshold.
    ...Object.fromEntries(LIMITS.map((limit) => [`${METRICS.limitsReached}{limit:${limit}}`, ["count>=0"]])),
  },
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

/** Records the current arrival rate of a search, during which this rate rises linearly. */
function noteAskedRate(): void {
  const { name, progress } = exec.scenario;
  const top = plan.profile.stretches[0]?.to ?? 0;
  askedRate.add(arrivalsPerSecond(name as ScenarioName) * settings.rate * top * progress);
}

async function runJourney(name: JourneyName, prepared: PreparedData): Promise<void> {
  if (plan.profile.isSearch) noteAskedRate();
  const isSteady = plan.profile.steady?.[name] !== undefined;
  const level = isSteady ? null : levelAt(plan.profile, exec.scenario.progress);
  await goOn(JOURNEY[name], { server, settings, prepared }, level);
}

/** Runs one iteration of the current scenario: its journey, or on a mixed day a random one. */
export async function runScenario(prepared: PreparedData): Promise<void> {
  const scenario = exec.scenario.name as ScenarioName;
  if (scenario !== "day") return runJourney(scenario, prepared);
  const name = personOfDay(Math.random(), (journey) => plan.journeys.includes(journey));
  exec.vu.metrics.tags["journey"] = name;
  return runJourney(name, prepared);
}

export function handleSummary(summary: K6Summary): Record<string, string> {
  const report = createReport(summary, { settings, plan });
  if (settings.reportFolder === STANDARD_OUTPUT) return { stdout: `${JSON.stringify(report)}\n` };
  const name = settings.reportName ?? createReportName(settings.profile, new Date());
  const file = `${settings.reportFolder}/${name}`;
  return {
    stdout: formatText(report),
    [`${file}.json`]: `${JSON.stringify(report, null, 2)}\n`,
    [`${file}.html`]: formatHtml(report),
  };
}
