import type { DEPLOYED_SERVICES, Store } from "@envoi/topology";
import { expect, test } from "vitest";
import { hostOf, type ServiceSettings, serviceEnvironment } from "./service-command.ts";

const settings: ServiceSettings = {
  variables: {
    PATH: "/bin",
    MAX_FILE_SIZE: "1000",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318",
    LOG_LEVEL: "warn",
    TRUST_PROXY: "10.0.0.0/8",
    // Settings for another deployment, or settings that the stack generates.
    PORT: "80",
    REDIS_SENTINEL_URLS: "redis://elsewhere:1",
    S3_ENDPOINT: "http://elsewhere",
    BEHIND_EDGE: "false",
    OTEL_SERVICE_NAME: "mine",
    SPOOL_DIR: "/elsewhere",
    NODE_OPTIONS: "--inspect",
    AUTH_CLIENT_ID: "c",
    AUTH_CLIENT_SECRET: "s",
    AUTH_KEY_SCOPE: "k",
    AUTH_ORIGINS: "https://elsewhere.example",
    AUTH_DIALECT: "fxa",
  },
  baseUrl: "https://send.example",
  webOrigin: "http://127.0.0.1:3",
  requesterHashKey: "k",
  drainSeconds: 7,
  dataDirectory: "/data",
  storeVariables: (service) => ({
    redis: { REDIS_USERNAME: service },
    s3: { S3_ENDPOINT: "http://127.0.0.1:9000", S3_ACCESS_KEY_ID: service },
    nats: { NATS_USER: service },
  }),
  issuerVariables: (service) => ({ AUTH_ISSUER: `http://issuer/${service}` }),
};
const STORE_USERS: Record<Store, string> = { redis: "REDIS_USERNAME", s3: "S3_ACCESS_KEY_ID", nats: "NATS_USER" };
const environment = (service: (typeof DEPLOYED_SERVICES)[number]) =>
  serviceEnvironment(service, 2, { host: hostOf(2), port: 1, privatePort: 2 }, settings);

test("a service gets the operator's settings, overridden by the stack's own", () => {
  expect(environment("download")).toEqual({
    PATH: "/bin",
    MAX_FILE_SIZE: "1000",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318",
    LOG_LEVEL: "warn",
    AUTH_DIALECT: "fxa",
    HOST: "127.0.0.2",
    PORT: "1",
    PRIVATE_HOST: "127.0.0.2",
    PRIVATE_PORT: "2",
    BASE_URL: "https://send.example",
    DRAIN_SECONDS: "7",
    TRUST_PROXY: "10.0.0.0/8",
    BEHIND_EDGE: "true",
    MALLOC_ARENA_MAX: "2",
    OTEL_SERVICE_NAME: "download",
    REQUESTER_HASH_KEY: "k",
    WEB_ORIGIN: "http://127.0.0.1:3",
    AUTH_ISSUER: "http://issuer/download",
    SPOOL_DIR: "/data/spool/download-2",
    REDIS_USERNAME: "download",
    S3_ENDPOINT: "http://127.0.0.1:9000",
    S3_ACCESS_KEY_ID: "download",
    NATS_USER: "download",
  });
});

test.each([
  ["upload-gateway", ["redis", "s3", "nats"]],
  ["metadata", ["redis", "s3", "nats"]],
  ["filelist", ["redis", "s3"]],
  ["metrics", ["s3", "nats"]],
  ["janitor", ["redis", "s3", "nats"]],
  ["operators", ["redis", "s3", "nats"]],
  ["web-origin", []],
] as const)("%s gets the stores that it uses, as its own user", (service, stores) => {
  const present = Object.entries(STORE_USERS).filter(([, user]) => environment(service)[user] !== undefined);
  expect(present.map(([store]) => store)).toEqual(stores);
  for (const [, user] of present) expect(environment(service)[user]).toBe(service);
});

test("the process that serves the web app receives no secret", () => {
  expect(environment("web-origin")).not.toHaveProperty("REQUESTER_HASH_KEY");
});

test.each([
  [{}, "http://127.0.0.1:9000"],
  [{ S3_PUBLIC_ENDPOINT: "https://store.example" }, "https://store.example"],
])("with direct transfers and %j, clients reach the object store at %s", (chosen, S3_PUBLIC_ENDPOINT) => {
  const variables = { ...settings.variables, DIRECT_TRANSFERS: "true", ...chosen };
  const address = { host: hostOf(2), port: 1, privatePort: 2 };
  expect(serviceEnvironment("web-origin", 2, address, { ...settings, variables })).toMatchObject({
    S3_PUBLIC_ENDPOINT,
  });
});
