import { ProtocolError } from "@envoi/protocol";
import type { BlobBody, StoredPart } from "@envoi/store";

/** @throws ProtocolError `superseded` */
export function throwIfFenced(outcome: string): void {
  if (outcome === "fenced") throw new ProtocolError("superseded");
}

export function sumBytes(parts: readonly StoredPart[]): number {
  return parts.reduce((sum, part) => sum + part.bytes, 0);
}

export async function* notifyingEnd(batches: BlobBody, onEnd: () => void): BlobBody {
  try {
    yield* batches;
  } finally {
    onEnd();
  }
}
