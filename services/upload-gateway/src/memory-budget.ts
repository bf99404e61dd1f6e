import { ProtocolError } from "@envoi/protocol";

/** Memory that the open uploads of this process may hold together. */
export type MemoryBudget = {
  /**
   * Sets bytes aside for one upload.
   *
   * @returns gives them back; calling it again has no effect
   * @throws ProtocolError `busy` when there are not so many left
   */
  take(bytes: number): () => void;
};

export function createMemoryBudget(budgetBytes: number): MemoryBudget {
  let takenBytes = 0;
  return {
    take(bytes) {
      if (takenBytes + bytes > budgetBytes) throw new ProtocolError("busy");
      takenBytes += bytes;
      let isTaken = true;
      return () => {
        if (isTaken) takenBytes -= bytes;
        isTaken = false;
      };
    },
  };
}
