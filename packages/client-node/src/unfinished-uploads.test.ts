import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UnfinishedUpload } from "@envoi/client";
import type { UploadId } from "@envoi/protocol";
import { expect, onTestFinished, test } from "vitest";
import { RecordFolder } from "./record-folder.ts";
import { UnfinishedUploads } from "./unfinished-uploads.ts";
import type { Vault } from "./vault.ts";

const ID = "00112233445566aa" as UploadId;

/** Stores records in the clear. */
const vault: Vault = {
  seal: async (json) => new TextEncoder().encode(JSON.stringify(json)),
  open: async (sealed) => JSON.parse(new TextDecoder().decode(sealed)),
};

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "envoi-uploads-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("rejects a second journal of an upload while the first one is sending it", async () => {
  const uploads = new UnfinishedUploads(await createFolder(), vault);
  const draft = { server: "https://send.example", files: [], password: null, startedAtMs: 0 };
  const upload = { id: ID } as UnfinishedUpload;
  const first = uploads.journal(draft);
  await first.begin(upload);
  await expect(uploads.journal(draft).begin(upload)).rejects.toMatchObject({ name: "DeviceError", code: "in_use" });
  await first.end();
});

test("reports a record with missing fields as damaged, and does not keep it locked", async () => {
  const folder = await createFolder();
  await new RecordFolder<object>(folder, vault, { toJson: (json) => json, parse: () => null }).write(ID, {});
  const uploads = new UnfinishedUploads(folder, vault);
  for (const taking of [() => uploads.take(ID), () => uploads.take(ID)])
    await expect(taking()).rejects.toMatchObject({ name: "DeviceError", code: "bad_record" });
});
