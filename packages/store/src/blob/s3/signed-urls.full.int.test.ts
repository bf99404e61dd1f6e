import { describe, expect, test } from "vitest";
import { listAll, newKey } from "../../testing/blob/harness.ts";
import { createMinioCredentials } from "../../testing/blob/minio-credentials.ts";
import { openBucket, sharedMinio } from "../../testing/blob/open-bucket.ts";
import { describeSignedParts } from "../../testing/blob/signed-parts.contract.ts";
import { describeSignedReads } from "../../testing/blob/signed-reads.contract.ts";

const minio = sharedMinio();

describe("reads", () => describeSignedReads(() => openBucket(minio())));
describe("Parts", () =>
  describeSignedParts(() =>
    openBucket(minio(), { credentialsFor: (bucket) => createMinioCredentials(minio(), "upload-gateway", bucket) }),
  ));

test("no URL for a write is signed with credentials with which the store accepts forged writes", async () => {
  await using blob = await openBucket(minio());
  const ref = await blob.store.startParts(newKey(), { partBytes: 5_242_880 });
  expect(await blob.store.directParts?.sign(ref, { number: 1, bytes: 1 }, 30)).toBeNull();
  expect(blob.store.directParts).toBeUndefined();
  expect(await listAll(blob.store, "", { unfinished: false })).toEqual([]);
});
