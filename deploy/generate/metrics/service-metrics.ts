import { globSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { downloadProcess } from "@envoi/download/main";
import { filelistProcess } from "@envoi/filelist/main";
import { janitorProcess } from "@envoi/janitor/main";
import { metadataProcess } from "@envoi/metadata/main";
import { metricsProcess } from "@envoi/metrics/main";
import { operatorsProcess } from "@envoi/operators/main";
import {
  createHttpApp,
  createReadiness,
  type DescribedMetric,
  describeMetrics,
  type ServiceProcess,
} from "@envoi/platform";
import { DEPLOYED_SERVICES, type DeployedService } from "@envoi/topology";
import { uploadGatewayProcess } from "@envoi/upload-gateway/main";
import { webOriginProcess } from "@envoi/web-origin/main";
import { ROOT } from "../root.ts";

const PROCESSES: Readonly<Record<DeployedService, ServiceProcess>> = {
  "upload-gateway": uploadGatewayProcess,
  download: downloadProcess,
  metadata: metadataProcess,
  filelist: filelistProcess,
  metrics: metricsProcess,
  janitor: janitorProcess,
  operators: operatorsProcess,
  "web-origin": webOriginProcess,
};

/** Nothing needs to listen at this address: the services are opened, but not started. */
const NOWHERE = "127.0.0.1:9";

const VARIABLES = {
  LOG_LEVEL: "silent",
  BASE_URL: "https://send.example.com",
  WEB_ORIGIN: `http://${NOWHERE}`,
  REQUESTER_HASH_KEY: "only for the documentation of metrics",
  SPOOL_DIR: join(tmpdir(), "envoi-metrics-page"),
  REDIS_URL: `redis://${NOWHERE}`,
  NATS_URLS: `nats://${NOWHERE}`,
  S3_ENDPOINT: `http://${NOWHERE}`,
  S3_BUCKET: "envoi",
  S3_ACCESS_KEY_ID: "nobody",
  S3_SECRET_ACCESS_KEY: "nobody",
};

/** Metrics of a service in its own process. All are in the process's registry once the service and its app exist. */
async function readMetrics(service: DeployedService): Promise<DescribedMetric[]> {
  const opened = await PROCESSES[service].open(VARIABLES);
  const { registry } = opened.options;
  createReadiness([opened.service], registry);
  createHttpApp(opened.options, opened.service.routes === undefined ? [] : [opened.service.routes]);
  const metrics = describeMetrics(registry);
  // Because the service was never started, only its drivers need to be disposed of.
  for (const driver of opened.drivers) await driver[Symbol.asyncDispose]();
  return metrics;
}

const PORTS = "packages/store/src/{blob,upload}/{port,port/*}.ts";
const INTERFACE = /^export interface \w+[^{]*\{\n(.*?)^\}/gms;
/** A method that returns a promise. Other methods are not measured: an iterable has no duration. */
const OPERATION = /^ {2}(\w+)(?:<[^>]*>)?\((?:[^;]|;(?! *$))*?\): Promise</gms;

/** Names of the operations of the store ports. They exist only at compile time, so they are read from the sources. */
function listStoreOperations(): string[] {
  const names = globSync(PORTS, { cwd: ROOT }).flatMap((file) =>
    Array.from(readFileSync(join(ROOT, file), "utf8").matchAll(INTERFACE)).flatMap(([, body = ""]) =>
      Array.from(body.matchAll(OPERATION), ([, name = ""]) => name),
    ),
  );
  if (names.length === 0) throw new Error(`no operation was found in ${PORTS}`);
  return [...new Set(names)].toSorted();
}

/** A metric, the services that have it, and its label values in all of these services. */
export type ServiceMetric = DescribedMetric & { services: DeployedService[] };

function uniteValues(one: DescribedMetric["labelValues"], other: DescribedMetric["labelValues"]) {
  const labels = Object.keys({ ...one, ...other });
  return Object.fromEntries(
    labels.map((label) => [label, [...new Set([...(one[label] ?? []), ...(other[label] ?? [])])]]),
  );
}

/** Metrics of all services, ordered by service and then by registration. */
export async function serviceMetrics(): Promise<ServiceMetric[]> {
  const found = new Map<string, ServiceMetric>();
  for (const service of DEPLOYED_SERVICES) {
    for (const metric of await readMetrics(service)) {
      const known = found.get(metric.name);
      found.set(metric.name, {
        ...metric,
        labelValues: uniteValues(known?.labelValues ?? {}, metric.labelValues),
        services: [...(known?.services ?? []), service],
      });
    }
  }
  // Only the interfaces of the ports name the operations, so no registry lists them.
  const operations = listStoreOperations();
  return Array.from(found.values(), (metric) => {
    const { labelValues } = metric;
    return "operation" in labelValues ? { ...metric, labelValues: { ...labelValues, operation: operations } } : metric;
  });
}
