import type { Values } from "../chart/render.ts";

/** Values for a trial, as shown first in the chart's README. */
export const TRIAL = {
  baseUrl: "https://send.example",
  redis: { bundled: { enabled: true } },
  nats: { bundled: { enabled: true } },
  s3: { bundled: { enabled: true } },
} satisfies Values;

/** Values for managed stores and existing Secrets. */
export const EXTERNAL = {
  baseUrl: "https://send.example",
  requesterHash: { existingSecret: "hash" },
  redis: {
    mode: "sentinel",
    urls: ["rediss://redis-0.stores:26379", "rediss://redis-1.stores:26379"],
    sentinelMaster: "envoi",
    waitReplicas: 1,
    existingSecret: "redis-users",
  },
  nats: { urls: ["tls://nats-0.stores:4222", "tls://nats-1.stores:4222"], replicas: 3, existingSecret: "nats-users" },
  s3: { endpoint: "", region: "eu-central-1", bucket: "envoi-files", existingSecret: "s3-users" },
  provision: { existingSecret: "provision" },
} satisfies Values;
