import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import * as z from "zod";
import { kubernetesSecrets, writeKubernetesSecrets } from "./kubernetes-secrets.ts";

const manifest = z.object({
  kind: z.literal("Secret"),
  metadata: z.object({ name: z.string() }),
  stringData: z.record(z.string(), z.string()),
});
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-secrets-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test("the Secrets are complete, readable only by their owner, and stay the same", async () => {
  const file = await writeKubernetesSecrets(join(directory, "secrets"));
  const text = await readFile(file, "utf8");
  const written = parseAllDocuments(text).map((document) => manifest.parse(document.toJS()));
  expect(written.map(({ metadata }) => metadata.name)).toContain("envoi-redis");
  expect(written.flatMap(({ stringData }) => Object.values(stringData))).not.toContain("");
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect((await stat(join(directory, "secrets"))).mode & 0o077).toBe(0);
  await writeKubernetesSecrets(join(directory, "secrets"));
  expect(await readFile(file, "utf8")).toBe(text);
});

test("a service has a user in each store that it uses, and in no other", () => {
  const secrets = kubernetesSecrets((purpose) => purpose);
  const keys = (name: string) => Object.keys(secrets[name] ?? {});
  expect(keys("envoi-redis-users")).not.toContain("metrics-password");
  expect(keys("envoi-nats-users")).not.toContain("filelist-password");
  expect(keys("envoi-seaweedfs-users")).toContain("metadata-secret-access-key");
});
