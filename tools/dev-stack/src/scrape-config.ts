import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeployedService } from "@envoi/topology";
import { ROOT } from "./root.ts";
import type { ProcessStatus } from "./state-file.ts";

const CONFIG = "prometheus.yml";
const TARGETS = "prometheus-targets.json";

/** Configuration for Prometheus, which reads the targets again whenever they change. */
export function writeScrapeConfig(dataDirectory: string): void {
  const rules = ["availability", "bus", "janitor", "slo", "stores"];
  const text = `# Written by npm run stack: prometheus --config.file=${join(dataDirectory, CONFIG)}
scrape_configs:
  - job_name: envoi
    scrape_interval: 15s
    file_sd_configs:
      - files: [${JSON.stringify(join(dataDirectory, TARGETS))}]
rule_files:
${rules.map((name) => `  - ${JSON.stringify(join(ROOT, "deploy/helm/rules", `${name}.yaml`))}`).join("\n")}
`;
  writeFileSync(join(dataDirectory, CONFIG), text);
}

/** Writes the private ports of all replicas, if they have changed. */
export function writeTargets(dataDirectory: string, processes: readonly ProcessStatus[]): void {
  const file = join(dataDirectory, TARGETS);
  const targets = processes
    .filter(({ service, privatePort }) => isDeployedService(service) && privatePort !== null)
    .map(({ name, service, host, privatePort }) => ({
      targets: [`${host}:${privatePort}`],
      labels: { component: service, pod: name },
    }));
  const text = `${JSON.stringify(targets, null, 2)}\n`;
  if (readText(file) === text) return;
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
