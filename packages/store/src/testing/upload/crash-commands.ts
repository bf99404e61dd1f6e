import type { AuthKey, UploadId } from "@envoi/protocol";
import type { NewSession, UploadStore } from "../../upload/port.ts";

/** An operation as data, for another process to repeat. */
export type Command =
  | { op: "open"; session: NewSession }
  | { op: "publish"; id: UploadId }
  | { op: "take"; id: UploadId; claimId: string }
  | { op: "renew"; id: UploadId; claimId: string }
  | { op: "spend"; id: UploadId; claimId: string }
  | { op: "release"; id: UploadId; claimId: string }
  | { op: "changeLimits"; id: UploadId; operationId: string; downloadLimit: number }
  | { op: "setPassword"; id: UploadId; operationId: string; authKey: AuthKey }
  | { op: "delete"; id: UploadId; operationId: string };

/** A line that the child prints before it sends a command or after it receives the result. */
export type Line = { n: number } & ({ send: Command } | { answer: string });

const CIPHERTEXT_BYTES = 1_000;

/** @returns the result as a single word; `upload` stands for any object */
export async function runCommand(store: UploadStore, command: Command): Promise<string> {
  switch (command.op) {
    case "open":
      return store.openSession(command.session);
    case "publish":
      return store.publish(command.id, 1, CIPHERTEXT_BYTES);
    case "take":
      return word(await store.takeClaim(command.id, command.claimId));
    case "renew":
      return store.renewClaim(command.id, command.claimId, 10);
    case "spend":
      return store.spendClaim(command.id, command.claimId);
    case "release":
      return store.releaseClaim(command.id, command.claimId, 10);
    case "changeLimits":
      return word(await store.changeLimits(command.id, command));
    case "setPassword":
      return word(await store.setPassword(command.id, command));
    case "delete":
      return word(await store.delete(command.id, command.operationId));
  }
}

function word(answer: object | string | null): string {
  if (answer === null) return "null";
  return typeof answer === "string" ? answer : "upload";
}
