import { redisHarness, sharedRedis } from "../../testing/upload/open-redis-store.ts";
import { describeUploadStore } from "../../testing/upload/upload-store.contract.ts";

const program = "valkey-server";

// A Cluster rejects scripts whose keys are in several slots.
describeUploadStore("a Redis Cluster", redisHarness(sharedRedis({ cluster: "alone" }), "cluster"));
describeUploadStore("one Valkey", redisHarness(sharedRedis({ program }), "single"));
describeUploadStore("a Valkey Cluster", redisHarness(sharedRedis({ program, cluster: "alone" }), "cluster"));
