import type { ServiceName } from "@envoi/platform";

/** @param below - for listing: only keys below this prefix */
type Right = { actions: readonly string[]; on: readonly string[]; below?: string };

/** Whoever asks `ping` needs this; it tells nothing of what is in the bucket. */
const LOCATE: Right = { actions: ["s3:GetBucketLocation"], on: [""] };
/** Aborting an upload is listing its Parts too, see `abortUpload`. */
const ABANDON: readonly string[] = ["s3:AbortMultipartUpload", "s3:ListMultipartUploadParts"];
const ABORT: readonly string[] = [...ABANDON, "s3:DeleteObject"];
const LIST_UNFINISHED: Right = { actions: ["s3:ListBucketMultipartUploads"], on: [""] };

/*
 * What each service's calls need. Reading an object is what its length, too, is asked by. Without the right to list keys,
 * S3 answers "refused" instead of "not there": for `download` and `filelist` a missing object is then `unavailable`.
 */
const RIGHTS: Readonly<Record<ServiceName, readonly Right[]>> = {
  // What is whole is not the gateway's to remove.
  "upload-gateway": [{ actions: ["s3:PutObject", "s3:GetObject", ...ABANDON], on: ["/uploads/*"] }],
  download: [{ actions: ["s3:GetObject"], on: ["/uploads/*"] }],
  metadata: [],
  filelist: [{ actions: ["s3:PutObject", "s3:GetObject", ...ABORT], on: ["/lists/*"] }, LIST_UNFINISHED],
  metrics: [
    { actions: ["s3:PutObject", "s3:GetObject", "s3:DeleteObject"], on: ["/metrics/*"] },
    { actions: ["s3:ListBucket"], on: [""], below: "metrics/" },
  ],
  janitor: [
    { actions: ["s3:GetObject"], on: ["/uploads/*"] },
    { actions: ABORT, on: ["/uploads/*", "/lists/*"] },
    // Batches of events are not the janitor's to remove.
    { actions: ABANDON, on: ["/metrics/*"] },
    { actions: ["s3:ListBucket"], on: [""] },
    LIST_UNFINISHED,
  ],
};

/** The policy document of a service's credentials, as IAM and MinIO take it: what its calls need, nothing else. */
export function s3PolicyOf(service: ServiceName, bucket: string): object {
  return {
    Version: "2012-10-17",
    Statement: [LOCATE, ...RIGHTS[service]].map(({ actions, on, below }) => ({
      Effect: "Allow",
      Action: actions,
      Resource: on.map((path) => `arn:aws:s3:::${bucket}${path}`),
      ...(below === undefined ? {} : { Condition: { StringLike: { "s3:prefix": [`${below}*`] } } }),
    })),
  };
}
