import { SERVICES, type ServiceName } from "@envoi/platform";
import { startSeaweedfs } from "@envoi/testkit";
import { describe } from "vitest";
import { openBucket, shared } from "../../testing/blob/open-bucket.ts";
import { describeRights } from "../../testing/blob/rights.contract.ts";
import { buildS3Policy, MOVING_SERVICES } from "./s3-policy.ts";

/** Matches every bucket of this test. The server reads its users at startup, before the buckets' names are known. */
const BUCKETS = "test-*";

function createUser(service: ServiceName, moves: boolean) {
  const name = `${service}${moves ? "-that-moves" : ""}`;
  const policy = buildS3Policy(service, BUCKETS, { moves });
  return { name, accessKeyId: `key-of-${name}`, secretAccessKey: `secret-of-${name}`, policy };
}
const USERS = [
  ...SERVICES.map((service) => createUser(service, false)),
  ...MOVING_SERVICES.map((service) => createUser(service, true)),
];
const seaweedfs = shared(() => startSeaweedfs({ users: USERS }));

describe("on SeaweedFS", () =>
  describeRights({
    openBucket: () => openBucket(seaweedfs()),
    createCredentials: async (service, _bucket, { moves }) => createUser(service, moves),
  }));
