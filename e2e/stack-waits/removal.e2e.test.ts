import { beginUpload, call, downloadOld, type OldUpload, opaqueBody, post, uploadOld, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { firstBytes } from "../support/first-bytes.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { type StackApp, startStackApp } from "../support/stack-app.ts";

const STORE = inject("objectStore");

let app: StackApp;

beforeAll(async () => {
  app = await startStackApp({ LOG_LEVEL: "warn", SESSION_LEASE_SECONDS: "10", SESSION_LIFE_SECONDS: "10" });
});
afterAll(() => app[Symbol.asyncDispose]());

/** These uploads' objects in the bucket, and all unfinished uploads on the drives. */
async function findBlobs(ids: string[]): Promise<string[]> {
  return (await app.blobs()).filter((blob) => blob.startsWith("unfinished") || ids.some((id) => blob.includes(id)));
}

/** Creates three uploads of several Parts each, with their objects in the bucket. */
async function uploadThree(timeLimit: number): Promise<[OldUpload, OldUpload, OldUpload]> {
  const plaintext = generatorBytes(12_000_000);
  const upload = (limit: number) => uploadOld(app.origin, plaintext, { dlimit: 1, timeLimit: limit });
  const uploads: [OldUpload, OldUpload, OldUpload] = [await upload(300), await upload(300), await upload(timeLimit)];
  expect(await findBlobs(idsOf(uploads))).toHaveLength(3);
  return uploads;
}

const idsOf = (uploads: { id: string }[]) => uploads.map(({ id }) => id);

async function expectNothingLeft(ids: string[], seconds: number): Promise<void> {
  await waitFor(
    () => findBlobs(ids),
    (blobs) => blobs.length === 0,
    seconds,
  );
}

describe("I4: after 60 s the bucket contains nothing of an upload", () => {
  async function useUpAndDelete([used, deleted]: OldUpload[]): Promise<void> {
    if (used === undefined || deleted === undefined) throw new Error("two are needed");
    expect((await downloadOld(app.origin, used)).plaintext.equals(used.plaintext)).toBe(true);
    const answer = await post(app.origin, `/api/delete/${deleted.id}`, { owner_token: deleted.ownerToken });
    expect(answer.status).toBe(200);
  }
  /** Waits until requests for the upload return 404. */
  async function expectGone(upload: OldUpload): Promise<void> {
    await waitFor(
      () => call(app.origin, `/api/exists/${upload.id}`),
      ({ status }) => status === 404,
    );
  }

  it("that has been used up or deleted or has expired", async () => {
    const uploads = await uploadThree(5);
    await useUpAndDelete(uploads);
    await Promise.all(uploads.map(expectGone));
    await expectNothingLeft(idsOf(uploads), 60);
  });

  it("that ended before or during an outage of the object store, once it is back", async () => {
    // With the janitor stopped, nothing is removed before the object store stops.
    await app.stopProcess("janitor-1");
    const uploads = await uploadThree(5);
    await useUpAndDelete(uploads);
    await app.stopProcess(STORE);
    await Promise.all([app.bringBack(STORE), app.bringBack("janitor-1")]);
    await Promise.all(uploads.map(expectGone));
    await expectNothingLeft(idsOf(uploads), 60);
  });
});

describe("I5: 120 s after a gateway is killed with kill -9 during an upload, the bucket contains neither the upload nor any of its parts,", () => {
  it.each([
    ["", false],
    [", even if the object store was killed and restarted in the meantime", true],
  ])("regardless of whether its length was declared%s", async (_what, withoutStore) => {
    const uploads = await Promise.all(
      [true, false, true, false].map(async (declared) => {
        const upload = await beginUpload(app.origin, 40_000_000, { declared });
        await upload.sendAll(firstBytes(opaqueBody(upload.length), 20_000_000));
        return upload;
      }),
    );
    const ids = idsOf(uploads);
    await waitFor(
      () => app.blobs(),
      (blobs) => ids.every((id) => blobs.some((blob) => blob.includes(id))),
    );
    await Promise.all(["upload-gateway-1", "upload-gateway-2"].map((gateway) => app.crash(gateway)));
    await Promise.all(uploads.map(({ closed }) => closed()));
    if (withoutStore) await app.crash(STORE);
    await expectNothingLeft(ids, 120);
    const upload = await uploadOld(app.origin, generatorBytes(100_000));
    expect((await downloadOld(app.origin, upload)).plaintext.equals(upload.plaintext)).toBe(true);
  });
});
