import { SERVICES, type ServiceName } from "@envoi/platform";
import { startSeaweedfs } from "@envoi/testkit";
import { describe } from "vitest";
import { openBucket, shared } from "../../testing/blob/open-bucket.ts";
import { describeRights } from "../../testing/blob/rights.contract.ts";
import { MOVING_SERVICES, s3PolicyOf } from "./s3-policy.ts";

/** All buckets of this test: users are known when the server starts. */
const BUCKETS = "test-*";

function userOf(service: ServiceName, moves: boolean) {
  const name = `${service}${moves ? "-that-moves" : ""}`;
  const policy = s3PolicyOf(service, BUCKETS, { moves });
  return { name, accessKeyId: `key-of-${name}`, secretAccessKey: `secret-of-${name}`, policy };
}
const USERS = [
  ...SERVICES.map((service) => userOf(service, false)),
  ...MOVING_SERVICES.map((service) => userOf(service, true)),
];
const seaweedfs = shared(() => startSeaweedfs({ users: USERS }));

describe("on SeaweedFS", () =>
  describeRights({
    openBucket: () => openBucket(seaweedfs()),
    credentialsOf: async (service, _bucket, { moves }) => userOf(service, moves),
  }));
