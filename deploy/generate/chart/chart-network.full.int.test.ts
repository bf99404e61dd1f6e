import { DEPLOYED_SERVICES, TOPOLOGY } from "@envoi/topology";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { EXTERNAL, TRIAL } from "../testing/chart-values.ts";
import { type RenderedChart, render } from "../testing/rendered-chart.ts";

const COMPONENT = "app.kubernetes.io/component";
const CONTROLLERS = { namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": "controllers" } } };
const MONITORING = { namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": "watchers" } } };
const DNS = { podSelector: { matchLabels: { "k8s-app": "dns" } } };
const PEERS = { ingressPeers: [CONTROLLERS], monitoringPeers: [MONITORING], dnsPeers: [DNS], dnsPorts: [53] };
const PORTS = { redis: 6_379, nats: 4_222, s3: 8_333 };

const peer = z.looseObject({
  podSelector: z.object({ matchLabels: z.record(z.string(), z.string()).default({}) }).optional(),
});
const ports = z.array(z.object({ protocol: z.string(), port: z.union([z.int(), z.string()]) }));
const policy = z.looseObject({
  spec: z.looseObject({
    ingress: z.array(z.strictObject({ ports, from: z.array(peer).min(1) })).nullish(),
    egress: z.array(z.strictObject({ ports, to: z.array(peer).min(1).optional() })).nullish(),
  }),
});

/** Describes each allowed connection by its peer (a component if possible), protocol and port. */
function connections(
  rules: readonly { ports: z.infer<typeof ports>; peers: readonly z.infer<typeof peer>[] | undefined }[],
) {
  const found = rules.flatMap(({ ports: numbers, peers }) =>
    (peers ?? [null]).flatMap((one) => {
      const component = one?.podSelector?.matchLabels[COMPONENT];
      const who = one === null ? "anyone" : (component ?? JSON.stringify(one));
      return numbers.map(({ protocol, port }) => `${who} ${protocol} ${port}`);
    }),
  );
  return found.sort();
}

function findPolicy(rendered: RenderedChart, name: string) {
  const { spec } = rendered.one("NetworkPolicy", `envoi-${name}`, policy);
  return {
    reachedBy: connections((spec.ingress ?? []).map(({ ports: numbers, from }) => ({ ports: numbers, peers: from }))),
    reaches: connections((spec.egress ?? []).map(({ ports: numbers, to }) => ({ ports: numbers, peers: to }))),
  };
}

const dns = ["TCP", "UDP"].map((protocol) => `${JSON.stringify(DNS)} ${protocol} 53`);
const componentOf = { redis: "redis", nats: "nats", s3: "seaweedfs" };

let trial: RenderedChart;
let external: RenderedChart;
beforeAll(async () => {
  const common = { networkPolicy: PEERS, tests: { enabled: false } };
  const auth = { issuer: "https://accounts.example:8443", clientId: "envoi" };
  const tracing = { endpoint: "http://collector.watchers:4318" };
  [trial, external] = await Promise.all([
    render({ ...TRIAL, ...common }),
    render({ ...EXTERNAL, ...common, auth, tracing }),
  ]);
});

describe.each(DEPLOYED_SERVICES)("%s", (name) => {
  test("can reach only its stores, DNS and the services that it calls", () => {
    const stores = TOPOLOGY[name].stores.map((store) => `${componentOf[store]} TCP ${PORTS[store]}`);
    const asked = name === "download" ? ["web-origin TCP http"] : [];
    expect(findPolicy(trial, name).reaches).toEqual([...dns, ...stores, ...asked].sort());
  });

  test("accepts connections from monitoring, its callers and, if it has paths, the ingress", () => {
    const open = TOPOLOGY[name].routes.length === 0 ? [] : [`${JSON.stringify(CONTROLLERS)} TCP http`];
    const asking = name === "web-origin" ? ["download TCP http"] : [];
    const watching = [`${JSON.stringify(MONITORING)} TCP private`];
    expect(findPolicy(trial, name).reachedBy).toEqual([...open, ...asking, ...watching].sort());
  });

  test("can reach external stores and the collector, and the issuer if it checks tokens", () => {
    const stores = { redis: [6_379, 26_379], nats: [4_222], s3: [443] };
    const numbers = TOPOLOGY[name].stores.flatMap((store) => stores[store]);
    const issuer = ["upload-gateway", "metadata", "filelist"].includes(name) ? [8_443] : [];
    const expected = [...numbers, ...issuer, 4_318].map((port) => `anyone TCP ${port}`);
    const asked = name === "download" ? ["web-origin TCP http"] : [];
    expect(findPolicy(external, name).reaches).toEqual([...dns, ...expected, ...asked].sort());
  });
});

test("every service with operator calls can reach the operators' issuer, if configured", async () => {
  const config = { OPERATOR_OIDC_ISSUER: "https://login.example:9443" };
  const both = await render({
    ...EXTERNAL,
    networkPolicy: PEERS,
    config,
    auth: { issuer: "https://accounts.example:8443", clientId: "envoi" },
  });
  for (const name of DEPLOYED_SERVICES) {
    const reached = findPolicy(both, name).reaches;
    expect(reached.includes("anyone TCP 9443"), name).toBe(name !== "web-origin");
    expect(reached.includes("anyone TCP 8443"), name).toBe(TOPOLOGY[name].checksTokens);
  }
});

test("for an external store in the cluster, policies allow only the store's namespace", async () => {
  const inside = await render({
    ...EXTERNAL,
    networkPolicy: PEERS,
    redis: {
      ...EXTERNAL.redis,
      urls: ["rediss://a.redis.stores.svc.cluster.local:26379", "rediss://b.stores.svc:26379"],
    },
    nats: { ...EXTERNAL.nats, urls: ["tls://nats.events.svc:4222", "tls://nats.example:4222"] },
    s3: { ...EXTERNAL.s3, endpoint: "http://s3.files.svc:9000" },
  });
  const namespace = (name: string) =>
    JSON.stringify({ namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": name } } });
  expect(findPolicy(inside, "upload-gateway").reaches).toEqual(
    [
      ...dns,
      ...[6_379, 26_379].map((port) => `${namespace("stores")} TCP ${port}`),
      `${namespace("files")} TCP 9000`,
      "anyone TCP 4222",
    ].sort(),
  );
});

test.each(["redis", "nats", "s3"] as const)("%s accepts connections only from its clients and makes none", (store) => {
  const jobs = { redis: [], nats: ["provision"], s3: ["provision"] };
  const users = [...DEPLOYED_SERVICES.filter((name) => TOPOLOGY[name].stores.includes(store)), ...jobs[store]];
  const { reachedBy, reaches } = findPolicy(trial, componentOf[store]);
  const port = store === "s3" ? "seaweedfs" : store;
  expect(reachedBy).toEqual(users.map((name) => `${name} TCP ${port}`).sort());
  expect(reaches).toEqual([]);
});

test("network policies can be disabled", async () => {
  expect((await render({ ...TRIAL, networkPolicy: { enabled: false } })).names("NetworkPolicy")).toEqual([]);
});
