import { describe } from "vitest";
import { openBucket, sharedSeaweedfs } from "../../testing/blob/open-bucket.ts";
import { describeSignedParts } from "../../testing/blob/signed-parts.contract.ts";
import { describeSignedReads } from "../../testing/blob/signed-reads.contract.ts";

const seaweedfs = sharedSeaweedfs();

describe("reads", () => describeSignedReads(() => openBucket(seaweedfs())));
describe("Parts", () => describeSignedParts(() => openBucket(seaweedfs())));
