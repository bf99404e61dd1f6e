import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createRegistry } from "@envoi/platform";
import { ROOT } from "../root.ts";
import type { Selector } from "./read-expression.ts";

/** Values of each label; `null`: any value. */
type Labels = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Labels that Prometheus and its operator add to everything they scrape. */
const SCRAPE_LABELS = new Map(["job", "component", "namespace", "pod", "instance"].map((label) => [label, null]));

/** Metrics of Prometheus itself, and of other exporters. */
const EXTERNAL_METRICS: Readonly<Record<string, readonly string[]>> = {
  up: [],
  kubelet_volume_stats_available_bytes: ["persistentvolumeclaim"],
  kubelet_volume_stats_capacity_bytes: ["persistentvolumeclaim"],
  kube_horizontalpodautoscaler_status_current_replicas: ["horizontalpodautoscaler"],
  kube_horizontalpodautoscaler_spec_max_replicas: ["horizontalpodautoscaler"],
  kube_horizontalpodautoscaler_spec_min_replicas: ["horizontalpodautoscaler"],
  kube_horizontalpodautoscaler_status_condition: ["horizontalpodautoscaler", "condition", "status"],
  probe_ssl_earliest_cert_expiry: [],
  probe_success: [],
  certmanager_certificate_expiration_timestamp_seconds: ["name", "exported_namespace"],
  certmanager_certificate_ready_status: ["name", "condition", "exported_namespace"],
};

const parseCodes = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, code]) => code ?? "");

/** Names under which Prometheus stores a metric. */
function listSeries(name: string, type: string): string[] {
  return type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
}

/** The metrics in docs/metrics.md, which another test compares with the running services. */
async function documented(): Promise<[string, Labels][]> {
  const page = await readFile(join(ROOT, "docs/metrics.md"), "utf8");
  return page
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((row) => {
      const [, name = "", type = "", labels = ""] = row.split("|").map((cell) => cell.trim());
      const sets = labels.split("<br>").flatMap((set): [string, ReadonlySet<string>][] => {
        const [label, ...values] = parseCodes(set);
        return label === undefined ? [] : [[label, new Set(values)]];
      });
      return listSeries(parseCodes(name)[0] ?? "", type).map((series): [string, Labels] => [series, new Map(sets)]);
    });
}

/** The metrics `process_…` and `nodejs_…` of the Prometheus client. */
async function ofTheClient(): Promise<[string, Labels][]> {
  const text = await createRegistry().metrics();
  return Array.from(text.matchAll(/^# TYPE (\S+) (\S+)$/gm)).flatMap(([, name = "", type = ""]) =>
    listSeries(name, type).map((series): [string, Labels] => [series, new Map()]),
  );
}

export async function knownMetrics(): Promise<ReadonlyMap<string, Labels>> {
  const elsewhere = Object.entries(EXTERNAL_METRICS).map(([name, labels]): [string, Labels] => [
    name,
    new Map(labels.map((label) => [label, null])),
  ]);
  return new Map([...(await documented()), ...(await ofTheClient()), ...elsewhere]);
}

/**
 * Whether a pattern can match: in a list such as `a|b`, every value must exist; any other pattern must match at least
 * one value.
 */
function isPossible(pattern: string, values: ReadonlySet<string>): boolean {
  if (/^[\w|]+$/.test(pattern)) return pattern.split("|").every((value) => values.has(value));
  const whole = new RegExp(`^(?:${pattern})$`);
  return [...values].some((value) => whole.test(value));
}

/** @returns problems in a selector */
export function findProblems({ metric, matchers }: Selector, known: ReadonlyMap<string, Labels>): string[] {
  const labels = known.get(metric);
  if (labels === undefined) return [`there is no ${metric}`];
  return matchers.flatMap(({ label, value }) => {
    if (SCRAPE_LABELS.has(label) || (label === "le" && metric.endsWith("_bucket"))) return [];
    const values = labels.get(label);
    if (values === undefined) return [`${metric} has no label ${label}`];
    return values === null || isPossible(value, values) ? [] : [`${label} of ${metric} is never ${value}`];
  });
}
