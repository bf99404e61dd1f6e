import { serviceEnvironment } from "@envoi/dev-stack";
import { readNatsConfig } from "@envoi/events";
import { readProcessConfig } from "@envoi/platform";
import { readRedisConfig, readS3Config } from "@envoi/store";
import {
  DEPLOYED_SERVICES,
  type DeployedService,
  ISSUER_VARIABLES,
  TOKEN_CHECK_VARIABLES,
  TOPOLOGY,
} from "@envoi/topology";
import { beforeAll, describe, expect, test } from "vitest";
import { listSettings } from "../setting-names.ts";
import { EXTERNAL, TRIAL } from "../testing/chart-values.ts";
import { type RenderedChart, render } from "../testing/rendered-chart.ts";
import { deployment, listPods, listSecretKeys } from "../testing/workload.ts";
import { chartServices } from "./chart-services.ts";

const SECRET = "of a Secret";
const auth = {
  issuer: "https://accounts.example",
  clientId: "envoi",
  cliClientId: "envoi-cli",
  keyScope: "keys",
  origins: ["https://pictures.example"],
  tokenCheck: "introspection",
  introspectionClientId: "servers",
  existingSecret: "issuer",
};
const TOLD = { config: { MAX_FILE_SIZE: 5_368_709_120, CUSTOM_TITLE: "Files" }, auth };

let trial: RenderedChart;
let external: RenderedChart;
beforeAll(async () => {
  [trial, external] = await Promise.all([render({ ...TRIAL, ...TOLD }), render({ ...EXTERNAL, ...TOLD })]);
});

function readEnvironment(rendered: RenderedChart, name: DeployedService): Record<string, string> {
  const [{ env }] = rendered.one("Deployment", `envoi-${name}`, deployment).spec.template.spec.containers;
  return Object.fromEntries(
    env.map(({ name: variable, value, valueFrom }) => [
      variable,
      valueFrom?.secretKeyRef === undefined ? (value ?? "") : SECRET,
    ]),
  );
}

/** Names of the variables that the single-host stack sets for a service. */
function setByStack(name: DeployedService): string[] {
  const variables = serviceEnvironment(
    name,
    1,
    { host: "127.0.0.1", port: 1, privatePort: 2 },
    {
      variables: {},
      baseUrl: "",
      webOrigin: "",
      requesterHashKey: "",
      drainSeconds: 1,
      dataDirectory: "/",
      storeVariables: () => ({
        redis: { REDIS_URL: "", REDIS_USERNAME: "", REDIS_PASSWORD: "" },
        s3: { S3_ENDPOINT: "", S3_REGION: "", S3_BUCKET: "", S3_ACCESS_KEY_ID: "", S3_SECRET_ACCESS_KEY: "" },
        nats: { NATS_URLS: "", NATS_USER: "", NATS_PASSWORD: "" },
      }),
      issuerVariables: (service) => {
        const asks = TOPOLOGY[service].checksTokens ? TOKEN_CHECK_VARIABLES : [];
        return Object.fromEntries([...ISSUER_VARIABLES, ...asks].map((variable) => [variable, ""]));
      },
    },
  );
  const { hasSpool } = chartServices(listSettings)[name] ?? { hasSpool: false };
  // The image sets MALLOC_ARENA_MAX; BEHIND_EDGE is for the edge, which the chart does not have; services without a
  // spool need no folder for it.
  const without = ["MALLOC_ARENA_MAX", "BEHIND_EDGE", ...(hasSpool ? [] : ["SPOOL_DIR"])];
  return Object.keys(variables).filter((variable) => !without.includes(variable));
}

describe.each(DEPLOYED_SERVICES)("%s", (name) => {
  test("gets the variables that the single-host stack sets", () => {
    expect(Object.keys(readEnvironment(trial, name))).toEqual(expect.arrayContaining(setByStack(name)));
  });

  test.each(["trial", "external"] as const)("accepts its variables (%s), which name only its own stores", (form) => {
    const environment = readEnvironment(form === "trial" ? trial : external, name);
    expect(readProcessConfig(environment)).toMatchObject({
      host: "::",
      privateHost: "::",
      port: 8_080,
      privatePort: 8_081,
      baseUrl: "https://send.example",
      trustedProxies: 1,
    });
    const readers = { redis: readRedisConfig, s3: readS3Config, nats: readNatsConfig };
    for (const [store, read] of Object.entries(readers)) {
      const isExpected = TOPOLOGY[name].stores.some((used) => used === store);
      if (isExpected) expect(() => read(environment), store).not.toThrow();
      const isOfStore = (variable: string) => variable.startsWith(`${store.toUpperCase()}_`);
      expect(Object.keys(environment).some(isOfStore), store).toBe(isExpected);
    }
  });

  test("gets only the operator's settings that it reads, with numbers written in full", () => {
    const environment = readEnvironment(trial, name);
    const read = listSettings(name);
    expect(environment["MAX_FILE_SIZE"]).toBe(read.includes("MAX_FILE_SIZE") ? "5368709120" : undefined);
    expect(environment["CUSTOM_TITLE"]).toBe(read.includes("CUSTOM_TITLE") ? "Files" : undefined);
  });

  test("gets only its own Secret keys", () => {
    for (const rendered of [trial, external]) {
      const own = listPods(rendered).find(({ name: pod }) => pod === `envoi-${name}`);
      const keys = own === undefined ? [] : listSecretKeys(own.spec).map(({ key }) => key);
      const shared = ["key", "client-secret"];
      expect(keys.filter((key) => !key.startsWith(`${name}-`) && !shared.includes(key))).toEqual([]);
      expect(keys.includes("key")).toBe(TOPOLOGY[name].hashesRequesters);
      expect(keys.includes("client-secret")).toBe(TOPOLOGY[name].checksTokens);
    }
  });

  test("has no password in plain text among its variables", () => {
    for (const rendered of [trial, external]) {
      const environment = readEnvironment(rendered, name);
      const hidden = Object.entries(environment).filter(([variable]) =>
        /PASSWORD|SECRET|USERNAME|NATS_USER|KEY_ID|HASH_KEY/.test(variable),
      );
      for (const [variable, value] of hidden) expect(value, variable).toBe(SECRET);
    }
  });
});

test("services receive the addresses of external stores from the values", () => {
  expect(readEnvironment(external, "download")).toMatchObject({
    REDIS_SENTINEL_URLS: "rediss://redis-0.stores:26379,rediss://redis-1.stores:26379",
    REDIS_SENTINEL_MASTER: "envoi",
    REDIS_WAIT_REPLICAS: "1",
    NATS_URLS: "tls://nats-0.stores:4222,tls://nats-1.stores:4222",
    S3_REGION: "eu-central-1",
    S3_BUCKET: "envoi-files",
  });
  expect(readEnvironment(external, "download")).not.toHaveProperty("S3_ENDPOINT");
});

test("every service and the Job that provisions receive the settings of direct transfers", async () => {
  const config = { DIRECT_TRANSFERS: true, S3_PUBLIC_ENDPOINT: "https://s3.example" };
  const rendered = await render({ ...EXTERNAL, config });
  for (const name of DEPLOYED_SERVICES) {
    expect(readProcessConfig(readEnvironment(rendered, name)).pageOrigins.connect).toContain("https://s3.example");
  }
  const [job] = listPods(rendered).filter(({ component }) => component === "provision");
  const told = job?.spec.containers[0].env.map(({ name, value }) => `${name}=${value}`);
  expect(told).toEqual(
    expect.arrayContaining([
      "DIRECT_TRANSFERS=true",
      "S3_PUBLIC_ENDPOINT=https://s3.example",
      expect.stringMatching(/^BASE_URL=http/),
    ]),
  );
});
