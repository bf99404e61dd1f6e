import { describe, expect, test } from "vitest";
import { listAll, newKey } from "../../testing/blob/harness.ts";
import { createMinioCredentials, createMinioUser } from "../../testing/blob/minio-credentials.ts";
import { openBucket, sharedMinio } from "../../testing/blob/open-bucket.ts";
import { describeSignedParts } from "../../testing/blob/signed-parts.contract.ts";
import { describeSignedReads } from "../../testing/blob/signed-reads.contract.ts";
import { buildS3Policy } from "./s3-policy.ts";

type Statement = { Effect: "Allow" | "Deny"; Action: readonly string[] };

const minio = sharedMinio();

describe("reads", () => describeSignedReads(() => openBucket(minio())));
describe("Parts", () =>
  describeSignedParts(() =>
    openBucket(minio(), { credentialsFor: (bucket) => createMinioCredentials(minio(), "upload-gateway", bucket) }),
  ));

/** The policy of the gateway, but without what it denies of this action. */
function policyWithout(action: string, bucket: string): object {
  const { Statement, ...policy } = buildS3Policy("upload-gateway", bucket) as { Statement: Statement[] };
  return { ...policy, Statement: Statement.filter((one) => one.Effect === "Allow" || !one.Action.includes(action)) };
}

test.each([
  ["forged writes", "s3:PutObject"],
  ["copies at URLs for Parts", "s3:GetObject"],
])("no URL for a write is signed with credentials with which the store accepts %s", async (_what, action) => {
  const credentialsFor = (bucket: string) => createMinioUser(minio(), policyWithout(action, bucket));
  await using blob = await openBucket(minio(), { credentialsFor });
  const ref = await blob.store.startParts(newKey(), { partBytes: 5_242_880 });
  expect(await blob.store.directParts?.sign(ref, { number: 1, bytes: 1 }, 30)).toBeNull();
  expect(blob.store.directParts).toBeUndefined();
});

test("the object of a forged write that the store accepts is removed", async () => {
  await using blob = await openBucket(minio());
  const ref = await blob.store.startParts(newKey(), { partBytes: 5_242_880 });
  expect(await blob.store.directParts?.sign(ref, { number: 1, bytes: 1 }, 30)).toBeNull();
  expect(await listAll(blob.store, "", { unfinished: false })).toEqual([]);
});
