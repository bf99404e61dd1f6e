/** Whether an error is the browser's own exception of this name, such as "AbortError". */
export function isException(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}
