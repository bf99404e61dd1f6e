import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { ROOT } from "../root.ts";

const FOLDER = join(ROOT, "deploy/helm/dashboards");

const panel = z.discriminatedUnion("type", [
  z.object({ type: z.literal("row"), id: z.number(), title: z.string().min(1) }),
  z.object({
    type: z.enum(["timeseries", "stat"]),
    id: z.number(),
    title: z.string().min(1),
    description: z.string().min(1),
    datasource: z.object({ uid: z.literal(`\${datasource}`) }),
    gridPos: z.object({ x: z.number(), w: z.number() }).refine(({ x, w }) => x + w <= 24),
    fieldConfig: z.object({ defaults: z.object({ unit: z.string().min(1) }) }),
    targets: z.array(z.object({ expr: z.string(), legendFormat: z.string().min(1) })).min(1),
  }),
]);
const dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.literal(39),
  panels: z.array(panel),
});

type Dashboard = z.infer<typeof dashboard>;

/** The chart's dashboards. @throws ZodError if one of them lacks something that Grafana or its users need */
export async function readDashboards(): Promise<Dashboard[]> {
  const names = await readdir(FOLDER);
  const texts = await Promise.all(names.map((name) => readFile(join(FOLDER, name), "utf8")));
  return texts.map((text) => dashboard.parse(JSON.parse(text)));
}

/** The expressions of all panels. */
export function listQueries(dashboards: readonly Dashboard[]): string[] {
  const panels = dashboards.flatMap((one) => one.panels).filter((one) => one.type !== "row");
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}
