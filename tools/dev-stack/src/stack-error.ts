/** An error that the operator can fix: the message is complete without a stack trace. */
export class StackError extends Error {
  override name = "StackError";
}
