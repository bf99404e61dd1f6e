import { ProtocolError } from "@envoi/protocol";
import type { SessionStore } from "@envoi/store";
import type { OpenUpload } from "./upload-session.ts";

export type LeaseDeps = {
  uploads: Pick<SessionStore, "renewSession">;
  /** How often the lease of a session is renewed while a client fills it. */
  renewSeconds: number;
};

/**
 * Renews the lease of a session until it is disposed of.
 *
 * @param client.hasBytes - whether the client has sent any: without them, a session that outlives it is not renewed
 * @param client.fail - called when another client has the session
 */
export function keepLease(
  { uploads, renewSeconds }: LeaseDeps,
  { id, epoch }: Pick<OpenUpload, "id" | "epoch">,
  client: { hasBytes(): boolean; fail(reason: Error): void },
): Disposable {
  const timer = setInterval(() => {
    uploads.renewSession(id, epoch, { hasBytes: client.hasBytes() }).then(
      (outcome) => outcome === "fenced" && client.fail(new ProtocolError("superseded")),
      // A single failure is harmless: the lease outlives several.
      () => {},
    );
  }, renewSeconds * 1_000);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
