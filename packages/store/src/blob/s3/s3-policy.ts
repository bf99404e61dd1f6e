import type { ServiceName } from "@envoi/platform";

/** @param below - limits the permission to list to keys below this prefix */
type Right = { actions: readonly string[]; on: readonly string[]; below?: string };

/** This permission is needed for `ping`. It reveals nothing about the bucket's contents. */
const LOCATE: Right = { actions: ["s3:GetBucketLocation"], on: [""] };
/** Aborting an upload also lists its Parts, see `abortUpload`. */
const ABANDON: readonly string[] = ["s3:AbortMultipartUpload", "s3:ListMultipartUploadParts"];
const ABORT: readonly string[] = [...ABANDON, "s3:DeleteObject"];
const LIST_UNFINISHED: Right = { actions: ["s3:ListBucketMultipartUploads"], on: [""] };

/**
 * Services that sign URLs with which clients write. For them, requests are denied that some stores do not verify, and
 * that they themselves never send: see [Note: Forged writes].
 */
const SIGNS_WRITES: readonly ServiceName[] = ["upload-gateway"];
const DENIED = [
  { Action: ["s3:PutObject"], Condition: { StringLike: { "s3:x-amz-content-sha256": ["STREAMING-*"] } } },
  // At a URL for a Part, the only read is the one of a copy.
  { Action: ["s3:GetObject"], Condition: { StringEquals: { "s3:authType": ["REST-QUERY-STRING"] } } },
];

/*
 * The permissions that each service needs. GetObject includes the permission to read an object's length. Without
 * permission to list keys, S3 returns 403 instead of 404, so `download` and `filelist` treat a missing object as
 * `unavailable`.
 */
const RIGHTS: Readonly<Record<ServiceName, readonly Right[]>> = {
  // The gateway must not remove finished Blobs.
  "upload-gateway": [
    { actions: ["s3:PutObject", "s3:GetObject", ...ABANDON], on: ["/uploads/*"] },
    // These patterns match tails and readable Parts, but no finished Blob.
    { actions: ["s3:DeleteObject"], on: ["/uploads/*.tail.*", "/uploads/*.part.*"] },
  ],
  download: [{ actions: ["s3:GetObject"], on: ["/uploads/*"] }],
  metadata: [],
  filelist: [{ actions: ["s3:PutObject", "s3:GetObject", ...ABORT], on: ["/lists/*"] }, LIST_UNFINISHED],
  metrics: [
    { actions: ["s3:PutObject", "s3:DeleteObject"], on: ["/metrics/*"] },
    { actions: ["s3:ListBucket"], on: [""], below: "metrics/" },
  ],
  // The janitor must neither read Blobs nor remove batches of events.
  janitor: [
    { actions: ABORT, on: ["/uploads/*", "/lists/*"] },
    { actions: ABANDON, on: ["/metrics/*"] },
    { actions: ["s3:ListBucket"], on: [""] },
    LIST_UNFINISHED,
  ],
  // The operators' service hashes bodies, and shows what a sweep would discard.
  operators: [
    { actions: ["s3:GetObject"], on: ["/uploads/*"] },
    { actions: ["s3:ListBucket"], on: [""] },
    LIST_UNFINISHED,
  ],
};

/**
 * Additional rights in both stores while one is being moved into the other: operators order the move, and janitors
 * carry it out.
 */
const MOVING: Partial<Readonly<Record<ServiceName, readonly Right[]>>> = {
  janitor: [
    { actions: ["s3:PutObject", "s3:GetObject", ...ABORT], on: ["/uploads/*", "/lists/*", "/metrics/*"] },
    { actions: ["s3:GetObject", ...ABANDON], on: ["/moves/*"] },
  ],
  operators: [{ actions: ["s3:PutObject", "s3:GetObject", "s3:DeleteObject"], on: ["/moves/*"] }],
};

/** Services that need additional rights while a store is being moved. */
export const MOVING_SERVICES = Object.keys(MOVING) as readonly ServiceName[];

/**
 * The IAM policy (also for MinIO) of a service's credentials: only what its calls need.
 *
 * @param options.moves - whether to include the permissions needed while one store is being moved into another
 */
export function buildS3Policy(service: ServiceName, bucket: string, { moves = false } = {}): object {
  const moving = moves ? (MOVING[service] ?? []) : [];
  const allowed = [LOCATE, ...RIGHTS[service], ...moving].map(({ actions, on, below }) => ({
    Effect: "Allow",
    Action: actions,
    Resource: on.map((path) => `arn:aws:s3:::${bucket}${path}`),
    ...(below === undefined ? {} : { Condition: { StringLike: { "s3:prefix": [`${below}*`] } } }),
  }));
  const denied = SIGNS_WRITES.includes(service) ? DENIED : [];
  const Resource = [`arn:aws:s3:::${bucket}/*`];
  const denials = denied.map(({ Action, Condition }) => ({ Effect: "Deny", Action, Resource, Condition }));
  return { Version: "2012-10-17", Statement: [...allowed, ...denials] };
}
