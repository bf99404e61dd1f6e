import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { downloadOld, type OldUpload, startStandaloneProcess, uploadOld } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { runAdmin } from "../support/run-admin.ts";

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test("bodies are moved to another directory while the process runs, even if the process is killed, and the old directory is then empty", async () => {
  const directory = await mkdtemp(join(tmpdir(), "envoi-new-disk-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const tokenFile = join(directory, "token");
  await writeFile(tokenFile, randomBytes(32).toString("hex"));
  await using app = await startStandaloneProcess({ OPERATOR_TOKEN_FILE: tokenFile });
  const old = join(app.dataDirectory, "blobs");
  const settings = { OPERATOR_TOKEN_FILE: tokenFile, BLOB_DIR: join(directory, "blobs") };
  const admin = (...args: string[]) =>
    runAdmin({ OPERATOR_TOKEN_FILE: tokenFile, ENVOI_ADMIN_URL: app.privateOrigin }, "store", "move", ...args);
  const uploads: OldUpload[] = [];
  const upload = async (bytes: number) =>
    uploads.push(await uploadOld(app.origin, randomBytes(bytes), { dlimit: 5, declared: true }));
  const downloadAll = async () => {
    for (const one of uploads) {
      expect((await downloadOld(app.origin, one)).plaintext.equals(one.plaintext)).toBe(true);
    }
  };

  for (const bytes of [1, 100_000, 100_000, 20_000_000]) await upload(bytes);
  expect((await admin("--status")).stderr).toContain("404");
  await app.terminate();
  await app.restart({ ...settings, SECOND_BLOB_DIR: old, STORE_MOVE_BYTES_PER_SECOND: "4000000" });
  await upload(50_000);
  expect(await filesBelow(join(directory, "blobs"))).toHaveLength(1);
  await downloadAll();

  expect((await admin("--start")).stderr).toContain("--reason");
  expect(await admin("--start", "--reason", "the disk is full")).toMatchObject({
    status: 0,
    stdout: "the move is started\n",
  });
  // The process is killed while copying the large body.
  await expect.poll(() => filesBelow(old)).toHaveLength(1);
  await app.kill();
  await app.restart({ ...settings, SECOND_BLOB_DIR: old });
  await downloadAll();
  await expect.poll(() => filesBelow(old), { timeout: 60_000 }).toEqual([]);
  expect((await admin("--status")).stdout).toMatch(/left +0 blobs, 0 B/);
  expect(await admin("--stop", "--reason", "it is done")).toMatchObject({ status: 0, stdout: "the move is stopped\n" });

  await app.terminate();
  await app.restart(settings);
  await downloadAll();
});
