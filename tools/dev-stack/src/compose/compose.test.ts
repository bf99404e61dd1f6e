import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { readNatsConfig } from "@envoi/events";
import { readProcessConfig, SERVICES } from "@envoi/platform";
import { readRedisConfig, readS3Config } from "@envoi/store";
import { DEPLOYED_SERVICES, TOKEN_CHECK_VARIABLES, TOPOLOGY } from "@envoi/topology";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { ROOT } from "../root.ts";
import { composeFiles } from "./compose-files.ts";

const COMPOSE = join(ROOT, "deploy/compose.yaml");
const envFile = z.union([z.string(), z.object({ path: z.string(), required: z.boolean() })]);
const service = z.object({
  build: z.object({ dockerfile: z.string(), args: z.object({ SERVICE: z.string() }).optional() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  env_file: z.array(envFile).default([]),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  healthcheck: z
    .object({ test: z.array(z.string()), timeout: z.string(), start_period: z.string().optional() })
    .optional(),
  deploy: z.object({ resources: z.object({ limits: z.object({ memory: z.string() }) }) }).optional(),
});
const document = z.object({
  services: z.record(z.string(), service),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

let compose: z.infer<typeof document>;
let files: Record<string, string>;
beforeAll(async () => {
  compose = document.parse(parse(await readFile(COMPOSE, "utf8"), { merge: true }));
  files = composeFiles((purpose) => createHash("sha256").update(purpose).digest("hex").slice(0, 40));
});

/** The `NAME=value` lines of a file that `compose-files` writes. */
function variablesIn(name: string): Record<string, string> {
  const lines = String(files[name]).trim().split("\n");
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]));
}

test.each(DEPLOYED_SERVICES)("%s runs its own program, with exactly the settings that it needs", (name) => {
  const {
    build,
    environment,
    env_file: envFiles,
    healthcheck,
    deploy,
  } = compose.services[name] as z.infer<typeof service>;
  expect(build).toMatchObject(
    name === "web-origin"
      ? { dockerfile: "deploy/web-origin.Dockerfile" }
      : { dockerfile: "deploy/service.Dockerfile", args: { SERVICE: name } },
  );
  expect(healthcheck?.test.join()).toContain("8081/readyz");
  expect(deploy?.resources.limits.memory).toMatch(/^\d+[MG]$/);
  const own = envFiles.filter((file) => typeof file === "string");
  expect(own).toEqual(name === "web-origin" ? [] : [`compose/secrets/${name}.env`]);

  const isShared = (file: z.infer<typeof envFile>) => typeof file === "object";
  // In Compose, later files override earlier ones, and `environment` overrides all files.
  expect(envFiles.filter(isShared)).toEqual([
    { path: "compose/defaults.env", required: true },
    { path: "../.env", required: false },
  ]);
  expect(envFiles.findLastIndex(isShared)).toBe(1);
  const variables = { ...(name === "web-origin" ? {} : variablesIn(`${name}.env`)), ...environment };
  expect(readProcessConfig({ ...variables, BASE_URL: "http://localhost" })).toMatchObject({
    port: 8_080,
    privatePort: 8_081,
    host: "::",
    privateHost: "::",
    trustedProxies: { edge: true, inFront: 0 },
  });
  const readers = { redis: readRedisConfig, s3: readS3Config, nats: readNatsConfig };
  for (const [store, read] of Object.entries(readers)) {
    const isExpected = TOPOLOGY[name].stores.some((used) => used === store);
    if (isExpected) expect(() => read(variables)).not.toThrow();
    const isOfStore = (variable: string) => variable.startsWith(`${store.toUpperCase()}_`);
    expect(Object.keys(variables).some(isOfStore), store).toBe(isExpected);
  }
});

test.each(DEPLOYED_SERVICES)(
  "%s reads the public origin and the proxies in front of the edge from .env",
  async (name) => {
    const { environment } = compose.services[name] as z.infer<typeof service>;
    const defaults = parseEnv(await readFile(join(COMPOSE, "../compose/defaults.env"), "utf8"));
    const withSettings = (settings: Record<string, string>) =>
      readProcessConfig({ ...defaults, ...settings, ...environment });
    expect(withSettings({})).toMatchObject({ baseUrl: "http://localhost:8080", trustedProxies: { inFront: 0 } });
    const read = withSettings({ BASE_URL: "https://send.example", TRUST_PROXY: "2" });
    expect(read).toMatchObject({ baseUrl: "https://send.example", trustedProxies: { edge: true, inFront: 2 } });
    expect(withSettings({ TRUST_PROXY: "10.0.0.0/8" }).trustedProxies).toMatchObject({
      edge: true,
      inFront: { rules: ["Subnet: IPv4 10.0.0.0/8"] },
    });
  },
);

test.each(DEPLOYED_SERVICES)("%s gets the operator's issuer secret only if it checks tokens", (name) => {
  const operators = Object.fromEntries(TOKEN_CHECK_VARIABLES.map((variable) => [variable, "the operator's"]));
  const { environment } = compose.services[name] as z.infer<typeof service>;
  const found = TOKEN_CHECK_VARIABLES.map((variable) => ({ ...operators, ...environment })[variable]);
  expect(found).toEqual(TOKEN_CHECK_VARIABLES.map(() => (TOPOLOGY[name].checksTokens ? "the operator's" : "")));
});

test("I10: Redis rejects new data before its container runs out of memory", () => {
  const { command, deploy } = compose.services["redis"] as z.infer<typeof service>;
  const [, megabytes] = /--maxmemory (\d+)mb/.exec([command].flat().join(" ")) ?? [];
  const limit = Number.parseInt(deploy?.resources.limits.memory ?? "", 10);
  // While Redis rewrites its append-only file, it needs the remaining memory for copied pages.
  expect(Number(megabytes) / limit).toBeLessThanOrEqual(0.6);
});

test("I10: the health check kills a hung NATS server before Docker kills the check, but does not kill a starting server", () => {
  const { test, timeout, start_period } = (compose.services["nats"] as z.infer<typeof service>).healthcheck ?? {};
  const script = test?.[1] ?? "";
  const seconds = (pattern: RegExp) => Number(pattern.exec(script)?.[1]);
  const attempts = (/attempt in ([\d ]+);/.exec(script)?.[1] ?? "").split(" ").length;
  const longestSeconds = attempts * (seconds(/timeout (\d+) wget/) + seconds(/sleep (\d+)/));
  expect(longestSeconds).toBeLessThan(Number.parseInt(timeout ?? "", 10));
  expect(start_period).toBe(`${seconds(/-lt (\d+)/)}s`);
});

test("compose.yaml sets only variables that are read", async () => {
  const example = await readFile(join(ROOT, ".env.example"), "utf8");
  const read = new Set(["OTEL_SERVICE_NAME", ...Array.from(example.matchAll(/^#([A-Z0-9_]+)=/gm), ([, name]) => name)]);
  for (const name of DEPLOYED_SERVICES) {
    const found = Object.keys(compose.services[name]?.environment ?? {});
    expect(found.filter((variable) => !read.has(variable))).toEqual([]);
  }
});

describe("the files with passwords", () => {
  test.each(SERVICES)("the user of %s has the same password in its own settings and in the stores", (name) => {
    const variables = variablesIn(`${name}.env`);
    expect(variables["REQUESTER_HASH_KEY"] !== undefined).toBe(TOPOLOGY[name].hashesRequesters);
    expect(String(files["redis-users.acl"])).toContain(`user ${name} on #`);
    expect(String(files["nats.conf"])).toContain(`"${name}"`);
    if (variables["NATS_PASSWORD"] !== undefined)
      expect(String(files["nats.conf"])).toContain(variables["NATS_PASSWORD"]);
    const { S3_ACCESS_KEY_ID: accessKey, S3_SECRET_ACCESS_KEY: secretKey } = variables;
    const { identities } = JSON.parse(String(files["seaweedfs-users.json"]));
    if (accessKey !== undefined)
      expect(identities).toContainEqual({ name, credentials: [{ accessKey, secretKey }], policyNames: [name] });
  });

  test("are exactly those that compose.yaml names", () => {
    const named = [
      ...Object.values(compose.services).flatMap(({ env_file }) => env_file.filter((file) => typeof file === "string")),
      ...Object.values(compose.secrets).map(({ file }) => file),
    ];
    const written = Object.keys(files).map((name) => `compose/secrets/${name}`);
    expect([...new Set(named)].sort()).toEqual(written.sort());
  });

  test("only provisioning gets administrators' credentials", () => {
    const admin = variablesIn("provision.env");
    for (const name of SERVICES) {
      const values = Object.values(variablesIn(`${name}.env`));
      expect(values).not.toContain(admin["S3_SECRET_ACCESS_KEY"]);
      expect(values).not.toContain(admin["NATS_PASSWORD"]);
    }
    expect(() => [readNatsConfig(admin), readS3Config(admin)]).not.toThrow();
  });
});
