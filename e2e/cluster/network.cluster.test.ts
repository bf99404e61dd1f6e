import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import { waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { bucketAdmin } from "./support/bucket-contents.ts";
import { apply, imageOf, kubectl, NAMESPACE, RELEASE, read, tryKubectl } from "./support/cluster.ts";
import { type Forward, forward } from "./support/forward.ts";
import {
  COMPONENTS,
  type Component,
  type Pod,
  podReady,
  readEnvironment,
  readPods,
  STORES,
  type Store,
  settled,
  strangerManifest,
} from "./support/pods.ts";
import { runScript, scriptText } from "./support/script.ts";

const [HTTP, PRIVATE] = [8_080, 8_081];
const STORE_PORTS = { redis: 6_379, nats: 4_222, seaweedfs: 8_333 };

/** Allowed connections of each component's pods. All other targets are tried too. */
const MAY_REACH: Record<Component, readonly string[]> = {
  "upload-gateway": ["redis", "nats", "seaweedfs"],
  // The download service fetches the page from the web origin.
  download: ["redis", "nats", "seaweedfs", "web-origin"],
  metadata: ["redis", "nats", "seaweedfs"],
  filelist: ["redis", "seaweedfs"],
  metrics: ["nats", "seaweedfs"],
  janitor: ["redis", "nats", "seaweedfs"],
  operators: ["redis", "nats", "seaweedfs"],
  "web-origin": [],
};

const PUBLIC: readonly Component[] = COMPONENTS.filter(
  (component) => component !== "janitor" && component !== "operators",
);
const privateOf = (component: string) => `${component} private`;

/** Foreign pods, by namespace, and their allowed connections. */
const STRANGERS: Record<string, readonly string[]> = {
  [NAMESPACE]: [],
  strangers: [],
  monitoring: COMPONENTS.map(privateOf),
  // Namespace of the ingress.
  "kube-system": PUBLIC,
};
const STRANGER = "stranger";
const MADE_NAMESPACES = ["strangers", "monitoring"];

const connectionsSchema = z.record(z.string(), z.string());
const serviceSchema = z.object({ spec: z.object({ clusterIP: z.string() }) });
const podIpSchema = z.object({ status: z.object({ podIP: z.string() }) });

let pods: Pod[];
let elsewhere: Record<string, string>;

beforeAll(async () => {
  await settled();
  await kubectl(["delete", "namespace", ...MADE_NAMESPACES, "--ignore-not-found"]);
  for (const name of MADE_NAMESPACES) {
    await apply(JSON.stringify({ apiVersion: "v1", kind: "Namespace", metadata: { name } }));
  }
  const namespaces = Object.keys(STRANGERS);
  const stranger = (namespace: string) => strangerManifest(STRANGER, namespace, imageOf("metadata"));
  await Promise.all(namespaces.map((namespace) => apply(stranger(namespace), ["-n", namespace])));
  await Promise.all(namespaces.map((namespace) => podReady(STRANGER, namespace)));
  pods = (await readPods()).filter(({ isReady }) => isReady);
  const api = await read(serviceSchema, ["service", "kubernetes", "-n", "default"]);
  const other = await read(podIpSchema, ["pod", STRANGER, "-n", "strangers"]);
  elsewhere = { "API server": `${api.spec.clusterIP}:443`, stranger: `${other.status.podIP}:${HTTP}` };
});
afterAll(async () => {
  const pods = Object.keys(STRANGERS).map((namespace) =>
    kubectl(["delete", "pod", STRANGER, "-n", namespace, "--ignore-not-found", "--wait=false"]),
  );
  await Promise.all(pods);
  await kubectl(["delete", "namespace", ...MADE_NAMESPACES, "--ignore-not-found", "--wait=false"]);
});

/** All connection targets, by name: for each component, a pod other than the one that connects. */
function targetsFor(asking: string): Record<string, string> {
  const found: Record<string, string> = { ...elsewhere };
  const findOtherIp = (wanted: string) =>
    pods.find(({ component, name }) => component === wanted && name !== asking)?.ip;
  for (const component of COMPONENTS) {
    const ip = findOtherIp(component);
    // A single-pod component has no other pod to try.
    if (ip === undefined) continue;
    if (PUBLIC.includes(component)) found[component] = `${ip}:${HTTP}`;
    found[privateOf(component)] = `${ip}:${PRIVATE}`;
  }
  for (const store of STORES) {
    const ip = findOtherIp(store);
    if (ip !== undefined) found[store] = `${ip}:${STORE_PORTS[store]}`;
    // The port that the pod's own probes use.
    if (ip !== undefined && store === "nats") found["nats health"] = `${ip}:8222`;
  }
  return found;
}

/** Reached targets, including those that refuse the connection. */
function reached(targets: Record<string, string>, outcomes: Record<string, string>): string[] {
  return Object.keys(targets).filter((name) => outcomes[targets[name] ?? ""] !== "no answer");
}

/** Tries to connect to all targets from a pod. @returns the targets reached */
async function reachedFrom(pod: string, namespace = NAMESPACE): Promise<string[]> {
  const targets = targetsFor(pod);
  const place = { pod, namespace };
  return reached(targets, await runScript(connectionsSchema, "try-connections.mjs", place, Object.values(targets)));
}

/** Tries all targets from a store's pod, in an additional container because the pod's own container lacks Node. */
async function reachedFromStore(store: Store): Promise<string[]> {
  const pod = `${RELEASE}-${store}-0`;
  const targets = targetsFor(pod);
  const container = `tries-${Date.now()}`;
  const command = ["node", "--input-type=module", "-e", scriptText("try-connections.mjs"), ...Object.values(targets)];
  const added = [`--image=${imageOf("metadata")}`, "--profile=restricted", `--container=${container}`, "--quiet"];
  await kubectl(["debug", `pod/${pod}`, ...added, "--", ...command]);
  const said = await waitFor(
    async () => (await tryKubectl(["logs", pod, "-c", container])).stdout,
    (text) => text !== "",
  );
  return reached(targets, connectionsSchema.parse(JSON.parse(said)));
}

function findPod(wanted: Component): string {
  const pod = pods.find(({ component }) => component === wanted);
  if (pod === undefined) throw new Error(`${wanted} has no ready pod`);
  return pod.name;
}

describe("connections", () => {
  it.each(COMPONENTS)("%s reaches only the targets that it needs", async (component) => {
    expect(new Set(await reachedFrom(findPod(component)))).toEqual(new Set(MAY_REACH[component]));
  });

  it.each(STORES)("%s cannot connect to anything", async (store) => {
    expect(await reachedFromStore(store)).toEqual([]);
  });

  it.each(Object.keys(STRANGERS))("a foreign pod in %s reaches only the targets meant for it", async (namespace) => {
    const ours = (name: string) => name !== "API server" && name !== "stranger";
    const found = (await reachedFrom(STRANGER, namespace)).filter(ours);
    expect(new Set(found)).toEqual(new Set(STRANGERS[namespace]));
  });
});

describe("users of Redis", () => {
  const KEYS = {
    upload: "{s000}:upload:x",
    parts: "{s000}:parts:x",
    nonces: "{s000}:nonceAges:x",
    claims: "{s000}:claims:x",
    list: "{s000}:list:x",
    lease: "{s000}:leases",
    outbox: "{s000}:factQueue",
    reports: "{s000}:reports",
    blocklist: "{s000}:blocklist",
    guess: "guess:x",
    other: "other",
  };
  const REDIS_RIGHTS: Partial<Record<Component, readonly string[]>> = {
    "upload-gateway": ["upload", "parts", "nonces", "outbox", "blocklist"],
    download: ["upload", "nonces", "claims", "outbox", "guess"],
    metadata: ["upload", "nonces", "claims", "outbox", "reports", "guess"],
    filelist: ["list"],
    janitor: ["upload", "parts", "nonces", "claims", "list", "lease", "outbox"],
    operators: ["upload", "parts", "nonces", "claims", "list", "outbox", "reports", "blocklist"],
  };
  /** Calls a script that does not exist, because the key permission is checked first. */
  const touching = (key: string) => ["EVALSHA", "0".repeat(40), "1", key];
  const FORBIDDEN_COMMANDS = [
    ["KEYS", "*"],
    ["FLUSHALL"],
    ["CONFIG", "GET", "*"],
    ["ACL", "LIST"],
    ["SCRIPT", "FLUSH"],
    ["SHUTDOWN"],
  ];
  const answersSchema = z.object({ login: z.string(), answers: z.array(z.string()) });

  it.each(Object.keys(REDIS_RIGHTS) as Component[])(
    "%s can access the keys it needs, and no others",
    async (service) => {
      const commands = [...Object.values(KEYS).map(touching), ...FORBIDDEN_COMMANDS];
      const args = commands.map((command) => JSON.stringify(command));
      const { login, answers } = await runScript(answersSchema, "try-redis.mjs", { pod: findPod(service) }, args);
      expect(login).toBe("+OK");
      const names = Object.keys(KEYS);
      expect(names.filter((_, index) => answers[index]?.startsWith("-NOSCRIPT"))).toEqual(
        names.filter((name) => REDIS_RIGHTS[service]?.includes(name)),
      );
      for (const answer of answers.filter((one) => !one.startsWith("-NOSCRIPT"))) expect(answer).toMatch(/^-NOPERM/);
    },
  );

  it.each(["metrics", "web-origin"] as const)("%s has no settings for Redis", async (service) => {
    expect(Object.keys(await readEnvironment(findPod(service))).join()).not.toContain("REDIS");
  });
});

describe("users of NATS", () => {
  const FACT_RIGHTS = ["envoi.upload.completed", "envoi.upload.deleted", "envoi.download.completed"].map(
    (subject) => `publish ${subject}`,
  );
  const consuming = (stream: string, durable: string) => [
    `publish $JS.API.CONSUMER.INFO.${stream}.${durable}`,
    `publish envoi-dead-letters.${durable}`,
  ];
  const NATS_RIGHTS: Partial<Record<Component, readonly string[]>> = {
    "upload-gateway": [...FACT_RIGHTS, "subscribe _INBOX_upload-gateway.x"],
    download: [...FACT_RIGHTS, "subscribe _INBOX_download.x"],
    metadata: [...FACT_RIGHTS, "subscribe _INBOX_metadata.x"],
    metrics: [
      ...["publish envoi.metrics.received", "subscribe _INBOX_metrics.x"],
      ...[...consuming("FACTS", "metrics"), ...consuming("METRICS", "beacons")],
    ],
    janitor: [...FACT_RIGHTS, ...consuming("FACTS", "janitor"), "subscribe _INBOX_janitor.x"],
    operators: [...FACT_RIGHTS, "publish $JS.API.STREAM.MSG.GET.DEAD_LETTERS", "subscribe _INBOX_operators.x"],
  };
  const FORBIDDEN_SUBJECTS = [
    ...["publish other", "publish $JS.API.STREAM.DELETE.FACTS", "publish $JS.API.STREAM.PURGE.FACTS"],
    ...["publish $JS.API.CONSUMER.CREATE.FACTS", "publish $SYS.REQ.USER.INFO"],
    ...["subscribe >", "subscribe envoi.>", "subscribe _INBOX.>"],
  ];
  const ALL = [...new Set([...Object.values(NATS_RIGHTS).flat(), ...FORBIDDEN_SUBJECTS])];

  it.each(Object.keys(NATS_RIGHTS) as Component[])(
    "%s can publish and subscribe to the subjects that it needs, and no others",
    async (service) => {
      const allowed = await runScript(z.array(z.string()), "try-nats.mjs", { pod: findPod(service) }, ALL);
      expect(new Set(allowed)).toEqual(new Set(NATS_RIGHTS[service]));
    },
  );

  it.each(["filelist", "web-origin"] as const)("%s has no settings for NATS", async (service) => {
    expect(Object.keys(await readEnvironment(findPod(service))).join()).not.toContain("NATS");
  });
});

describe("users of S3", () => {
  const BUCKET = "envoi";
  const FOLDERS = ["uploads/", "lists/", "metrics/"];
  const S3_RIGHTS: Partial<Record<Component, readonly string[]>> = {
    "upload-gateway": ["put uploads/", "get uploads/"],
    download: ["get uploads/"],
    metadata: [],
    filelist: ["put lists/", "get lists/", "remove lists/"],
    metrics: ["put metrics/", "remove metrics/", "list metrics/"],
    janitor: ["remove uploads/", "remove lists/", "list uploads/", "list lists/", "list metrics/"],
    operators: ["get uploads/", "list uploads/", "list lists/", "list metrics/"],
  };
  let way: Forward;
  const clients: S3Client[] = [];

  function clientWith(credentials: { accessKeyId: string; secretAccessKey: string }): S3Client {
    const settings: S3ClientConfig = {
      endpoint: `http://127.0.0.1:${way.port}`,
      region: "us-east-1",
      forcePathStyle: true,
      credentials,
    };
    const client = new S3Client(settings);
    clients.push(client);
    return client;
  }
  const nameIn = (folder: string, whose: string) => ({ Bucket: BUCKET, Key: `${folder}rights-of-${whose}` });
  let admin: S3Client;

  beforeAll(async () => {
    way = await forward("pod/envoi-seaweedfs-0", STORE_PORTS.seaweedfs);
    admin = clientWith(await bucketAdmin());
    for (const folder of FOLDERS) await admin.send(new PutObjectCommand({ ...nameIn(folder, "all"), Body: "x" }));
  });
  afterAll(async () => {
    for (const folder of FOLDERS) {
      for (const whose of ["all", ...COMPONENTS]) await admin.send(new DeleteObjectCommand(nameIn(folder, whose)));
    }
    for (const client of clients) client.destroy();
    await way[Symbol.asyncDispose]();
  });

  it.each(Object.keys(S3_RIGHTS) as Component[])(
    "%s has the rights in the bucket that it needs, and no others",
    async (service) => {
      const { S3_ACCESS_KEY_ID: accessKeyId = "", S3_SECRET_ACCESS_KEY: secretAccessKey = "" } = await readEnvironment(
        findPod(service),
      );
      const client = clientWith({ accessKeyId, secretAccessKey });
      const allowed: string[] = [];
      for (const folder of FOLDERS) {
        const attempts = {
          put: () => client.send(new PutObjectCommand({ ...nameIn(folder, service), Body: "x" })),
          get: () => client.send(new GetObjectCommand(nameIn(folder, "all"))),
          remove: () => client.send(new DeleteObjectCommand(nameIn(folder, service))),
          list: () => client.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: folder })),
        };
        for (const [verb, attempt] of Object.entries(attempts)) {
          const outcome = await attempt().then(
            () => "done",
            (error: Error) => error.name,
          );
          if (outcome === "done") allowed.push(`${verb} ${folder}`);
          else expect(outcome).toBe("AccessDenied");
        }
      }
      expect(new Set(allowed)).toEqual(new Set(S3_RIGHTS[service]));
    },
  );
});
