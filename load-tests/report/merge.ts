import type { Report, Verdict } from "./report.ts";

type JourneyFigures = Report["journeys"][number];
type Numbers<Value> = { [Name in keyof Value]: Value[Name] extends number ? Name : never }[keyof Value];

const largest = (values: readonly (number | null | undefined)[]) => {
  const present = values.filter((value) => typeof value === "number");
  return present.length === 0 ? null : Math.max(...present);
};

/** The same journey in all segments. A percentile of the whole run is at most the largest of the segments. */
function mergeJourneys(reports: readonly Report[], { journey }: JourneyFigures): JourneyFigures {
  const all = reports.flatMap(({ journeys }) => journeys.filter((other) => other.journey === journey));
  const sum = (name: Numbers<JourneyFigures>) => all.reduce((total, figures) => total + figures[name], 0);
  const most = (name: "medianMs" | "p95Ms" | "p99Ms") => largest(all.map((figures) => figures[name]));
  return {
    journey,
    made: sum("made"),
    failed: sum("failed"),
    busy: sum("busy"),
    limited: sum("limited"),
    medianMs: most("medianMs"),
    p95Ms: most("p95Ms"),
    p99Ms: most("p99Ms"),
  };
}

/** A threshold is crossed if it was crossed in any segment; one that requires a minimum holds if it holds in any. */
function mergeVerdicts(reports: readonly Report[], { metric, expression }: Verdict): Verdict[] {
  const all = reports.flatMap(({ thresholds }) =>
    thresholds.filter((other) => other.metric === metric && other.expression === expression),
  );
  const isMinimum = expression.startsWith("count>");
  const order: Verdict["outcome"][] = isMinimum
    ? ["held", "crossed", "not run", "found"]
    : ["crossed", "found", "held", "not run"];
  return all.toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome)).slice(0, 1);
}

/** Counts add up; of all other values of k6's metrics, the report has the largest. */
function mergeK6(reports: readonly Report[], { metric, contains }: Report["k6"][number]): Report["k6"][number] {
  const all = reports.flatMap(({ k6 }) => k6.filter((other) => other.metric === metric));
  const isCounter = all.some(({ values }) => values["count"] !== undefined);
  const names = [...new Set(all.flatMap(({ values }) => Object.keys(values)))];
  const values = names.map((name): [string, number] => {
    const each = all.map((other) => other.values[name]);
    const sum = each.reduce<number>((total, value) => total + (value ?? 0), 0);
    return [name, isCounter ? sum : (largest(each) ?? 0)];
  });
  return { metric, contains, values: Object.fromEntries(values) };
}

/**
 * Merges the reports of one run's execution segments. Percentiles are upper bounds: the largest of the segments.
 *
 * @throws Error if the reports are not segments of one run
 */
export function mergeReports(reports: readonly Report[]): Report {
  const [first] = reports;
  if (first === undefined || reports.length < 2) throw new Error("a merge needs the reports of two or more segments");
  for (const name of ["profile", "baseUrl", "rate", "plannedSeconds"] as const)
    if (reports.some((other) => other[name] !== first[name])) throw new Error(`the segments differ in ${name}`);
  const sum = (name: Numbers<Report>) => reports.reduce((total, report) => total + report[name], 0);
  const limits = [...new Set(reports.flatMap((report) => report.limits.map(({ limit }) => limit)))];
  const thresholds = first.thresholds.flatMap((verdict) => mergeVerdicts(reports, verdict));
  const isComplete = reports.every((report) => report.isComplete);
  return {
    ...first,
    what: `${first.what} (${reports.length} segments; percentiles are those of the slowest)`,
    seconds: largest(reports.map(({ seconds }) => seconds)) ?? 0,
    isComplete,
    iterations: sum("iterations"),
    iterationsPerSecond: sum("iterationsPerSecond"),
    droppedIterations: sum("droppedIterations"),
    mebibytesSent: sum("mebibytesSent"),
    mebibytesReceived: sum("mebibytesReceived"),
    reachedPerSecond:
      first.reachedPerSecond === null ? null : reports.reduce((s, r) => s + (r.reachedPerSecond ?? 0), 0),
    journeys: first.journeys.map((journey) => mergeJourneys(reports, journey)),
    limits: limits.map((limit) => ({
      limit,
      journeys: reports
        .flatMap((report) => report.limits)
        .reduce((s, one) => s + (one.limit === limit ? one.journeys : 0), 0),
    })),
    goodput: first.goodput.map(({ level }) => ({
      level,
      perSecond: reports
        .flatMap(({ goodput }) => goodput)
        .reduce((s, one) => s + (one.level === level ? one.perSecond : 0), 0),
    })),
    thresholds,
    k6: first.k6.map((metric) => mergeK6(reports, metric)),
    processes: [],
    isPassed: isComplete && thresholds.every(({ outcome }) => outcome !== "crossed"),
  };
}
