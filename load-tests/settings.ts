import type { Quota } from "./fleet.ts";
import { JOURNEYS, type JourneyName, PROFILES, type ProfileName } from "./names.ts";

/** The settings of a run, as variables: `k6 run -e NAME=VALUE`, or `npm run load -- smoke NAME=VALUE`. */
export type Settings = {
  /** Origin of the server, without a trailing slash. */
  baseUrl: string;
  profile: ProfileName;
  /** Journeys to run, each as its own scenario. If there are none, the mixed day runs. */
  journeys: readonly JourneyName[];
  /** Factor by which all arrival rates are multiplied. */
  rate: number;
  /** Duration of the main phase in seconds; `null`: as the profile specifies. */
  seconds: number | null;
  /** Plaintext size of sent files. */
  fileBytes: number;
  /** Plaintext size of the files that are sent in several Parts. */
  largeFileBytes: number;
  /** Maximum number of concurrent virtual users in all scenarios. */
  maxUsers: number;
  /** Factor by which all time thresholds are multiplied, for machines that also do other work. */
  slack: number;
  /** Token of a signed-in user, for servers that require an account for uploads. */
  bearerToken: string | null;
  /** Token of a user with lists. If it is missing, the journey `lists` does not run. */
  listToken: string | null;
  /** The server's quota per client network. If it is missing, the journey `fleet` cannot run. */
  quota: Quota | null;
  /** Origins to which the fleet uploads: servers that trust `X-Forwarded-For`. */
  fleetOrigins: readonly string[];
  /** Share of unserved journeys above which the run is aborted; `null`: never. */
  abortAbove: number | null;
  /** Folder of the report's files; `STANDARD_OUTPUT` for one line of JSON there. */
  reportFolder: string;
  /** File name of the reports, without an extension; `null`: profile and time. */
  reportName: string | null;
  /** A deliberate fault, to check that the thresholds detect it. */
  plant: "wrong-proof" | null;
};

/** All variables. k6 also passes on others, such as those of the shell. */
export const VARIABLES = [
  "BASE_URL",
  "PROFILE",
  "THIS_IS_MINE",
  "RATE",
  "DURATION",
  "JOURNEYS",
  "FILE_BYTES",
  "LARGE_FILE_BYTES",
  "MAX_USERS",
  "SLACK",
  "ABORT_ABOVE",
  "BEARER_TOKEN",
  "LIST_TOKEN",
  "UPLOADS_PER_HOUR_PER_NETWORK",
  "UPLOAD_BYTES_PER_DAY_PER_NETWORK",
  "FLEET_ORIGINS",
  "REPORT_FOLDER",
  "REPORT_NAME",
  "PLANT",
] as const;
export const STANDARD_OUTPUT = "-";

type VariableName = (typeof VARIABLES)[number];

type Variables = Readonly<Record<string, string | undefined>>;

/** Names of the server's settings. */
const FLEET_QUOTA = ["UPLOADS_PER_HOUR_PER_NETWORK", "UPLOAD_BYTES_PER_DAY_PER_NETWORK"] as const;

const MAX_FILE_BYTES = 67_108_864;
/** Three Parts, of which one can be lost and another be read while the last is sent. */
const LARGE_FILE_BYTES = 25_165_824;
const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

/** Whether the server is on this machine. Other machines may be put under load only after confirmation. */
export function isLoopback(baseUrl: string): boolean {
  return /^http:\/\/(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(baseUrl);
}

/** Parses a duration such as `90s`, `10m` or `1h`. @returns seconds, or `null` for any other text */
function parseSeconds(text: string): number | null {
  const [, count, unit] = /^(\d+)([smh])$/.exec(text) ?? [];
  return count === undefined || unit === undefined || Number(count) === 0 ? null : Number(count) * (UNITS[unit] ?? 0);
}

/** @throws Error that lists all problems */
export function parseSettings(variables: Variables): Settings {
  const problems: string[] = [];
  function read<Value>(
    name: VariableName,
    fallback: Value,
    parse: (text: string) => Value | null,
    wanted: string,
  ): Value {
    const text = variables[name];
    if (text === undefined || text === "") return fallback;
    const value = parse(text);
    if (value === null) problems.push(`${name} is ${wanted}, and not "${text}"`);
    return value ?? fallback;
  }
  const oneOf =
    <Name extends string>(names: readonly Name[]) =>
    (text: string) =>
      names.find((name) => name === text) ?? null;
  const numberIn = (min: number, max: number) => (text: string) => {
    const value = Number(text);
    return value >= min && value <= max ? value : null;
  };
  const parseJourneys = (text: string) => {
    const names = text.split(",").map(oneOf(JOURNEYS));
    return names.some((name) => name === null) ? null : [...new Set(names.flatMap((name) => name ?? []))];
  };
  const text = (value: string) => value;
  const fileName = (value: string) => (/^[\w.-]+$/.test(value) ? value : null);
  const origin = (value: string) => /^(https?:\/\/[^/?#\s@]+)\/?$/.exec(value)?.[1] ?? null;
  const origins = (value: string) => {
    const found = value.split(",").map(origin);
    return found.some((one) => one === null) ? null : found.flatMap((one) => one ?? []);
  };
  const readQuota = (name: VariableName) =>
    read<number | null>(name, null, numberIn(1, Number.MAX_SAFE_INTEGER), "a number");

  const readBytes = (name: VariableName, fallback: number) =>
    Math.floor(read(name, fallback, numberIn(1, MAX_FILE_BYTES), `bytes of one file, at most ${MAX_FILE_BYTES}`));

  const baseUrl = read("BASE_URL", "http://localhost:8080", origin, "an origin such as https://send.example");
  const [uploadsPerHour, bytesPerDay] = FLEET_QUOTA.map(readQuota);
  const settings: Settings = {
    baseUrl,
    profile: read("PROFILE", "smoke", oneOf(PROFILES), `one of ${PROFILES.join(", ")}`),
    journeys: read("JOURNEYS", [] as JourneyName[], parseJourneys, `some of ${JOURNEYS.join(",")}`),
    rate: read("RATE", 1, numberIn(0.01, 10_000), "a factor such as 0.5 or 4"),
    seconds: read<number | null>("DURATION", null, parseSeconds, "a time such as 30s or 10m"),
    fileBytes: readBytes("FILE_BYTES", 262_144),
    largeFileBytes: readBytes("LARGE_FILE_BYTES", LARGE_FILE_BYTES),
    maxUsers: Math.floor(read("MAX_USERS", 400, numberIn(1, 100_000), "a whole number")),
    slack: read("SLACK", 1, numberIn(1, 100), "a factor of 1 or more"),
    bearerToken: read<string | null>("BEARER_TOKEN", null, text, "a token"),
    listToken: read<string | null>("LIST_TOKEN", null, text, "a token"),
    quota: uploadsPerHour == null || bytesPerDay == null ? null : { uploadsPerHour, bytesPerDay },
    fleetOrigins: read(
      "FLEET_ORIGINS",
      [baseUrl],
      origins,
      "origins such as http://10.0.0.1:8080,http://10.0.0.2:8080",
    ),
    abortAbove: read<number | null>("ABORT_ABOVE", null, numberIn(0, 1), "a share such as 0.1"),
    reportFolder: read("REPORT_FOLDER", ".", text, "a folder"),
    reportName: read<string | null>("REPORT_NAME", null, fileName, "a file name without an extension"),
    plant: read("PLANT", null, oneOf(["wrong-proof"] as const), "wrong-proof"),
  };
  if (settings.journeys.includes("lists") && settings.listToken === null)
    problems.push("the journey lists needs LIST_TOKEN");
  const hasFleet = settings.journeys.length > 0 ? settings.journeys.includes("fleet") : settings.profile === "fleet";
  if (hasFleet && settings.quota === null) problems.push(`a fleet needs the server's ${FLEET_QUOTA.join(" and ")}`);
  const elsewhere = [settings.baseUrl, ...settings.fleetOrigins].find((one) => !isLoopback(one));
  if (elsewhere !== undefined && variables["THIS_IS_MINE"] !== "yes")
    problems.push(`${elsewhere} is not this machine: THIS_IS_MINE=yes says that you may load it`);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return settings;
}
