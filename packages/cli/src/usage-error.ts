/** Thrown if the command line requests something impossible. The message explains what to do instead. */
export class UsageError extends Error {
  readonly code = "usage";
}

/** Thrown if a command succeeded only in part. */
export class PartialFailure extends Error {
  readonly code = "some_failed";
}
