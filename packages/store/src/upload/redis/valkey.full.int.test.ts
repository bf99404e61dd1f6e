import { redisHarness, sharedRedis } from "../../testing/upload/open-redis-store.ts";
import { describeUploadStore } from "../../testing/upload/upload-store.contract.ts";

const program = "valkey-server";

describeUploadStore("one Valkey", redisHarness(sharedRedis({ program }), "single"));
describeUploadStore("a Valkey Cluster", redisHarness(sharedRedis({ program, cluster: "alone" }), "cluster"));
