import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { EXTERNAL, TRIAL } from "../testing/chart-values.ts";
import { lint, render } from "../testing/rendered-chart.ts";
import { EXAMPLE } from "./chart-readme.ts";
import { CHART, type Helm, renderText, type Values } from "./render.ts";

const { baseUrl: _, ...withoutAddress } = TRIAL;
const redis = (values: Values) => ({ ...EXTERNAL, redis: { ...EXTERNAL.redis, ...values } });
const config = (values: Values) => ({ ...TRIAL, config: values });

/** The mistake, the values, and the text that the error must contain. */
const REFUSED: [string, Values, RegExp][] = [
  ["an unknown key", { ...TRIAL, bseUrl: "https://send.example" }, /bseUrl/],
  ["an unknown key of a service", { ...TRIAL, download: { replica: 3 } }, /download.*replica/s],
  ["text in place of a number", { ...TRIAL, drainSeconds: "long" }, /drainSeconds/],
  ["no address", withoutAddress, /baseUrl/],
  ["an address with a path", { ...TRIAL, baseUrl: "https://send.example/files" }, /baseUrl/],
  ["a password in an address of Redis", redis({ urls: ["redis://:secret@redis:6379"] }), /redis.*urls/s],
  [
    "a password in an address of NATS",
    { ...EXTERNAL, nats: { urls: ["nats://a:b@nats:4222"], existingSecret: "n" } },
    /nats.*urls/s,
  ],
  ["Redis without an address", redis({ urls: [] }), /redis\.urls/],
  ["Redis without a Secret", redis({ existingSecret: "" }), /redis\.existingSecret/],
  ["Sentinels without a name", redis({ sentinelMaster: "" }), /redis\.sentinelMaster/],
  ["a failover that forgets", redis({ waitReplicas: 0 }), /redis\.waitReplicas/],
  ["NATS without an address", { ...EXTERNAL, nats: { urls: [], existingSecret: "n" } }, /nats\.urls/],
  ["S3 without a place", { ...EXTERNAL, s3: { existingSecret: "s" } }, /s3\.(endpoint|region)/],
  ["S3 without a Secret", { ...EXTERNAL, s3: { region: "eu-central-1" } }, /s3\.existingSecret/],
  [
    "S3 with a Secret that is not used",
    { ...EXTERNAL, s3: { ...EXTERNAL.s3, credentials: "default" } },
    /s3\.existingSecret/,
  ],
  [
    "credentials of the SDK for a bundled store",
    { ...TRIAL, s3: { ...TRIAL.s3, credentials: "default" } },
    /s3\.credentials/,
  ],
  ["a probe without a prober", { ...TRIAL, monitoring: { probe: { enabled: true } } }, /monitoring\.probe\.prober/],
  ["a label of the chart", { ...TRIAL, commonLabels: { "app.kubernetes.io/name": "other" } }, /commonLabels\.app/],
  ["a label that selects pods", { ...TRIAL, podLabels: { "app.kubernetes.io/component": "other" } }, /podLabels\.app/],
  ["a variable that is no variable", { ...TRIAL, download: { extraEnv: ["A=1"] } }, /extraEnv/],
  ["credentials for a bundled NATS", { ...TRIAL, nats: { ...TRIAL.nats, identity: "creds" } }, /nats\.identity/],
  [
    "users of a bundled S3 without its own Secret",
    { ...TRIAL, s3: { ...TRIAL.s3, existingSecret: "users" } },
    /s3\.existingSecret, s3\.bundled\.existingSecret: set both or neither/,
  ],
  ["provisioning without a Secret", { ...EXTERNAL, provision: {} }, /provision\.existingSecret/],
  ["a setting that the chart sets", config({ REDIS_URL: "redis://elsewhere:6379" }), /config\.REDIS_URL/],
  ["a setting for the address to listen on", config({ PORT: 80 }), /config\.PORT/],
  ["a setting that nothing reads", config({ MAX_FILESIZE: 1 }), /config\.MAX_FILESIZE/],
  [
    "a setting for a service that does not read it",
    { ...TRIAL, janitor: { config: { MAX_FILE_SIZE: 1 } } },
    /janitor\.config\.MAX_FILE_SIZE/,
  ],
  [
    "two replicas for operators, who sign in at one process",
    { ...TRIAL, operators: { replicas: 2 } },
    /operators.*replicas/s,
  ],
  [
    "direct transfers with a store that clients do not reach",
    config({ DIRECT_TRANSFERS: true }),
    /config\.S3_PUBLIC_ENDPOINT: is required/,
  ],
  [
    "a store over http for pages over https",
    config({ DIRECT_TRANSFERS: true, S3_PUBLIC_ENDPOINT: "http://s3.example" }),
    /config\.S3_PUBLIC_ENDPOINT: must be https/,
  ],
  [
    "two volumes with branding",
    { ...TRIAL, branding: { volume: { configMap: { name: "a" }, secret: { secretName: "b" } } } },
    /branding\.volume: .*configMap and secret/,
  ],
  ["a Gateway API without a Gateway", { ...TRIAL, gateway: { enabled: true } }, /gateway\.parentRefs/],
  ["KEDA without Prometheus", { ...TRIAL, scaling: { by: "keda" } }, /prometheusAddress/],
  [
    "a gateway with too little memory",
    { ...TRIAL, uploadGateway: { resources: { limits: { memory: "256Mi" } } } },
    /limits\.memory.*272Mi/,
  ],
  [
    "a memory limit that is not a whole number",
    { ...TRIAL, uploadGateway: { resources: { limits: { memory: "0.5Gi" } } } },
    /limits\.memory/,
  ],
  [
    "more memory for bodies than the limit allows",
    { ...TRIAL, config: { UPLOAD_MEMORY_BYTES: 900_000_000 } },
    /UPLOAD_MEMORY_BYTES.*limits\.memory/,
  ],
];

describe.each(["helm", "helm3"] satisfies Helm[])("with %s", (helm) => {
  test.each(REFUSED)("rejects %s with a message that names the mistake", async (_name, values, named) => {
    await expect(renderText(values, { helm })).rejects.toThrow(named);
  });
});

test.each(["helm", "helm3"] satisfies Helm[])(
  "%s lints the chart without failures, even in strict mode",
  async (helm) => {
    for (const values of [TRIAL, EXTERNAL]) expect(await lint(values, helm)).toContain("0 chart(s) failed");
  },
);

test("error messages do not repeat passwords", async () => {
  const refusal = await renderText(redis({ urls: ["redis://:geheim@redis:6379"] })).then(String, String);
  expect(refusal).toContain("redis.urls");
  expect(refusal).not.toContain("geheim");
});

test("the chart accepts the values shown in its README", async () => {
  const example = z.record(z.string(), z.unknown()).parse(parse(EXAMPLE));
  const trial = z
    .record(z.string(), z.unknown())
    .parse(parse(await readFile(join(CHART, "values-trial.yaml"), "utf8")));
  for (const values of [example, { ...trial, baseUrl: "https://send.example" }])
    expect(await renderText(values)).toContain("kind: Deployment");
});

test("both Helm versions render the same objects", async () => {
  const [four, three] = await Promise.all([render(EXTERNAL), render(EXTERNAL, { helm: "helm3" })]);
  expect(three.objects).toEqual(four.objects);
});
