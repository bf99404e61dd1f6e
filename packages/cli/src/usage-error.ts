/** The command line requests something impossible. The message explains what to do instead. */
export class UsageError extends Error {
  readonly code = "usage";
}

/** A command that succeeded only in part. */
export class PartialFailure extends Error {
  readonly code = "some_failed";
}
