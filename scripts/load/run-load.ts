import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { startIssuer } from "@envoi/dev-issuer";
import { startStackProcess } from "@envoi/dev-stack";
import { ONE_NETWORK_SETTINGS } from "@envoi/testkit";
import type { Quota } from "../../load-tests/fleet.ts";
import { createPlan } from "../../load-tests/plan.ts";
import { formatHtml } from "../../load-tests/report/html.ts";
import { createReportName, type Report } from "../../load-tests/report/report.ts";
import { formatText } from "../../load-tests/report/text.ts";
import { parseSettings } from "../../load-tests/settings.ts";
import { root } from "../root.ts";
import { SetupError } from "../setup/setup-error.mjs";
import type { LoadArguments } from "./arguments.ts";
import { runK6 } from "./run-k6.ts";
import { grownProcesses, type WatchedProcess, watchProcesses } from "./watch-processes.ts";

/** Folder of the reports of `npm run load`. */
export const REPORTS = "test-results/load";
/** Third-party servers, whose memory is not checked. */
const NOT_OURS = ["redis", "nats", "minio", "edge", "k6"];
const isOurs = (name: string) => !NOT_OURS.some((other) => name.startsWith(other));
/** Exit codes of k6 after which there is a report: 0; thresholds were crossed; a signal ended the run. */
const REPORTED: readonly (number | null)[] = [0, 99, 105];
/** Additional lifetime of the token, for calls before and after the run. */
const TOKEN_LASTS_AFTER_SECONDS = 3_600;

/** `grown`: a line for each of our processes whose memory grew. */
export type LoadOutcome = { report: Report; grown: string[]; files: string[] };

/** What k6 means by other exit codes. */
const NO_REPORT: Readonly<Record<string, string>> = {
  "100": ": the setup took too long",
  "104": ": an option or a scenario is wrong",
  "106": ": its own port is taken",
  "107": ": an error in the load tests",
};

/** A server to load. `variables`: the load tests' settings for it. */
type Target = AsyncDisposable & { baseUrl: string; variables: Record<string, string>; watched: WatchedProcess[] };

type Say = (line: string) => void;

/** Quota that a fleet of 10,000 clients exceeds during a run, but a legitimate client does not. */
const OWN_QUOTA = { UPLOADS_PER_HOUR_PER_NETWORK: "20", UPLOAD_BYTES_PER_DAY_PER_NETWORK: "4500000" };

/** Starts a stack with real servers, and an issuer whose tokens outlive the run. */
async function startTarget(runSeconds: number, quota: Quota | null): Promise<Target> {
  const issuer = await startIssuer({ accessTokenSeconds: runSeconds + TOKEN_LASTS_AFTER_SECONDS });
  try {
    const settings = {
      ...ONE_NETWORK_SETTINGS,
      ...(quota === null ? {} : toLimits(quota)),
      LIST_WRITES_PER_MINUTE: "0",
      LOG_LEVEL: "warn",
      AUTH_ISSUER: issuer.origin,
      AUTH_CLIENT_ID: issuer.clientId,
    };
    // After Ctrl-C, the stack must run until k6 has cleaned up.
    const stack = await startStackProcess(settings, { ownGroup: true });
    const gateways = stack.processes("upload-gateway").map(({ host, port }) => `http://${host}:${port}`);
    return {
      baseUrl: stack.origin,
      // The gateways behind the edge, which trust X-Forwarded-For.
      variables: { LIST_TOKEN: await issuer.tokenFor("ada"), FLEET_ORIGINS: gateways.join(",") },
      watched: stack.processes().flatMap(({ name, pid }): WatchedProcess[] => {
        if (pid === null) return [];
        return [isOurs(name) ? { name, pid, readMetrics: () => stack.readMetrics(name) } : { name, pid }];
      }),
      async [Symbol.asyncDispose]() {
        await stack[Symbol.asyncDispose]();
        await issuer[Symbol.asyncDispose]();
      },
    };
  } catch (error) {
    await issuer[Symbol.asyncDispose]();
    throw error;
  }
}

function createForeignTarget(baseUrl: string): Target {
  return { baseUrl, variables: {}, watched: [], [Symbol.asyncDispose]: async () => {} };
}

/** Limits for a stack with this quota, which must allow the largest file. */
const toLimits = ({ uploadsPerHour, bytesPerDay }: Quota) => ({
  UPLOADS_PER_HOUR_PER_NETWORK: String(uploadsPerHour),
  UPLOAD_BYTES_PER_DAY_PER_NETWORK: String(bytesPerDay),
  ANON_MAX_FILE_SIZE: String(Math.floor(bytesPerDay / 2)),
});

type Run = { target: Target; runVariables: Record<string, string>; seconds: number };

/** @returns exit code of k6, and figures of the server's processes */
async function loadTarget({ target, runVariables, seconds }: Run, k6Options: readonly string[], say: Say) {
  const watch = watchProcesses();
  for (const process of target.watched) await watch.add(process);
  let code: number | null;
  let processes: Report["processes"] = [];
  try {
    say(`k6 loads ${target.baseUrl}: ${runVariables["PROFILE"]}, ${seconds} s; Ctrl-C ends the run and reports it`);
    const variables = { ...target.variables, ...runVariables, BASE_URL: target.baseUrl };
    const onStart = (pid: number) => void watch.add({ name: "k6", pid });
    code = await runK6({ variables, options: k6Options, seconds, say, onStart });
  } finally {
    processes = await watch.stop();
  }
  return { code, processes };
}

/** Turns the first signals into a flag, so that what has been started is also stopped. */
function listenToSignals(): Disposable & { throwIfInterrupted(): void } {
  let isInterrupted = false;
  const note = () => {
    isInterrupted = true;
  };
  process.on("SIGINT", note).on("SIGTERM", note);
  return {
    throwIfInterrupted() {
      if (isInterrupted) throw new SetupError("interrupted before the run");
    },
    [Symbol.dispose]: () => void process.off("SIGINT", note).off("SIGTERM", note),
  };
}

/**
 * Runs the load tests once, against a new stack unless a server is named.
 *
 * @throws SetupError for wrong arguments, or if k6 could not run
 */
export async function runLoad(args: LoadArguments, say: Say): Promise<LoadOutcome> {
  const { profile, baseUrl, variables } = args;
  const runVariables: Record<string, string> = {
    REPORT_FOLDER: REPORTS,
    REPORT_NAME: createReportName(profile, new Date()),
    ...(baseUrl === null && profile === "fleet" ? OWN_QUOTA : {}),
    ...variables,
    PROFILE: profile,
  };
  const { seconds, quota } = planRun(runVariables, baseUrl);
  const file = path.resolve(root, runVariables["REPORT_FOLDER"] ?? "", runVariables["REPORT_NAME"] ?? "");
  await mkdir(path.dirname(file), { recursive: true });

  using signals = listenToSignals();
  if (baseUrl === null) say("starting a stack to load");
  await using target = baseUrl === null ? await startTarget(seconds, quota) : createForeignTarget(baseUrl);
  signals.throwIfInterrupted();
  const { code, processes } = await loadTarget({ target, runVariables, seconds }, args.k6Options ?? [], say);
  const written = await readFile(`${file}.json`, "utf8").catch(() => null);
  if (written === null || !REPORTED.includes(code))
    throw new SetupError(`k6 exited with ${code}${NO_REPORT[String(code)] ?? ""}; its messages are above`);
  const report: Report = { ...(JSON.parse(written) as Report), processes };
  const grown = profile === "soak" ? grownProcesses(report.processes.filter(({ name }) => isOurs(name))) : [];
  report.isPassed &&= grown.length === 0;
  await writeReport(file, report);
  say(`\n${formatText(report)}`);
  return { report, grown, files: [`${file}.json`, `${file}.html`] };
}

/** @param file - path without an extension */
export async function writeReport(file: string, report: Report): Promise<void> {
  await writeFile(`${file}.json`, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(`${file}.html`, formatHtml(report));
}

/** @throws SetupError for wrong variables */
function planRun(runVariables: Record<string, string>, baseUrl: string | null) {
  try {
    const isListed = (runVariables["JOURNEYS"] ?? "").split(",").includes("lists");
    const token: Record<string, string> = baseUrl === null && isListed ? { LIST_TOKEN: "of the issuer" } : {};
    const settings = parseSettings({ ...token, ...runVariables, ...(baseUrl === null ? {} : { BASE_URL: baseUrl }) });
    return { seconds: createPlan(settings).seconds, quota: settings.quota };
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error));
  }
}
