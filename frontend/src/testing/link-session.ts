import { type ErrorCode, ProtocolError } from "@envoi/protocol";
import { createDownloadSession } from "../features/download/session/download-session.ts";
import type { HandOver } from "../shared/saving/hand-over.ts";
import type { Transfer } from "../shared/transfer/transfer.ts";
import { fakeEnvironment, NO_HAND_OVER } from "./fake-environment.ts";
import { NONCE, SECRET, uploadId } from "./fake-uploads.ts";

/** A received link's session, started by the test. */
export function linkSession(changes: Partial<Transfer> = {}, share?: HandOver["share"]) {
  const environment = fakeEnvironment(changes);
  if (share !== undefined) environment.handOver = { ...NO_HAND_OVER, share };
  const session = createDownloadSession(environment, { id: uploadId(), secretB64: SECRET });
  return { environment, session, state: session.store.getState };
}

/** The server's response for a link that needs a password. */
export const locked = async () => ({ requiresPassword: true, nonce: NONCE });

export function refuse(code: ErrorCode) {
  return () => Promise.reject(new ProtocolError(code));
}
