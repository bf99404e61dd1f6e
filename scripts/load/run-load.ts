import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { findProgram } from "@envoi/backing-stores";
import { startIssuer } from "@envoi/dev-issuer";
import { startStackProcess } from "@envoi/dev-stack";
import { ONE_NETWORK_SETTINGS } from "@envoi/testkit";
import type { Quota } from "../../load-tests/fleet.ts";
import { createPlan } from "../../load-tests/plan.ts";
import { formatHtml } from "../../load-tests/report/html.ts";
import type { Report } from "../../load-tests/report/report.ts";
import { formatText } from "../../load-tests/report/text.ts";
import { parseSettings } from "../../load-tests/settings.ts";
import { root } from "../root.ts";
import { SetupError } from "../setup/setup-error.mjs";
import type { LoadArguments } from "./arguments.ts";
import { grownProcesses, type WatchedProcess, watchProcesses } from "./watch-processes.ts";

const REPORTS = "test-results/load";
/** Third-party servers, whose memory is not checked. */
const NOT_OURS = ["redis", "nats", "minio", "edge", "k6"];
const isOurs = (name: string) => !NOT_OURS.some((other) => name.startsWith(other));
/** Exit code of k6 when thresholds were crossed. */
const CROSSED = 99;
/** Additional lifetime of the token, for calls before and after the run. */
const TOKEN_LASTS_AFTER_SECONDS = 3_600;
/** Maximum number of lines of k6's messages to print: under load, a single fault causes many messages. */
const MAX_LINES = 20;

/** `grown`: a line for each of our processes whose memory grew. */
export type LoadOutcome = { report: Report; grown: string[]; files: string[] };

/** A server to load. `variables`: the load tests' settings for it. */
type Target = AsyncDisposable & { baseUrl: string; variables: Record<string, string>; watched: WatchedProcess[] };

type Say = (line: string) => void;

/** Quota that a fleet of 10,000 clients exceeds during a run, but a legitimate client does not. */
const OWN_QUOTA = { UPLOADS_PER_HOUR_PER_NETWORK: "20", UPLOAD_BYTES_PER_DAY_PER_NETWORK: "4500000" };

/** Starts a stack with real servers, and an issuer whose tokens outlive the run. */
async function startTarget(runSeconds: number, quota: Quota | null): Promise<Target> {
  const issuer = await startIssuer({ accessTokenSeconds: runSeconds + TOKEN_LASTS_AFTER_SECONDS });
  try {
    const stack = await startStackProcess({
      ...ONE_NETWORK_SETTINGS,
      ...(quota === null ? {} : toLimits(quota)),
      LIST_WRITES_PER_MINUTE: "0",
      LOG_LEVEL: "warn",
      AUTH_ISSUER: issuer.origin,
      AUTH_CLIENT_ID: issuer.clientId,
    });
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

async function runK6(
  variables: Record<string, string>,
  say: Say,
  onStart: (pid: number) => void,
): Promise<number | null> {
  const named = Object.entries(variables).flatMap(([name, value]) => ["-e", `${name}=${value}`]);
  // Prevents k6 from reporting runs to its vendor and searching for extensions online.
  const own = { K6_NO_USAGE_REPORT: "true", K6_AUTO_EXTENSION_RESOLUTION: "false" };
  const args = ["run", "--quiet", "--no-color", "--include-system-env-vars=false", ...named, "load-tests/main.ts"];
  const child = spawn(findProgram("k6"), args, {
    env: { ...process.env, ...own },
    stdio: ["ignore", "ignore", "pipe"],
    // k6 must receive Ctrl-C only once, from this process: a second one would prevent its clean-up.
    detached: true,
  });
  if (child.pid !== undefined) onStart(child.pid);
  let lines = 0;
  createInterface({ input: child.stderr }).on("line", (line) => {
    lines += 1;
    if (lines <= MAX_LINES) say(`  ${line}`);
  });
  const end = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", end).on("SIGTERM", end);
  try {
    const [code] = (await once(child, "close")) as [number | null];
    return code;
  } finally {
    process.off("SIGINT", end).off("SIGTERM", end);
  }
}

/**
 * Runs the load tests once, against a new stack unless a server is named.
 *
 * @throws SetupError for wrong arguments, or if k6 could not run
 */
export async function runLoad({ profile, baseUrl, variables }: LoadArguments, say: Say): Promise<LoadOutcome> {
  const ownQuota = baseUrl === null && profile === "fleet" ? OWN_QUOTA : {};
  const runVariables: Record<string, string> = { REPORT_FOLDER: REPORTS, ...ownQuota, ...variables, PROFILE: profile };
  let runSeconds: number;
  let quota: Quota | null;
  try {
    const isListed = (variables["JOURNEYS"] ?? "").split(",").includes("lists");
    const token: Record<string, string> = baseUrl === null && isListed ? { LIST_TOKEN: "of the issuer" } : {};
    const settings = parseSettings({ ...token, ...runVariables, ...(baseUrl === null ? {} : { BASE_URL: baseUrl }) });
    runSeconds = createPlan(settings).seconds;
    quota = settings.quota;
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error));
  }
  const folder = path.resolve(root, runVariables["REPORT_FOLDER"] ?? REPORTS);
  const files = ["json", "html"].map((kind) => path.join(folder, `${profile}.${kind}`));
  await mkdir(folder, { recursive: true });
  for (const file of files) await rm(file, { force: true });

  if (baseUrl === null) say("starting a stack to load");
  await using target = baseUrl === null ? await startTarget(runSeconds, quota) : createForeignTarget(baseUrl);
  const watch = watchProcesses();
  for (const process of target.watched) await watch.add(process);
  let code: number | null;
  let processes: Report["processes"] = [];
  try {
    say(`k6 loads ${target.baseUrl}: ${profile}`);
    const k6Variables = { ...target.variables, ...runVariables, BASE_URL: target.baseUrl };
    code = await runK6(k6Variables, say, (pid) => void watch.add({ name: "k6", pid }));
  } finally {
    processes = await watch.stop();
  }
  const [json = "", html = ""] = files;
  const written = await readFile(json, "utf8").catch(() => null);
  if (written === null || (code !== 0 && code !== CROSSED)) throw new SetupError(`k6 exited with ${code}`);
  const report: Report = { ...(JSON.parse(written) as Report), processes };
  const grown = profile === "soak" ? grownProcesses(report.processes.filter(({ name }) => isOurs(name))) : [];
  report.isPassed &&= grown.length === 0;
  await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(html, formatHtml(report));
  say(`\n${formatText(report)}`);
  return { report, grown, files };
}
