import { ProtocolError } from "@envoi/protocol";

/**
 * Renews the lease of a session or a Part until the returned object is disposed of.
 *
 * @param fail - called when another client has taken over the session or the Part
 */
export function keepLease(
  renew: () => Promise<string>,
  everySeconds: number,
  fail: (reason: Error) => void,
): Disposable {
  const timer = setInterval(() => {
    renew().then(
      (outcome) => outcome === "fenced" && fail(new ProtocolError("superseded")),
      // A single failure is harmless: the lease outlives several of them, and the store checks the lease when
      // recording bytes.
      () => {},
    );
  }, everySeconds * 1_000);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
