/** Something that the operator can do something about: the message says all, and the place in the code nothing. */
export class StackError extends Error {
  override name = "StackError";
}
