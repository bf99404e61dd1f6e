import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seaweedfsUsersFile } from "@envoi/backing-stores";
import { natsAuthorization } from "@envoi/events";
import { SERVICES, type ServiceName } from "@envoi/platform";
import { buildRedisAcl, buildS3Policy } from "@envoi/store";
import { type Store, TOPOLOGY } from "@envoi/topology";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { TRIAL } from "../testing/chart-values.ts";
import { type RenderedChart, render } from "../testing/rendered-chart.ts";
import { listPods, listSecretKeys } from "../testing/workload.ts";
import { CHART } from "./render.ts";

const texts = z.record(z.string(), z.string());
const base64 = z.base64().transform((text) => Buffer.from(text, "base64").toString("utf8"));
const secret = z.object({ metadata: z.looseObject({ name: z.string() }), data: z.record(z.string(), base64) });
const authorization = z.object({ users: z.array(z.looseObject({ user: z.string(), password: z.string() })) });

const store = z.object({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({ template: z.looseObject({ metadata: z.looseObject({ annotations: texts }) }) }),
});
/** Values for a trial installation without random passwords, so that renderings can be compared. */
const GIVEN = {
  baseUrl: TRIAL.baseUrl,
  redis: { bundled: { enabled: true, existingSecret: "a1" }, existingSecret: "a2" },
  nats: { bundled: { enabled: true, existingSecret: "b1" }, existingSecret: "b2" },
  s3: { bundled: { enabled: true, existingSecret: "c1" }, existingSecret: "c2" },
  provision: { existingSecret: "d" },
  requesterHash: { existingSecret: "e" },
};

let trial: RenderedChart;
let again: RenderedChart;
beforeAll(async () => {
  [trial, again] = await Promise.all([render(TRIAL), render(TRIAL)]);
});

const secretData = (rendered: RenderedChart, name: string) => rendered.one("Secret", name, secret).data;
const users = (store: Store): readonly ServiceName[] =>
  SERVICES.filter((name) => TOPOLOGY[name].stores.includes(store));
const sha256 = (text: string | undefined) =>
  createHash("sha256")
    .update(text ?? "")
    .digest("hex");

const seaweedfs = z.object({
  identities: z.array(z.looseObject({ name: z.string() })),
  policies: z.array(z.object({ name: z.string(), content: z.string() })),
});

/** Identities and policies by name. */
function usersOfSeaweedfs(file = "{}") {
  const { identities, policies } = seaweedfs.parse(JSON.parse(file));
  return {
    identities: Object.fromEntries(identities.map((identity) => [identity.name, identity])),
    policies: Object.fromEntries(policies.map(({ name, content }) => [name, JSON.parse(content)])),
  };
}

/** Parses the users in the JSON after `authorization:`. */
function usersOfNats(config: string | undefined) {
  return authorization.parse(JSON.parse((config ?? "").replace(/^authorization: /, ""))).users;
}

test("the Redis users are the services that use Redis, each with the rights in the code and its own password", () => {
  const { "users.acl": acl = "", "default-password": admin } = secretData(trial, "envoi-redis");
  const credentials = secretData(trial, "envoi-redis-users");
  const lines = users("redis").map((name) => {
    expect(credentials[`${name}-username`]).toBe(name);
    return `user ${name} on #${sha256(credentials[`${name}-password`])} ${buildRedisAcl(name).join(" ")}`;
  });
  expect(acl.trim().split("\n").sort()).toEqual([`user default on #${sha256(admin)} ~* &* +@all`, ...lines].sort());
});

test("the NATS users are the services that use NATS, each with the rights in the code and its own password", () => {
  const credentials = secretData(trial, "envoi-nats-users");
  const { "nats-username": user = "", "nats-password": password = "" } = secretData(trial, "envoi-provision");
  const services = users("nats").map((service) => ({ service, password: credentials[`${service}-password`] ?? "" }));
  const expected = usersOfNats(natsAuthorization({ services, admin: { user, password } }));
  const byName = (one: { user: string }, other: { user: string }) => one.user.localeCompare(other.user);
  expect(usersOfNats(secretData(trial, "envoi-nats")["users.conf"]).sort(byName)).toEqual(expected.sort(byName));
});

test("the SeaweedFS users are an administrator and the services that use S3, with the policies in the code", async () => {
  for (const bucket of ["envoi", "other-bucket"]) {
    const rendered = await render({ ...TRIAL, s3: { ...TRIAL.s3, bucket } });
    const credentials = secretData(rendered, "envoi-seaweedfs-users");
    const admin = secretData(rendered, "envoi-provision");
    const given = users("s3").map((name) => ({
      name,
      accessKeyId: credentials[`${name}-access-key-id`] ?? "",
      secretAccessKey: credentials[`${name}-secret-access-key`] ?? "",
      policy: buildS3Policy(name, bucket),
    }));
    const root = { accessKeyId: admin["s3-access-key-id"] ?? "", secretAccessKey: admin["s3-secret-access-key"] ?? "" };
    expect(usersOfSeaweedfs(secretData(rendered, "envoi-seaweedfs")["users.json"])).toEqual(
      usersOfSeaweedfs(seaweedfsUsersFile(root, given)),
    );
  }
});

test("each password serves a single purpose and differs between installations", () => {
  const passwords = (rendered: RenderedChart) =>
    rendered.all("Secret", secret).flatMap(({ metadata, data }) =>
      Object.entries(data)
        .filter(([key]) => /password$|key$|key-id$/.test(key) && metadata.name !== "envoi-provision")
        .map(([, value]) => value),
    );
  const [own, others] = [passwords(trial), passwords(again)];
  expect(own.length).toBeGreaterThan(20);
  expect(new Set([...own, ...others]).size).toBe(own.length + others.length);
  for (const password of own) expect(password).toMatch(/^[0-9a-f]{20,40}$/);
});

test("every Secret key that a pod references exists", () => {
  const keys = new Map(trial.all("Secret", secret).map(({ metadata, data }) => [metadata.name, Object.keys(data)]));
  for (const { name, spec } of listPods(trial)) {
    for (const { name: from, key } of listSecretKeys(spec)) {
      if (key === "*") expect([...keys.keys()], name).toContain(from);
      else expect(keys.get(from), `${name}: ${from}`).toContain(key);
    }
  }
});

test("no service gets an administrator's credentials", () => {
  const rootSecrets = ["envoi-redis", "envoi-nats", "envoi-seaweedfs", "envoi-provision", "envoi-passwords"];
  for (const name of SERVICES) {
    const pod = listPods(trial).find(({ component }) => component === name);
    const asked = pod === undefined ? [] : listSecretKeys(pod.spec).map((key) => key.name);
    expect(asked.filter((secretName) => rootSecrets.includes(secretName))).toEqual([]);
  }
});

/** Annotations that change when a store's configuration does. */
function storeMarks(rendered: RenderedChart): Record<string, unknown> {
  const stores = rendered.all("StatefulSet", store);
  return Object.fromEntries(stores.map(({ metadata, spec }) => [metadata.name, spec.template.metadata.annotations]));
}

test("when a service's rights change, stores that read rights only at startup are restarted", async () => {
  const directory = await mkdtemp(join(tmpdir(), "envoi-chart-"));
  try {
    const chart = join(directory, "helm");
    await cp(CHART, chart, { recursive: true });
    const file = join(chart, "files/services.json");
    const text = await readFile(file, "utf8");
    const marks = async (services: string) => {
      await writeFile(file, services);
      return storeMarks(await render(GIVEN, { chart }));
    };
    const before = await marks(text);
    const withRedis = await marks(text.replace('"+ping"', '"+ping", "+get"'));
    const withNats = await marks(text.replace('"envoi.upload.completed"', '"envoi.upload.completed", "envoi.new"'));
    const withS3 = await marks(text.replace('"s3:GetObject"', '"s3:GetObject", "s3:GetObjectTagging"'));
    const changed = (after: Record<string, unknown>) =>
      Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
    expect(changed(withRedis)).toEqual(["envoi-redis"]);
    expect(changed(withNats)).toEqual(["envoi-nats"]);
    expect(changed(withS3)).toEqual(["envoi-seaweedfs"]);
    expect(changed(await marks(text))).toEqual([]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
