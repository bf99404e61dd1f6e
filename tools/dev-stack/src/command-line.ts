import { parseArgs } from "node:util";
import { DEPLOYED_SERVICES, type DeployedService, isDeployedService } from "@envoi/topology";
import { StackError } from "./stack-error.ts";

const OBJECT_STORES = ["minio", "seaweedfs"] as const;
export type ObjectStore = (typeof OBJECT_STORES)[number];

type Replicas = Readonly<Record<DeployedService, number>>;

export type StackOptions = {
  replicas: Replicas;
  redisCluster: boolean;
  natsCluster: boolean;
  objectStore: ObjectStore;
  minioDrives: number;
  /** Starts an issuer with two users. */
  accounts: boolean;
  /** Lets clients transfer bytes directly to and from the object store. */
  direct: boolean;
  /** `null`: the value of `PORT` or, if that is not set, 8080. */
  port: number | null;
  dataDirectory: string;
  /** Ports of the servers on loopback; for a cluster, the first of its ports. `null`: any free ports. */
  serverPorts: { redis: number | null; nats: number | null; minio: number | null };
};

export type StackRequest =
  | { kind: "status" }
  | { kind: "restart" | "stop" | "start"; name: string }
  | { kind: "scale"; service: string; replicas: number };

export type StackCommand =
  | { kind: "run"; options: StackOptions }
  | { kind: "compose-files" | "kubernetes-secrets" }
  | { kind: "logs"; dataDirectory: string; name: string | null; isFollowed: boolean }
  | { kind: "ask"; dataDirectory: string; request: StackRequest };

class UsageError extends StackError {
  constructor(problem: string) {
    super(`${problem}\n${USAGE}`);
  }
}

const USAGE = `Usage: npm run stack -- [options]
         --replicas upload-gateway=2,download=2   processes of a service (1 each)
         --redis-cluster                          three Redis masters, each with a replica, instead of one
         --nats-cluster                           three NATS servers instead of one
         --object-store seaweedfs                 instead of MinIO: installs in a second, but may lose what it
                                                  acknowledged when the machine fails; for trials and tests
         --minio-drives 4                         MinIO on four or more drives, with erasure coding
         --accounts                               with an issuer for development: sign in as ada or grace
         --direct                                 with DIRECT_TRANSFERS, on this machine
         --port 8080                              port of the edge
         --data-dir data/stack                    directory of all data
         --redis-port, --nats-port, --minio-port  where servers listen on loopback
       npm run stack -- status | restart NAME | stop NAME | start NAME | scale SERVICE=N [--data-dir data/stack]
       npm run stack -- logs [NAME] [--follow]   of one process, of a service, or of all
       npm run stack -- compose-files            passwords and rights for deploy/compose.yaml
       npm run stack -- kubernetes-secrets       the same for deploy/k8s`;

const OPTIONS = {
  replicas: { type: "string", default: "" },
  "redis-cluster": { type: "boolean", default: false },
  "nats-cluster": { type: "boolean", default: false },
  "object-store": { type: "string", default: "minio" },
  "minio-drives": { type: "string", default: "1" },
  accounts: { type: "boolean", default: false },
  direct: { type: "boolean", default: false },
  port: { type: "string" },
  "data-dir": { type: "string", default: "data/stack" },
  "redis-port": { type: "string" },
  "nats-port": { type: "string" },
  "minio-port": { type: "string" },
  follow: { type: "boolean", default: false },
} as const;

const MAX_REPLICAS = 50;
const MAX_DRIVES = 16;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function whole(name: string, text: string, range: { min: number; max: number }): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= range.min && value <= range.max) return value;
  throw new UsageError(`${name}: ${text} is not a whole number from ${range.min} to ${range.max}`);
}

function port(name: string, text: string | undefined): number | null {
  return text === undefined ? null : whole(name, text, { min: 1, max: 65_535 });
}

/** @param text - such as `download=2` */
function parseCount(text: string, min: number): [DeployedService, number] {
  const [service = "", count = ""] = text.split("=");
  if (!isDeployedService(service))
    throw new UsageError(`${service || text} is not one of ${DEPLOYED_SERVICES.join(", ")}`);
  return [service, whole(service, count, { min, max: MAX_REPLICAS })];
}

function parseObjectStore(text: string): ObjectStore {
  const store = OBJECT_STORES.find((name) => name === text);
  if (store === undefined) throw new UsageError(`--object-store: ${text} is not one of ${OBJECT_STORES.join(", ")}`);
  return store;
}

function parseDrives(text: string): number {
  const drives = whole("--minio-drives", text, { min: 1, max: MAX_DRIVES });
  if (drives === 2 || drives === 3) throw new UsageError("--minio-drives: must be 1, or at least 4");
  return drives;
}

function parseRequest(words: readonly string[]): StackRequest {
  const [kind = "", what = "", ...rest] = words;
  if (rest.length > 0) throw new UsageError(`unexpected arguments: ${rest.join(" ")}`);
  if (kind === "status" && what === "") return { kind };
  if (kind === "scale") {
    const [service, replicas] = parseCount(what, 0);
    if (replicas === 0)
      throw new UsageError(`without a process, nothing answers for ${service}: use "stop ${service}" if you want that`);
    return { kind, service, replicas };
  }
  if (kind === "restart" || kind === "stop" || kind === "start") {
    if (what === "") throw new UsageError(`${kind}: the name of a process or of a service is missing`);
    return { kind, name: what };
  }
  throw new UsageError(`unknown command: ${words.join(" ")}`);
}

/** @throws StackError with the usage text */
export function parseCommandLine(args: readonly string[]): StackCommand {
  const { values, positionals } = parsed(args);
  const dataDirectory = values["data-dir"];
  const [word] = positionals;
  if (positionals.length === 1 && (word === "compose-files" || word === "kubernetes-secrets")) return { kind: word };
  if (word === "logs" && positionals.length <= 2)
    return { kind: "logs", dataDirectory, name: positionals[1] ?? null, isFollowed: values.follow };
  if (positionals.length > 0) return { kind: "ask", dataDirectory, request: parseRequest(positionals) };
  const counts = values.replicas.split(",").filter((text) => text !== "");
  const single = DEPLOYED_SERVICES.map((name): [DeployedService, number] => [name, 1]);
  return {
    kind: "run",
    options: {
      replicas: Object.fromEntries([...single, ...counts.map((text) => parseCount(text, 1))]) as Replicas,
      redisCluster: values["redis-cluster"],
      natsCluster: values["nats-cluster"],
      objectStore: parseObjectStore(values["object-store"]),
      minioDrives: parseDrives(values["minio-drives"]),
      accounts: values.accounts,
      direct: values.direct,
      port: port("--port", values.port),
      dataDirectory,
      serverPorts: {
        redis: port("--redis-port", values["redis-port"]),
        nats: port("--nats-port", values["nats-port"]),
        minio: port("--minio-port", values["minio-port"]),
      },
    },
  };
}
