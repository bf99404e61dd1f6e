import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Keyring } from "./keyring.ts";
import { Secrets } from "./secrets.ts";

function createKeyring(): Keyring {
  const secrets = new Map<string, string>();
  return {
    read: async (name) => secrets.get(name) ?? null,
    write: async (name, secret) => void secrets.set(name, secret),
    remove: async (name) => void secrets.delete(name),
  };
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "envoi-secrets-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("reports files as long as one contains a secret from before there was a keyring", async () => {
  const folder = await createFolder();
  expect(await new Secrets(folder, null).write("device-key", "a")).toBe("file");
  const secrets = new Secrets(folder, createKeyring());
  expect(await secrets.read("device-key")).toBe("a");
  expect(await secrets.findPlace()).toBe("file");
  expect(await secrets.write("device-key", "b")).toBe("keyring");
  expect(await secrets.findPlace()).toBe("keyring");
});

test("reports files once the keyring has failed", async () => {
  const fail = () => Promise.reject(new Error("locked"));
  const secrets = new Secrets(await createFolder(), { read: fail, write: fail, remove: fail });
  expect(await secrets.findPlace()).toBe("keyring");
  expect(await secrets.write("device-key", "a")).toBe("file");
  expect(await secrets.findPlace()).toBe("file");
  expect(await secrets.read("device-key")).toBe("a");
});
