/** The command line asks for something that can't be done. The message says what to write instead. */
export class UsageError extends Error {
  readonly code = "usage";
}

/** A command that did what it could, but not everything. */
export class PartialFailure extends Error {
  readonly code = "some_failed";
}
