import { buildS3Policy, readS3Config } from "@envoi/store";
import { DEPLOYED_SERVICES, TOPOLOGY } from "@envoi/topology";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { EXTERNAL, TRIAL } from "../testing/chart-values.ts";
import { type RenderedChart, render } from "../testing/rendered-chart.ts";
import { deployment } from "../testing/workload.ts";
import type { Values } from "./render.ts";

const SECOND = { bucket: "envoi-old", endpoint: "http://old.files.svc:9000", existingSecret: "second-users" };
const external = (second: Values) => ({ ...EXTERNAL, s3: { ...EXTERNAL.s3, second } });

function readEnvironment(rendered: RenderedChart, service: string) {
  const [{ env }] = rendered.one("Deployment", `envoi-${service}`, deployment).spec.template.spec.containers;
  const found = env.filter(({ name }) => name.startsWith("SECOND_S3_"));
  return Object.fromEntries(
    found.map(({ name, value, valueFrom }) => {
      const { name: secret, key } = valueFrom?.secretKeyRef ?? {};
      return [name, value ?? `${secret} ${key}`];
    }),
  );
}

test("each service that uses the object store has the second store's address and its own credentials", async () => {
  const rendered = await render(external({ ...SECOND, pathStyle: true }));
  for (const service of DEPLOYED_SERVICES) {
    const environment = readEnvironment(rendered, service);
    if (!TOPOLOGY[service].stores.includes("s3")) {
      expect(environment).toEqual({});
      continue;
    }
    expect(environment).toEqual({
      SECOND_S3_BUCKET: "envoi-old",
      SECOND_S3_ENDPOINT: "http://old.files.svc:9000",
      SECOND_S3_REGION: "us-east-1",
      SECOND_S3_PATH_STYLE: "true",
      SECOND_S3_ACCESS_KEY_ID: `second-users ${service}-access-key-id`,
      SECOND_S3_SECRET_ACCESS_KEY: `second-users ${service}-secret-access-key`,
    });
    expect(readS3Config(environment).second).toMatchObject({ bucket: "envoi-old", pathStyle: true });
  }
});

test("a second store needs no Secret if the SDK finds the credentials, and is disabled if it has no bucket", async () => {
  const rendered = await render(external({ bucket: "envoi-old", region: "eu-west-1", credentials: "default" }));
  expect(readEnvironment(rendered, "janitor")).toEqual({
    SECOND_S3_BUCKET: "envoi-old",
    SECOND_S3_REGION: "eu-west-1",
  });
  expect(readEnvironment(await render(EXTERNAL), "janitor")).toEqual({});
});

test("network policies allow connections to the second store", async () => {
  const policy = z.object({
    spec: z.looseObject({ egress: z.array(z.object({ ports: z.array(z.object({ port: z.int() })) })) }),
  });
  for (const values of [external(SECOND), { ...TRIAL, s3: { ...TRIAL.s3, second: SECOND } }]) {
    const { spec } = (await render(values)).one("NetworkPolicy", "envoi-metadata", policy);
    const ports = spec.egress.flatMap(({ ports: some }) => some.map(({ port }) => port));
    expect(ports).toContain(9_000);
    expect(ports).toContain("bundled" in values.s3 ? 6_379 : 443);
  }
});

test("with a second store, janitors and operators have the rights that moving Blobs requires", async () => {
  const secret = z.object({ data: z.object({ "users.json": z.base64() }) });
  const policiesWith = async (second: Values) => {
    const rendered = await render({ ...TRIAL, s3: { ...TRIAL.s3, second } });
    const { data } = rendered.one("Secret", "envoi-seaweedfs", secret);
    const { policies } = JSON.parse(Buffer.from(data["users.json"], "base64").toString());
    const named = policies as { name: string; content: string }[];
    return Object.fromEntries(named.map(({ name, content }) => [name, JSON.parse(content)]));
  };
  const [one, two] = [await policiesWith({}), await policiesWith(SECOND)];
  for (const service of ["janitor", "operators"] as const) {
    expect(one[service]).toEqual(buildS3Policy(service, "envoi"));
    expect(two[service]).toEqual(buildS3Policy(service, "envoi", { moves: true }));
  }
  expect(two["download"]).toEqual(one["download"]);
});

describe("refused:", () => {
  test.each([
    ["no address", { bucket: "b-old", existingSecret: "s" }, /s3\.second\.endpoint/],
    ["no Secret", { bucket: "b-old", region: "eu-west-1" }, /s3\.second\.existingSecret/],
    ["no bucket", { endpoint: "http://old:9000" }, /s3\.second\.bucket/],
    ["the same bucket", { bucket: "envoi-files", region: "eu-central-1", existingSecret: "s" }, /s3\.second\.bucket/],
    ["a password in its address", { ...SECOND, endpoint: "http://a:b@old:9000" }, /s3\.second\.endpoint/],
  ])("%s", async (_what, second, problem) => {
    await expect(render(external(second))).rejects.toThrow(problem);
  });
});
