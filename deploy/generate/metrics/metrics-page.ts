import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DEPLOYED_SERVICES } from "@envoi/topology";
import { ROOT } from "../root.ts";
import { type ServiceMetric, serviceMetrics } from "./service-metrics.ts";

export const METRICS_PAGE = "docs/metrics.md";

/** The page's tables, named in their markers. The rest of the page is handwritten. */
const TABLE = /(<!-- metrics of ([^\n:]+): written by `npm run generate` -->\n).*?(<!-- end -->)/gs;

const EVERY = "every service";
const SEVERAL = "several services";

function formatTitle({ services }: ServiceMetric): string {
  if (services.length === DEPLOYED_SERVICES.length) return EVERY;
  return services.length > 1 ? SEVERAL : (services[0] ?? "");
}

const code = (text: string) => `\`${text}\``;

function formatCells({ name, type, labelValues, help, services }: ServiceMetric): string[] {
  const labels = Object.entries(labelValues).map(([label, values]) => `${code(label)}: ${values.map(code).join(" ")}`);
  return [code(name), type, labels.join(" <br> ") || "–", help, services.map(code).join(" ")];
}

/** @returns Markdown. Only the table of metrics shared by several services has a column of services. */
function table(metrics: readonly ServiceMetric[], name: string): string {
  const columns = ["metric", "type", "labels and their values", "meaning", ...(name === SEVERAL ? ["served by"] : [])];
  const rows = [
    columns,
    columns.map(() => "---"),
    ...metrics.map((metric) => formatCells(metric).slice(0, columns.length)),
  ];
  return rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

/**
 * The page with its tables generated from these metrics.
 *
 * @throws if the page has no table for one of the metrics
 */
export function withTables(page: string, metrics: readonly ServiceMetric[]): string {
  const tables = Map.groupBy(metrics, formatTitle);
  const missing = new Set(tables.keys());
  const written = page.replace(TABLE, (_block, begin: string, name: string, end: string) => {
    missing.delete(name);
    return `${begin}\n${table(tables.get(name) ?? [], name)}\n${end}`;
  });
  if (missing.size > 0) throw new Error(`${METRICS_PAGE} has no table of the metrics of ${[...missing].join(", ")}`);
  return written;
}

/** The up-to-date text of `docs/metrics.md`. */
export async function metricsPage(): Promise<string> {
  return withTables(await readFile(join(ROOT, METRICS_PAGE), "utf8"), await serviceMetrics());
}
