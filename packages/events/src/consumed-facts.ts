import type { ServiceName } from "@envoi/platform";
import { FACT_TYPES, type FactType, type NoticeType, type UploadFact } from "@envoi/protocol";

/** Types of Facts that the UploadStore's outbox may contain. */
export const UPLOAD_FACT_TYPES = FACT_TYPES.filter((type): type is UploadFact["type"] => type !== "metrics.received");

/** The product's durable consumers and the Facts that each consumes. */
export const CONSUMED_FACTS = {
  janitor: ["upload.deleted", "upload.expired", "download.exhausted"],
  metrics: UPLOAD_FACT_TYPES,
  beacons: ["metrics.received"],
} as const satisfies Record<string, readonly FactType[]>;

export const CONSUMERS_OF = {
  "upload-gateway": [],
  download: [],
  metadata: [],
  filelist: [],
  metrics: ["metrics", "beacons"],
  janitor: ["janitor"],
  operators: [],
} as const satisfies Record<ServiceName, readonly (keyof typeof CONSUMED_FACTS)[]>;

/** Facts reported to owners of Uploads. */
const OBSERVED_UPLOAD_FACTS = [
  "upload.changed",
  "upload.deleted",
  "upload.expired",
  "download.completed",
  "download.exhausted",
] as const satisfies readonly FactType[];
export type ObservedUploadFactType = (typeof OBSERVED_UPLOAD_FACTS)[number];

/** Facts reported to owners. */
export const OBSERVED_FACTS = [
  ...OBSERVED_UPLOAD_FACTS,
  "request.delivered",
  "request.collected",
  "request.closed",
] as const satisfies readonly FactType[];
export type ObservedFactType = (typeof OBSERVED_FACTS)[number];

/** Services that receive all Facts and notices as observers of the bus. */
export const OBSERVERS: readonly ServiceName[] = ["metadata"];

export const NOTICES_OF: Readonly<Record<ServiceName, readonly NoticeType[]>> = {
  "upload-gateway": [],
  download: ["download.started", "password.refused"],
  metadata: ["password.refused"],
  filelist: [],
  metrics: [],
  janitor: [],
  operators: [],
};
